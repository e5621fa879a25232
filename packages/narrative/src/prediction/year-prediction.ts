import {
  ASPECTS_OF_YEAR,
  type Graha,
  LIFE_ASPECTS,
  type LifeAspect,
  RASIS,
  type Rasi,
  type Score,
  type YearEvent,
  type YearForSign,
  type YearQuarter,
  type YearReason,
  type YearTransitReason,
} from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { bandOf } from "./score-band.ts";
import { turn } from "./turn.ts";
import { chiefPassage, type Passage, type PassageKind } from "./year-prediction/passage.ts";
import { type QuarterTeller, quarterTeller, type YearDateOf } from "./year-prediction/quarter-teller.ts";

export type { YearDateOf };

/** A quarter of the year of a Moon sign in words. */
export interface QuarterPrediction {
  readonly period: string;
  readonly total: string;
  readonly aspects: Readonly<Record<LifeAspect, string>>;
}

/**
 * Words for the figures of a year, quarter by quarter, made from the reasons that made them: the passages that added
 * and took most, with their houses and days, and what falls on a date in the quarter. Which of several ways a thing is
 * said in follows from sign, year and quarter alone.
 */
export const yearPrediction = (
  catalogue: Catalogue,
  moonRasi: Rasi,
  year: YearForSign,
  yearNumber: number,
  dateOf: YearDateOf,
): readonly QuarterPrediction[] =>
  year.quarters.map((quarter) => {
    const seed = RASIS.indexOf(moonRasi) + yearNumber + quarter.number;
    const telling: Telling = { catalogue, quarter, teller: quarterTeller(catalogue, quarter, year.events, dateOf) };
    const total = wholeText(telling, seed);
    const aspects = Object.fromEntries(
      LIFE_ASPECTS.map((aspect, index) => [aspect, aspectText(telling, aspect, seed + index)]),
    ) as QuarterPrediction["aspects"];
    return { period: turn(catalogue.yearly.period, quarter.number - 1), total, aspects };
  });

interface Telling {
  readonly catalogue: Catalogue;
  readonly quarter: YearQuarter;
  readonly teller: QuarterTeller;
}

/** So that two quarters with the same opening do not continue alike. */
const SHIFT = { opening: 1, extremes: 2 } as const;

/** How many passages of each kind, and how many dated events, one text names. */
const PASSAGES = { aspect: 3, all: 2 } as const;
const EVENTS = { aspect: 5, fewest: 4, all: 4 } as const;
/** An obstruction shorter than this is not worth mentioning in a quarter. */
const OBSTRUCTED_DAYS = 14;

const transitsOf = ({ reasons }: Score<YearReason>): readonly YearTransitReason[] =>
  reasons.filter((reason) => reason.rule === "year.transit");

const defined = <T>(value: T | undefined): value is T => value !== undefined;

/** The passages that moved a score most: up, down, and held back. */
function chiefPassages(score: Score<YearReason>, most: number) {
  const transits = transitsOf(score);
  const passages = (kind: PassageKind, list: readonly YearTransitReason[]): readonly Passage[] =>
    list.map((reason) => chiefPassage(reason, kind)).filter(defined);
  const up = transits.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const down = transits.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points);
  const byWeight = [...transits].sort((a, b) => b.facts.weight - a.facts.weight);
  const helps = passages("favourable", up).slice(0, most);
  const isHelp = ({ graha, house }: Passage) => helps.some((help) => help.graha === graha && help.house === house);
  return {
    helps,
    hindrances: passages("unfavourable", down).slice(0, most),
    obstructed: passages("obstructed", byWeight).find((passage) => passage.days >= OBSTRUCTED_DAYS && !isHelp(passage)),
  };
}

