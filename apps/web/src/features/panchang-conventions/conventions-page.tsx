import { useSearchParams } from "react-router";
import { conventionsAddress, dayAddress, monthAddress } from "#almanac/almanac-address.ts";
import { dateThere } from "#almanac/date-there.ts";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { dateIn } from "#almanac/where.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { PageDoors } from "#ui/press/page-doors.tsx";
import { useNow } from "#ui/use-now.ts";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./conventions-page.module.css";
import { PresetButtons } from "./preset-buttons.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { SubjectFields } from "./subject-fields.tsx";

const loadTable = pieceOfScreen(() => import("./compared-table-piece.tsx"));

/** /panchang/conventions: the conventions of the almanac, and what they change in a day. */
export function ConventionsPage() {
  const t = useT();
  const navigate = useAppNavigate();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const nowMs = useNow();
  const at = useAlmanacPlace();
  const { conventions, parameters, choose } = useConventions();
  const named = isHydrated ? dateIn(search.get("date") ?? "") : null;
  const date = named ?? dateThere(at.place, nowMs);
  const subject = { where: at.where, conventions };
  return (
    <div className={`sheet ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle id="title.panchangConventions" description="panchangConventions.description" />
        <p className={styles.lede}>{t("panchangConventions.lede")}</p>
        <FamilyBar />
        <NeedsScript />
      </header>
      <PresetButtons chosen={conventions} onChosen={choose} />
      <section className={`oxford ${styles.moves}`} aria-labelledby="moves-title">
        <h2 id="moves-title">{t("panchangConventions.moves")}</h2>
        <SubjectFields
          date={date}
          placeName={at.name}
          onDate={(chosen) =>
            navigate(conventionsAddress(chosen, subject), { replace: true, preventScrollReset: true })
          }
          onPlace={at.choosePlace}
        />
        <LatePiece load={loadTable} given={{ date, at, conventions, parameters }} waiting={<Skeleton lines={13} />} />
        {date && (
          <PageDoors label={t("panchangConventions.doors")}>
            <AppLink to={dayAddress(date, subject)}>{t("panchangConventions.toDay")}</AppLink>
            <AppLink to={monthAddress(date, subject)}>{t("panchangConventions.toMonth")}</AppLink>
          </PageDoors>
        )}
      </section>
      <RuleFields chosen={conventions} onChosen={choose} />
    </div>
  );
}
