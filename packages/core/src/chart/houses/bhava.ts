import { type Degrees, normalizeDegrees } from "../../angle/degrees.ts";
import { type Citation, cite } from "../../citation.ts";
import { midheavenDeg } from "../../horizon/ascendant.ts";
import { placidusCuspsDeg } from "../../horizon/placidus.ts";
import { itemAt } from "../../item-at.ts";
import type { Chart } from "../chart.ts";

/** Twelve houses of unequal size. Sidereal degrees, in the order of the houses. */
export interface Bhavas {
  /** Where each begins; it ends where the next begins. */
  readonly startsDeg: readonly Degrees[];
  /** The degree of each that decides its sign: its middle by Sripati, its cusp by Placidus. */
  readonly leadsDeg: readonly Degrees[];
  readonly system: BhavaSystem;
}

export type BhavaSystem = "sripati" | "placidus" | "porphyry";

export const BHAVA_SOURCES: Readonly<Record<BhavaSystem, Citation>> = {
  sripati: cite("jataka_paddhati", 1),
  placidus: { work: "krishnamurti_reader" },
  porphyry: { practice: "quadrant_thirds" },
};

const arcDeg = (from: number, to: number): number => normalizeDegrees(to - from);

/** Lagna, midheaven and their opposites with the quadrants between them cut into thirds, from the lagna on. */
function thirdsOfQuadrants(lagnaDeg: number, midheavenDeg: number): readonly Degrees[] {
  const angles = [lagnaDeg, midheavenDeg + 180, lagnaDeg + 180, midheavenDeg];
  return angles.flatMap((angle, index) => {
    const arc = arcDeg(angle, itemAt(angles, (index + 1) % 4));
    return [0, 1, 2].map((third) => normalizeDegrees(angle + (arc * third) / 3));
  });
}

/**
 * The houses of Sripati: the thirds of the quadrants are their middles, and a house begins half-way from the middle
 * before (the sandhi). Both points in the same zodiac.
 */
export function sripatiBhavas(lagnaDeg: number, midheavenDeg: number): Bhavas {
  const middles = thirdsOfQuadrants(lagnaDeg, midheavenDeg);
  const startsDeg = middles.map((middle, index) => {
    const before = itemAt(middles, (index + 11) % 12);
    return normalizeDegrees(before + arcDeg(before, middle) / 2);
  });
  return { startsDeg, leadsDeg: middles, system: "sripati" };
}

/** Houses that begin at the thirds of the quadrants. */
function porphyryBhavas(lagnaDeg: number, midheavenDeg: number): Bhavas {
  const startsDeg = thirdsOfQuadrants(lagnaDeg, midheavenDeg);
  return { startsDeg, leadsDeg: startsDeg, system: "porphyry" };
}

/**
 * The house, 1 to 12, that a longitude of the same zodiac is in: the one that began last. A house includes its first point,
 * not its last.
 */
export function bhavaAt({ startsDeg }: Bhavas, longitudeDeg: number): number {
  const passedDeg = startsDeg.map((start) => arcDeg(start, longitudeDeg));
  return passedDeg.indexOf(Math.min(...passedDeg)) + 1;
}

/** The point of the ecliptic on the meridian, in the zodiac of the chart. */
export const siderealMidheavenDeg = ({ jdUt, place, ayanamsaDeg }: Chart): number =>
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
