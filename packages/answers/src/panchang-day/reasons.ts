import type { WireReason } from "@vedanga/contract";
import {
  ayanaReason,
  ayanaTropicalReason,
  dishaShoolReason,
  type LimbRule,
  limbReason,
  masaReason,
  type NumberedSpan,
  purnimantaReason,
  type Reason,
  rituReason,
  rituSolarReason,
  spanReason,
  varaReason,
  yearsReason,
  yoginiReason,
} from "@vedanga/core";
import type { AlmanacRule, Catalogue } from "@vedanga/narrative";
import { ugadiYearOf } from "../panchang/ugadi-year.ts";
import { festivalReasons } from "../wire-festival.ts";
import { wireReasons } from "../wire-reasons.ts";
import type { ReckonedDay } from "./reckoned-day.ts";

/** Why each figure of a whole day is what it is: every limb, sign and span of its lists, month, seasons, years. */
export function dayReasons(reckoned: ReckonedDay, words: Catalogue): WireReason[] {
  const { core, sunrise, limbs, spans, moonSigns, sunSigns, calendar, festivals } = reckoned;
  const { month, sunDeg, tropicalSunDeg, years } = calendar;
  const why = (about: string, reason: Reason<AlmanacRule>): WireReason[] =>
    wireReasons(about, [reason], words.almanacReasons, words);
  const whyEach = (about: string, rule: LimbRule, list: readonly NumberedSpan[]): WireReason[] =>
    list.flatMap(({ number }, index) => why(`${about}.${index}`, limbReason(rule, number)));
  return [
    ...why("vaara", varaReason(core.vara, sunrise)),
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
    ...why("disha_shool", dishaShoolReason(core.vara)),
    ...why("yogini", yoginiReason(month.amanta.date)),
    ...festivals.flatMap((festival, index) => festivalReasons(festival, `festivals.${index}`, words)),
  ];
}
