import type { CivilDate } from "@vedanga/contract";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { LimbStretch } from "./limb-stretches.ts";
import styles from "./limb-table.module.css";

interface LimbTableProps {
  /** The caption of the table for screen readers. */
  readonly label: string;
  readonly stretches: readonly LimbStretch[];
  readonly date: CivilDate;
  /** The present one; of another day, the one at its sunrise. */
  readonly isLive: boolean;
}

/** Every limb of one kind that touches the day, with its ends; the present one strong. */
export function LimbTable({ label, stretches, date, isLive }: LimbTableProps) {
  const t = useT();
  const { instantOf } = useClock();

  function span({ start, end, outlastsDay }: LimbStretch): string {
    const from = start && instantOf(start, date);
    const to = instantOf(end, date);
    if (outlastsDay) return from ? t("panchang.from", { when: from }) : t("panchang.allDay");
    return from ? t("panchang.fromTo", { from, to }) : t("panchang.until", { when: to });
  }

  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {stretches.map((stretch) => (
          <tr key={`${stretch.number} ${stretch.name}`} className={styles[stretch.tense]}>
            <th scope="row">{stretch.name}</th>
            <td className="num">
              {span(stretch)}
              {isLive && stretch.tense === "now" && <span className="unseen">{t("panchang.holdsNow")}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
