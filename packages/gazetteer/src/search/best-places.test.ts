import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BestPlaces } from "./best-places.ts";

const PLACES = 500;
const offers = fc.array(fc.tuple(fc.nat(PLACES - 1), fc.integer({ min: -50, max: 50 })), { maxLength: 800 });

describe("the best places", () => {
  it("are those that sorting all of them would give, whatever is thrown out", () => {
    const best = new BestPlaces(PLACES);
    fc.assert(
      fc.property(
        offers,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        (given, limit, keepOneIn) => {
          const scores = new Map<number, number>();
          for (const [place, score] of given) {
            best.offer(place, score);
            scores.set(place, Math.max(scores.get(place) ?? Number.NEGATIVE_INFINITY, score));
          }
          const keep = (place: number): boolean => place % keepOneIn === 0;
          const expected = [...scores.keys()]
            .filter(keep)
            .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b)
            .slice(0, limit);
          expect(best.take(limit, keep)).toEqual(expected);
        },
      ),
    );
  });

  it("forget everything once taken", () => {
    const best = new BestPlaces(3);
    best.offer(1, 5);
    expect(best.take(2, () => true)).toEqual([1]);
    expect(best.size).toBe(0);
    best.offer(2, 1);
    expect(best.take(2, () => true)).toEqual([2]);
  });
});
