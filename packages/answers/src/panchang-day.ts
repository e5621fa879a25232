import type { PanchangDay, PanchangDayResponse, PanchangRequest } from "@vedanga/contract";
import {
  karanaOf,
  limbsBetween,
  moonRiseSet,
  moonSignsBetween,
  NAKSHATRAS,
  type NumberedSpan,
  nextFullMoon,
  nextNewMoon,
  RASIS,
  sunSignsBetween,
  tithiOf,
  VARAS,
  varaOfDate,
  YOGAS,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { dayHolding } from "./almanac-day.ts";
import { answered } from "./answered.ts";
import type { AnswerContext } from "./context.ts";
import { refusingAs } from "./core-refusal.ts";
import { nth } from "./nth.ts";
import { type AlmanacMoment, almanacMoment } from "./panchang/moment.ts";
import { calendarFields } from "./panchang-day/calendar.ts";
import { curvesOf } from "./panchang-day/curves.ts";
import { spansOf } from "./panchang-day/spans.ts";
import { wireInstant, wireIsoDate } from "./wire-format.ts";

/**
 * GET /panchang/day: everything that touches the day from the sunrise of the date to the next; where the Sun does not
 * rise, from midnight to midnight. `time` plays no part. Ours, so that names are spelt as a reader knows them.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerPanchangDay(
  { time: _, ...request }: PanchangRequest,
  context: AnswerContext,
): PanchangDayResponse {
  return refusingAs("date", () => {
    const moment = almanacMoment(request, context);
    return answered(panchangDayOf(moment, catalogueOf(request.lang)), moment.sky.conventions);
  });
}

function panchangDayOf({ sky, clock, place, day, jdUt }: AlmanacMoment, words: Catalogue): PanchangDay {
  const { names } = words;
  const whole = dayHolding(day, jdUt);
  const { startJdUt: from, endJdUt: to } = whole;
  const moon = moonRiseSet(sky, day.civil.startJdUt, day.civil.endJdUt, place);
  const limbs = limbsBetween(sky, from, to);
  const vara = varaOfDate(day.date);
  const instant = (jd: typeof jdUt) => wireInstant(clock, jd);
  const instantOrNull = (jd: typeof jdUt | undefined) => (jd === undefined ? null : instant(jd));
  const numbered = (spans: readonly NumberedSpan[], nameOf: (number: number) => string) =>
    spans.map(({ number, startJdUt, endJdUt }) => ({
      number,
      name: nameOf(number),
      start: instant(startJdUt),
      end: instant(endJdUt),
    }));
  const signName = (number: number) => names.rasi[nth(RASIS, number)];
  return {
    date: wireIsoDate(day.date),
    sunrise: instantOrNull(day.sunriseJdUt),
    sunset: instantOrNull(day.sunsetJdUt),
    next_sunrise: instantOrNull(day.nextSunriseJdUt),
    solar_noon: instant(day.solarNoonJdUt),
    moonrise: moon.rises.map(instant),
    moonset: moon.sets.map(instant),
    vaara: { number: VARAS.indexOf(vara) + 1, name: names.vara[vara].weekday },
    tithi: numbered(limbs.tithi, (number) => names.tithi[tithiOf(number).tithi]),
    nakshatra: numbered(limbs.nakshatra, (number) => names.nakshatra[nth(NAKSHATRAS, number)]),
    yoga: numbered(limbs.yoga, (number) => names.yoga[nth(YOGAS, number)]),
    karana: numbered(limbs.karana, (number) => names.karana[karanaOf(number)]),
    spans: spansOf(day, clock),
    moon_sign: numbered(moonSignsBetween(sky, from, to), signName),
    sun_sign: numbered(sunSignsBetween(sky, from, to), signName),
    ...calendarFields(sky, whole, jdUt, words),
    next_new_moon: instant(nextNewMoon(sky, jdUt)),
    next_full_moon: instant(nextFullMoon(sky, jdUt)),
    curves: curvesOf(sky, clock, place, whole),
  };
}
