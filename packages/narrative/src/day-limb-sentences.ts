import { type Counted, type DayRule, type LifeAspect, type Score, tithiOf } from "@vedanga/core";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { type FactReader, factReader } from "./fact-reader.ts";
import { oneOf } from "./one-of.ts";
import { turn } from "./turn.ts";

type LimbRule = "day.tithi" | "day.vara" | "day.yoga";

/**
 * What tithi, weekday and yoga do for a score, the weightiest first. Of an aspect only those that set it apart are told;
 * of the whole day one in turn, for tithi and yoga are the same for every sign; its own weekday a sign is always told.
 */
export function limbSentences(
  catalogue: Catalogue,
  { reasons }: Score<DayRule>,
  aspect: LifeAspect | undefined,
  seed: number,
): readonly string[] {
  const of = (rule: LimbRule): Counted<DayRule> => {
    const found = reasons.find((reason) => reason.rule === rule);
    if (found === undefined) throw new TypeError(`the score has no ${rule}`);
    return found;
  };
  const [tithi, vara, yoga] = [of("day.tithi"), of("day.vara"), of("day.yoga")];
  const read = ({ facts }: Counted<DayRule>): FactReader => factReader(facts, catalogue.names);
  const tell = {
    tithi: () => tithiSentence(catalogue, read(tithi), tithi.points, aspect, seed),
    vara: () => varaSentence(catalogue, read(vara), vara.about, seed),
    yoga: () => yogaSentence(catalogue, read(yoga), yoga.points, seed),
  };
  // A neutral weekday neither helps nor hinders, and there is nothing to tell of it.
  const varaSays = vara.facts.regard !== "neutral";
  if (aspect === undefined) {
    const isOwn = vara.about === vara.facts.rasiLord;
    const inTurn = turn(varaSays && !isOwn ? [tell.vara, tell.tithi, tell.yoga] : [tell.tithi, tell.yoga], seed, 1);
    return [...(isOwn ? [tell.vara()] : []), inTurn()];
  }
  return [
    { weight: Math.abs(tithi.points) === 1 ? 0 : 3, tell: tell.tithi },
    { weight: varaSays ? Math.abs(vara.points) : 0, tell: tell.vara },
    { weight: yoga.points < 0 ? 1 : 0, tell: tell.yoga },
  ]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tell: sentence }) => sentence());
}

function tithiSentence(
  { daily, names }: Catalogue,
  facts: FactReader,
  points: number,
  aspect: LifeAspect | undefined,
  seed: number,
): string {
  const number = facts.number("tithi");
  const name = names.tithi[tithiOf(number).tithi];
  const group = oneOf(daily.group, facts.id("group"));
  const serves = aspect !== undefined && points > 1;
  const kind = points > 0 ? (serves ? "serves" : "fair") : facts.id("group") === "rikta" ? "empty" : "amavasya";
  return turn(daily.tithi[kind], seed)(name, group, aspect === undefined ? "" : daily.aspect[aspect]);
}

function varaSentence({ daily, names, transit }: Catalogue, facts: FactReader, varaLord: string, seed: number): string {
  const { weekday } = oneOf(names.vara, facts.id("vara"));
  const rasiLord = facts.id("rasiLord");
  const regard = varaLord === rasiLord ? "own" : facts.id("regard");
  return turn(oneOf(daily.vara, regard), seed)(weekday, oneOf(transit.who, varaLord), oneOf(transit.who, rasiLord));
}

function yogaSentence({ daily, names }: Catalogue, facts: FactReader, points: number, seed: number): string {
  const name = oneOf(names.yoga, facts.id("yoga"));
  return turn(daily.yoga[points > 0 ? "good" : points < -1 ? "bad" : "badAtFirst"], seed)(name);
}
