import { GRAHAS, type Graha } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { apportion } from "./score.ts";
import { isGrave, type Transit, type TransitVerdict } from "./transit.ts";

/**
 * Points of the Moon and of the other eight together; as many for every aspect, shared differently. `tara` is what her tara
 * weighs of the Moon's part where the star of birth is known.
 */
type Halves = { readonly moon: number; readonly tara: number; readonly others: number };
const OF_THE_WHOLE: Halves = { moon: 21, tara: 10, others: 21 };
/** Where the Moon signifies an aspect or is in one of its houses, and where she does not. */
const OF_HERS: Halves = { moon: 17, tara: 7, others: 25 };
const ASIDE: Halves = { moon: 10, tara: 5, others: 32 };
/** A graha weighs once, and this much more for signifying the aspect, and again for being in one of its houses. */
const CONCERNED = 30;
const OTHERS = GRAHAS.filter((graha) => graha !== "moon");

/**
 * What part of its weight, in hundredths, a graha adds in a good house and takes in another. Grahas have three to nine good
 * houses of twelve and are obstructed in a third to a half of their days there; with these parts what each adds and takes
 * in 2011 to 2040 over all signs is the same, so that a score leans neither way.
 */
const PARTS: Readonly<Record<Graha, readonly [added: number, taken: number]>> = {
  sun: [100, 31],
  moon: [100, 47],
  mars: [100, 16],
  mercury: [100, 53],
  jupiter: [100, 33],
  venus: [57, 100],
  saturn: [100, 17],
  rahu: [100, 18],
  ketu: [100, 18],
};

/** Where an aspect starts, so that the mean of its days is 50: the third and eleventh are good houses of most grahas. */
export const BASE_POINTS: Readonly<Record<LifeAspect | "whole", number>> = {
  whole: 50,
  physique: 50,
  status: 50,
  finances: 48,
  relationship: 50,
  career: 47,
  travel: 50,
  family: 49,
  friends: 45,
  health: 50,
};

/** How many ways a graha has to do with an aspect: it signifies it, and it is in one of its houses. */
const concernOf = ({ graha, house }: Pick<Transit, "graha" | "house">, { houses, karakas }: Signifiers): number =>
  (karakas.includes(graha) ? 1 : 0) + (houses.includes(house) ? 1 : 0);

/** What the passages of the nine and the Moon's tara weigh in a score: 42 together. */
export interface DayWeights {
  readonly of: ReadonlyMap<Graha, number>;
  /** 0 where the star of birth is not known. */
  readonly tara: number;
}

/** The whole points that each graha weighs in an aspect, for a sign or for a star of birth. */
export function dayWeights(transits: readonly Transit[], signifiers: Signifiers, knowsStar: boolean): DayWeights {
  const concern = (graha: Graha): number => {
    const transit = transits.find((each) => each.graha === graha);
    return transit === undefined ? 0 : concernOf(transit, signifiers);
  };
  const { moon, tara, others } = signifiers === WHOLE_LIFE ? OF_THE_WHOLE : concern("moon") > 0 ? OF_HERS : ASIDE;
  const parts = apportion(
    others,
    OTHERS.map((graha) => 1 + CONCERNED * concern(graha)),
  );
  const of = new Map<Graha, number>([
    ["moon", knowsStar ? moon - tara : moon],
    ...OTHERS.map((graha, index) => [graha, itemAt(parts, index)] as const),
  ]);
  return { of, tara: knowsStar ? tara : 0 };
}

/** What a graha of a weight does to a score in its house: added, nothing where obstructed, taken, or twice that in the eighth, never more than it weighs. */
export function dayPoints(weight: number, graha: Graha, house: number, verdict: TransitVerdict): number {
  const [added, taken] = PARTS[graha];
  if (verdict === "obstructed") return 0;
  if (verdict === "favourable") return Math.round((weight * added) / 100);
  const times = isGrave(graha, house) ? 2 : 1;
  // A zero of either sign is one zero.
  return -Math.min(weight, Math.round((weight * taken * times) / 100)) || 0;
}
