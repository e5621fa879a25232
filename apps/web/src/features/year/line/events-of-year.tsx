import { type CivilDate, isoDate, type YearlyEvent, type YearlyStay } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import styles from "./events-of-year.module.css";
import { YearKey } from "./year-key.tsx";
import { YearLine } from "./year-line.tsx";

interface EventsOfYearProps {
  readonly events: readonly YearlyEvent[];
  readonly stays: readonly YearlyStay[];
  /** By the clock of the place; null until it is known. */
  readonly today: CivilDate | null;
  readonly year: number;
  readonly placeName: string;
}

/** What changes in the year: drawn on a line, and told date by date, what is over in the past tense. */
export function EventsOfYear({ events, stays, today, year, placeName }: EventsOfYearProps) {
  const t = useT();
  const now = today && isoDate(today);
  const told = events.filter(({ great, kind }) => great || kind === "eclipse");
  const shownToday = today?.year === year ? today : null;
  const next = told.find(({ date }) => now !== null && date >= now);
  return (
    <section className={`oxford ${styles.events}`} aria-labelledby="events">
      <h2 id="events">{t("year.events")}</h2>
      <YearLine events={told} stays={stays} today={shownToday} year={year} />
      <YearKey events={told} hasToday={shownToday !== null} />
      <p className={styles.about}>
        {t("year.eventsAbout")} {t("year.eventsPlace", { place: placeName })}
      </p>
      <ul className={styles.list} data-below-screen="phone">
        {told.map((event) => {
          const isOver = now !== null && event.date < now;
          return (
            <li
              key={`${event.date} ${event.kind} ${event.planet}`}
              className={isOver ? styles.over : event === next ? styles.next : undefined}
            >
              {isOver ? event.past_text : event.text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
