import { normalizeDegrees } from "../angle/degrees.ts";
import { type Citation, cite } from "../citation.ts";
import { GRAHAS, type Graha, type LuminousGraha, type NodeAspects, type Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Chart } from "./chart.ts";
import { NODE_SIGHT, NODE_SIGHT_PRACTICE } from "./node-sight.ts";
import { houseFrom, rasiAt, rasiIndex } from "./zodiac/rasi.ts";

/**
 * Houses that a graha looks at in full, counted from its own: the seventh, Mars also the 4th and 8th, Jupiter the 5th
 * and 9th, Saturn the 3rd and 10th. BPHS ch. 26, v. 2-5. The nodes look at the seventh alone: that chapter gives
 * them no special sight (the 5th and 9th of later books is not Parashara's).
 */
const FULL_SIGHT: Readonly<Record<Graha, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [7],
  ketu: [7],
};

const housesFrom = (house: number, counts: readonly number[]): readonly number[] =>
  counts.map((counted) => ((house + counted - 2) % 12) + 1);

/** The houses that a graha in this one fully aspects. */
export const housesSeen = (graha: Graha, house: number): readonly number[] => housesFrom(house, FULL_SIGHT[graha]);

const PARASHARA = cite("bphs", 26, [2, 5]);
const NODE_TRINES = [...NODE_SIGHT, ...FULL_SIGHT.rahu].toSorted((one, other) => one - other);
const looksAtTrines = (graha: Graha, nodes: NodeAspects): boolean =>
  nodes === "trines" && (graha === "rahu" || graha === "ketu");

/** The same, with the sight of the nodes by one of two schools. */
export const housesSeenBySchool = (graha: Graha, house: number, nodes: NodeAspects): readonly number[] =>
  looksAtTrines(graha, nodes) ? housesFrom(house, NODE_TRINES) : housesSeen(graha, house);

/** Whose rule of sight that is. */
export const sightSource = (graha: Graha, nodes: NodeAspects): Citation =>
  looksAtTrines(graha, nodes) ? NODE_SIGHT_PRACTICE : PARASHARA;

/** Whether a graha fully aspects the house this many from its own (itself the first). */
export const seesInFull = (graha: Graha, house: number): boolean => FULL_SIGHT[graha].includes(house);

/**
 * The strength of a glance by the house it falls on, in quarters: 3rd and 10th one, 5th and 9th two, 4th and 8th three,
 * 7th four; four where the graha has special sight. BPHS ch. 26, v. 2-5.
 */
export function sightQuarters(graha: Graha, house: number): 0 | 1 | 2 | 3 | 4 {
  if (seesInFull(graha, house)) return 4;
  if (house === 3 || house === 10) return 1;
  if (house === 5 || house === 9) return 2;
  return house === 4 || house === 8 ? 3 : 0;
}

/** One graha looking at another in full, by signs. */
export interface Aspect {
  readonly from: Graha;
  readonly to: Graha;
  /** How many houses from `from` the other is, its own the first. */
  readonly house: number;
}

/** Every full glance of a chart, in the order of the grahas. */
export const aspectsOf = ({ grahas }: Chart): readonly Aspect[] =>
  GRAHAS.flatMap((from) =>
    GRAHAS.filter((to) => to !== from).flatMap((to): readonly Aspect[] => {
      const house = houseFrom(grahas[from].rasi, grahas[to].rasi);
      return seesInFull(from, house) ? [{ from, to, house }] : [];
    }),
  );

/** A sign that a graha looks at in full, and who is there. */
export interface Sight {
  /** Counted from the sign of the graha, its own the first. */
  readonly house: number;
  readonly rasi: Rasi;
  readonly grahas: readonly Graha[];
}

/** Every sign that a graha looks at in full. */
export const sightsOf = ({ grahas }: Chart, graha: Graha): readonly Sight[] =>
  FULL_SIGHT[graha].map((house) => {
    const rasi = rasiAt(rasiIndex(grahas[graha].rasi) + house - 1);
    return { house, rasi, grahas: GRAHAS.filter((other) => grahas[other].rasi === rasi) };
  });

/** The grahas that look at one in full. */
export const seenBy = (chart: Chart, graha: Graha): readonly Graha[] =>
  aspectsOf(chart)
    .filter(({ to }) => to === graha)
    .map(({ from }) => from);

export interface AspectFacts {
  /** `houses` are counted from the sign of the graha; `seen` are in them. */
  readonly "aspect.sees": { readonly houses: readonly number[]; readonly seen: readonly Graha[] };
  readonly "aspect.joined": { readonly joined: readonly Graha[] };
  readonly "aspect.seen_by": { readonly seers: readonly Graha[] };
}

/** What a graha looks at, who looks at it, and who is with it in its sign. */
export function aspectReasons(
  chart: Chart,
  graha: Graha,
): Readonly<Record<"sees" | "seenBy" | "joined", Reason<AspectFacts>>> {
  const because = reasonMaker<AspectFacts>();
  const { rasi } = chart.grahas[graha];
  const joined = GRAHAS.filter((other) => other !== graha && chart.grahas[other].rasi === rasi);
  const seen = sightsOf(chart, graha).flatMap(({ grahas }) => grahas);
  return {
    sees: because("aspect.sees", { houses: FULL_SIGHT[graha], seen }, PARASHARA, graha),
    seenBy: because("aspect.seen_by", { seers: seenBy(chart, graha) }, PARASHARA, graha),
    joined: because("aspect.joined", { joined }, cite("phaladeepika", 15, 30), graha),
  };
}

/**
 * Sight by degrees (sphuta drishti): from the graha on to what it looks at, 0 to 60 virupas, Saturn's to 90. BPHS ch. 26,
 * v. 6-8; the special sight of v. 9-12 in the form of B. V. Raman, Graha and Bhava Balas, ch. VIII: 45, 15 and 30
 * virupas more for Saturn, Mars and Jupiter throughout the thirty degrees of that sight.
 */
export function sphutaDrishtiVirupas(graha: LuminousGraha, fromDeg: number, toDeg: number): number {
  const arcDeg = normalizeDegrees(toDeg - fromDeg);
  const within = SPECIAL_ARCS[graha];
  const added = within?.fromDeg.some((start) => arcDeg >= start && arcDeg < start + 30) ? within.virupas : 0;
  return commonSight(arcDeg) + added;
}

const SPECIAL_ARCS: Readonly<
  Partial<Record<LuminousGraha, { readonly virupas: number; readonly fromDeg: readonly number[] }>>
> = {
  saturn: { virupas: 45, fromDeg: [60, 270] },
  mars: { virupas: 15, fromDeg: [90, 210] },
  jupiter: { virupas: 30, fromDeg: [120, 240] },
};

function commonSight(arcDeg: number): number {
  if (arcDeg < 30 || arcDeg > 300) return 0;
  if (arcDeg < 60) return (arcDeg - 30) / 2;
  if (arcDeg < 90) return arcDeg - 45;
  if (arcDeg < 120) return 30 + (120 - arcDeg) / 2;
  if (arcDeg < 150) return 150 - arcDeg;
  if (arcDeg < 180) return 2 * (arcDeg - 150);
  return (300 - arcDeg) / 2;
}
