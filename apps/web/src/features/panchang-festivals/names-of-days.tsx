import type { CivilDate } from "@vedanga/contract";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import styles from "./names-of-days.module.css";
import { useFestivalWords } from "./use-festival-words.ts";

interface NamesOfDaysProps {
  readonly rows: readonly YearFestival[];
  readonly today: CivilDate;
  readonly subject: AlmanacSubject;
}

/** Festivals by their names and days alone; each leads to its day. */
export function NamesOfDays({ rows, today, subject }: NamesOfDaysProps) {
  const { nameOf, shortDate } = useFestivalWords();
  return (
    <ul className={styles.names}>
      {rows.map((festival) => (
        <li key={`${festival.id} ${festival.date.month} ${festival.date.day}`}>
          <AppLink to={dayAddress(festival.date, subject)}>
            <b>{nameOf(festival)}</b> <span>{shortDate(festival.date, today)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
