import type { BirthRequest, WireReason } from "@vedanga/contract";
import {
  birthDayReasons,
  daysAt,
  horaLord,
  limbNumbersAt,
  limbReason,
  lordOfVara,
  lunarMonthAt,
  lunarYearsOfDay,
  masaReason,
  moonAngleDeg,
  type Reason,
  rasiIndex,
  spanHolding,
  sunriseDayHolding,
  sunriseSide,
  tithiAngleDeg,
  varaHolding,
  varaReason,
  yearsReason,
  yogaAngleDeg,
} from "@vedanga/core";
import type { AlmanacFacts, Catalogue } from "@vedanga/narrative";
import { ugadiYearOf } from "../../panchang/day/reasons.ts";
import type { Birth } from "../../request/birth-chart.ts";
import { wireReasons } from "../../wire/wire-reasons.ts";

/** Why the Moon of a birth has its star and sign, and the day its almanac. */
export function almanacReasons({ sky, clock, chart }: Birth, { dob }: BirthRequest, words: Catalogue): WireReason[] {
  const { jdUt } = chart;
  const day = daysAt(sky, chart.place, clock).on(dob).sun;
  const sunriseDay = sunriseDayHolding(day, jdUt);
  const vara = varaHolding(day, jdUt);
  const limbs = limbNumbersAt(sky, jdUt);
  const elongationDeg = tithiAngleDeg(sky, jdUt);
  const moonDeg = moonAngleDeg(sky, jdUt);
  const years = lunarYearsOfDay(sky, spanHolding(day, jdUt));
  const tithi = limbReason("tithi_of_elongation", limbs.tithi, elongationDeg);
  const ofDay = birthDayReasons(sky.conventions, {
    vara,
    lord: lordOfVara(vara),
    horaLord: sunriseDay && horaLord(sunriseDay, jdUt),
    ayanamsaDeg: chart.ayanamsaDeg,
  });
  const why = (about: string, reason: Reason<AlmanacFacts, "day"> | undefined): WireReason[] =>
    reason === undefined ? [] : wireReasons(about, [reason], words.almanacReasons, words);
  const star = limbReason("nakshatra_of_moon", limbs.nakshatra, moonDeg);
  return [
    ...why("rasi", limbReason("rasi_of_moon", rasiIndex(chart.grahas.moon.rasi) + 1, moonDeg)),
    ...why("nakshatra", star),
    ...why("nakshatra_pada", star),
    ...why("panchang.ayanamsa", ofDay.ayanamsa),
    ...why("panchang.day_of_birth", varaReason(vara, sunriseSide(day, jdUt))),
    ...why("panchang.day_lord", ofDay.dayLord),
    ...why("panchang.hora_lord", ofDay.horaLord),
    ...why("panchang.sunrise_at_birth", ofDay.sun),
    ...why("panchang.sunset_at_birth", ofDay.sun),
    ...why("panchang.karana", limbReason("karana_of_elongation", limbs.karana, elongationDeg)),
    ...why("panchang.yoga", limbReason("yoga_of_sum", limbs.yoga, yogaAngleDeg(sky, jdUt))),
    ...why("panchang.tithi", tithi),
    ...why("masa", masaReason(lunarMonthAt(sky, jdUt).amanta)),
    ...why("paksha", tithi),
    ...why("samvatsara", yearsReason(years, ugadiYearOf(years))),
  ];
}
