import { type CivilDate, isoDate } from "@vedanga/contract";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { FESTIVAL_LISTS, type FestivalList, listOf } from "./festival-kinds.ts";

type Days = Pick<YearFestival, "date" | "other_days">;

/** The first of its days, by any school, that is not before today; null if all are over. */
export function comingDay({ date, other_days: others }: Days, today: CivilDate): CivilDate | null {
  const days = [date, ...others.map((other) => other.date)];
  return days.find((day) => isoDate(day) >= isoDate(today)) ?? null;
}

export interface NextOfKind {
  readonly list: FestivalList;
  /** Null if none is left in the dates of the page. */
  readonly next: { readonly festival: YearFestival; readonly date: CivilDate } | null;
}

/** What is next of each kind, soonest first; an eclipse only where it is seen. */
export function nextOfEach(festivals: readonly YearFestival[], today: CivilDate): readonly NextOfKind[] {
  const coming = festivals
    .filter(({ eclipse }) => eclipse?.visible !== false)
    .flatMap((festival) => {
      const date = comingDay(festival, today);
      return date ? [{ festival, date }] : [];
    });
  const when = ({ next }: NextOfKind): string => (next ? isoDate(next.date) : "none");
  return FESTIVAL_LISTS.map((list) => ({
    list,
    next: coming.find(({ festival }) => listOf(festival) === list) ?? null,
  })).toSorted((a, b) => Number(when(a) > when(b)) - Number(when(a) < when(b)));
}

export interface KindParts {
  /** Those that are over, where the year on the page runs. */
  readonly earlier: readonly YearFestival[];
  readonly first: readonly YearFestival[];
  readonly rest: readonly YearFestival[];
}

/** The rows of a kind: next first, those that are over apart. If all are over, they are shown as they come. */
export function partsOf(rows: readonly YearFestival[], today: CivilDate, shown: number): KindParts {
  const begins = rows.findIndex((row) => comingDay(row, today) !== null);
  const over = Math.max(begins, 0);
  return {
    earlier: rows.slice(0, over),
    first: rows.slice(over, over + shown),
    rest: rows.slice(over + shown),
  };
}
