import type { PanchangDay, PanchangDayResponse, PanchangRequest } from "@vedanga/contract";
import {
  dishaShool,
  karanaOf,
  moonRiseSet,
  NAKSHATRAS,
  type NumberedSpan,
  nextFullMoon,
  nextNewMoon,
  RASIS,
  VARAS,
  YOGAS,
  yoginiDirection,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { answered } from "./answered.ts";
import type { AnswerContext } from "./context.ts";
import { refusingAs } from "./core-refusal.ts";
import { nth } from "./nth.ts";
import { type AlmanacMoment, almanacMoment } from "./panchang/moment.ts";
import { calendarFields } from "./panchang-day/calendar.ts";
import { curvesOf } from "./panchang-day/curves.ts";
import { dayReasons } from "./panchang-day/reasons.ts";
import { type ReckonedDay, reckonedDay } from "./panchang-day/reckoned-day.ts";
import { wireSpans } from "./panchang-day/spans.ts";
import { wireFestival } from "./wire-festival.ts";
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
    const reckoned = reckonedDay(moment);
    const words = catalogueOf(request.lang);
    return answered(
      panchangDayOf(moment, reckoned, words),
      moment.sky.conventions,
      request.explain ? dayReasons(reckoned, words) : undefined,
    );
  });
}

function panchangDayOf(
  { sky, clock, place, day, jdUt }: AlmanacMoment,
  reckoned: ReckonedDay,
  words: Catalogue,
): PanchangDay {
  const { core, limbs, tithis, calendar } = reckoned;
  const { names } = words;
  const moon = moonRiseSet(sky, day.civil.startJdUt, day.civil.endJdUt, place);
  const instant = (jd: typeof jdUt) => wireInstant(clock, jd);
  const instantOrNull = (jd: typeof jdUt | undefined) => (jd === undefined ? null : instant(jd));
  const limb = ({ number, startJdUt, endJdUt }: NumberedSpan, name: string) => ({
    number,
    name,
    start: instant(startJdUt),
    end: instant(endJdUt),
  });
  const limbsOf = (spans: readonly NumberedSpan[], nameOf: (number: number) => string) =>
    spans.map((span) => limb(span, nameOf(span.number)));
  const signName = (number: number) => names.rasi[nth(RASIS, number)];
  return {
    date: wireIsoDate(day.date),
    sunrise: instantOrNull(day.sunriseJdUt),
    sunset: instantOrNull(day.sunsetJdUt),
    next_sunrise: instantOrNull(day.nextSunriseJdUt),
    solar_noon: instant(day.solarNoonJdUt),
    moonrise: moon.rises.map(instant),
    moonset: moon.sets.map(instant),
    vaara: { number: VARAS.indexOf(core.vara) + 1, name: names.vara[core.vara].weekday },
    tithi: tithis.map((tithi) => ({
      ...limb(tithi, names.tithi[tithi.tithi]),
      paksha: tithi.paksha,
      course: day.nextSunriseJdUt === undefined ? null : tithi.course,
    })),
    nakshatra: limbsOf(limbs.nakshatra, (number) => names.nakshatra[nth(NAKSHATRAS, number)]),
    yoga: limbsOf(limbs.yoga, (number) => names.yoga[nth(YOGAS, number)]),
    karana: limbsOf(limbs.karana, (number) => names.karana[karanaOf(number)]),
    spans: wireSpans(reckoned.spans, clock, names),
    moon_sign: limbsOf(reckoned.moonSigns, signName),
    sun_sign: limbsOf(reckoned.sunSigns, signName),
    ...calendarFields(calendar, names),
    disha_shool: names.direction[dishaShool(core.vara)],
    yogini: names.direction[yoginiDirection(calendar.month.amanta.date)],
    next_new_moon: instant(nextNewMoon(sky, jdUt)),
    next_full_moon: instant(nextFullMoon(sky, jdUt)),
    festivals: reckoned.festivals.map((festival) => wireFestival(festival, clock, words)),
    curves: curvesOf(sky, clock, place, core.span),
  };
}
