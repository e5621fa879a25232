import { byId } from "../by-id.ts";
import type { Chart } from "../chart/chart.ts";
import type { Citation } from "../citation.ts";
import { GRAHAS } from "../ids.ts";
import type { Reason } from "../reason.ts";
import { type MangalDosha, type MangalFacts, type MangalSigns, mangalDoshaBySigns } from "./mangal.ts";
import { type MangalSchool, mangalSchools } from "./mangal-schools.ts";
import { MANGAL_REFERENCES, type MangalReference, mangalPoints } from "./mangal-weights.ts";

type AbsenceReason = Reason<MangalFacts, "mars", "mangal.house_free" | "mangal.all_cancelled" | "mangal.near_house">;

export interface MangalReading {
  readonly dosha: MangalDosha;
  /** Why there is none, one for each point that Mars is counted from; empty if it is present. */
  readonly whyAbsent: readonly AbsenceReason[];
  /** How near it came if it is absent; undefined if no house beside that of Mars counts from any point. */
  readonly nearMiss: AbsenceReason | undefined;
  readonly schools: readonly MangalSchool[];
}

const TRADITION: Citation = { practice: "kuja_matching" };
const SIGN_DEG = 30;

/** Mangal dosha of a chart, why it is absent, how near it came, and what other schools say. */
export function mangalReading({ lagna, grahas }: Chart): MangalReading {
  const signs: MangalSigns = { ...byId(GRAHAS, (graha) => grahas[graha].rasi), lagna: lagna.rasi };
  const dosha = mangalDoshaBySigns(signs);
  return {
    dosha,
    whyAbsent: dosha.present ? [] : whyAbsent(dosha),
    nearMiss: dosha.present ? undefined : nearMiss(dosha, grahas.mars.degreesInRasi),
    schools: mangalSchools(signs, dosha),
  };
}

const known = ({ marsHouses }: MangalDosha): readonly (readonly [MangalReference, number])[] =>
  MANGAL_REFERENCES.flatMap((reference) => {
    const house = marsHouses[reference];
    return house === undefined ? [] : [[reference, house] as const];
  });

/** Houses that do count are among the factors, and what takes them off among the cancellations. */
const whyAbsent = (dosha: MangalDosha): readonly AbsenceReason[] =>
  known(dosha)
    .filter(([reference]) => !dosha.from.includes(reference))
    .map(([reference, house]) => ({
      rule: "mangal.house_free",
      facts: { reference, house },
      source: TRADITION,
      about: "mars",
    }));

function nearMiss(dosha: MangalDosha, degreesInRasi: number): AbsenceReason | undefined {
  if (dosha.factors.length > 0) {
    const points = dosha.factors.reduce((sum, factor) => sum + factor.points, 0);
    return { rule: "mangal.all_cancelled", facts: { points }, source: TRADITION, about: "mars" };
  }
  const [nearest] = known(dosha)
    .flatMap(([reference, house]) => {
      const before = ((house + 10) % 12) + 1;
      const after = (house % 12) + 1;
      return [
        { reference, house, nextHouse: before, degrees: degreesInRasi },
        { reference, house, nextHouse: after, degrees: SIGN_DEG - degreesInRasi },
      ];
    })
    .filter(({ reference, nextHouse }) => mangalPoints(reference, nextHouse) > 0)
    .toSorted((one, other) => one.degrees - other.degrees);
  return nearest && { rule: "mangal.near_house", facts: nearest, source: TRADITION, about: "mars" };
}
