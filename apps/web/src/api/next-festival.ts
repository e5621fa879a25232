import { queryOptions } from "@tanstack/react-query";
import { type CivilDate, SKY_YEARS } from "@vedanga/contract";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { panchangMonth } from "./panchang-month.ts";
import type { Festival } from "./wire/festival.ts";
import type { AlmanacMonthDay } from "./wire/panchang-month.ts";

export interface KeptFestival {
  readonly date: CivilDate;
  readonly festival: Festival;
}

interface NextFestivalQuestion extends AlmanacQuestion {
  /** Their ids. */
  readonly ids: readonly string[];
  readonly after: CivilDate;
}

/** From the same month in one year to the next: a festival of the lunar year may come up to a month later. */
const MONTHS_AHEAD = 14;

/** The first day after a date on which one of these festivals is kept at a place; null if no month ahead has one. */
export function nextFestival({ ids, after, ...question }: NextFestivalQuestion) {
  return queryOptions({
    queryKey: ["next-festival", ids, after, question],
    queryFn: async ({ client }): Promise<KeptFestival | null> => {
      for (const month of monthsFrom(after)) {
        const days = await client.fetchQuery(panchangMonth({ ...question, ...month }));
        const first = firstKept(days, ids, after);
        if (first) return first;
      }
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function monthsFrom({ year, month }: CivilDate): readonly { readonly year: number; readonly month: number }[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, count) => month - 1 + count)
    .map((index) => ({ year: year + Math.floor(index / 12), month: (index % 12) + 1 }))
    .filter((ahead) => ahead.year <= SKY_YEARS.last);
}

const dayNumber = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day);

/** The first of these festivals among the days of a month. */
function firstKept(
  days: readonly Pick<AlmanacMonthDay, "date" | "festivals">[],
  ids: readonly string[],
  after: CivilDate,
): KeptFestival | undefined {
  for (const { date, festivals } of days) {
    const festival = festivals.find(({ id }) => ids.includes(id));
    if (festival && dayNumber(date) > dayNumber(after)) return { date, festival };
  }
  return undefined;
}
