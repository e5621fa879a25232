import { type Degrees, normalizeDegrees } from "../../angle/degrees.ts";
import { byId } from "../../by-id.ts";
import { type CivilDate, gregorianToJd } from "../../calendar/gregorian.ts";
import { type JulianDayTt, type JulianDayUt, jdUt, julianCenturies } from "../../calendar/julian-day.ts";
import { lordOfVara, varaOfDate } from "../../day/day-vara.ts";
import { horaLord } from "../../day/spans/day-hora.ts";
import { localPosition } from "../../horizon/altitude.ts";
import { midheavenDeg } from "../../horizon/ascendant.ts";
import { sunRiseSet } from "../../horizon/rise-set.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { GeoPoint, Sky } from "../../sky.ts";
import { utToTt } from "../../time/delta-t.ts";
import type { Chart } from "../chart.ts";
import { STAR_GRAHAS, type StarGraha, type StrengthFacts } from "./strength-facts.ts";
import { type GrahaStrength, strengthsOf } from "./strengths-of.ts";

/**
 * The six strengths of the seven grahas of a chart, by BPHS ch. 27 as B. V. Raman works it. `dayBegan` is the civil date
 * of the birthplace on whose sunrise the day of birth began: the date before, for a birth before sunrise.
 */
export function shadbala(sky: Sky, chart: Chart, dayBegan: CivilDate): Readonly<Record<LuminousGraha, GrahaStrength>> {
  const { jdUt: at, place, grahas, lagna, ayanamsaDeg } = chart;
  return strengthsOf({
    longitudesDeg: byId(LUMINOUS_GRAHAS, (graha) => grahas[graha].longitudeDeg),
    lagnaDeg: lagna.longitudeDeg,
    midheavenDeg: normalizeDegrees(midheavenDeg(at, place) - ayanamsaDeg),
    ayanamsaDeg,
    sunHourAngleDeg: localPosition(sky, "sun", at, place).hourAngleDeg,
    lords: timeLords(sky, at, place, dayBegan),
    motions: meanMotions(utToTt(at), ayanamsaDeg),
  });
}

/** Days from the creation to 1 January 1860 (Burgess, Surya Siddhanta, note to 1.51), a Sunday. */
const CREATION_DAYS_1860 = 714_404_108_573;
const JD_1860 = 2400410.5;

const LORDS_OF_DAY = ["mercury", "sun", "saturn"] as const;
const LORDS_OF_NIGHT = ["moon", "venus", "mars"] as const;

const luminous = (vara: number): LuminousGraha => lordOfVara(itemAt(VARAS, vara));

/**
 * Lords of the year, month, day, hour and third of the day at an instant. `dayBegan` is the civil date of the place on
 * whose sunrise the day of the instant began. Years of 360 and months of 30 days are counted from the creation
 * (Surya Siddhanta 1.51-52). If the Sun does not rise and set around the instant, hour and third have no lord.
 */
function timeLords(sky: Sky, at: JulianDayUt, place: GeoPoint, dayBegan: CivilDate): StrengthFacts["lords"] {
  const days = CREATION_DAYS_1860 + gregorianToJd(dayBegan) - JD_1860;
  const firstOf = (lengthDays: number, step: number): LuminousGraha =>
    luminous((Math.floor(days / lengthDays) * step) % 7);
  const vara = varaOfDate(dayBegan);
  return {
    year: firstOf(360, 3),
    month: firstOf(30, 2),
    day: lordOfVara(vara),
    ...lordsOfHourAndThird(sky, at, place, vara),
  };
}

function lordsOfHourAndThird(
  sky: Sky,
  at: JulianDayUt,
  place: GeoPoint,
  vara: (typeof VARAS)[number],
): Pick<StrengthFacts["lords"], "hour" | "third"> {
  const { rises, sets } = sunRiseSet(sky, jdUt(at - 1.1), jdUt(at + 1.1), place);
  const sunriseJdUt = rises.findLast((jd) => jd <= at);
  const nextSunriseJdUt = rises.find((jd) => jd > at);
  const sunsetJdUt = sets.find((jd) => sunriseJdUt !== undefined && jd > sunriseJdUt);
  if (sunriseJdUt === undefined || sunsetJdUt === undefined || nextSunriseJdUt === undefined) return {};
  const isDay = at < sunsetJdUt;
  const [start, end] = isDay ? [sunriseJdUt, sunsetJdUt] : [sunsetJdUt, nextSunriseJdUt];
  const third = Math.min(2, Math.floor((3 * (at - start)) / (end - start)));
  return {
    hour: horaLord({ vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt }, at),
    third: itemAt(isDay ? LORDS_OF_DAY : LORDS_OF_NIGHT, third),
  };
}

/** Mean longitude at J2000 and its growth in a Julian century, degrees, mean equinox of date (Meeus, table 31.A). */
const MEAN_LONGITUDES: Readonly<Record<StarGraha | "earth", readonly [atJ2000: number, aCentury: number]>> = {
  mercury: [252.250906, 149474.0722491],
  venus: [181.979801, 58519.2130302],
  earth: [100.466457, 36000.7698278],
  mars: [355.433, 19141.6964471],
  jupiter: [34.351519, 3036.3027748],
  saturn: [50.077444, 1223.5110686],
};

const heliocentricDeg = (body: StarGraha | "earth", jd: JulianDayTt): number => {
  const [atJ2000, aCentury] = MEAN_LONGITUDES[body];
  return atJ2000 + aCentury * julianCenturies(jd);
};

/**
 * Mean place and apex of swiftness of the five, sidereal. Of Mars, Jupiter and Saturn the mean Sun is the apex; of
 * Mercury and Venus the mean Sun is the mean place and their own circle's the apex. Books take these from the tables of
 * the Surya Siddhanta, up to 4 degrees away (1.3 virupas of strength); these are the sky's.
 */
function meanMotions(jd: JulianDayTt, ayanamsaDeg: Degrees): StrengthFacts["motions"] {
  const sunDeg = normalizeDegrees(heliocentricDeg("earth", jd) + 180 - ayanamsaDeg);
  return byId(STAR_GRAHAS, (graha) => {
    const ownDeg = normalizeDegrees(heliocentricDeg(graha, jd) - ayanamsaDeg);
    const isInner = graha === "mercury" || graha === "venus";
    return isInner ? { meanDeg: sunDeg, apexDeg: ownDeg } : { meanDeg: ownDeg, apexDeg: sunDeg };
  });
}
