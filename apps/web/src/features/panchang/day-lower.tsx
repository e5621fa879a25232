import type { ConventionChoice } from "#app/almanac/conventions.ts";
import type { Where } from "#app/almanac/where.ts";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import styles from "./day-panel.module.css";
import { DayDoors } from "./doors/day-doors.tsx";
import { CalendarFacts } from "./timings/calendar-facts.tsx";
import { HoursOfDay } from "./timings/hours-of-day.tsx";
import { Timings } from "./timings/timings.tsx";
import type { DayFigures } from "./use-day.ts";

interface DayLowerProps extends Pick<DayFigures, "panchang" | "day" | "question"> {
  /** Now; null on a day that is not today. */
  readonly liveMs: number | null;
  /** By which moon months end. */
  readonly months: ConventionChoice["months"];
  readonly where: Where;
  readonly placeName: string;
}

/** The hours of the day, its place in the calendar, and where it goes on from here. */
export function DayLower({ panchang, day, question, liveMs, months, where, placeName }: DayLowerProps) {
  return (
    <>
      <div className={styles.timings}>
        <Timings day={day} nowMs={liveMs} question={question} />
      </div>
      <div className={styles.calendar}>
        <CalendarFacts panchang={panchang} day={day} months={months} question={question} />
        <DayDoors question={question} date={parseIsoDate(day.date)} where={where} placeName={placeName} />
      </div>
      <div className={styles.hours}>
        <HoursOfDay day={day} nowMs={liveMs} question={question} />
      </div>
    </>
  );
}
