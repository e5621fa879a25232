import { houseFrom } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { Reason } from "../reason.ts";
import { type MangalDosha, type MangalFacts, type MangalSigns, marsCancelsAll } from "./mangal.ts";
import { EXCUSED_SIGNS, HARMLESS_SIGNS, type MangalReference } from "./mangal-weights.ts";

type SchoolReason<Rule extends keyof MangalFacts & string> = Reason<MangalFacts, "mars", Rule>;

/** What one school says of a chart by its own rule. */
export interface MangalSchool {
  readonly school: "raman" | "north";
  readonly present: boolean;
  readonly reason: SchoolReason<"mangal.school_raman"> | SchoolReason<"mangal.school_north">;
}

/** B. V. Raman, Muhurtha, ch. 9 (marriage), "The so-called Kuja Dosha": the 1st house is not among his five. */
const RAMAN_HOUSES: readonly number[] = [2, 4, 7, 8, 12];
const RAMAN: Citation = { work: "muhurtha_raman", chapter: 9, on: "kuja_dosha" };

/** The verse "lagne vyaye cha patale jamitre chashtame kuje", as it is used in the north: without the 2nd, and without Venus. */
const NORTH_HOUSES: readonly number[] = [1, 4, 7, 8, 12];
const NORTH_REFERENCES: readonly MangalReference[] = ["lagna", "moon"];
const NORTH: Citation = { custom: "north_and_maharashtra" };

type Houses = MangalDosha["marsHouses"];

const referencesIn = (marsHouses: Houses, counts: (reference: MangalReference, house: number) => boolean) =>
  (Object.keys(marsHouses) as MangalReference[]).filter((reference) => counts(reference, marsHouses[reference] ?? 0));

/** What the schools that count otherwise say, by the same whole signs. */
export const mangalSchools = (signs: MangalSigns, { marsHouses }: MangalDosha): readonly MangalSchool[] => [
  byRaman(signs, marsHouses),
  byTheNorth(signs, marsHouses),
];

/** Excused signs and Simha and Kumbha as in ours; own sign and exaltation cancel nothing elsewhere; the Moon or Jupiter beside Mars undoes it. */
function byRaman(signs: MangalSigns, marsHouses: Houses): MangalSchool {
  const undone = HARMLESS_SIGNS.includes(signs.mars) || joinsMars(signs.moon, signs) || joinsMars(signs.jupiter, signs);
  const from = undone
    ? []
    : referencesIn(
        marsHouses,
        (_, house) => RAMAN_HOUSES.includes(house) && EXCUSED_SIGNS[house]?.includes(signs.mars) !== true,
      );
  return {
    school: "raman",
    present: from.length > 0,
    reason: { rule: "mangal.school_raman", facts: { from }, source: RAMAN, about: "mars" },
  };
}

const joinsMars = (rasi: MangalSigns["moon"], { mars }: MangalSigns): boolean =>
  rasi !== undefined && houseFrom(rasi, mars) === 1;

function byTheNorth({ mars }: MangalSigns, marsHouses: Houses): MangalSchool {
  const from = marsCancelsAll(mars)
    ? []
    : referencesIn(
        marsHouses,
        (reference, house) => NORTH_REFERENCES.includes(reference) && NORTH_HOUSES.includes(house),
      );
  return {
    school: "north",
    present: from.length > 0,
    reason: { rule: "mangal.school_north", facts: { from }, source: NORTH, about: "mars" },
  };
}
