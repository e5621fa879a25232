import { addDays, type CivilDate, isoDate } from "@vedanga/contract";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { festivalsOfYear } from "./festivals-of-year.ts";
import type { YearFestival } from "./wire/festivals-of-year.ts";

export interface KeptFestival {
  readonly date: CivilDate;
  readonly name: string;
}

interface NextFestivalQuestion extends AlmanacQuestion {
  /** Their ids. */
  readonly ids: readonly string[];
  readonly after: CivilDate;
}

/** A festival of the lunar year may come 385 days after itself. */
const DAYS_AHEAD = 400;

/** The first day after a date on which one of these festivals is kept at a place; null if none is found. */
export const nextFestival = ({ after, ...question }: NextFestivalQuestion) => ({
  ...festivalsOfYear({ ...question, from: addDays(after, 1), days: DAYS_AHEAD }),
  select: (festivals: readonly YearFestival[]) => firstAfter(festivals, isoDate(after)),
});

/** Another school may keep a day that is still to come. */
function firstAfter(festivals: readonly YearFestival[], after: string): KeptFestival | null {
  const days = festivals.flatMap(({ name, date, other_days: others }) =>
    [date, ...others.map((other) => other.date)].map((kept) => ({ date: kept, name })),
  );
  return days
    .filter(({ date }) => isoDate(date) > after)
    .reduce<KeptFestival | null>(
      (first, day) => (first && isoDate(first.date) <= isoDate(day.date) ? first : day),
      null,
    );
}
