/** Gathers scores while keys are scanned, the best for each place, and tells the best places. Used over and over. */
export class BestPlaces {
  readonly #scores: Float32Array;
  readonly #touched: number[] = [];

  constructor(placeCount: number) {
    this.#scores = new Float32Array(placeCount).fill(Number.NEGATIVE_INFINITY);
  }

  get size(): number {
    return this.#touched.length;
  }

  offer(place: number, score: number): void {
    const before = this.#scores[place] ?? 0;
    if (score <= before) return;
    if (before === Number.NEGATIVE_INFINITY) this.#touched.push(place);
    this.#scores[place] = score;
  }

  /** The places with the highest scores that satisfy a condition, best first, and forgets everything. */
  take(limit: number, satisfies: (place: number) => boolean): number[] {
    const scores = this.#scores;
    const better = (a: number, b: number): number => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
    const chosen: number[] = [];
    // The few best of thousands: a first cut without sorting all, widened while the condition throws out too many.
    for (let cut = limit * 4; chosen.length < limit; cut *= 8) {
      const first = this.#touched.length <= cut ? this.#touched.toSorted(better) : this.#highest(cut).sort(better);
      chosen.length = 0;
      for (const place of first) {
        if (chosen.length === limit) break;
        if (satisfies(place)) chosen.push(place);
      }
      if (first.length === this.#touched.length) break;
    }
    for (const place of this.#touched) scores[place] = Number.NEGATIVE_INFINITY;
    this.#touched.length = 0;
    return chosen;
  }

  /** The `count` highest in no order, by a heap with the lowest kept on top. */
  #highest(count: number): number[] {
    const score = (place: number | undefined): number => this.#scores[place ?? 0] ?? 0;
    const heap = this.#touched.slice(0, count);
    const sink = (from: number): void => {
      for (let parent = from; ; ) {
        let lowest = parent;
        for (const child of [2 * parent + 1, 2 * parent + 2]) {
          if (child < count && score(heap[child]) < score(heap[lowest])) lowest = child;
        }
        if (lowest === parent) return;
        [heap[parent], heap[lowest]] = [heap[lowest] ?? 0, heap[parent] ?? 0];
        parent = lowest;
      }
    };
    for (let index = count >> 1; index >= 0; index--) sink(index);
    for (let index = count; index < this.#touched.length; index++) {
      const place = this.#touched[index] ?? 0;
      if (score(place) <= score(heap[0])) continue;
      heap[0] = place;
      sink(0);
    }
    return heap;
  }
}
