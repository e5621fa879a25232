import type { LifeAspect, YearForSign, YearQuarter } from "@vedanga/core";
import type { MonthDay, Tone, Verdict, YearAspectWords, YearWhen } from "../../catalogue/yearly-words.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { type LifeSeed, livesOf } from "./life-lines.ts";
import { type Line, leastLengthOf, type Paragraph, type ToldLine, toldLine, whenIn } from "./line.ts";
import { type Passages, stayOf } from "./passage.ts";
import { unused } from "./unused.ts";
import type { YearDateOf } from "./year-date-of.ts";

const MIDDLE = 50;
/** So far from the middle a text says that it goes well, or hard; and so far it advises. */
const VERDICT_FROM = 8;
const ADVICE_FROM = 5;
/** By so much a score must differ from that of the quarter before to be called better or worse. */
const TREND_FROM = 5;

export function verdictOf(score: number): Verdict {
  if (score >= MIDDLE + VERDICT_FROM) return "good";
  return score <= MIDDLE - VERDICT_FROM ? "hard" : "even";
}

/** The shortest text, without the advice, which a quarter that is over does not have. */
const LEAST_CHARACTERS = 1210;

/** Stretches with dates in one text, no two with a day in common: those of the slow ones before the others. */
const DATES = 2;
const SLOW_FIRST = ["saturn", "rahu", "ketu", "jupiter", "mars", "sun", "venus", "mercury"] as const;

const ADVICES = 2;

interface AspectAsked {
  readonly words: YearAspectWords;
  readonly aspect: LifeAspect;
  readonly year: YearForSign;
  readonly quarter: YearQuarter;
  readonly passages: Passages;
  readonly dateOf: YearDateOf;
  readonly lifeSeed: LifeSeed;
  /** What chooses among the ways of everything else. */
  readonly seed: number;
  /** What the year has said already, and then says. */
  readonly said: Set<string>;
}

/**
 * What is said of one aspect in a quarter. First what the sky brings: how it goes, how that compares with the quarter before,
 * and the passages that moved its score most (the side of the score first). Then what that means in four walks of life, two in
 * a paragraph, and advice where the score is five points or more from the middle. No clause twice in a year.
 */
export function aspectLines(asked: AspectAsked): readonly Paragraph[] {
  const { words, aspect, quarter, passages, lifeSeed, seed, said } = asked;
  const { score } = quarter.aspects[aspect];
  const verdict = verdictOf(score);
  const opening = [...toldLine(unused(said, words.verdict[verdict], seed)), ...trendOf(asked, verdict)];
  const lives = livesOf(words, verdict, lifeSeed, said);
  const leads: Tone = score >= MIDDLE ? "good" : "hard";
  const { leading, other } = clausesOf({
    words,
    passages,
    leads,
    leastCharacters: LEAST_CHARACTERS - leastLengthOf([...opening.map(({ told }) => told), ...lives]),
    seed,
    said,
  });
  return [
    ...sidesIn(asked, opening, leading, other),
    lives.slice(0, 2).flatMap(toldLine),
    lives.slice(2).flatMap(toldLine),
    adviceLines(words, score, seed, said),
  ];
}

/** How the score compares with that of the quarter before in the same year; joined to a verdict that it goes against. */
function trendOf({ words, aspect, year, quarter, seed, said }: AspectAsked, verdict: Verdict): readonly ToldLine[] {
  const before = year.quarters.find(({ number }) => number === quarter.number - 1);
  if (before === undefined) return [];
  const change = quarter.aspects[aspect].score - before.aspects[aspect].score;
  const trend = change >= TREND_FROM ? "up" : change <= -TREND_FROM ? "down" : "level";
  const isAgainst = (verdict === "hard" && trend === "up") || (verdict === "good" && trend === "down");
  return toldLine(unused(said, words.trend[trend], seed)).map((line) => ({
    ...line,
    ...(isAgainst && { turns: "trend" }),
  }));
}

/** Both sides with their dates. The other begins with a joint, and a paragraph if it has more to say than one thing. */
function sidesIn(
  { year, quarter, dateOf }: AspectAsked,
  opening: readonly ToldLine[],
  leading: readonly Clause[],
  other: readonly Clause[],
): readonly Paragraph[] {
  const whenOf = ({ isFirst, passage }: Clause) => {
    const stay = isFirst ? stayOf(passage, year, quarter) : undefined;
    const when = stay ? whenIn(stay, quarter, dateOf) : {};
    return when.from || when.until ? when : undefined;
  };
  const clauses = [...leading, ...other].map((clause) => ({ clause, when: whenOf(clause) }));
  const slowFirst = clauses
    .filter(({ when }) => when)
    .sort((a, b) => SLOW_FIRST.indexOf(a.clause.passage.graha) - SLOW_FIRST.indexOf(b.clause.passage.graha));
  const dated: typeof clauses = [];
  for (const each of slowFirst) {
    if (dated.length < DATES && !dated.some(({ when }) => haveDayInCommon(when, each.when))) dated.push(each);
  }
  const lines = clauses.map((each): Line => {
    const { clause, when } = each;
    const turns = clause === other[0] && leading.length > 0 && clause.passage.tone;
    return { kind: "told", told: clause.told, ...(when && dated.includes(each) && { when }), ...(turns && { turns }) };
  });
  const [before, after] = [lines.slice(0, leading.length), lines.slice(leading.length)];
  const first = [...opening, ...before];
  return after.length > 1 ? [first, after] : [[...first, ...after]];
}

const daysOf = (when?: YearWhen): readonly MonthDay[] => [when?.from, when?.until].filter((day) => day !== undefined);

const haveDayInCommon = (one?: YearWhen, other?: YearWhen): boolean =>
  daysOf(one).some(({ month, day }) => daysOf(other).some((each) => each.month === month && each.day === day));

function adviceLines({ advice }: YearAspectWords, score: number, seed: number, said: Set<string>): readonly Line[] {
  if (Math.abs(score - MIDDLE) < ADVICE_FROM) return [];
  const ways = score > MIDDLE ? advice.go : advice.wait;
  return Array.from({ length: ADVICES }, () => unused(said, ways, seed)).flatMap((found): readonly Line[] =>
    found === undefined ? [] : [{ kind: "advice", advice: found }],
  );
}
