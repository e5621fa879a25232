/** A piece of a Latin word and the Telugu phones that it stands for: th and త, r and ర ఉ, a silent h and nothing. */
export interface Unit {
  readonly latin: string;
  readonly phones: string;
}

/** Two letters that may stand for one sound; all others stand alone. */
const PAIRS = new Set("ch th dh kh gh jh ph bh sh ng aa ee ii oo uu ai au ou ow ay ey ei ck ie ea oa".split(" "));

/** How many letters the next unit of a word may have. */
export function lengthsAt(word: string, at: number): readonly number[] {
  return PAIRS.has(word.slice(at, at + 2)) ? [1, 2] : [1];
}

/** The numbers of units, so that what is counted of them is kept by number. */
export class UnitList {
  readonly #numbers = new Map<string, number>();
  readonly #units: Unit[] = [];
  readonly #byLatin = new Map<string, number[]>();

  get size(): number {
    return this.#units.length;
  }

  numberOf(latin: string, phones: string): number {
    const key = `${latin} ${phones}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#units.push({ latin, phones }) - 1;
    this.#numbers.set(key, number);
    this.#byLatin.set(latin, [...(this.#byLatin.get(latin) ?? []), number]);
    return number;
  }

  /** Throws for a number that no unit has. */
  unit(number: number): Unit {
    const unit = this.#units[number];
    if (!unit) throw new RangeError(`There is no unit ${number}.`);
    return unit;
  }

  /** The units that these letters can stand in. */
  numbersOf(latin: string): readonly number[] {
    return this.#byLatin.get(latin) ?? [];
  }
}
