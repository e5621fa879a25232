import { normalizeDegrees } from "../../angle/degrees.ts";
import { byId } from "../../by-id.ts";
import type { CivilDate } from "../../calendar/gregorian.ts";
import { localPosition } from "../../horizon/altitude.ts";
import { midheavenDeg } from "../../horizon/ascendant.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import type { Sky } from "../../sky.ts";
import { utToTt } from "../../time/delta-t.ts";
import type { Chart } from "../chart.ts";
import { meanMotions } from "./mean-motion.ts";
import { type GrahaStrength, strengthsOf } from "./strengths-of.ts";
import { timeLords } from "./time-lords.ts";

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