/** The sentences of the passages, help first if the score is in the better half; and the passages they describe. */
function passageSentences(
  { catalogue, teller }: Telling,
  score: Score<YearReason>,
  aspect: LifeAspect | undefined,
  seed: number,
): { readonly lines: readonly string[]; readonly described: readonly Passage[] } {
  const { helps, hindrances, obstructed } = chiefPassages(score, aspect === undefined ? PASSAGES.all : PASSAGES.aspect);
  const [chief] = score.score >= 50 ? [...helps, ...hindrances] : [...hindrances, ...helps];
  const concern = chief && aspect && concernSentence(catalogue, chief, aspect);
  const sentenceOf = (kind: PassageKind) => (passage: Passage, index: number) => [
    teller.passage(passage, kind, seed + index),
    ...(passage === chief && concern !== undefined ? [concern] : []),
  ];
  const good = helps.flatMap(sentenceOf("favourable"));
  const bad = hindrances.flatMap(sentenceOf("unfavourable"));
  const delayed = obstructed === undefined ? [] : [teller.passage(obstructed, "obstructed", seed)];
  const described = [...helps, ...hindrances, ...(obstructed ? [obstructed] : [])];
  return { lines: score.score >= 50 ? [...good, ...bad, ...delayed] : [...bad, ...good, ...delayed], described };
}

/** Why one counts for more in this aspect, where it does. */
function concernSentence({ transit, yearly }: Catalogue, { graha, house }: Passage, aspect: LifeAspect) {
  const { houses, karakas } = ASPECTS_OF_YEAR[aspect];
  const [who, what] = [transit.who[graha], yearly.aspect[aspect]];
  if (karakas.includes(graha)) return yearly.signifies(who, what);
  return houses.includes(house) ? yearly.inItsHouse(who, what) : undefined;
}

function aspectText(telling: Telling, aspect: LifeAspect, seed: number): string {
  const { catalogue, quarter, teller } = telling;
  const score = quarter.aspects[aspect];
  const { lines, described } = passageSentences(telling, score, aspect, seed);
  const untold = teller.events.filter((event) => !described.some((passage) => isEntryInto(event, passage)));
  const [own, others] = [untold.filter((event) => concerns(event, aspect)), untold.filter(isEntry)];
  // Where little concerns the aspect, the entries that count for everything fill up.
  const filling = others.filter((event) => !own.includes(event)).slice(0, Math.max(0, EVENTS.fewest - own.length));
  const events = [...own.slice(0, EVENTS.aspect), ...filling].sort((a, b) => a.jdUt - b.jdUt);
  return [
    turn(catalogue.yearly.opening[bandOf(score.score)][aspect], seed, SHIFT.opening),
    ...lines,
    ...events.map((event, index) => teller.event(event, seed + index)),
  ].join(" ");
}

function concerns(event: YearEvent, aspect: LifeAspect): boolean {
  const { houses, karakas } = ASPECTS_OF_YEAR[aspect];
  return houses.includes(event.house) || (event.kind !== "eclipse" && karakas.includes(event.graha));
}

const isEntry = (event: YearEvent): boolean => event.kind === "ingress";

const isEntryInto = (event: YearEvent, { graha, house }: Passage): boolean =>
  event.kind === "ingress" && event.graha === graha && event.house === house;

const SLOW: readonly Graha[] = ["jupiter", "saturn", "rahu", "ketu"];

/** What the whole of a quarter cannot leave out, before what it can: 3, 2, 1. */
function importance(event: YearEvent): number {
  if (event.kind === "eclipse") return event.touches ? 3 : 2;
  const isSlow = SLOW.includes(event.graha);
  if (event.kind === "ingress") return isSlow ? 3 : 0;
  return isSlow ? 2 : 1;
}

function wholeText(telling: Telling, seed: number): string {
  const { catalogue, quarter, teller } = telling;
  const { lines, described } = passageSentences(telling, quarter.total, undefined, seed);
  const events = teller.events
    .filter((event) => importance(event) > 0 && !described.some((passage) => isEntryInto(event, passage)))
    .sort((a, b) => importance(b) - importance(a) || a.jdUt - b.jdUt)
    .slice(0, EVENTS.all)
    .sort((a, b) => a.jdUt - b.jdUt);
  const ranked = [...LIFE_ASPECTS].sort((a, b) => quarter.aspects[b].score - quarter.aspects[a].score);
  const [best = "career", weakest = "health"] = [ranked.at(0), ranked.at(-1)];
  return [
    turn(catalogue.yearly.opening[bandOf(quarter.total.score)].total, seed, SHIFT.opening),
    ...lines,
    ...events.map((event, index) => teller.event(event, seed + index)),
    turn(
      catalogue.yearly.extremes,
      seed,
      SHIFT.extremes,
    )(catalogue.yearly.aspect[best], catalogue.yearly.aspect[weakest]),
  ].join(" ");
}
