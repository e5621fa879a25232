import { LUMINOUS_GRAHAS, VIMSHOTTARI_YEARS } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DashaWords } from "../catalogue/dasha-words.ts";
import { companionsOf, easeOf, isFallUndone, type MahadashaLord, stageOf, toneOf } from "./mahadasha-lord.ts";
import { pastDashaReading } from "./past-dasha-reading.ts";
import { type PlanetInSign, planetInSign } from "./planet-in-sign.ts";
import { type Turns, takingTurns } from "./taking-turns.ts";

/** A period to come or running, and the same of one that is over: in the past tense and without advice. */
export interface TwoTenses {
  readonly prediction: string;
  readonly pastPrediction: string;
}

export interface DashaReading extends TwoTenses {
  /** 700 to 1200 characters. */
  readonly prediction: string;
  /** What is left of it where the time of birth is not known: no house, no rulership, no nature for a lagna. */
  readonly withoutLagna: TwoTenses;
  /** Says nothing that rests on the lagna. */
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
const OF_THE_LAGNA: readonly Part[] = ["rules", "nature"];

/**
 * The mahadashas of one life, composed together: no sentence comes twice in it. Each sentence depends on a fact of the
 * chart; nothing is random.
 */
export function dashaReadings(
  { dasha, pastDasha, planetInSign: words }: Catalogue,
  periods: readonly MahadashaLord[],
): DashaReading[] {
  const twoTenses = (lords: readonly MahadashaLord[], isLagnaKnown: boolean, turns: Turns): TwoTenses[] =>
    lords.map((lord, index) => ({
      prediction: prediction(dasha, lord, turns, ORDERS[index % ORDERS.length] ?? ORDERS[0], isLagnaKnown),
      pastPrediction: pastDashaReading(pastDasha, lord, turns, isLagnaKnown),
    }));
  const turns = takingTurns();
  const whole = twoTenses(periods, true, turns);
  const inSigns = periods.map((lord, index) => planetInSign(words, lord, turns, index));
  const none: TwoTenses = { prediction: "", pastPrediction: "" };
  const inSign = periods.map((lord) => ({ ...lord, undoneBy: lord.undoneWithoutLagnaBy }));
  const partial = twoTenses(inSign, false, takingTurns());
  return inSigns.map((inSign, index) => ({
    ...(whole[index] ?? none),
    withoutLagna: partial[index] ?? none,
    planetInSign: inSign,
  }));
}

function prediction(
  words: DashaWords,
  lord: MahadashaLord,
  turns: Turns,
  order: readonly Part[],
  isLagnaKnown: boolean,
): string {
  const parts = partsOf(words, lord, turns, isLagnaKnown);
  const text = (without: readonly Part[]): string =>
    order.flatMap((part) => (without.includes(part) ? [] : parts[part])).join(" ");
  if (!isLagnaKnown) return text(OF_THE_LAGNA);
  const leftOut = SPARE.map((_, count) => SPARE.slice(0, count));
  const fitting = leftOut.map(text).find((candidate) => candidate.length <= LONGEST_PREDICTION);
  const whole = fitting ?? text(SPARE);
  return whole.length < AMPLE_LENGTH ? `${whole} ${words.span(lord.graha, VIMSHOTTARI_YEARS[lord.graha])}` : whole;
}

/** Core gives a node no nature in its best or worst degree. */
function nodeNatureOf({ nature }: MahadashaLord): keyof DashaWords["nodeNature"] {
  if (nature === "highly_benefic") return "benefic";
  return nature === "highly_malefic" ? "malefic" : nature;
}

function rulesOf(words: DashaWords, { graha, rules, host, rasi }: MahadashaLord, { next }: Turns): string {
  const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
  if (luminous !== undefined) return next(words.rules, (say) => say(luminous, rules));
  if (host.rasi === rasi) return next(words.speaksForCompanion, (say) => say(graha, host.graha));
  return next(words.speaksFor, (say) => say(graha, host.graha, host.house));
}

function placeOf(words: DashaWords, lord: MahadashaLord, turns: Turns, isLagnaKnown: boolean): readonly string[] {
  const { graha, house, rasi } = lord;
  if (!isLagnaKnown) return [turns.next(words.standsInSign, (say) => say(graha, rasi))];
  const houseYears = words.houseYears[house - 1];
  const turnsTo = houseYears && turns.unsaid(houseYears);
  return [turns.next(words.stands, (say) => say(graha, house, rasi)), ...(turnsTo === undefined ? [] : [turnsTo])];
}

function partsOf(
  words: DashaWords,
  lord: MahadashaLord,
  turns: Turns,
  isLagnaKnown: boolean,
): Readonly<Record<Part, readonly string[]>> {
  const { graha, rasi, seenBy, undoneBy, fromAge, toAge } = lord;
  const { next } = turns;
  const joined = companionsOf(lord);
  const isAlone = lord.joined.length + seenBy.length === 0;
  const isNode = lord.rules.length === 0;
  return {
    theme: [words.theme[graha]],
    rules: isLagnaKnown ? [rulesOf(words, lord, turns)] : [],
    place: placeOf(words, lord, turns, isLagnaKnown),
    standing: [
      isFallUndone(lord)
        ? next(words.undone, (say) => say(graha, rasi, undoneBy))
        : words.standing[graha][easeOf(lord.dignity)],
    ],
    company: [
      ...(joined.length > 0 ? [next(words.joined, (say) => say(graha, joined))] : []),
      ...(seenBy.length > 0 ? [next(words.seen, (say) => say(graha, seenBy))] : []),
      ...(isAlone ? [next(words.alone, (say) => say(graha))] : []),
    ],
    nature: isLagnaKnown
      ? [next(isNode ? words.nodeNature[nodeNatureOf(lord)] : words.nature[lord.nature], (say) => say(graha))]
      : [],
    light: lord.isCombust ? [next(words.combust, (say) => say(graha))] : [],
    motion: lord.isRetrograde ? [next(words.retrograde, (say) => say(graha))] : [],
    stage: [next(words.stage[stageOf(lord)], (say) => say(fromAge, toAge))],
    counsel: [words.counsel[graha][toneOf(lord, isLagnaKnown)]],
  };
}
