import { signedDegrees } from "../angle/degrees.ts";
import type { Chart, GrahaPlacement } from "../chart/chart.ts";
import { housesRuled } from "../chart/nature/functional-nature.ts";
import { LAGNA_VERDICTS } from "../chart/nature/lagna-verdicts.ts";
import { RASI_LORDS, rasiAt, rasiIndex } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { type FunctionalNature, type Gem, GRAHAS, type Graha, type LuminousGraha, type Rasi } from "../ids.ts";
import { DUSTHANAS } from "./dusthanas.ts";
import type { GemReason } from "./gem-facts.ts";
import { GRAHA_GEM } from "./gem-wearing.ts";
import { stoneBenefits } from "./stone-benefits.ts";
import { PRACTICE, stoneOfGraha } from "./stone-reasons.ts";

/** One lord weighed for its stone. */
export interface GemCandidate {
  readonly house: 1 | 5 | 9;
  readonly graha: LuminousGraha;
  readonly gem: Gem;
  /** Why it should not be strengthened; none if it is fit. */
  readonly against: readonly GemReason[];
  /** Why not this one, or why this one. */
  readonly verdict: readonly GemReason[];
}

/** A stone that is not to be worn, and why: the same objections that make a lord unfit. */
interface AvoidedGem {
  readonly gem: Gem;
  readonly graha: Graha;
  readonly reasons: readonly GemReason[];
}

export interface LifeStone {
  readonly gem: Gem;
  readonly graha: LuminousGraha;
  /** The house whose lord was chosen. */
  readonly house: 1 | 5 | 9;
  readonly reasons: readonly GemReason[];
  /** What still speaks against the chosen stone; narrative must show it. Empty if it is fit. */
  readonly contraindications: readonly GemReason[];
  /** What else is weak in its graha: burnt by the Sun, or in an enemy's sign. It does not decide the choice. */
  readonly cautions: readonly GemReason[];
  /** All three that were weighed, in the order of their claim: lords of the lagna, the ninth, the fifth. */
  readonly candidates: readonly GemCandidate[];
  /** What this person wears it for. */
  readonly benefits: readonly GemReason[];
  /** The stones of all grahas but the chosen one that the rule calls unfit. */
  readonly avoid: readonly AvoidedGem[];
}

const HOUSES_IN_ORDER = [1, 9, 5] as const;
const LORDSHIP = cite("bphs", 34, [2, 7]);
/** The nodes rule no house: they take the nature of where and with whom they stand. */
const OF_NODES = cite("bphs", 34, 16);
const MARAKAS = cite("bphs", 44, [2, 5]);
const IN_DUSTHANA = cite("phaladeepika", 15, 5);
const DEBILITATED = cite("phaladeepika", 15, 3);

const isNode = (graha: Graha): boolean => graha === "rahu" || graha === "ketu";
const isHarmful = (nature: FunctionalNature): boolean => nature === "malefic" || nature === "highly_malefic";
const WELL_PLACED: readonly string[] = ["exalted", "moolatrikona", "own"];

function reasonsAgainst({ graha, nature, house, dignity }: GrahaPlacement): readonly GemReason[] {
  const against: GemReason[] = [];
  if (isHarmful(nature.verdict)) {
    const source = isNode(graha) ? OF_NODES : LORDSHIP;
    against.push({ rule: "gem.functional_malefic", facts: { nature: nature.verdict }, source, about: graha });
  }
  if (nature.verdict === "maraka") {
    const source = isNode(graha) ? OF_NODES : MARAKAS;
    against.push({ rule: "gem.maraka", facts: { nature: nature.verdict }, source, about: graha });
  }
  // A strong graha in a house of loss makes the loss strong too, unless the house is its own sign.
  if (DUSTHANAS.includes(house) && !WELL_PLACED.includes(dignity.verdict)) {
    against.push({
      rule: "gem.in_dusthana",
      facts: { house, dignity: dignity.verdict },
      source: IN_DUSTHANA,
      about: graha,
    });
  }
  if (dignity.verdict === "debilitated") {
    against.push({ rule: "gem.debilitated", facts: { dignity: dignity.verdict }, source: DEBILITATED, about: graha });
  }
  return against;
}

