import type { PanchangMonthDay, PanchangMonthRequest, PanchangMonthResponse } from "@vedanga/contract";
import {
  type FoundFestival,
  festivalsBetween,
  NAKSHATRAS,
  type NumberedSpan,
  RASIS,
  tithiOf,
  VARAS,
  varaOfDate,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { answered } from "./answered.ts";
import { civilClock } from "./civil-clock.ts";
import type { AnswerContext } from "./context.ts";
import { conventionsOf } from "./conventions.ts";
import { refusingAs } from "./core-refusal.ts";
import { nth } from "./nth.ts";
import { monthNames } from "./panchang-day/calendar.ts";
import { type ReckonedMonthDay, reckonedMonth } from "./panchang-month/reckoned-month.ts";
import { clockOf, type LocalClock } from "./wall-time.ts";
import { festivalReasons, wireFestival } from "./wire-festival.ts";
import { wireInstant, wireIsoDate } from "./wire-format.ts";

/**
 * GET /panchang/month: each civil day of a month with the state at its sunrise; where the Sun does not rise, at its noon.
 * @throws AppError "year_out_of_range" (year), "unknown_zone" (zone)
 */
export function answerPanchangMonth(
  request: PanchangMonthRequest,
  { ephemeris }: AnswerContext,
): PanchangMonthResponse {
  return refusingAs("year", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const words = catalogueOf(request.lang);
    const { year, month } = request;
    const days = reckonedMonth(sky, clock, place, { year, month });
    const last = { year, month, day: days.length };
    const festivals = festivalsBetween(sky, place, { year, month, day: 1 }, last, civilClock(clock));
    const ofDay = days.map(({ date }) => festivals.filter((festival) => festival.date.day === date.day));
    return answered(
      { year, month, days: days.map((day, index) => monthDay(day, ofDay[index] ?? [], clock, words)) },
      sky.conventions,
      request.explain
        ? ofDay.flatMap((found, day) =>
            found.flatMap((festival, index) => festivalReasons(festival, `days.${day}.festivals.${index}`, words)),
          )
        : undefined,
    );
  });
}

function monthDay(
  day: ReckonedMonthDay,
  festivals: readonly FoundFestival[],
  clock: LocalClock,
  words: Catalogue,
): PanchangMonthDay {
  const { names } = words;
  const instant = (jd: Parameters<typeof wireInstant>[1]) => wireInstant(clock, jd);
  const instantOrNull = (jd: Parameters<typeof wireInstant>[1] | undefined) => (jd === undefined ? null : instant(jd));
  const vara = varaOfDate(day.date);
  const { tithi, paksha } = tithiOf(day.tithi.number);
  const { sankranti } = day;
  return {
    date: wireIsoDate(day.date),
    weekday: { number: VARAS.indexOf(vara) + 1, name: names.vara[vara].weekday },
    sunrise: instantOrNull(day.sunriseJdUt),
    sunset: instantOrNull(day.sunsetJdUt),
    moonrise: day.moonrises.map(instant),
    moonset: day.moonsets.map(instant),
    tithi: {
      number: day.tithi.number,
      name: names.tithi[tithi],
      paksha,
      end: instant(day.tithi.endJdUt),
      course: day.repeated ? "repeated" : "ordinary",
    },
    skipped_tithis: day.skipped.map(({ number, startJdUt, endJdUt }: NumberedSpan) => ({
      number,
      name: names.tithi[tithiOf(number).tithi],
      start: instant(startJdUt),
      end: instant(endJdUt),
    })),
    nakshatra: {
      number: day.nakshatra.number,
      name: names.nakshatra[nth(NAKSHATRAS, day.nakshatra.number)],
      end: instant(day.nakshatra.endJdUt),
    },
    paksha: names.paksha[paksha].full,
    masa: monthNames(day.month, names),
    new_moon: instantOrNull(day.newMoonJdUt),
    full_moon: instantOrNull(day.fullMoonJdUt),
    sankranti:
      sankranti === undefined
        ? null
        : {
            number: sankranti.number,
            name: names.rasi[nth(RASIS, sankranti.number)],
            at: instant(sankranti.startJdUt),
          },
    festivals: festivals.map((festival) => wireFestival(festival, clock, words)),
  };
}
