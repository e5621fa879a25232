import { byId } from "../by-id.ts";
import { seesInFull } from "../chart/aspect.ts";
import type { Chart } from "../chart/chart.ts";
import { DIGNITY_ARCS } from "../chart/dignity/dignity-arcs.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import type { Counted, Reason } from "../reason.ts";
import {
  EXCUSED_SIGNS,
  HARMLESS_SIGNS,
  JUPITER_SHARES,
  MANGAL_AGGRAVATORS,
  MANGAL_REFERENCES,
  type MangalReference,
  mangalPoints,
} from "./mangal-weights.ts";

type HouseFrom = { readonly reference: MangalReference; readonly house: number };
type InSign = { readonly rasi: Rasi };
type InHouse = { readonly house: number };

export interface MangalFacts {
  readonly "mangal.house_from_lagna": HouseFrom;
  readonly "mangal.house_from_moon": HouseFrom;
  readonly "mangal.house_from_venus": HouseFrom;
  readonly "mangal.aggravated": InHouse;
  readonly "mangal.excused_sign_in_house": HouseFrom & InSign;
  readonly "mangal.own_sign": InSign;
  readonly "mangal.exalted": InSign;
  readonly "mangal.harmless_sign": InSign;
  readonly "mangal.jupiter_joined": InHouse;
  readonly "mangal.jupiter_aspect": InHouse;
  /** Mars in a house that does not count. */
  readonly "mangal.house_free": HouseFrom;
  /** Absent though it was made: the points of its factors. */
  readonly "mangal.all_cancelled": { readonly points: number };
  /** Absent: how many degrees from the nearest house that would count. */
  readonly "mangal.near_house": HouseFrom & { readonly nextHouse: number; readonly degrees: number };
  /** From where the dosha is present by another school; from nowhere if it is absent. */
  readonly "mangal.school_raman": { readonly from: readonly MangalReference[] };
  readonly "mangal.school_north": { readonly from: readonly MangalReference[] };
}

/** A reason whose points are part of the score; a cancellation's are negative or, if nothing was left, 0. */
export type MangalReason = Counted<Reason<MangalFacts>>;
type HouseFromReason = Counted<Reason<MangalFacts, Graha, `mangal.house_from_${MangalReference}`>>;

export interface MangalDosha {
  /** Whether any point remains. */
  readonly present: boolean;
  /** Present, but part of it was cancelled. */
  readonly isAnshik: boolean;
  /** 0 to 100, whole: the sum of the points of `factors` and `cancellations`. */
  readonly score: number;
  /** The house of Mars from each reference, 1 to 12; absent if the reference is not known. */
  readonly marsHouses: Readonly<Partial<Record<MangalReference, number>>>;
  /** The points from which Mars is in one of the six houses, before any cancellation. */
  readonly from: readonly MangalReference[];
  readonly factors: readonly MangalReason[];
  readonly cancellations: readonly MangalReason[];
}

/** The signs Mangal is judged by. An omitted one does not count. */
export type MangalSigns = Readonly<Partial<Record<Graha, Rasi>> & { readonly lagna: Rasi; readonly mars: Rasi }>;

/** No text of Parashara has this dosha; the six houses are a floating verse of the marriage books. */
const TRADITION: Citation = { practice: "kuja_matching" };
const OUR_SHARE: Citation = { together: [TRADITION, { remark: "own_share" }] };

const sum = (reasons: readonly MangalReason[]): number => reasons.reduce((total, { points }) => total + points, 0);

/**
 * Mangal (Kuja) dosha: Mars in the 1st, 2nd, 4th, 7th, 8th or 12th from lagna, Moon and Venus, by signs. Saturn and Rahu
 * in these houses from the lagna make it heavier. Own sign, exaltation, Simha and Kumbha cancel all; a sign excused in a
 * house what comes from there; Jupiter takes his share of the rest.
 */
export const mangalDosha = ({ lagna, grahas }: Chart): MangalDosha =>
  mangalDoshaBySigns({
    ...byId(GRAHAS, (graha) => grahas[graha].rasi),
    lagna: lagna.rasi,
  });