function cautionsOf({ graha, isCombust, longitudeDeg, dignity }: GrahaPlacement, sunDeg: number): readonly GemReason[] {
  const cautions: GemReason[] = [];
  if (isCombust) {
    const fromSunDeg = Math.abs(signedDegrees(longitudeDeg - sunDeg));
    cautions.push({ rule: "gem.combust", facts: { fromSunDeg }, source: PRACTICE, about: graha });
  }
  if (dignity.verdict === "enemy") {
    cautions.push({ rule: "gem.in_enemy_sign", facts: { dignity: dignity.verdict }, source: PRACTICE, about: graha });
  }
  return cautions;
}

const lordOf = (lagna: Rasi, house: number): LuminousGraha => RASI_LORDS[rasiAt(rasiIndex(lagna) + house - 1)];

/**
 * The stone to wear for life: the lagna lord's where that graha is fit to be strengthened, else the ninth lord's,
 * else the fifth's; never the stone of a graha that does harm for the lagna. Fit means: no functional malefic and
 * no maraka, not in the 6th, 8th or 12th house in a sign not its own, not debilitated. Where none of the three is
 * fit, the one with the least against it among those that do no harm by lordship, with the reasons against it.
 */
export function lifeStone(chart: Chart): LifeStone {
  const lagna = chart.lagna.rasi;
  const weighed = HOUSES_IN_ORDER.map((house) => {
    const graha = lordOf(lagna, house);
    return { house, graha, gem: GRAHA_GEM[graha], against: reasonsAgainst(chart.grahas[graha]) };
  });
  const harmless = weighed.filter(({ graha }) => !isHarmful(chart.grahas[graha].nature.verdict));
  const chosen = harmless.reduce((best, next) => (next.against.length < best.against.length ? next : best));
  const { gem, graha, house, against } = chosen;
  const placed = chart.grahas[graha];
  const cautions = cautionsOf(placed, chart.grahas.sun.longitudeDeg);
  const facts = { nature: placed.nature.verdict, dignity: placed.dignity.verdict, house: placed.house };
  const choice: GemReason =
    against.length === 0
      ? { rule: "gem.fit", facts: { ...facts, hasCaution: cautions.length > 0 }, source: PRACTICE, about: graha }
      : { rule: "gem.best_of_unfit", facts, source: PRACTICE, about: graha };
  const reasons: GemReason[] = [
    { rule: "gem.lord_of_house", facts: { lagna, house }, source: PRACTICE, about: graha },
    choice,
    stoneOfGraha(graha),
  ];
  const candidates = weighed.map((one): GemCandidate => {
    if (one === chosen) return { ...one, verdict: [choice] };
    return { ...one, verdict: one.against.length > 0 ? unfitVerdict(lagna, one) : [laterClaim(one, house)] };
  });
  return {
    gem,
    graha,
    house,
    reasons,
    contraindications: against,
    cautions,
    candidates,
    benefits: stoneBenefits(chart, graha),
    avoid: unfitStones(chart, graha),
  };
}

const laterClaim = ({ graha, house }: Pick<GemCandidate, "graha" | "house">, chosenHouse: number): GemReason => ({
  rule: "gem.later_claim",
  facts: { house, chosenHouse },
  source: PRACTICE,
  about: graha,
});

/** Where most tables name the stone of a lagna lord and this rule does not, that is said first. */
function unfitVerdict(
  lagna: Rasi,
  { house, graha, gem, against }: Omit<GemCandidate, "verdict">,
): readonly GemReason[] {
  if (house !== 1 || against.every(({ rule }) => rule !== "gem.functional_malefic")) return against;
  const harmfulHouses = housesRuled(lagna, graha).filter((ruled) => ruled !== 1);
  const source = cite("bphs", 34, LAGNA_VERDICTS[lagna].verses);
  return [{ rule: "gem.tables_name_it", facts: { lagna, gem, harmfulHouses }, source, about: graha }, ...against];
}

const unfitStones = ({ grahas }: Chart, chosen: Graha): readonly AvoidedGem[] =>
  GRAHAS.flatMap((graha) => {
    const reasons = reasonsAgainst(grahas[graha]);
    return graha === chosen || reasons.length === 0 ? [] : [{ gem: GRAHA_GEM[graha], graha, reasons }];
  });
