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
  const leading = clausesOf(leads, PASSAGES.leading);
  // Where the year has used up most of what the leading side can say, its chief says more.
  const more = leading.length < PASSAGES.other ? clausesOf(leads, PASSAGES.other - leading.length) : [];
  const other = clausesOf(leads === "good" ? "hard" : "good", PASSAGES.other);
  const dated = [...leading, ...other]
    .filter(({ passage: { stay } }) => stay && changes(whenIn(stay, quarter, dateOf)))
    .sort((a, b) => SLOW_FIRST.indexOf(a.passage.graha) - SLOW_FIRST.indexOf(b.passage.graha))
    .slice(0, DATES);
  return [
    ...toldLine(unused(said, words.verdict[verdictOf(score)], seed)),
    ...[...leading, ...more, ...other].map((clause): Line => {
      const { stay } = clause.passage;
      const when = stay && dated.includes(clause) && whenIn(stay, quarter, dateOf);
      const turns = clause === other[0] && leading.length + more.length > 0 && clause.passage.tone;
      return { kind: "told", told: clause.told, ...(when && { when }), ...(turns && { turns }) };
    }),
    ...adviceLine(words, score, seed, said),
  ];

  /** Something new of each passage of a tone, up to so many, the greatest first: what it touches, or through whom. */
  function clausesOf(tone: Tone, most: number): readonly Clause[] {
    const found: Clause[] = [];
    for (const [index, passage] of passages.filter((each) => each.tone === tone).entries()) {
      if (found.length === most) break;
      const touched = turn(words.house[tone], passage.house - 1);
      const through = words.graha[tone][passage.graha];
      const [first, second] = (seed + index) % 3 === 2 ? [through, touched] : [touched, through];
      const told = unused(said, first, seed) ?? unused(said, second, seed);
      if (told !== undefined) found.push({ passage, told });
    }
    return found;
  }
}

interface Clause {
  readonly passage: Passage;
  readonly told: string;
}

const changes = ({ from, until }: YearWhen): boolean => from !== undefined || until !== undefined;

const toldLine = (told: string | undefined): readonly Line[] => (told === undefined ? [] : [{ kind: "told", told }]);

function adviceLine({ advice }: YearAspectWords, score: number, seed: number, said: Set<string>): readonly Line[] {
  if (Math.abs(score - MIDDLE) < ADVICE_FROM) return [];
  const found = unused(said, score > MIDDLE ? advice.go : advice.wait, seed);
  return found === undefined ? [] : [{ kind: "advice", advice: found }];
}