/** The same from signs alone, as books print charts. */
export function mangalDoshaBySigns(signs: MangalSigns): MangalDosha {
  const marsHouses = housesOfMars(signs);
  const made = MANGAL_REFERENCES.flatMap((reference) => madeFrom(reference, marsHouses[reference]));
  const excused = made.flatMap((factor) => excusedIn(factor, signs.mars));
  const factors = sum(made) + sum(excused) > 0 ? [...made, ...aggravations(signs)] : made;
  const left = sum(factors) + sum(excused);
  const byJupiter = jupiterEases(signs, left);
  const inFull = cancelledInFull(signs.mars, left + sum(byJupiter), made.length > 0);
  const cancellations = made.length > 0 ? [...excused, ...byJupiter, ...inFull] : [];
  const score = sum(factors) + sum(cancellations);
  return {
    present: score > 0,
    isAnshik: score > 0 && sum(cancellations) < 0,
    score,
    marsHouses,
    from: MANGAL_REFERENCES.filter((reference) => mangalPoints(reference, marsHouses[reference] ?? 0) > 0),
    factors,
    cancellations,
  };
}

function housesOfMars(signs: MangalSigns): MangalDosha["marsHouses"] {
  const known = MANGAL_REFERENCES.flatMap((reference) => {
    const rasi = signs[reference];
    return rasi === undefined ? [] : [[reference, houseFrom(rasi, signs.mars)] as const];
  });
  return Object.fromEntries(known);
}

function madeFrom(reference: MangalReference, house: number | undefined): readonly HouseFromReason[] {
  const points = house === undefined ? 0 : mangalPoints(reference, house);
  if (house === undefined || points === 0) return [];
  return [
    { rule: `mangal.house_from_${reference}`, facts: { reference, house }, source: TRADITION, points, about: "mars" },
  ];
}

function aggravations(signs: MangalSigns): readonly MangalReason[] {
  return MANGAL_AGGRAVATORS.flatMap((graha): readonly MangalReason[] => {
    const rasi = signs[graha];
    if (rasi === undefined) return [];
    const house = houseFrom(signs.lagna, rasi);
    const points = mangalPoints(graha, house);
    return points === 0
      ? []
      : [{ rule: "mangal.aggravated", facts: { house }, source: TRADITION, points, about: graha }];
  });
}

function excusedIn({ facts, points }: HouseFromReason, marsRasi: Rasi): readonly MangalReason[] {
  if (EXCUSED_SIGNS[facts.house]?.includes(marsRasi) !== true) return [];
  return [
    {
      rule: "mangal.excused_sign_in_house",
      facts: { ...facts, rasi: marsRasi },
      source: TRADITION,
      points: -points,
      about: "mars",
    },
  ];
}

function jupiterEases({ mars, jupiter }: MangalSigns, left: number): readonly MangalReason[] {
  if (jupiter === undefined) return [];
  const house = houseFrom(jupiter, mars);
  if (house !== 1 && !seesInFull("jupiter", house)) return [];
  const share = house === 1 ? JUPITER_SHARES.joined : JUPITER_SHARES.aspect;
  return [
    {
      rule: house === 1 ? "mangal.jupiter_joined" : "mangal.jupiter_aspect",
      facts: { house },
      source: OUR_SHARE,
      points: lessOf(Math.round(left * share)),
      about: "jupiter",
    },
  ];
}

/** Whether Mars in this sign cancels all, wherever it stands. */
export const marsCancelsAll = (rasi: Rasi): boolean => fullCancellation(rasi) !== undefined;

type FullCancellation = "mangal.own_sign" | "mangal.exalted" | "mangal.harmless_sign";

/** Own sign, exaltation and the harmless signs cancel all that is left; no two of them can apply at once. */
function cancelledInFull(rasi: Rasi, left: number, hasDosha: boolean): readonly MangalReason[] {
  const rule = fullCancellation(rasi);
  if (rule === undefined || !hasDosha) return [];
  return [{ rule, facts: { rasi }, source: TRADITION, points: lessOf(left), about: "mars" }];
}

function fullCancellation(rasi: Rasi): FullCancellation | undefined {
  const { own, exalted } = DIGNITY_ARCS.mars;
  if (own.includes(rasi)) return "mangal.own_sign";
  if (exalted.rasi === rasi) return "mangal.exalted";
  return HARMLESS_SIGNS.includes(rasi) ? "mangal.harmless_sign" : undefined;
}

/** Taken off; never the zero with a sign. */
const lessOf = (points: number): number => (points === 0 ? 0 : -points);
