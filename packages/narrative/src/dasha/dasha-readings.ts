import { LUMINOUS_GRAHAS, VIMSHOTTARI_YEARS } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DashaWords } from "../catalogue/dasha-words.ts";
import { easeOf, type MahadashaLord, stageOf, toneOf } from "./mahadasha-lord.ts";
import { pastDashaReading } from "./past-dasha-reading.ts";
import { type PlanetInSign, planetInSign } from "./planet-in-sign.ts";
import { type Turns, takingTurns } from "./taking-turns.ts";

export interface DashaReading {
  /** 700 to 1200 characters. */
  readonly prediction: string;
  /** The same of a period that is over, in the past tense and without advice. */
  readonly pastPrediction: string;
  readonly planetInSign: PlanetInSign;
}

/** A reading is cut to this by leaving out its least sentences. */
const LONGEST_PREDICTION = 1200;
/** Below this the share of the cycle is given as well. */
const AMPLE_LENGTH = 740;

/** The parts of a reading; three orders, taken in turn. */
const ORDERS = [
  ["theme", "rules", "place", "standing", "company", "nature", "light", "motion", "stage", "counsel"],
  ["theme", "place", "stage", "rules", "nature", "standing", "company", "light", "motion", "counsel"],
  ["theme", "stage", "place", "nature", "rules", "company", "standing", "light", "motion", "counsel"],
] as const satisfies readonly (readonly Part[])[];
type Part = "theme" | "rules" | "place" | "standing" | "company" | "nature" | "light" | "motion" | "stage" | "counsel";

/** Left out first where a reading grows too long. */
const SPARE: readonly Part[] = ["motion", "stage", "light"];

/**
 * The mahadashas of one life, composed together: what one of them has said, the next says differently. Each sentence
 * depends on a fact of the chart; nothing is random.
 */
export function dashaReadings(
  { dasha, pastDasha, planetInSign: words }: Catalogue,
  periods: readonly MahadashaLord[],
): DashaReading[] {
  const turns = takingTurns();
  return periods.map((lord, index) => ({
    prediction: prediction(dasha, lord, turns, ORDERS[index % ORDERS.length] ?? ORDERS[0]),
    pastPrediction: pastDashaReading(pastDasha, lord, turns),
    planetInSign: planetInSign(words, lord, turns, index),
  }));
}

function prediction(words: DashaWords, lord: MahadashaLord, turns: Turns, order: readonly Part[]): string {
  const parts = partsOf(words, lord, turns);
  const text = (without: readonly Part[]): string =>
    order.flatMap((part) => (without.includes(part) ? [] : parts[part])).join(" ");
  const leftOut = SPARE.map((_, count) => SPARE.slice(0, count));
  const fitting = leftOut.map(text).find((candidate) => candidate.length <= LONGEST_PREDICTION);
  const whole = fitting ?? text(SPARE);
  return whole.length < AMPLE_LENGTH ? `${whole} ${words.span(VIMSHOTTARI_YEARS[lord.graha])}` : whole;
}

/** Core gives a node no nature in its best or worst degree. */
function nodeNatureOf({ nature }: MahadashaLord): keyof DashaWords["nodeNature"] {
  if (nature === "highly_benefic") return "benefic";
  return nature === "highly_malefic" ? "malefic" : nature;
}

function partsOf(words: DashaWords, lord: MahadashaLord, turns: Turns): Readonly<Record<Part, readonly string[]>> {
  const { graha, house, rasi, rules, host, lagna, joined, seenBy, undoneBy } = lord;
  const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
  const houseYears = words.houseYears[house - 1];
  const turnsTo = houseYears && turns.unsaid(houseYears);
  const company = [
    ...(joined.length > 0 ? [turns.next(words.joined)(graha, joined)] : []),
    ...(seenBy.length > 0 ? [turns.next(words.seen)(graha, seenBy)] : []),
  ];
  return {
    theme: [words.theme[graha]],
    rules: [
      luminous === undefined
        ? turns.next(words.speaksFor)(graha, host.graha, host.house)
        : turns.next(words.rules)(luminous, rules),
    ],
    place: [turns.next(words.stands)(graha, house, rasi), ...(turnsTo === undefined ? [] : [turnsTo])],
    standing: [
      words.standing[graha][easeOf(lord.dignity)],
      ...(undoneBy.length > 0 ? [turns.next(words.undone)(undoneBy)] : []),
    ],
    company: company.length > 0 ? company : [turns.next(words.alone)(graha)],
    nature: [
      luminous === undefined
        ? turns.next(words.nodeNature[nodeNatureOf(lord)])(lagna)
        : turns.next(words.nature[lord.nature])(graha, lagna),
    ],
    light: lord.isCombust ? [turns.next(words.combust)(graha)] : [],
    motion: lord.isRetrograde ? [turns.next(words.retrograde)(graha)] : [],
    stage: [turns.next(words.stage[stageOf(lord)])(lord.fromAge, lord.toAge)],
    counsel: [words.counsel[graha][toneOf(lord)]],
  };
}
