/** Units that decide the next: as many before it, and itself. */
const ORDER = 4;
export const CONTEXT = ORDER - 1;
/** Stand before the first unit of a word and after its last. */
export const BEGINNING = -1;
const END = -2;

/** Units in a row that were seen together, with how much they count. */
export interface Seen {
  readonly units: readonly number[];
  readonly weight: number;
  /** False for a part of a name that has others before it, after it. */
  readonly begins: boolean;
  readonly ends: boolean;
}

interface Following {
  total: number;
  readonly counts: Map<number, number>;
}

/**
 * How likely a unit is after others: the count after the three before it, mixed with that after two, one and none by how many
 * different units were seen there (Witten and Bell 1991).
 */
export class UnitModel {
  readonly #after = new Map<string, Following>();
  readonly #units = new Set<number>();

  constructor(seen: readonly Seen[]) {
    for (const each of seen) this.#learn(each);
  }

  /** The natural logarithm. */
  logLikely(before: readonly number[], unit: number): number {
    let likely = 1 / (this.#units.size + 1);
    for (let length = 0; length <= CONTEXT; length++) {
      const following = this.#after.get(keyOf(before, before.length - length, before.length));
      if (!following) break;
      const kinds = following.counts.size;
      likely = ((following.counts.get(unit) ?? 0) + kinds * likely) / (following.total + kinds);
    }
    return Math.log(likely);
  }

  logLikelyToEnd(before: readonly number[]): number {
    return this.logLikely(before, END);
  }

  #learn({ units, weight, begins, ends }: Seen): void {
    const before = begins ? new Array<number>(CONTEXT).fill(BEGINNING) : [];
    const row = [...before, ...units, ...(ends ? [END] : [])];
    for (let at = before.length; at < row.length; at++) {
      const unit = row[at] ?? END;
      this.#units.add(unit);
      // A part of a name says nothing of how common its first unit is.
      for (let length = begins && ends ? 0 : 1; length <= Math.min(CONTEXT, at); length++) {
        this.#count(keyOf(row, at - length, at), unit, weight);
      }
    }
  }

  #count(key: string, unit: number, weight: number): void {
    const following = this.#after.get(key) ?? { total: 0, counts: new Map<number, number>() };
    this.#after.set(key, following);
    following.total += weight;
    following.counts.set(unit, (following.counts.get(unit) ?? 0) + weight);
  }
}

function keyOf(row: readonly number[], from: number, to: number): string {
  let key = "";
  for (let at = from; at < to; at++) key += `${row[at]} `;
  return key;
}
