import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { useT } from "#i18n/use-t.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./coordinates-page.module.css";
import { usePointAnswer } from "./use-point-answer.ts";

const loadFields = pieceOfScreen(() => import("./point-fields-piece.tsx"));
const loadResult = pieceOfScreen(() => import("./point-result-piece.tsx"));

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
      <LatePiece load={loadFields} given={{ state }} waiting={<Spinner />} />
      <RulesInUse hasMonths />
      {state.answer && <LatePiece load={loadResult} given={{ answer: state.answer }} waiting={<Waiting />} />}
      {state.isAwaited && <Waiting />}
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div className={`oxford ${styles.waiting}`} aria-busy="true">
      <Spinner>{t("panchangCoordinates.waiting")}</Spinner>
      <Skeleton lines={8} />
    </div>
  );
}
