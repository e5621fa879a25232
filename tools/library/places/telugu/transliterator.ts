import { readTable } from "../read-table.ts";
import { alignWords } from "./align.ts";
import { initialsOf } from "./initials.ts";
import { type KnownName, latinWords, wordPairs } from "./known-names.ts";
import { wordOf } from "./phones.ts";
import { spelled } from "./spelling.ts";
import { BEGINNING, CONTEXT, type Seen, UnitModel } from "./unit-model.ts";
import { lengthsAt, UnitList } from "./units.ts";

/** What an element of elements.tsv counts, in names that have it. */
const ELEMENT_WEIGHT = 3;
/** So many readings of the beginning of a word are followed on. */
const MOST_READINGS = 16;

interface Reading {
  readonly before: readonly number[];
  readonly phones: string;
  readonly score: number;
}

/**
 * Writes Latin names in Telugu letters as the known ones are written. Latin spelling marks neither long vowels nor retroflex
 * consonants, so of the ways in which each letter was written in known names the likeliest row is chosen.
 */
export class Transliterator {
  readonly #units = new UnitList();
  readonly #model: UnitModel;
  /** The units that occur in the best cut of a known name: the others were only tried. */
  readonly #kept: ReadonlySet<number>;

  constructor(known: readonly KnownName[], weightOf: (name: KnownName) => number = () => 1) {
    const elements = readTable("telugu/elements.tsv", ["latin", "telugu", "at"]);
    const words = known.flatMap((name) => wordPairs(name).map((pair) => ({ pair, weight: weightOf(name) })));
    const pairs = words.map(({ pair }) => pair);
    const rows = alignWords(this.#units, [...pairs, ...elements.map((row) => [row.latin, row.telugu] as const)]);
    const seen: Seen[] = [];
    rows.forEach((units, at) => {
      if (!units) return;
      const element = elements[at - words.length];
      seen.push({
        units,
        weight: words[at]?.weight ?? ELEMENT_WEIGHT,
        begins: element?.at !== "end",
        ends: element?.at !== "start",
      });
    });
    this.#model = new UnitModel(seen);
    this.#kept = new Set(rows.flatMap((units) => units ?? []));
  }

  /** A whole name, word by word, with initials before it; empty where a word cannot be written. */
  telugu(name: string): string {
    const words = latinWords(name).map((word) => this.#word(word));
    return words.includes("") ? "" : `${initialsOf(name)}${words.join(" ")}`;
  }

  #word(word: string): string {
    const reached: Map<string, Reading>[] = Array.from({ length: word.length + 1 }, () => new Map());
    const offer = (at: number, reading: Reading): void => {
      const key = `${reading.before.join()} ${reading.phones}`;
      const other = reached[at]?.get(key);
      if (!other || other.score < reading.score) reached[at]?.set(key, reading);
    };
    offer(0, { before: new Array<number>(CONTEXT).fill(BEGINNING), phones: "", score: 0 });
    for (let at = 0; at < word.length; at++) {
      for (const { before, phones, score } of bestOf(reached[at], MOST_READINGS)) {
        for (const length of lengthsAt(word, at)) {
          for (const unit of this.#units.numbersOf(word.slice(at, at + length))) {
            if (!this.#kept.has(unit)) continue;
            offer(at + length, {
              before: [...before.slice(1), unit],
              phones: phones + this.#units.unit(unit).phones,
              score: score + this.#model.logLikely(before, unit),
            });
          }
        }
      }
    }
    const whole = Array.from(reached[word.length]?.values() ?? [], (reading) => ({
      ...reading,
      score: reading.score + this.#model.logLikelyToEnd(reading.before),
    }));
    const [best] = whole.sort((a, b) => b.score - a.score);
    return best ? spelled(wordOf([...best.phones])) : "";
  }
}

function bestOf(readings: ReadonlyMap<string, Reading> | undefined, most: number): Reading[] {
  return [...(readings?.values() ?? [])].sort((a, b) => b.score - a.score).slice(0, most);
}
