import type { Told, Tone, YearAspectWords } from "../../catalogue/yearly-words.ts";
import { turn } from "../turn.ts";
import { leastLength, leastLengthOf } from "./line.ts";
import type { Passage, Passages } from "./passage.ts";
import { unused } from "./unused.ts";

/** Something that a passage brings to an aspect. */
export interface Clause {
  readonly passage: Passage;
  readonly told: Told;
  /** The first of its graha: only that may have the dates. */
  readonly isFirst: boolean;
}

/** What speaks for the side of the score, and what for the other. */
interface TwoSides {
  readonly leading: readonly Clause[];
  readonly other: readonly Clause[];
}

interface Asked {
  readonly words: Pick<YearAspectWords, "house" | "graha">;
  readonly passages: Passages;
  /** The side of the score. */
  readonly leads: Tone;
  readonly leastCharacters: number;
  readonly seed: number;
  /** What the year has said already. */
  readonly said: Set<string>;
}

/** How many grahas speak for the side of the score, and how many for the other. */
const GRAHAS = { leading: 5, other: 3 } as const;

/** Where more is said, the side of the score has this many clauses for one of the other. */
const OTHER_TO_LEADING = 2;

/** The side of the score has at least so many clauses, if there is anything left to say of it. */
const LEAST_LEADING = 2;

/** A graha has no more ways of one kind than that. */
const ROUNDS = 8;

/**
 * What the grahas bring to an aspect: one clause each, and more of the same grahas where the side of the score would be
 * short of clauses or the whole of characters. No clause twice in a year.
 */
export function clausesOf(asked: Asked): TwoSides {
  const follows: Tone = asked.leads === "good" ? "hard" : "good";
  const leading = firstOf(asked, asked.leads, GRAHAS.leading);
  const furtherLeading = furtherOf(asked, asked.leads);
  while (leading.length < LEAST_LEADING && addFrom(furtherLeading, leading));
  const other = firstOf(asked, follows, GRAHAS.other);
  const furtherOther = furtherOf(asked, follows);
  let length = leastLengthOf([...leading, ...other].map(({ told }) => told));
  while (length < asked.leastCharacters) {
    const added =
      OTHER_TO_LEADING * other.length < leading.length
        ? (addFrom(furtherOther, other) ?? addFrom(furtherLeading, leading))
        : (addFrom(furtherLeading, leading) ?? addFrom(furtherOther, other));
    if (added === undefined) break;
    length += leastLength(added.told);
  }
  return { leading, other };
}

function addFrom(clauses: Iterator<Clause>, found: Clause[]): Clause | undefined {
  const { value, done } = clauses.next();
  if (done) return undefined;
  found.push(value);
  return value;
}

/** One new clause of each graha of a tone, of up to so many grahas: what it touches, or through whom it comes. */
function firstOf({ words, passages, seed, said }: Asked, tone: Tone, most: number): Clause[] {
  const found: Clause[] = [];
  for (const [index, [chief]] of passages.filter(([first]) => first?.tone === tone).entries()) {
    if (found.length === most) break;
    if (chief === undefined) continue;
    const [touched, through] = [turn(words.house[tone], chief.house - 1), words.graha[tone][chief.graha]];
    const [first, second] = (seed + index) % 3 === 2 ? [through, touched] : [touched, through];
    const told = unused(said, first, seed) ?? unused(said, second, seed);
    if (told !== undefined) found.push({ passage: chief, told, isFirst: true });
  }
  return found;
}

/** What else the grahas of a tone have to say, one clause of each in turn: through whom, then of all their houses. */
function* furtherOf({ words, passages, seed, said }: Asked, tone: Tone): Generator<Clause> {
  const grahas = passages.filter(([chief]) => chief?.tone === tone);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const ofGraha of grahas) {
      const [chief] = ofGraha;
      if (chief === undefined) continue;
      const through = round % 2 === 0 ? unused(said, words.graha[tone][chief.graha], seed) : undefined;
      const told =
        through ??
        unused(
          said,
          ofGraha.flatMap(({ house }) => turn(words.house[tone], house - 1)),
          0,
        );
      if (told !== undefined) yield { passage: chief, told, isFirst: false };
    }
  }
}
