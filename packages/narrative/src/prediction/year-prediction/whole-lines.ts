import {
  FAVOURABLE_HOUSES,
  LIFE_ASPECTS,
  type LifeAspect,
  type YearEvent,
  type YearForSign,
  type YearQuarter,
} from "@vedanga/core";
import type { YearlyWords } from "../../catalogue/yearly-words.ts";
import { turn } from "../turn.ts";
import { verdictOf } from "./aspect-lines.ts";
import { greatness, SLOW_GRAHAS } from "./greatness.ts";
import type { Line } from "./line.ts";
import { transitsOf } from "./passage.ts";
import { unused } from "./unused.ts";

/** By so much an aspect must lead all others, or be behind them, to be named for it. */
const LEAD = 5;
/** Dated events in one text. */
const EVENTS = 3;

/**
 * What is said of a quarter: what it is about for the sign, how it goes as a whole, the aspect that leads and the one that
 * is behind, if they do by five points, and what has a date.
 */
export function wholeLines(
  yearly: YearlyWords,
  year: YearForSign,
  quarter: YearQuarter,
  seed: number,
  said: Set<string>,
): readonly Line[] {
  const verdict = verdictOf(quarter.total.score);
  const overall = unused(said, yearly.overall[verdict], seed);
  const told = [themeOf(yearly, quarter, seed, said), overall, ...extremes(yearly, quarter, seed, said)];
  return [
    ...told.flatMap((clause): readonly Line[] => (clause === undefined ? [] : [{ kind: "told", told: clause }])),
    ...greatEvents(year.events, quarter).map((event): Line => ({ kind: "event", event })),
  ];
}

/** The theme of the slow graha that moved the quarter most, in the house where it was longest; a good house only if its good arrived. */
function themeOf(yearly: YearlyWords, quarter: YearQuarter, seed: number, said: Set<string>): string | undefined {
  const themes = transitsOf(quarter.total.reasons)
    .flatMap(({ about, points, facts }) => {
      const graha = SLOW_GRAHAS.find((slow) => slow === about);
      if (graha === undefined) return [];
      const longest = facts.daysInHouses.indexOf(Math.max(...facts.daysInHouses));
      const house = facts.houses[longest] ?? 1;
      const isGood = FAVOURABLE_HOUSES[graha][house] !== undefined;
      const arrived = (facts.favourableInHouses[longest] ?? 0) > (facts.daysInHouses[longest] ?? 0) / 2;
      return isGood && !arrived ? [] : [{ graha, house, size: Math.abs(points) }];
    })
    .sort((a, b) => b.size - a.size);
  const fresh = ({ graha, house }: (typeof themes)[number]): number =>
    turn(yearly.theme[graha], house - 1).filter((way) => !said.has(way)).length;
  // One that has led before lets another lead, until all have.
  const order = [...themes].sort((a, b) => fresh(b) - fresh(a) || b.size - a.size);
  const [first] = order;
  return first && unused(said, turn(yearly.theme[first.graha], first.house - 1), seed);
}

/** The best and the weakest aspect where they stand out. */
function extremes(yearly: YearlyWords, { aspects }: YearQuarter, seed: number, said: Set<string>) {
  const ranked = [...LIFE_ASPECTS].sort((a, b) => aspects[b].score - aspects[a].score);
  const [best, second] = ranked;
  const [weakest, butOne] = [...ranked].reverse();
  const leads = (ahead: LifeAspect | undefined, behind: LifeAspect | undefined): boolean =>
    ahead !== undefined && behind !== undefined && aspects[ahead].score - aspects[behind].score >= LEAD;
  return [
    best && leads(best, second) && aspects[best].score > 50 ? unused(said, yearly.aspects[best].best, seed) : undefined,
    weakest && leads(butOne, weakest) && aspects[weakest].score < 50
      ? unused(said, yearly.aspects[weakest].weak, seed)
      : undefined,
  ];
}

const greatEvents = (events: readonly YearEvent[], { startJdUt, endJdUt }: YearQuarter): readonly YearEvent[] =>
  events
    .filter((event) => event.jdUt >= startJdUt && event.jdUt < endJdUt && greatness(event) > 0)
    .sort((a, b) => greatness(b) - greatness(a) || a.jdUt - b.jdUt)
    .slice(0, EVENTS)
    .sort((a, b) => a.jdUt - b.jdUt);
