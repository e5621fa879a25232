import type { WireReason } from "@vedanga/contract";
import {
  ayanaReason,
  ayanaTropicalReason,
  dayMuhurtas,
  dishaShoolReason,
  type Limbs,
  limbReason,
  lunarMonthAt,
  lunarYearsOfDay,
  masaReason,
  moonAngleDeg,
  type NumberedSpan,
  purnimantaReason,
  type Reason,
  rasiIndex,
  rasiOf,
  rituReason,
  type SpanKind,
  solarDate,
  solarMonthReason,
  spanHolding,
  spanReason,
  sunLongitudesAt,
  sunriseSide,
  tithiAngleDeg,
  varaHolding,
  varaReason,
  yearsReason,
  yogaAngleDeg,
  yoginiReason,
} from "@vedanga/core";
import type { AlmanacFacts, Catalogue } from "@vedanga/narrative";
import { wireReasons } from "../../wire/wire-reasons.ts";
import { ugadiYearOf } from "../day/reasons.ts";
import type { AlmanacMoment } from "./moment.ts";

/** The wire fields for a marked stretch of the day. */
const SPAN_FIELDS: readonly (readonly [SpanKind, string])[] = [
  ["abhijit", "advanced_details.abhijit_muhurta"],
  ["rahu_kaal", "rahukaal"],
  ["gulika", "gulika"],
  ["yamaganda", "yamakanta"],
];

/** Why each figure of the panchang of a moment is what it is. */
export function panchangReasons(moment: AlmanacMoment, limbs: Limbs<NumberedSpan>, words: Catalogue): WireReason[] {
  const { sky, place, day, jdUt } = moment;
  const why = (about: string, reason: Reason<AlmanacFacts, "day">): WireReason[] =>
    wireReasons(about, [reason], words.almanacReasons, words);
  const elongationDeg = tithiAngleDeg(sky, jdUt);
  const moonDeg = moonAngleDeg(sky, jdUt);
  const { sunDeg, tropicalSunDeg } = sunLongitudesAt(sky, jdUt);
  const { sun } = day;
  const vara = varaHolding(sun, jdUt);
  const month = lunarMonthAt(sky, jdUt);
  const years = lunarYearsOfDay(sky, spanHolding(sun, jdUt));
  const spans = dayMuhurtas(sun);
  return [
    ...why("day.name", varaReason(vara, sunriseSide(sun, jdUt))),
    ...why("tithi", limbReason("tithi_of_elongation", limbs.tithi.number, elongationDeg)),
    ...why("nakshatra", limbReason("nakshatra_of_moon", limbs.nakshatra.number, moonDeg)),
    ...why("karana", limbReason("karana_of_elongation", limbs.karana.number, elongationDeg)),
    ...why("yoga", limbReason("yoga_of_sum", limbs.yoga.number, yogaAngleDeg(sky, jdUt))),
    ...why("rasi", limbReason("rasi_of_moon", rasiIndex(rasiOf(moonDeg)) + 1, moonDeg)),
    ...why("sun_position.zodiac", limbReason("rasi_of_sun", rasiIndex(rasiOf(sunDeg)) + 1, sunDeg)),
    ...why("advanced_details.masa.amanta_name", masaReason(month.amanta)),
    ...why("advanced_details.masa.purnimanta_name", purnimantaReason(month)),
    ...why("advanced_details.masa.ritu", rituReason(month.amanta.masa)),
    ...why("advanced_details.masa.ayana", ayanaReason(sunDeg)),
    ...why("advanced_details.masa.real_ayana", ayanaTropicalReason(tropicalSunDeg)),
    ...why("advanced_details.masa.tamil_day", solarMonthReason(solarDate(sky, sun.noonJdUt, place))),
    ...why("advanced_details.moon_yogini_nivas", yoginiReason(limbs.tithi.number)),
    ...why("advanced_details.years", yearsReason(years, ugadiYearOf(years))),
    ...why("advanced_details.vaara", varaReason(vara, sunriseSide(sun, jdUt))),
    ...why("advanced_details.disha_shool", dishaShoolReason(vara)),
    ...SPAN_FIELDS.flatMap(([kind, about]) =>
      spans.filter((span) => span.kind === kind).flatMap((span) => why(about, spanReason(span))),
    ),
  ];
}
