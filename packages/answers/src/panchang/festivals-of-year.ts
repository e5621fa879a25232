import {
  type FestivalsOfYearRequest,
  type FestivalsOfYearResponse,
  SKY_YEARS,
  type YearFestival,
} from "@vedanga/contract";
import { addDays, type CivilDate, daysAt, type FoundFestival, isoDate } from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { clockOf, type LocalClock } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { festivalReasons, wireFestival } from "../wire/wire-festival.ts";

/** The schools' days of one festival are at most this far apart. */
const DAYS_BETWEEN_SCHOOLS = 2;

const LAST_OF_ALMANAC: CivilDate = { year: SKY_YEARS.last, month: 12, day: 31 };

/** The day before the same date of the next year: 365 days or 366. */
const lastOfYearFrom = (first: CivilDate): CivilDate => addDays({ ...first, year: first.year + 1 }, -1);

/** A festival on its first day, and the same on the days of other schools. */
type Kept = readonly [FoundFestival, ...FoundFestival[]];

/**
 * GET /panchang/festivals-of-year: what is kept at a place in a year, the same days as those of `panchang/month`, each once.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerFestivalsOfYear(
  request: FestivalsOfYearRequest,
  { ephemeris }: AnswerContext,
): FestivalsOfYearResponse {
  return refusingAs("date", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const words = catalogueOf(request.lang);
    const { date: first, ids } = request;
    const asked = request.days === undefined ? lastOfYearFrom(first) : addDays(first, request.days - 1);
    const last = asked.year > SKY_YEARS.last ? LAST_OF_ALMANAC : asked;
    const [from, to] = [isoDate(first), isoDate(last)];
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const found = daysAt(sky, place, clock)
      .festivalsBetween(addDays(first, -DAYS_BETWEEN_SCHOOLS), addDays(last, DAYS_BETWEEN_SCHOOLS))
      .filter(({ id }) => ids === undefined || ids.includes(id));
    const kept = joined(found).filter(
      (days) => isoDate(days[0].date) <= to && days.some(({ date }) => isoDate(date) >= from),
    );
    return answered(
      { from, to, festivals: kept.map((days) => yearFestival(days, clock, words)) },
      sky.conventions,
      request.explain
        ? kept.flatMap((days, index) => days.flatMap((one) => festivalReasons(one, `festivals.${index}`, words)))
        : undefined,
    );
  });
}

/** Each festival once, the days of the schools together. */
function joined(found: readonly FoundFestival[]): readonly Kept[] {
  const rows: [FoundFestival, ...FoundFestival[]][] = [];
  for (const festival of found) {
    const row = rows.findLast(([{ id }]) => id === festival.id);
    const [first] = row ?? [];
    if (row && first?.tradition === "smarta" && festival.tradition === "vaishnava") row.push(festival);
    else rows.push([festival]);
  }
  return rows;
}

function yearFestival([festival, ...others]: Kept, clock: LocalClock, words: Catalogue): YearFestival {
  const [why, ...also] = festivalReasons(festival, "festivals", words);
  return {
    date: isoDate(festival.date),
    ...wireFestival(festival, clock, words),
    source: why?.source ?? "",
    also: also.map(({ text, source }) => ({ text, source })),
    other_days: others.flatMap((other) => {
      const { tradition, tradition_name, why: otherWhy, parana_from, parana_until } = wireFestival(other, clock, words);
      if (tradition === undefined || tradition_name === undefined) return [];
      const source = festivalReasons(other, "festivals", words)[0]?.source ?? "";
      const parana = { ...(parana_from && { parana_from }), ...(parana_until && { parana_until }) };
      return [{ date: isoDate(other.date), tradition, tradition_name, why: otherWhy, source, ...parana }];
    }),
  };
}
