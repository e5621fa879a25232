import type { PanchangDay, PanchangDayResponse, PanchangRequest } from "@vedanga/contract";
import {
  dishaShool,
  type GeoPoint,
  isoDate,
  type JulianDayUt,
  jdUt,
  karanaOf,
  localTrack,
  NAKSHATRAS,
  type NumberedSpan,
  nextFullMoon,
  nextNewMoon,
  RASIS,
  type Sky,
  type Span,
  VARAS,
  YOGAS,
  yoginiDirection,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import type { LocalClock } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireFestival } from "../wire/wire-festival.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { calendarFields, wireMoon } from "./day/calendar.ts";
import { dayReasons } from "./day/reasons.ts";
import { wireSpans } from "./day/spans.ts";
import { type AlmanacMoment, almanacMoment } from "./moment/moment.ts";

/**
 * GET /panchang/day: everything that touches the day from the sunrise of the date to the next; where the Sun does not
 * rise, from midnight. `time` has no effect. Ours, so that names are spelt as a reader knows them.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerPanchangDay(
  { time: _, ...request }: PanchangRequest,
  context: AnswerContext,
): PanchangDayResponse {
  return refusingAs("date", () => {
    const moment = almanacMoment(request, context);
    const words = catalogueOf(request.lang);
    return answered(
      panchangDayOf(moment, words),
      moment.sky.conventions,
      request.explain ? dayReasons(moment.day, words) : undefined,
    );
  });
}

function panchangDayOf({ sky, clock, place, day }: AlmanacMoment, words: Catalogue): PanchangDay {
  const { sun, moon, limbs, calendar } = day;
  const { names } = words;
  const instant = (jd: JulianDayUt) => wireInstant(clock, jd);
  const instantOrNull = (jd: JulianDayUt | undefined) => (jd === undefined ? null : instant(jd));
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
    date: isoDate(sun.date),
    sunrise: instantOrNull(sun.sunriseJdUt),
    sunset: instantOrNull(sun.sunsetJdUt),
    next_sunrise: instantOrNull(sun.nextSunriseJdUt),
    solar_noon: instant(sun.noonJdUt),
    moonrise: moon.civil.rises.map(instant),
    moonset: moon.civil.sets.map(instant),
    moon: wireMoon(moon.events, clock),
    vaara: { number: VARAS.indexOf(sun.vara) + 1, name: names.vara[sun.vara].weekday },
    tithi: day.tithis.map((tithi) => ({
      ...limb(tithi, names.tithi[tithi.tithi]),
      paksha: tithi.paksha,
      course: tithi.course ?? null,
    })),
    nakshatra: limbsOf(limbs.nakshatra, (number) => names.nakshatra[nth(NAKSHATRAS, number)]),
    yoga: limbsOf(limbs.yoga, (number) => names.yoga[nth(YOGAS, number)]),
    karana: limbsOf(limbs.karana, (number) => names.karana[karanaOf(number)]),
    spans: wireSpans(day.spans, clock, names),
    moon_sign: limbsOf(day.moonSigns, signName),
    sun_sign: limbsOf(day.sunSigns, signName),
    ...calendarFields(calendar, names),
    disha_shool: names.direction[dishaShool(sun.vara)],
    yogini: names.direction[yoginiDirection(calendar.month.amanta.date)],
    next_new_moon: instant(nextNewMoon(sky, sun.anchorJdUt)),
    next_full_moon: instant(nextFullMoon(sky, sun.anchorJdUt)),
    festivals: day.festivals.map((festival) => wireFestival(festival, clock, words)),
    curves: curvesOf(sky, clock, place, sun.span),
  };
}

const STEP_MINUTES = 15;
const STEP_DAYS = STEP_MINUTES / 1440;

/** Altitudes of Sun and Moon through a day, to a hundredth of a degree; the last at or just before its end. */
function curvesOf(sky: Sky, clock: LocalClock, place: GeoPoint, { startJdUt, endJdUt }: Span): PanchangDay["curves"] {
  const instants: JulianDayUt[] = [];
  for (let step = 0; startJdUt + step * STEP_DAYS <= endJdUt; step += 1)
    instants.push(jdUt(startJdUt + step * STEP_DAYS));
  const hundredths = (altitudeDeg: number): number => Math.round(altitudeDeg * 100) / 100;
  const altitudes = (body: "sun" | "moon"): number[] => {
    const track = localTrack(sky, body, place);
    return instants.map((jd) => hundredths(track.altitudeDeg(jd)));
  };
  return {
    start: wireInstant(clock, startJdUt),
    step_minutes: STEP_MINUTES,
    sun: altitudes("sun"),
    moon: altitudes("moon"),
  };
}
