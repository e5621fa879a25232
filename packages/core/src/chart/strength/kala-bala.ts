import { degrees, normalizeDegrees, type Radians, signedDegrees, toDegrees, toRadians } from "../../angle/degrees.ts";
import type { LuminousGraha } from "../../ids.ts";
import { elongationDeg, isNaturalBenefic } from "./benefic.ts";
import { part, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";

const BY_DAY: readonly LuminousGraha[] = ["sun", "jupiter", "venus"];
/** The grahas that northern declination strengthens; Mercury gains by either, Moon and Saturn by southern. */
const NORTHERN: readonly LuminousGraha[] = ["sun", "mars", "jupiter", "venus"];

/** Greatest declination, the obliquity of the Surya Siddhanta (2.28). */
const OBLIQUITY_DEG = degrees(24);

const LORDSHIPS = [
  ["strength.lord_of_year", "year", 15],
  ["strength.lord_of_month", "month", 30],
  ["strength.lord_of_day", "day", 45],
  ["strength.lord_of_hour", "hour", 60],
] as const;

/** Full at noon for Sun, Jupiter and Venus, at midnight for Moon, Mars and Saturn, always for Mercury. */
function dayOrNight(graha: LuminousGraha, sunHourAngleDeg: number): number {
  if (graha === "mercury") return 60;
  const fromNoonDeg = Math.abs(signedDegrees(sunHourAngleDeg));
  return (BY_DAY.includes(graha) ? 180 - fromNoonDeg : fromNoonDeg) / 3;
}

/** The Moon's light for the benefics, what is missing of it for the malefics; the Moon has her own twice. */
function paksha(graha: LuminousGraha, longitudesDeg: StrengthFacts["longitudesDeg"]): number {
  const light = Math.abs(signedDegrees(elongationDeg(longitudesDeg))) / 3;
  if (graha === "moon") return 2 * light;
  return isNaturalBenefic(graha, longitudesDeg) ? light : 60 - light;
}

/** Declination of the point of the ecliptic where the graha is, degrees, north positive; its latitude left out. */
const declinationDeg = (tropicalDeg: number): number =>
  toDegrees(
    Math.asin(Math.sin(toRadians(OBLIQUITY_DEG)) * Math.sin(toRadians(normalizeDegrees(tropicalDeg)))) as Radians,
  );

function declinationVirupas(graha: LuminousGraha, northDeg: number): number {
  const helping = graha === "mercury" ? Math.abs(northDeg) : NORTHERN.includes(graha) ? northDeg : -northDeg;
  const virupas = (60 * (OBLIQUITY_DEG + helping)) / (2 * OBLIQUITY_DEG);
  return graha === "sun" ? 2 * virupas : virupas;
}

/** Strength of time without war, in its eight parts: BPHS 27.8-18. */
export function kalaBala(graha: LuminousGraha, facts: StrengthFacts): readonly StrengthReason[] {
  const { longitudesDeg, sunHourAngleDeg, lords, ayanamsaDeg } = facts;
  const northDeg = declinationDeg(longitudesDeg[graha] + ayanamsaDeg);
  const rulesThird = graha === "jupiter" || lords.third === graha;
  return [
    part(graha, "strength.day_or_night", dayOrNight(graha, sunHourAngleDeg), [8, 9], { sunHourAngleDeg }),
    part(graha, "strength.paksha", paksha(graha, longitudesDeg), [10, 11], {
      elongationDeg: elongationDeg(longitudesDeg),
      isBenefic: isNaturalBenefic(graha, longitudesDeg),
    }),
    part(graha, "strength.third_of_day", rulesThird ? 60 : 0, 12, {}),
    ...LORDSHIPS.map(([rule, of, virupas]) => part(graha, rule, lords[of] === graha ? virupas : 0, 13, {})),
    part(graha, "strength.declination", declinationVirupas(graha, northDeg), [15, 17], { northDeg }),
  ];
}
