import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BestPlaces } from "./best-places.ts";

const offers = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: -50, max: 50 })), { maxLength: 800 });

describe("the best places", () => {
  it("are those that sorting all of them would give, each by its best score", () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 40 }), (given, most) => {
        const best = new BestPlaces(most);
        const scores = new Map<number, number>();
        for (const [place, score] of given) {
          best.offer(place, score);
          scores.set(place, Math.max(scores.get(place) ?? Number.NEGATIVE_INFINITY, score));
        }
        const expected = [...scores.keys()]
          .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b)
          .slice(0, most);
        expect(best.places()).toEqual(expected);
        expect(best.size).toBe(expected.length);
      }),
    );
  });

  it("have a floor once there are as many as requested", () => {
    const best = new BestPlaces(2);
    best.offer(1, 5);
    expect(best.floor).toBe(Number.NEGATIVE_INFINITY);
    best.offer(2, 7);
    expect(best.floor).toBe(5);
    best.offer(3, 6);
    expect(best.floor).toBe(6);
  });
});
