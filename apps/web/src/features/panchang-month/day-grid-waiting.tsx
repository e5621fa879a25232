import { isoDate } from "@vedanga/contract";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import cell from "./day-cell.module.css";
import styles from "./day-grid.module.css";
import type { CivilMonth } from "./shown-month.ts";
import { WeekdayRow } from "./weekday-row.tsx";
import { datesOf, weeksOf } from "./weeks.ts";

/** Shown before it is known which month it is: five weeks, as most have. */
const SOME_MONTH: CivilMonth = { year: 2026, month: 7 };

/** A month that is coming: its dates in their places, as high as it will be on a phone. */
export function DayGridWaiting({ month }: { readonly month: CivilMonth | null }) {
  return (
    <table className={styles.grid} aria-hidden="true">
      <WeekdayRow />
      <tbody>
        {weeksOf(datesOf(month ?? SOME_MONTH)).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month have no other name and keep their order
          <tr key={row}>
            {week.map((day, weekday) => (
              <td key={day ? isoDate(day.date) : weekday} className={day ? cell.cell : styles.empty}>
                {day && (
                  <>
                    <div className={cell.face}>
                      <span className={cell.number}>{month && day.date.day}</span>
                    </div>
                    <div className={styles.coming}>
                      <Skeleton lines={3} />
                    </div>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
