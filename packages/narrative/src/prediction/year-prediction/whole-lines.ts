import { FAVOURABLE_HOUSES, LIFE_ASPECTS, type LifeAspect, type YearForSign, type YearQuarter } from "@vedanga/core";
import type { SlowGraha, Tone, YearlyWords } from "../../catalogue/yearly-words.ts";
import { turn } from "../turn.ts";
import { verdictOf } from "./aspect-lines.ts";
import { SLOW_GRAHAS } from "./greatness.ts";
import type { Line } from "./line.ts";
import { chiefPassage, transitsOf } from "./passage.ts";
import { unused } from "./unused.ts";

/** By so much an aspect must lead all others, or be behind them, to be named for it. */
const LEAD = 5;
/**
 * What is said of a quarter: what it is about for the sign, how it goes as a whole, the aspect that leads and the one that
 * is behind, if they do by five points, and what else the slow grahas bring. It has no date: those are in the list of
 * the year's events.
 */
export function wholeLines(
  yearly: YearlyWords,
  year: YearForSign,
  quarter: YearQuarter,
  seed: number,
  said: Set<string>,
): readonly Line[] {
  const themes = themesOf(quarter);
  const opening = freshTheme(yearly, themes, OPENING, said);
  const others = themes.filter((theme) => theme !== opening?.theme);
  const overall = unused(said, yearly.overall[verdictOf(quarter.total.score)], seed);
  const other = freshTheme(yearly, others, FURTHER, said);
  const standingOut = extremes(yearly, quarter, seed, said).filter((clause) => clause !== undefined);
  // Where less stands out, more is said of what is felt.
  const most = 1 + (standingOut.length === 0 ? 1 : 0) + (other === undefined ? 1 : 0);
  const [good, hard] = (["good", "hard"] as const).map((tone) => felt(yearly, year, quarter, tone, most, said));
  const before = [opening?.told, overall, ...standingOut, ...(good ?? [])];
  const turns = good?.length ? "hard" : undefined;
  return [
    ...before.flatMap((told): readonly Line[] => (told === undefined ? [] : [{ kind: "told", told }])),
    ...(hard ?? []).map((told, index): Line => ({ kind: "told", told, ...(index === 0 && turns && { turns }) })),
    ...(other ? [{ kind: "told", told: other.told } as const] : []),
  ];
}

/** A slow graha in the house where it was longest in a quarter. */
interface Theme {
  readonly graha: SlowGraha;
  readonly house: number;
}

/** Of the two ways of a theme the one that opens a text, and the one that goes on with it. */
const OPENING = 0;
const FURTHER = 1;

/** The slow grahas that moved a quarter, the one that moved it most first; a good house only if its good arrived. */
const themesOf = (quarter: YearQuarter): readonly Theme[] =>
  transitsOf(quarter.total.reasons)
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

/** The first theme that has something new to say; the way that is asked for before the other, of any theme. */
function freshTheme(yearly: YearlyWords, themes: readonly Theme[], way: number, said: Set<string>) {
  for (const index of [way, way + 1]) {
    for (const theme of themes) {
      const told = turn(turn(yearly.theme[theme.graha], theme.house - 1), index);
      if (said.has(told)) continue;
      said.add(told);
      return { theme, told };
    }
  }
  return undefined;
}

/**
 * What the chief transits of a tone bring, without a date: one clause each of so many aspects, those that stand best first
 * (or, for what is hard, last), of those that have something left to say of their own passages.
 */
function felt(
  yearly: YearlyWords,
  year: YearForSign,
  quarter: YearQuarter,
  tone: Tone,
  most: number,
  said: Set<string>,
): readonly string[] {
  const side = tone === "good" ? -1 : 1;
  const ranked = [...LIFE_ASPECTS].sort((a, b) => side * (quarter.aspects[a].score - quarter.aspects[b].score));
  const found: string[] = [];
  for (const aspect of ranked) {
    if (found.length === most) break;
    const { house, graha } = yearly.aspects[aspect];
    const ways = transitsOf(quarter.aspects[aspect].reasons)
      .map((reason) => chiefPassage(reason, year, quarter))
      .filter((passage) => passage?.tone === tone)
      .sort((a, b) => Math.abs(b?.points ?? 0) - Math.abs(a?.points ?? 0))
      .flatMap((passage) => (passage ? [...turn(house[tone], passage.house - 1), ...graha[tone][passage.graha]] : []));
    const told = unused(said, ways, 0);
    if (told !== undefined) found.push(told);
  }
  return found;
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
