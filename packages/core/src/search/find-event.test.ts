import { closeTo } from "@vedanga/testing/close-to";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crossings, growingRoot, rootBetween, rootFrom, rootNear } from "./find-event.ts";

const MS = 1 / 86_400_000;
const instant = fc.double({ min: 2_400_000, max: 2_500_000, noNaN: true });

describe("the event finder", () => {
  it("finds a planted root of a growing quantity, however curved, from days away", () => {
    fc.assert(
      fc.property(
        instant,
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: 0.5, max: 15, noNaN: true }),
        fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        (root, offset, rate, wobble) => {
          const f = (jd: number): number => rate * (jd - root) + rate * wobble * Math.sin(2 * (jd - root));
          closeTo(rootNear(f, root + offset, rate) - root, 0, MS, "d");
          // A rate hint half or twice the truth changes nothing.
          closeTo(rootNear(f, root + offset, rate / 2) - root, 0, MS, "d");
          closeTo(rootNear(f, root + offset, rate * 2) - root, 0, MS, "d");
        },
      ),
    );
  });

  it("finds it in four looks where the rate is known, and its rate there", () => {
    fc.assert(
      fc.property(instant, fc.double({ min: -0.7, max: 0.7, noNaN: true }), (root, offset) => {
        let looks = 0;
        const moonLike = (jd: number) => {
          looks += 1;
          const turned = (2 * Math.PI * (jd - root)) / 27.55;
          return { value: 13.2 * (jd - root) + 6.6 * Math.sin(turned), ratePerDay: 13.2 + 1.505 * Math.cos(turned) };
        };
        const found = growingRoot(moonLike, root + offset);
        closeTo(found.jd - root, 0, MS, "d");
        closeTo(found.ratePerDay, 14.705, 0.001, "deg/d");
        expect(looks).toBeLessThanOrEqual(4);
      }),
    );
    expect(() => growingRoot(() => ({ value: 1, ratePerDay: 1 }), 0)).toThrow(RangeError);
  });

  it("finds it by secants from near by in half the looks of a bracket, and gives up where they leave it", () => {
    fc.assert(
      fc.property(instant, fc.double({ min: -3, max: 3, noNaN: true }), (root, offset) => {
        let looks = 0;
        const speed = (jd: number): number => {
          looks += 1;
          return 0.003 * (jd - root) + 1e-5 * (jd - root) ** 2;
        };
        // What the last step leaves is the bend over the rate, 1/300 here, times the two steps before: 9 s and up to 0.06 d.
        closeTo((rootFrom(speed, root + offset, 0.0035, root - 50, root + 40) ?? Number.NaN) - root, 0, 2 * MS, "d");
        expect(looks).toBeLessThanOrEqual(5);
      }),
    );
    expect(rootFrom((x) => x - 30, 0, 1, -10, 10)).toBeUndefined();
    expect(rootFrom(() => Number.NaN, 0, 1, -10, 10)).toBeUndefined();
  });

  it("finds the root inside a bracket and refuses a bracket without one", () => {
    closeTo(
      rootBetween((x) => Math.cos(x), 0, 3),
      Math.PI / 2,
      1e-8,
      "",
    );
    closeTo(
      rootBetween((x) => x ** 9 - 1e-9, -1, 2),
      0.1,
      1e-8,
      "",
    );
    expect(() => rootBetween((x) => x * x + 1, -1, 1)).toThrow(RangeError);
    expect(() => rootBetween(() => Number.NaN, -1, 1)).toThrow(RangeError);
  });

  it("finds every passage of a wave through zero, rising and falling in turn", () => {
    fc.assert(
      fc.property(instant, fc.double({ min: -0.95, max: 0.95, noNaN: true }), (start, level) => {
        const f = (jd: number): number => Math.sin(2 * Math.PI * (jd - start)) - level;
        const found = crossings(f, start - 0.2, start + 2.8, 1 / 12);
        const rise = Math.asin(level) / (2 * Math.PI);
        const expected = [-1, 0, 1, 2, 3]
          .flatMap((turn) => [
            { jd: start + turn + rise, rising: true },
            { jd: start + turn + 0.5 - rise, rising: false },
          ])
          .filter(({ jd }) => jd >= start - 0.2 && jd < start + 2.8)
          .toSorted((a, b) => a.jd - b.jd);
        expect(found.map(({ rising }) => rising)).toEqual(expected.map(({ rising }) => rising));
        found.forEach((crossing, index) => {
          closeTo(crossing.jd - (expected[index]?.jd ?? Number.NaN), 0, MS, "d");
        });
      }),
    );
  });

  it("finds a rise and set only minutes apart, and nothing where the top stays below", () => {
    const top = 2451545.43;
    const grazing = (above: number) => (jd: number) => Math.cos(2 * Math.PI * (jd - top)) - 1 + above;
    const pair = crossings(grazing(1e-4), 2451545, 2451546, 1 / 12);
    expect(pair.map(({ rising }) => rising)).toEqual([true, false]);
    const halfApart = Math.acos(1 - 1e-4) / (2 * Math.PI);
    closeTo((pair[0]?.jd ?? Number.NaN) - top, -halfApart, 1e-6, "d");
    expect(crossings(grazing(-1e-6), 2451545, 2451546, 1 / 12)).toEqual([]);
  });
});
