/** Keeps the few best of however many places are offered, each with its best score. */
export class BestPlaces {
  readonly #most: number;
  /** Best first; of equal scores the first place in the table. */
  readonly #kept: { readonly place: number; readonly score: number }[] = [];

  #floor = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.length;
  }

  /** A lower score cannot come in any more. */
  get floor(): number {
    return this.#floor;
  }

  offer(place: number, score: number): void {
    if (score < this.#floor) return;
    const before = this.#kept.findIndex((kept) => kept.place === place);
    if (before >= 0) {
      if ((this.#kept[before]?.score ?? 0) >= score) return;
      this.#kept.splice(before, 1);
    }
    const worse = this.#kept.findIndex((kept) => kept.score < score || (kept.score === score && kept.place > place));
    this.#kept.splice(worse < 0 ? this.#kept.length : worse, 0, { place, score });
    if (this.#kept.length > this.#most) this.#kept.pop();
    if (this.#kept.length === this.#most) this.#floor = this.#kept.at(-1)?.score ?? this.#floor;
  }

  places(): number[] {
    return this.#kept.map(({ place }) => place);
  }
}
