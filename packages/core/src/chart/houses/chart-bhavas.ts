import { normalizeDegrees } from "../../angle/degrees.ts";
import { midheavenDeg } from "../../horizon/ascendant.ts";
import { placidusCuspsDeg } from "../../horizon/placidus.ts";
import type { Chart } from "../chart.ts";
import { type Bhavas, porphyryBhavas, sripatiBhavas } from "./bhava.ts";

const siderealMidheavenDeg = ({ jdUt, place, ayanamsaDeg }: Chart): number =>
  normalizeDegrees(midheavenDeg(jdUt, place) - ayanamsaDeg);

/** Bhava chalit: the houses of Sripati about the degrees of lagna and midheaven. */
export const chalitBhavas = (chart: Chart): Bhavas =>
  sripatiBhavas(chart.lagna.longitudeDeg, siderealMidheavenDeg(chart));

/** The houses of Placidus, as Krishnamurti uses them; within the polar circles the thirds of the quadrants. */
export function kpBhavas(chart: Chart): Bhavas {
  const cusps = placidusCuspsDeg(chart.jdUt, chart.place);
  if (cusps === undefined) return porphyryBhavas(chart.lagna.longitudeDeg, siderealMidheavenDeg(chart));
  const startsDeg = cusps.map((cusp) => normalizeDegrees(cusp - chart.ayanamsaDeg));
  return { startsDeg, leadsDeg: startsDeg, system: "placidus" };
}
