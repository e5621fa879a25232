import {
  type Counted,
  type DayFacts,
  type DayReason,
  type Graha,
  type LifeAspect,
  type Reason,
  type Score,
  tithiOf,
} from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { turn } from "./turn.ts";

type LimbReason<Rule extends "day.tithi" | "day.vara" | "day.yoga"> = Counted<Reason<DayFacts, Graha, Rule>>;

/**
 * What tithi, weekday and yoga do for a score, the weightiest first. An aspect has only those that distinguish it;
 * the whole day has one in turn, because tithi and yoga are the same for every sign; a sign always has its own weekday.
 */
export function limbSentences(
  catalogue: Catalogue,
  { reasons }: Score<DayReason>,
  aspect: LifeAspect | undefined,
  seed: number,
): readonly string[] {
  const tithi = reasons.find((reason) => reason.rule === "day.tithi");
  const vara = reasons.find((reason) => reason.rule === "day.vara");
  const yoga = reasons.find((reason) => reason.rule === "day.yoga");
  if (!tithi || !vara || !yoga) throw new TypeError("a score of a day has its tithi, vara and yoga");
  const sentences = {
    tithi: () => tithiSentence(catalogue, tithi, aspect, seed),
    vara: () => varaSentence(catalogue, vara, seed),
    yoga: () => yogaSentence(catalogue, yoga, seed),
  };
  // A neutral weekday neither helps nor hinders, and there is nothing to say about it.
  const varaSays = vara.facts.regard !== "neutral";
  if (aspect === undefined) {
    const isOwn = vara.about === vara.facts.rasiLord;
    const inTurn = turn(
      varaSays && !isOwn ? [sentences.vara, sentences.tithi, sentences.yoga] : [sentences.tithi, sentences.yoga],
      seed,
      1,
    );
    return [...(isOwn ? [sentences.vara()] : []), inTurn()];
  }
  return [
    { weight: Math.abs(tithi.points) === 1 ? 0 : 3, sentence: sentences.tithi },
    { weight: varaSays ? Math.abs(vara.points) : 0, sentence: sentences.vara },
    { weight: yoga.points < 0 ? 1 : 0, sentence: sentences.yoga },
  ]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ sentence }) => sentence());
}

function tithiSentence(
  { daily, names }: Catalogue,
  { facts, points }: LimbReason<"day.tithi">,
  aspect: LifeAspect | undefined,
  seed: number,
): string {
  const name = names.tithi[tithiOf(facts.tithi).tithi];
  const group = daily.group[facts.group];
  const serves = aspect !== undefined && points > 1;
  const kind = points > 0 ? (serves ? "serves" : "fair") : facts.group === "rikta" ? "empty" : "amavasya";
  return turn(daily.tithi[kind], seed)(name, group, aspect === undefined ? "" : daily.aspect[aspect]);
}

function varaSentence(
  { daily, names, transit }: Catalogue,
  { facts: { vara, rasiLord, regard }, about }: LimbReason<"day.vara">,
  seed: number,
): string {
  const ways = about === rasiLord ? daily.vara.own : regard === "neutral" ? undefined : daily.vara[regard];
  if (ways === undefined) throw new TypeError("a neutral weekday has no sentence");
  return turn(ways, seed)(names.vara[vara].weekday, transit.who[about], transit.who[rasiLord]);
}

function yogaSentence({ daily, names }: Catalogue, { facts, points }: LimbReason<"day.yoga">, seed: number): string {
  return turn(daily.yoga[points > 0 ? "good" : points < -1 ? "bad" : "badAtFirst"], seed)(names.yoga[facts.yoga]);
}
