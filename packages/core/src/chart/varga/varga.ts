import { byId } from "../../by-id.ts";
import { type Citation, cite, type Verses } from "../../citation.ts";
import { type AnyVarga, GRAHAS, type Graha, type Rasi } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { Chart } from "../chart.ts";
import { degreesInRasi, houseFrom, rasiAt, rasiIndex, rasiOf } from "../zodiac/rasi.ts";

/** A place in a part of a sign. */
export interface InPart {
  /** Where the part begins and ends in the sign. */
  readonly fromDeg: number;
  readonly toDeg: number;
  /** How far the place is in the part, as if the part were a whole sign: 0 <= x < 30. */
  readonly degrees: number;
}

/** How a divisional chart maps a place in a sign to a sign. */
export interface VargaRule {
  /** Index of the sign and degrees in it give the index of a sign, counted on past 11 or below 0 where that is simpler. */
  readonly signOf: (rasi: number, degreesIn: number) => number;
  readonly partOf: (rasi: number, degreesIn: number) => InPart;
  readonly source: Citation;
}

const bphs = (...verses: readonly Verses[]) => cite("bphs", 6, ...verses);
const NOT_IN_PARASHARA: Citation = { remark: "not_in_parashara" };
const INTEGRATED_APPROACH: Citation = {
  together: [{ work: "integrated_approach", paragraph: "6.3" }, NOT_IN_PARASHARA],
};

const [MESHA, KARKA, SIMHA, TULA, DHANU, MAKARA, MEENA] = [0, 3, 4, 6, 8, 9, 11] as const;

/** 0 for the movable signs, 1 for the fixed, 2 for the dual. */
const mobility = (rasi: number): number => rasi % 3;
/** 0 for the signs of fire, then earth, air, water. */
const element = (rasi: number): number => rasi % 4;
/** Mesha, Mithuna, Simha … are odd. */
const isOdd = (rasi: number): boolean => rasi % 2 === 0;

/** Which of `parts` equal parts of a sign, from 0. */
const partAt = (parts: number, degreesIn: number): number => Math.floor((degreesIn * parts) / 30);

const equalParts =
  (parts: number): VargaRule["partOf"] =>
  (_rasi, degreesIn) => {
    const part = partAt(parts, degreesIn);
    return { fromDeg: (part * 30) / parts, toDeg: ((part + 1) * 30) / parts, degrees: (degreesIn * parts) % 30 };
  };

/** Equal parts, each `step` signs on from the one before, from a start that depends only on the sign. */
const counted = (
  parts: number,
  startOf: (rasi: number) => number,
  source: Citation,
  stepOf: (rasi: number) => number = () => 1,
): VargaRule => ({
  signOf: (rasi, degreesIn) => startOf(rasi) + stepOf(rasi) * partAt(parts, degreesIn),
  partOf: equalParts(parts),
  source,
});

/** The start by whether the sign is movable, fixed or dual. */
const byMobility =
  (movable: number, fixed: number, dual: number) =>
  (rasi: number): number =>
    itemAt([movable, fixed, dual], mobility(rasi));
const byParity =
  (odd: (rasi: number) => number, even: (rasi: number) => number) =>
  (rasi: number): number =>
    (isOdd(rasi) ? odd : even)(rasi);
const always = (sign: number) => (): number => sign;
const itself = (rasi: number): number => rasi;
const from = (house: number) => (rasi: number) => rasi + house - 1;
const backwardsInEvenSigns = byParity(always(1), always(-1));

/** The odd and the even sign of Mars, Saturn, Jupiter, Mercury and Venus, in the order of the parts. */
const ODD_SIGNS_OF_FIVE = [0, 10, 8, 2, 6];
const EVEN_SIGNS_OF_FIVE = [1, 5, 11, 9, 7];
/** Ends of the five unequal parts: 5, 5, 8, 7, 5 degrees in odd signs, and the reverse. */
const ODD_TRIMSHAMSA_ENDS = [5, 10, 18, 25, 30];
const EVEN_TRIMSHAMSA_ENDS = [5, 12, 20, 25, 30];

const trimshamsaEnds = (rasi: number): readonly number[] => (isOdd(rasi) ? ODD_TRIMSHAMSA_ENDS : EVEN_TRIMSHAMSA_ENDS);
const trimshamsaAt = (rasi: number, degreesIn: number): number =>
  trimshamsaEnds(rasi).findIndex((endDeg) => degreesIn < endDeg);

const fiveParts = (rasi: number): readonly number[] => (isOdd(rasi) ? ODD_SIGNS_OF_FIVE : EVEN_SIGNS_OF_FIVE);

