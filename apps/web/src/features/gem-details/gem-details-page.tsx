import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { type GemKey, gemDetails } from "#api/gem-details.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { GemChoice } from "./gem-choice.tsx";
import styles from "./gem-details-page.module.css";
import { GemError } from "./gem-error.tsx";
import { gemOfAddress } from "./gem-of-address.ts";
import { GemTold } from "./gem-told.tsx";
import { NineStones } from "./nine-stones.tsx";
import { useAddressLanguage } from "./use-address-language.ts";

/** `/utilities/gem-details`: one stone of the nine; `?gem=` names it. */
export function GemDetailsPage() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  useAddressLanguage();
  const gem = gemOfAddress(isHydrated ? search : new URLSearchParams());
  return (
    <div className={`sheet ${styles.page}`}>
      {gem === undefined ? <UnknownGem named={search.get("gem") ?? ""} /> : <KnownGem gem={gem} isNamed={isHydrated} />}
      <NineStones shown={gem} />
    </div>
  );
}

function UnknownGem({ named }: { readonly named: string }) {
  const t = useT();
  return (
    <GemError message={t("gemDetails.unknown", { named })}>
      <GemChoice shown={undefined} />
    </GemError>
  );
}

function KnownGem({ gem, isNamed }: { readonly gem: GemKey; readonly isNamed: boolean }) {
  const t = useT();
  const { lang } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({ ...gemDetails(gem, lang), enabled: isNamed });
  if (error && !isFetching) {
    return (
      <GemError error={error} onRetry={() => void refetch()}>
        <GemChoice shown={gem} />
      </GemError>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <div>
          <PageTitle
            id="title.gemDetails"
            title={isNamed ? t(`gem.${gem}`) : undefined}
            description="gemDetails.description"
          />
          <p className={styles.lede}>{t("gemDetails.lede")}</p>
          <NeedsScript />
        </div>
        <GemChoice shown={gem} />
      </header>
      <GemTold gem={gem} record={data} />
      <p className={styles.back}>
        <AppLink to="/" className={buttonLook("outline")}>
          {t("gemDetails.home")}
        </AppLink>
      </p>
    </>
  );
}
