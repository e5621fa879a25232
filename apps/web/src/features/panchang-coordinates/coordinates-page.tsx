import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { useT } from "#i18n/use-t.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./coordinates-page.module.css";
import { PointFields } from "./point-fields.tsx";
import { PointResult } from "./point-result.tsx";
import { usePointAnswer } from "./use-point-answer.ts";

/** /panchang/coordinates: the panchang of a point that no list knows. */
export function CoordinatesPage() {
  const t = useT();
  const state = usePointAnswer();
  return (
    <div className={`sheet ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle id="title.panchangCoordinates" description="panchangCoordinates.description" />
        <p className={`no-print ${styles.lede}`}>{t("panchangCoordinates.lede")}</p>
        <FamilyBar />
        <NeedsScript />
      </header>
      <PointFields state={state} />
      <RulesInUse hasMonths />
      {state.answer && <PointResult answer={state.answer} />}
      {state.isAwaited && (
        <div className={`oxford ${styles.waiting}`} aria-busy="true">
          <Spinner>{t("panchangCoordinates.waiting")}</Spinner>
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  );
}
