import type { Chart } from "../chart/chart.ts";
import { houseFrom } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { Dignity, Rasi } from "../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import { MANGAL_REFERENCES, type MangalReference } from "./mangal-weights.ts";

/** The four malefics of dosha samyam, the lightest first; the Moon, Mercury and Ketu count for nothing. */
const PAPA_GRAHAS = ["rahu", "sun", "saturn", "mars"] as const;
export type PapaGraha = (typeof PAPA_GRAHAS)[number];

export type PapaFacts = {
  /** The units are `houseUnits × grahaUnits × dignityShare × referenceShare`. */
  readonly "papa.house": {
    readonly reference: MangalReference;
    readonly house: number;
    readonly houseUnits: number;
    readonly grahaUnits: number;
    readonly dignity: Dignity;
    readonly dignityShare: number;
    readonly referenceShare: number;
  };
  /** In none of the six houses from any of the three. */
  readonly "papa.free": { readonly houses: readonly number[] };
  /** By the school that counts all malefics alike, whatever the house and its sign: one from lagna, shares from the others. */
  readonly "papa_school.equal": { readonly units: number };
};
export type PapaReason = Reason<PapaFacts, PapaGraha, "papa.house" | "papa.free">;

/** How much the malefics of a chart weigh on marriage, in units of dosha samyam. */
export interface Papa {
  readonly units: Readonly<Record<PapaGraha, number>>;
  readonly total: number;
  /** With their units as points, which add up to the total. */
  readonly reasons: readonly Counted<PapaReason>[];
  /** What another school counts for each that counts at all. */
  readonly school: readonly Reason<PapaFacts, PapaGraha, "papa_school.equal">[];
}

/** No old text has these numbers; they are what astrologers of the south use today. */
const DOSHA_SAMYAM: Citation = { practice: "dosha_samyam" };

const HOUSE_UNITS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 4: 3, 7: 5, 8: 6, 12: 1 };
const GRAHA_UNITS: Readonly<Record<PapaGraha, number>> = { rahu: 1, sun: 2, saturn: 3, mars: 4 };
const REFERENCE_SHARES: Readonly<Record<MangalReference, number>> = { lagna: 1, moon: 1 / 2, venus: 1 / 4 };
const DIGNITY_SHARES: Readonly<Record<Dignity, number>> = {
  exalted: 0,
  moolatrikona: 1 / 4,
  own: 1 / 2,
  friend: 3 / 4,
  neutral: 1,
  enemy: 1,
  debilitated: 5 / 4,
};

const because = reasonMaker<PapaFacts, PapaGraha>();

/** The four malefics in the 1st, 2nd, 4th, 7th, 8th and 12th from lagna, Moon and Venus, by whole signs. */
export function papaOf({ lagna, grahas }: Chart): Papa {
  const origins: Readonly<Record<MangalReference, Rasi>> = {
    lagna: lagna.rasi,
    moon: grahas.moon.rasi,
    venus: grahas.venus.rasi,
  };
  const reasons = PAPA_GRAHAS.flatMap((graha): readonly Counted<PapaReason>[] => {
    const { rasi, dignity } = grahas[graha];
    const counted = MANGAL_REFERENCES.flatMap((reference) =>
      countedFrom(graha, reference, houseFrom(origins[reference], rasi), dignity.verdict),
    );
    if (counted.length > 0) return counted;
    const houses = MANGAL_REFERENCES.map((reference) => houseFrom(origins[reference], rasi));
    return [{ ...because("papa.free", { houses }, DOSHA_SAMYAM, graha), points: 0 }];
  });
  const unitsOf = (counted: readonly Counted<PapaReason>[]): number =>
    counted.reduce((sum, { points }) => sum + points, 0);
  const units = (graha: PapaGraha): number => unitsOf(reasons.filter(({ about }) => about === graha));
  return {
    units: { rahu: units("rahu"), sun: units("sun"), saturn: units("saturn"), mars: units("mars") },
    total: unitsOf(reasons),
    reasons,
    school: byEqualUnits(reasons),
  };
}

function countedFrom(
  graha: PapaGraha,
  reference: MangalReference,
  house: number,
  dignity: Dignity,
): readonly Counted<Reason<PapaFacts, PapaGraha, "papa.house">>[] {
  const houseUnits = HOUSE_UNITS[house];
  if (houseUnits === undefined) return [];
  const grahaUnits = GRAHA_UNITS[graha];
  const dignityShare = DIGNITY_SHARES[dignity];
  const referenceShare = REFERENCE_SHARES[reference];
  const facts = { reference, house, houseUnits, grahaUnits, dignity, dignityShare, referenceShare };
  const points = houseUnits * grahaUnits * dignityShare * referenceShare;
  return [{ ...because("papa.house", facts, DOSHA_SAMYAM, graha), points }];
}

function byEqualUnits(reasons: readonly PapaReason[]): Papa["school"] {
  return PAPA_GRAHAS.flatMap((graha) => {
    const units = reasons.reduce(
      (sum, { about, rule, facts }) => sum + (about === graha && rule === "papa.house" ? facts.referenceShare : 0),
      0,
    );
    return units === 0 ? [] : [because("papa_school.equal", { units }, { practice: "equal_malefics" }, graha)];
  });
}
