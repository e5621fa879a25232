import {
  type Counted,
  type DayForSign,
  type DayReason,
  type Graha,
  LIFE_ASPECTS,
  type LifeAspect,
  RASIS,
  type Rasi,
  type Score,
  type Transit,
  type TransitReason,
} from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { limbSentences } from "./day-limb-sentences.ts";
import { bandOf } from "./score-band.ts";
import { turn } from "./turn.ts";

export type PredictionLength = "big" | "small";

/** The day of a Moon sign in words: of all of it and of each aspect of life. */
export interface DayPrediction {
  readonly total: string;
  readonly aspects: Readonly<Record<LifeAspect, string>>;
}

/**
 * Words for the figures of a day, made from the reasons of those figures: the graha that raised a score is named as
 * its help, the one that lowered it most as the difficulty. Which of several wordings is used depends only on sign
 * and day, so that signs read one after another differ and the same day always has the same text.
 */
export function dayPrediction(
  catalogue: Catalogue,
  moonRasi: Rasi,
  day: DayForSign,
  length: PredictionLength,
): DayPrediction {
  const seed = RASIS.indexOf(moonRasi) + Math.floor(day.atJdUt + 0.5);
  const teller: Teller = { catalogue, day, seed };
  const aspects = Object.fromEntries(
    LIFE_ASPECTS.map((aspect, index) => {
      const own = { ...teller, seed: seed + index };
      return [aspect, length === "big" ? aspectText(own, aspect) : shortText(own, aspect)];
    }),
  ) as DayPrediction["aspects"];
  return { total: length === "big" ? wholeText(teller) : shortText(teller, "total"), aspects };
}

interface Teller {
  readonly catalogue: Catalogue;
  readonly day: DayForSign;
  /** Decides among equal wordings. */
  readonly seed: number;
}

/** So that two signs with the same opening do not continue alike. */
const SHIFT = { opening: 1, asks: 2, obstructed: 1, moon: 2, extremes: 2 } as const;

type Scope = LifeAspect | "total";
type CountedTransit = Counted<TransitReason>;

const isTransit = (reason: Counted<DayReason>): reason is CountedTransit => reason.rule.startsWith("transit.");
const scoreOf = (day: DayForSign, scope: Scope): Score<DayReason> =>
  scope === "total" ? day.total : day.aspects[scope];
const weightOf = ({ facts }: CountedTransit): number => facts.weight ?? 0;

/** The transits that weigh most: for, against and held back. */
function chief(reasons: readonly CountedTransit[]) {
  const by = (measure: (reason: CountedTransit) => number): CountedTransit | undefined =>
    reasons.reduce<CountedTransit | undefined>(
      (best, reason) => (measure(reason) > (best === undefined ? 0 : measure(best)) ? reason : best),
      undefined,
    );
  return {
    help: by(({ points }) => points),
    hindrance: by(({ points }) => -points),
    obstructed: by((reason) => (reason.rule === "transit.obstructed" ? weightOf(reason) : 0)),
  };
}

function opening({ catalogue, day, seed }: Teller, scope: Scope): string {
  return turn(catalogue.daily.opening[bandOf(scoreOf(day, scope).score)][scope], seed, SHIFT.opening);
}

const transitOf = (day: DayForSign, graha: Graha): Transit => {
  const found = day.transits.find((transit) => transit.graha === graha);
  if (found === undefined) throw new TypeError(`no transit of ${graha}`);
  return found;
};

/** One transit in a sentence of its own. */
function transitSentence({ catalogue, day, seed }: Teller, { about }: CountedTransit): string {
  const { transit: words, daily } = catalogue;
  const { graha, house, verdict, obstructedBy } = transitOf(day, about);
  const phrase = {
    who: words.who[graha],
    where: turn(words.inHouse, house - 1),
    effect: turn(words.effect[graha], house - 1),
  };
  const [by] = obstructedBy;
  if (verdict === "obstructed" && by !== undefined)
    return turn(daily.obstructed, seed, SHIFT.obstructed)({ ...phrase, by: words.who[by] });
  return (verdict === "favourable" ? turn(daily.favours, seed) : turn(daily.asks, seed, SHIFT.asks))(phrase);
}

/** The Moon in a clause: she has the most weight in everything, and would be described ten times. */
function moonSentence({ catalogue, day, seed }: Teller): string {
  const { transit: words, daily } = catalogue;
  const { house, verdict, obstructedBy } = transitOf(day, "moon");
  const where = turn(words.inHouse, house - 1);
  const [by] = obstructedBy;
  if (verdict === "obstructed" && by !== undefined)
    return turn(daily.moonObstructed, seed, SHIFT.moon)(where, words.who[by]);
  return turn(verdict === "favourable" ? daily.moonFavours : daily.moonAsks, seed, SHIFT.moon)(where);
}

/** Help before hindrance where the score is of the better half, otherwise the other way round. */
function forAndAgainst(teller: Teller, scope: Scope, reasons: readonly CountedTransit[]): readonly string[] {
  const { help, hindrance, obstructed } = chief(reasons);
  const good = help ?? obstructed;
  const lines = [
    good && transitSentence(teller, good),
    hindrance && transitSentence({ ...teller, seed: teller.seed + 1 }, hindrance),
  ];
  const inOrder = scoreOf(teller.day, scope).score >= 50 ? lines : lines.reverse();
  return inOrder.filter((line) => line !== undefined);
}

const othersThanMoon = (score: Score<DayReason>): readonly CountedTransit[] =>
  score.reasons.filter(isTransit).filter(({ about }) => about !== "moon");

function aspectText(teller: Teller, aspect: LifeAspect): string {
  const score = teller.day.aspects[aspect];
  return [
    opening(teller, aspect),
    ...forAndAgainst(teller, aspect, othersThanMoon(score)),
    moonSentence(teller),
    ...limbSentences(teller.catalogue, score, aspect, teller.seed).slice(0, 1),
  ].join(" ");
}

function wholeText(teller: Teller): string {
  const { catalogue, day, seed } = teller;
  const transits = day.total.reasons.filter(isTransit);
  const others = othersThanMoon(day.total);
  const moon = transits.filter(({ about }) => about === "moon");
  const { help, obstructed } = chief(others);
  return [
    opening(teller, "total"),
    ...moon.map((reason) => transitSentence({ ...teller, seed: seed + 2 }, reason)),
    ...forAndAgainst(teller, "total", others),
    ...(help && obstructed ? [transitSentence({ ...teller, seed: seed + 3 }, obstructed)] : []),
    ...limbSentences(catalogue, day.total, undefined, seed),
    extremes(teller),
  ].join(" ");
}

function extremes({ catalogue, day, seed }: Teller): string {
  const ranked = [...LIFE_ASPECTS].sort((a, b) => day.aspects[b].score - day.aspects[a].score);
  const [best = "career", weakest = "health"] = [ranked.at(0), ranked.at(-1)];
  return turn(
    catalogue.daily.extremes,
    seed,
    SHIFT.extremes,
  )(catalogue.daily.aspect[best], catalogue.daily.aspect[weakest]);
}

function shortText(teller: Teller, scope: Scope): string {
  const { score, reasons } = scoreOf(teller.day, scope);
  const { help, hindrance, obstructed } = chief(reasons.filter(isTransit));
  const main = score >= 50 ? (help ?? obstructed ?? hindrance) : (hindrance ?? obstructed ?? help);
  return [opening(teller, scope), ...(main ? [transitSentence(teller, main)] : [])].join(" ");
}
