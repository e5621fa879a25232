import { type CivilDate, isoDate } from "@vedanga/contract";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { DayCell } from "./day-cell.tsx";
import styles from "./day-grid.module.css";
import { lunarMonthsOf, type MonthSystem } from "./lunar-month-runs.ts";
import { WeekdayRow } from "./weekday-row.tsx";

interface DayGridProps {
  readonly days: readonly AlmanacMonthDay[];
  readonly today: CivilDate | null;
  readonly system: MonthSystem;
  readonly subject: AlmanacSubject;
}

/** The days of a month: a list on a phone, seven columns if there is room and on paper. */
export function DayGrid({ days, today, system, subject }: DayGridProps) {
  const [, ...begun] = lunarMonthsOf(days, system);
  return (
    <>
      <WeekdayRow />
      <ol className={styles.days}>
        {days.map((day) => (
          <DayCell
            key={isoDate(day.date)}
            day={day}
            today={today}
            begins={begun.find(({ from }) => isSameDate(from, day.date))?.masa}
            subject={subject}
          />
        ))}
      </ol>
    </>
  );
}
