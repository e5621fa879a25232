import type { WireReason } from "@vedanga/contract";
import {
  type AlmanacDay,
  ayanaReason,
  ayanaTropicalReason,
  dishaShoolReason,
  type LimbFacts,
  type LunarYears,
  limbReason,
  masaReason,
  type NumberedSpan,
  purnimantaReason,
  type Reason,
  rituReason,
  rituSolarReason,
  spanReason,
  sunriseSide,
  varaReason,
  yearsReason,
  yoginiReason,
} from "@vedanga/core";
import type { AlmanacFacts, Catalogue } from "@vedanga/narrative";
import { festivalReasons } from "../../wire/wire-festival.ts";
import { wireReasons } from "../../wire/wire-reasons.ts";

/** Why each figure of a whole day is what it is: every limb, sign and span of its lists, month, seasons, years. */
export function dayReasons(day: AlmanacDay, words: Catalogue): WireReason[] {
  const { sun, limbs, spans, moonSigns, sunSigns, calendar, festivals } = day;
  const { month, sunDeg, tropicalSunDeg, years } = calendar;
  const why = (about: string, reason: Reason<AlmanacFacts, "day">): WireReason[] =>
    wireReasons(about, [reason], words.almanacReasons, words);
  const whyEach = (about: string, rule: keyof LimbFacts, list: readonly NumberedSpan[]): WireReason[] =>
    list.flatMap(({ number }, index) => why(`${about}.${index}`, limbReason(rule, number)));
  return [
    ...why("vaara", varaReason(sun.vara, sunriseSide(sun, sun.anchorJdUt))),
    ...whyEach("tithi", "tithi_of_elongation", limbs.tithi),
    ...whyEach("nakshatra", "nakshatra_of_moon", limbs.nakshatra),
    ...whyEach("yoga", "yoga_of_sum", limbs.yoga),
    ...whyEach("karana", "karana_of_elongation", limbs.karana),
    ...spans.flatMap((span, index) => why(`spans.${index}`, spanReason(span))),
    ...whyEach("moon_sign", "rasi_of_moon", moonSigns),
    ...whyEach("sun_sign", "rasi_of_sun", sunSigns),
    ...why("masa.amanta", masaReason(month.amanta)),
    ...why("masa.purnimanta", purnimantaReason(month)),
    ...why("ritu", rituReason(month.amanta.masa)),
    ...why("ritu_solar", rituSolarReason(tropicalSunDeg)),
    ...why("ayana", ayanaReason(sunDeg)),
    ...why("ayana_tropical", ayanaTropicalReason(tropicalSunDeg)),
    ...why("years", yearsReason(years, ugadiYearOf(years))),
    ...why("disha_shool", dishaShoolReason(sun.vara)),
    ...why("yogini", yoginiReason(month.amanta.date)),
    ...festivals.flatMap((festival, index) => festivalReasons(festival, `festivals.${index}`, words)),
  ];
}

/** Saka counts from the Ugadi of 78 CE. */
const SAKA_ZERO = 78;

/** The Gregorian year of the Ugadi from which these years are counted. */
export const ugadiYearOf = ({ saka }: LunarYears): number => saka.number + SAKA_ZERO;
