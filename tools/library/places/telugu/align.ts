import { phonesOf } from "./phones.ts";
import { lengthsAt, type UnitList } from "./units.ts";

const MOST_PHONES = 3;
const ROUNDS = 8;
/** Letters and phones advance together: a step starts no farther from the diagonal than so many of either. */
const ASTRAY = 3;
/** What a unit never counted is worth. */
const HARDLY = 1e-9;

/** A step of a word: from a place in the letters and in the phones to a later one. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly unit: number;
}

/** All ways to cut a pair of words into units, as steps between points numbered letters first. */
interface Lattice {
  readonly steps: readonly Step[];
  readonly end: number;
}

function latticeOf(units: UnitList, latin: string, telugu: string): Lattice {
  const phones = phonesOf(telugu);
  const width = phones.length + 1;
  const steps: Step[] = [];
  const isAstray = (letter: number, phone: number): boolean =>
    Math.abs(phone * latin.length - letter * phones.length) > ASTRAY * Math.max(latin.length, phones.length);
  for (let letter = 0; letter < latin.length; letter++) {
    for (let phone = 0; phone < width; phone++) {
      if (isAstray(letter, phone)) continue;
      for (const length of lengthsAt(latin, letter)) {
        for (let count = 0; count <= MOST_PHONES && phone + count < width; count++) {
          const unit = units.numberOf(
            latin.slice(letter, letter + length),
            phones.slice(phone, phone + count).join(""),
          );
          steps.push({ from: letter * width + phone, to: (letter + length) * width + phone + count, unit });
        }
      }
    }
  }
  return { steps, end: latin.length * width + phones.length };
}

/**
 * Cuts every pair of words into units so that all together are most likely: expectation maximisation (Dempster, Laird and
 * Rubin 1977) over all ways to cut, beginning with units that pair one letter with one phone. Undefined for a pair of
 * which a part is left over.
 */
export function alignWords(
  units: UnitList,
  pairs: readonly (readonly [latin: string, telugu: string])[],
): readonly (readonly number[] | undefined)[] {
  const lattices = pairs.map(([latin, telugu]) => latticeOf(units, latin, telugu));
  let likely = Float64Array.from(
    { length: units.size },
    (_, unit) => 0.1 ** Math.abs(1 - units.unit(unit).phones.length),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Float64Array(units.size);
    for (const lattice of lattices) count(lattice, likely, counts);
    const all = counts.reduce((sum, each) => sum + each, 0);
    likely = counts.map((each) => Math.max(each / all, HARDLY));
  }
  return lattices.map((lattice) => bestPath(lattice, likely));
}

/** Adds how often each unit is expected in the pair. */
function count({ steps, end }: Lattice, likely: Float64Array, counts: Float64Array): void {
  const before = new Float64Array(end + 1);
  const after = new Float64Array(end + 1);
  before[0] = 1;
  after[end] = 1;
  const weight = (unit: number): number => likely[unit] ?? 0;
  for (const { from, to, unit } of steps) before[to] = (before[to] ?? 0) + (before[from] ?? 0) * weight(unit);
  for (const { from, to, unit } of steps.toReversed()) {
    after[from] = (after[from] ?? 0) + (after[to] ?? 0) * weight(unit);
  }
  const whole = before[end] ?? 0;
  if (whole === 0) return;
  for (const { from, to, unit } of steps) {
    counts[unit] = (counts[unit] ?? 0) + ((before[from] ?? 0) * weight(unit) * (after[to] ?? 0)) / whole;
  }
}

function bestPath({ steps, end }: Lattice, likely: Float64Array): readonly number[] | undefined {
  const best = new Float64Array(end + 1);
  const last = new Map<number, Step>();
  best[0] = 1;
  for (const step of steps) {
    const reached = (best[step.from] ?? 0) * (likely[step.unit] ?? 0);
    if (reached <= (best[step.to] ?? 0)) continue;
    best[step.to] = reached;
    last.set(step.to, step);
  }
  const path: number[] = [];
  for (let at = end; at > 0; ) {
    const step = last.get(at);
    if (!step) return undefined;
    path.unshift(step.unit);
    at = step.from;
  }
  return path;
}
