import { type AlmanacSubject, festivalsAddress } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { FESTIVAL_LISTS, type FestivalList, listOf } from "./festival-kinds.ts";
import styles from "./kind-links.module.css";

interface KindLinksProps {
  readonly festivals: readonly YearFestival[] | undefined;
  readonly chosen: FestivalList | undefined;
  readonly year: number | null;
  readonly subject: AlmanacSubject;
}

/** All kinds, or one of them, each with how many the year has. */
export function KindLinks({ festivals, chosen, year, subject }: KindLinksProps) {
  const t = useT();
  const kinds = [undefined, ...FESTIVAL_LISTS];
  return (
    <nav className={`no-print ${styles.kinds}`} aria-label={t("festivals.kinds")}>
      {kinds.map((kind) => (
        <AppLink
          key={kind ?? "all"}
          to={festivalsAddress({ year, ...(kind && { kind }) }, subject)}
          aria-current={kind === chosen ? "page" : undefined}
          preventScrollReset
        >
          <span>{t(kind ? `festivals.kind.${kind}` : "festivals.all")}</span>{" "}
          <span className={`num ${styles.count}`}>
            {festivals?.filter((festival) => kind === undefined || listOf(festival) === kind).length}
          </span>
        </AppLink>
      ))}
    </nav>
  );
}