/** Verses of Santhanam's edition. Every start is the first part's sign; the other parts follow sign by sign. */
const VARGA_RULES: Readonly<Record<AnyVarga, VargaRule>> = {
  D1: { signOf: itself, partOf: equalParts(1), source: bphs([2, 4]) },
  // The halves of an odd sign are the Sun's and the Moon's, of an even one the Moon's and the Sun's.
  D2: {
    signOf: (rasi, degreesIn) => (isOdd(rasi) === degreesIn < 15 ? SIMHA : KARKA),
    partOf: equalParts(2),
    source: bphs([5, 6]),
  },
  D3: counted(3, itself, bphs([7, 8]), always(4)),
  // The thirds of the six odd signs run from Mesha on through the zodiac, those of the even from Meena back.
  "D3-s": {
    signOf: (rasi, degreesIn) => {
      const third = 3 * Math.floor(rasi / 2) + partAt(3, degreesIn);
      return isOdd(rasi) ? MESHA + third : MEENA - third;
    },
    partOf: equalParts(3),
    source: { together: [{ practice: "somanatha_drekkana" }, NOT_IN_PARASHARA] },
  },
  D4: counted(4, itself, bphs(9), always(3)),
  D5: {
    signOf: (rasi, degreesIn) => itemAt(fiveParts(rasi), partAt(5, degreesIn)),
    partOf: equalParts(5),
    source: INTEGRATED_APPROACH,
  },
  D6: counted(6, byParity(always(MESHA), always(TULA)), INTEGRATED_APPROACH),
  D7: counted(7, byParity(itself, from(7)), bphs([10, 11])),
  D8: counted(8, byMobility(MESHA, DHANU, SIMHA), INTEGRATED_APPROACH),
  D9: counted(9, (rasi) => rasi + byMobility(0, 8, 4)(rasi), bphs(12)),
  D10: counted(10, byParity(itself, from(9)), bphs([13, 14])),
  // The verse counts the lords of the parts backwards in even signs; here the signs too.
  "D10-R": counted(
    10,
    byParity(itself, from(9)),
    { ...bphs([13, 14]), departing: "even_signs_reversed" },
    backwardsInEvenSigns,
  ),
  // As many signs back from Mesha as the sign is on from it.
  D11: counted(11, (rasi) => -rasi, INTEGRATED_APPROACH),
  D12: counted(12, itself, bphs(15)),
  D16: counted(16, byMobility(MESHA, SIMHA, DHANU), bphs(16)),
  D20: counted(20, byMobility(MESHA, DHANU, SIMHA), bphs([17, 21])),
  D24: counted(24, byParity(always(SIMHA), always(KARKA)), bphs([22, 23])),
  "D24-R": counted(
    24,
    byParity(always(SIMHA), always(KARKA)),
    { ...bphs([22, 23]), departing: "even_signs_reversed" },
    backwardsInEvenSigns,
  ),
  D27: counted(27, (rasi) => itemAt([MESHA, KARKA, TULA, MAKARA], element(rasi)), bphs([24, 26])),
  D30: {
    signOf: (rasi, degreesIn) => itemAt(fiveParts(rasi), trimshamsaAt(rasi, degreesIn)),
    partOf: (rasi, degreesIn) => {
      const part = trimshamsaAt(rasi, degreesIn);
      const ends = trimshamsaEnds(rasi);
      const fromDeg = ends[part - 1] ?? 0;
      const toDeg = itemAt(ends, part);
      return { fromDeg, toDeg, degrees: ((degreesIn - fromDeg) * 30) / (toDeg - fromDeg) };
    },
    source: bphs([27, 28]),
  },
  D40: counted(40, byParity(always(MESHA), always(TULA)), bphs([29, 30])),
  D45: counted(45, byMobility(MESHA, SIMHA, DHANU), bphs([31, 32])),
  D60: counted(60, itself, bphs([33, 41])),
};

/** The sign of a sidereal longitude in the divisional chart `varga`. A part includes its first point, not its last. */
export const vargaRasi = (varga: AnyVarga, longitudeDeg: number): Rasi =>
  rasiAt(VARGA_RULES[varga].signOf(rasiIndex(rasiOf(longitudeDeg)), degreesInRasi(longitudeDeg)));

/** Where a sidereal longitude is in its part of the sign. */
export const vargaDegrees = (varga: AnyVarga, longitudeDeg: number): InPart =>
  VARGA_RULES[varga].partOf(rasiIndex(rasiOf(longitudeDeg)), degreesInRasi(longitudeDeg));

/** Text, chapter and verse of a divisional chart. */
export const vargaSource = (varga: AnyVarga): Citation => VARGA_RULES[varga].source;

/** A divisional chart: the sign of each graha, houses counted from the sign of its own lagna. */
export interface VargaChart {
  readonly varga: AnyVarga;
  readonly lagnaRasi: Rasi;
  readonly grahas: Readonly<Record<Graha, { readonly rasi: Rasi; readonly house: number }>>;
  readonly source: Citation;
}

/** The divisional chart `varga` of a chart. */
export function vargaChart(chart: Chart, varga: AnyVarga): VargaChart {
  const lagnaRasi = vargaRasi(varga, chart.lagna.longitudeDeg);
  const grahas = byId(GRAHAS, (graha) => {
    const rasi = vargaRasi(varga, chart.grahas[graha].longitudeDeg);
    return { rasi, house: houseFrom(lagnaRasi, rasi) };
  });
  return { varga, lagnaRasi, grahas, source: vargaSource(varga) };
}
