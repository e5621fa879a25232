import type { LifeAspect, YearForSign, YearQuarter } from "@vedanga/core";
import type { Tone, Verdict, YearAspectWords, YearWhen } from "../../catalogue/yearly-words.ts";
import { turn } from "../turn.ts";
import { type Line, whenIn } from "./line.ts";
import { chiefPassage, type Passage, transitsOf } from "./passage.ts";
import { unused } from "./unused.ts";
import type { YearDateOf } from "./year-date-of.ts";

const MIDDLE = 50;
/** So far from the middle a text says that it goes well, or hard; and so far it advises. */
const VERDICT_FROM = 8;
const ADVICE_FROM = 5;

export function verdictOf(score: number): Verdict {
  if (score >= MIDDLE + VERDICT_FROM) return "good";
  return score <= MIDDLE - VERDICT_FROM ? "hard" : "even";
}

/** Dates in one text: where the slow ones change, before the others. */
const DATES = 2;
const SLOW_FIRST = ["saturn", "rahu", "ketu", "jupiter", "mars", "sun", "venus", "mercury"] as const;

/** How many passages speak for the side of the score, and how many for the other. */
const PASSAGES = { leading: 3, other: 2 } as const;

/**
 * What is said of one aspect in a quarter: how it goes, the passages that moved its score most (the side of the score
 * first), and one piece of advice where the score is five points or more from the middle. No clause twice in a year.
 */
export function aspectLines(
  words: YearAspectWords,
  aspect: LifeAspect,
  year: YearForSign,
  quarter: YearQuarter,
  dateOf: YearDateOf,
  seed: number,
  said: Set<string>,
): readonly Line[] {
  const { score, reasons } = quarter.aspects[aspect];
  const passages = transitsOf(reasons)
    .map((reason) => chiefPassage(reason, year, quarter))
    .filter((passage) => passage !== undefined)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const leads: Tone = score >= MIDDLE ? "good" : "hard";
  const leading = passages.filter(({ tone }) => tone === leads).slice(0, PASSAGES.leading);
  const other = passages.filter(({ tone }) => tone !== leads).slice(0, PASSAGES.other);
  const dated = [...leading, ...other]
    .filter(({ stay }) => stay && changes(whenIn(stay, quarter, dateOf)))
    .sort((a, b) => SLOW_FIRST.indexOf(a.graha) - SLOW_FIRST.indexOf(b.graha))
    .slice(0, DATES);
  return [
    ...toldLine(unused(said, words.verdict[verdictOf(score)], seed)),
    ...[...leading, ...other].flatMap((passage, index) => passageLines(passage, index, index === 0)),
    ...adviceLine(words, score, seed, said),
  ];

  /** The chief one with what it touches and through whom, the others with one of both. */
  function passageLines(passage: Passage, index: number, isChief: boolean): readonly Line[] {
    const { graha, house, tone } = passage;
    const stay = dated.includes(passage) ? passage.stay : undefined;
    const through = words.graha[tone][graha];
    const touched = turn(words.house[tone], house - 1);
    const when = stay && whenIn(stay, quarter, dateOf);
    const ways = (seed + index) % 3 === 2 ? [...through, ...touched] : [...touched, ...through];
    const count = (seed + index) % 2;
    const first = unused(said, index % 3 === 2 ? ways : touched, count) ?? unused(said, ways, count);
    const second = isChief ? unused(said, through, count) : undefined;
    return [...toldLine(first, when), ...toldLine(second)];
  }
}

const changes = ({ from, until }: YearWhen): boolean => from !== undefined || until !== undefined;

const toldLine = (told: string | undefined, when?: YearWhen): readonly Line[] =>
  told === undefined ? [] : [{ kind: "told", told, ...(when && { when }) }];

function adviceLine({ advice }: YearAspectWords, score: number, seed: number, said: Set<string>): readonly Line[] {
  if (Math.abs(score - MIDDLE) < ADVICE_FROM) return [];
  const found = unused(said, score > MIDDLE ? advice.go : advice.wait, seed);
  return found === undefined ? [] : [{ kind: "advice", advice: found }];
}
