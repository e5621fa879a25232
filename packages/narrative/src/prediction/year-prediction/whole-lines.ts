import { FAVOURABLE_HOUSES, LIFE_ASPECTS, type LifeAspect, type YearQuarter } from "@vedanga/core";
import type { SlowGraha, Told, Tone, YearAspectWords, YearlyWords } from "../../catalogue/yearly-words.ts";
import { turn } from "../turn.ts";
import { verdictOf } from "./aspect-lines.ts";
import { SLOW_GRAHAS } from "./greatness.ts";
import { type Line, leastLengthOf, type Paragraph, toldLine } from "./line.ts";
import { type Passages, transitsOf } from "./passage.ts";
import { unused } from "./unused.ts";

/** By so much an aspect must lead all others, or be behind them, to be named for it. */
const LEAD = 5;
/** The shortest text. */
const LEAST_CHARACTERS = 610;

interface WholeAsked {
  readonly yearly: YearlyWords;
  readonly quarter: YearQuarter;
  readonly passages: Readonly<Record<LifeAspect, Passages>>;
  readonly seed: number;
  /** What the year has said already, and then says. */
  readonly said: Set<string>;
}

/**
 * What is said of a quarter: what it is about for the sign, how it goes as a whole, the aspect that leads and the one that
 * is behind, if they do by five points, what is felt of both sides, and what else the slow grahas bring. It has no date: those
 * are in the list of the year's events.
 */
export function wholeLines(asked: WholeAsked): readonly Paragraph[] {
  const { yearly, quarter, seed, said } = asked;
  const themes = themesOf(quarter);
  const opening = freshTheme(yearly, themes, OPENING, said);
  const overall = unused(said, yearly.overall[verdictOf(quarter.total.score)], seed);
  const standingOut = extremes(asked);
  const others = themes.filter((theme) => theme !== opening?.theme);
  const closing = freshTheme(yearly, others, FURTHER, said);
  const fixed = [opening?.told, overall, ...standingOut, closing?.told].filter((told) => told !== undefined);
  const { good, hard } = feltIn(asked, LEAST_CHARACTERS - leastLengthOf(fixed));
  const turns = good.length > 0 ? "hard" : undefined;
  return [
    [opening?.told, overall, ...standingOut].flatMap(toldLine),
    [
      ...good.flatMap(toldLine),
      ...hard.map((told, index): Line => ({ kind: "told", told, ...(index === 0 && turns && { turns }) })),
    ],
    toldLine(closing?.told),
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

/** One clause of each tone, and more in turn as long as they are short of so many characters. */
function feltIn(asked: WholeAsked, leastCharacters: number): Readonly<Record<Tone, readonly Told[]>> {
  const found: Record<Tone, Told[]> = { good: [], hard: [] };
  const sources = { good: feltOf(asked, "good"), hard: feltOf(asked, "hard") };
  const add = (tone: Tone): boolean => {
    const { value, done } = sources[tone].next();
    if (done) return false;
    found[tone].push(value);
    return true;
  };
  for (;;) {
    const added = [add("good"), add("hard")];
    if (!added.includes(true) || leastLengthOf([...found.good, ...found.hard]) >= leastCharacters) return found;
  }
}

/**
 * What the passages of a tone bring, without a date: a clause of one aspect after another, those that stand best first (or,
 * for what is hard, last), as long as their own passages have something left to say.
 */
function* feltOf({ yearly, quarter, passages, said }: WholeAsked, tone: Tone): Generator<Told> {
  const side = tone === "good" ? -1 : 1;
  const ranked = [...LIFE_ASPECTS].sort((a, b) => side * (quarter.aspects[a].score - quarter.aspects[b].score));
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const aspect of ranked) {
      const told = newOf(yearly.aspects[aspect], passages[aspect]);
      if (told === undefined) continue;
      isNew = true;
      yield told;
    }
  }

  function newOf({ house, graha }: YearAspectWords, ofAspect: Passages): Told | undefined {
    for (const passage of ofAspect.flat()) {
      if (passage.tone !== tone) continue;
      const told = unused(said, turn(house[tone], passage.house - 1), 0) ?? unused(said, graha[tone][passage.graha], 0);
      if (told !== undefined) return told;
    }
    return undefined;
  }
}

/** The best and the weakest aspect where they stand out. */
function extremes({ yearly, quarter: { aspects }, seed, said }: WholeAsked): readonly Told[] {
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
  ].filter((told) => told !== undefined);
}
