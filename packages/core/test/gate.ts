import { expect, it } from "vitest";

/** Why an outside answer is not met, and shall not be. */
export interface KnownGap {
  readonly category: "convention" | "razor edge" | "source in error" | "provider";
  readonly reason: string;
}

/**
 * One outside answer as a test. Where its id stands among the known gaps the comparison must fail: a gap that has
 * closed fails the run until it is taken off the list.
 */
export function itMeets(id: string, gaps: Readonly<Record<string, KnownGap>>, compare: () => void): void {
  const gap = gaps[id];
  if (gap === undefined) {
    it(id, compare);
    return;
  }
  it(`${id} stays a known gap (${gap.category}: ${gap.reason})`, () => {
    expect(compare).toThrow();
  });
}

/** Every known gap must name an answer that exists. */
export function itKnowsNoOtherGap(ids: readonly string[], gaps: Readonly<Record<string, KnownGap>>): void {
  it("lists as known gaps only answers that are compared", () => {
    expect(Object.keys(gaps).filter((id) => !ids.includes(id))).toEqual([]);
  });
}
