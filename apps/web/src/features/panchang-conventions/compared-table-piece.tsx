import type { CivilDate } from "@vedanga/contract";
import type { AlmanacPlaceInUse } from "#almanac/use-almanac-place.ts";
import type { ConventionsInUse } from "#almanac/use-conventions.ts";
import { type ConventionChoice, DEFAULT_CONVENTIONS, isSameChoice } from "#api/conventions/conventions.ts";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { ComparedRows } from "./compared-rows.tsx";
import styles from "./compared-table.module.css";
import { useComparedDays } from "./use-compared-days.ts";

interface ComparedTableProps {
  readonly date: CivilDate | null;
  readonly at: AlmanacPlaceInUse;
  readonly conventions: ConventionChoice;
  readonly parameters: ConventionsInUse["parameters"];
}

const ROWS = 13;

/** The day twice, side by side, and by how much each figure moved. */
export default function ComparedTablePiece({ date, at, conventions, parameters }: ComparedTableProps) {
  const t = useT();
  const { lang } = useLanguage();
  const compared = useComparedDays(date, at.place, parameters);
  const { days } = compared;
  const { fault, retry } = at.failure ?? compared;
  const isDefault = isSameChoice(conventions, DEFAULT_CONVENTIONS);
  return (
    <div className={styles.box} aria-busy={!days && fault === null}>
      <p className={styles.lede}>
        {date && t("panchangConventions.movesLede", { date: formatFullDate(date, lang), place: at.name })}
        {isDefault && ` ${t("panchangConventions.nothingMoves")}`}
      </p>
      {fault !== null && (
        <ErrorPanel error={fault} onRetry={retry}>
          {t("panchangConventions.failed")}
        </ErrorPanel>
      )}
      {!days && fault === null && (
        <>
          <Spinner>{t("panchangConventions.loading")}</Spinner>
          <Skeleton lines={ROWS} />
        </>
      )}
      {days && date && <ComparedRows {...days} date={date} months={conventions.months} />}
    </div>
  );
}
