import { use } from "react";
import type { Doubt } from "#api/wire/sensitivity.ts";
import { useT } from "#i18n/use-t.ts";
import { CertaintyContext } from "./certainty.tsx";
import styles from "./differences.module.css";
import { doubtOf, type Told } from "./doubt-of.ts";

const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;
/** From here on a larger unit says more. */
const MOST_DAYS = 90;
const MOST_MONTHS = 24;

/** The number of days in a unit that one can imagine. */
function useMoved(): (days: number) => string {
  const t = useT();
  return (days) => {
    const months = Math.round(days / DAYS_PER_MONTH);
    if (days <= MOST_DAYS) return t("certainty.datesDays", { count: days });
    if (months <= MOST_MONTHS) return t("certainty.datesMonths", { count: months });
    return t("certainty.datesYears", { count: Math.round(days / DAYS_PER_YEAR) });
  };
}

/** A sentence for each thing that may differ: from which minute it would be what. Nothing if it is all certain. */
export function DifferenceList({ answer, ...told }: Told & { readonly answer: Doubt }) {
  const t = useT();
  const moved = useMoved();
  const { differing, details, movedDays } = doubtOf(answer, told);
  const names = details.map(({ quantity }) => t(`certainty.${quantity}`)).join(", ");
  if (differing.length + details.length + movedDays === 0) return null;
  return (
    <ul className={styles.list}>
      {differing.map(({ quantity, text }) => (
        <li key={quantity}>{text}</li>
      ))}
      {movedDays > 0 && <li>{moved(movedDays)}</li>}
      {details.length > 0 && (
        <li>{t(told.of.length === 0 ? "certainty.dependsOn" : "certainty.details", { names })}</li>
      )}
    </ul>
  );
}

/** The same below one figure of a longer report, which says elsewhere how sure the whole of it is. */
export function Differences(told: Told) {
  const answer = use(CertaintyContext)?.answer;
  return answer ? <DifferenceList answer={answer} {...told} /> : null;
}
