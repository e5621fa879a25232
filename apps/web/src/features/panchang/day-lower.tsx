import type { Where } from "#almanac/where.ts";
import type { ConventionChoice } from "#api/conventions/conventions.ts";
import styles from "./day-panel.module.css";
import { DayDoors } from "./doors/day-doors.tsx";
import { Festivals } from "./festivals/festivals.tsx";
import { Limbs } from "./limbs/limbs.tsx";
import { CalendarFacts } from "./timings/calendar-facts.tsx";
import { HoursOfDay } from "./timings/hours-of-day.tsx";
import { Timings } from "./timings/timings.tsx";
import type { DayFigures } from "./use-day.ts";

interface DayLowerProps extends Pick<DayFigures, "panchang" | "day" | "tomorrow" | "question"> {
  /** Now; null on a day that is not today. */
  readonly liveMs: number | null;
  /** The moon that ends a month. */
  readonly months: ConventionChoice["months"];
  readonly where: Where;
  readonly placeName: string;
}

/** The rest of the day in the order in which it is asked for, and links to other screens. */
export function DayLower({ panchang, day, tomorrow, question, liveMs, months, where, placeName }: DayLowerProps) {
  return (
    <>
      <div className={`${styles.section} ${styles.timings} oxford`} data-below-screen="phone">
        <Timings day={day} nowMs={liveMs} question={question} />
      </div>
      <div className={`${styles.section} ${styles.limbs} oxford`} data-below-screen>
        <Limbs
          panchang={panchang}
          day={day}
          tomorrow={tomorrow}
          nowMs={liveMs ?? (day.sunrise ?? day.solar_noon).instantMs}
          isLive={liveMs !== null}
          question={question}
        />
      </div>
      <div className={styles.rest} data-below-screen>
        <div className={`${styles.section} ${styles.festivals} oxford`}>
          <Festivals day={day} question={question} />
        </div>
        <div className={`${styles.section} ${styles.hours} oxford`}>
          <HoursOfDay day={day} nowMs={liveMs} question={question} />
        </div>
        <div className={`${styles.section} ${styles.calendar} oxford`}>
          <CalendarFacts panchang={panchang} day={day} months={months} isLive={liveMs !== null} question={question} />
          <DayDoors question={question} date={day.date} where={where} placeName={placeName} />
        </div>
      </div>
    </>
  );
}
