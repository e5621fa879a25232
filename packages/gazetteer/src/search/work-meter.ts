/** Counts the looks a search takes at keys and words: what it costs, the same on every machine. */
export class WorkMeter {
  #looks = 0;

  get looks(): number {
    return this.#looks;
  }

  add(looks: number): void {
    this.#looks += looks;
  }

  reset(): void {
    this.#looks = 0;
  }
}
