import { env } from "node:process";
import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { sunRiseSet } from "../horizon/rise-set.ts";
import { AYANAMSAS, POSITION_KINDS } from "../ids.ts";
import type { Sky } from "../sky.ts";
import { type Limbs, limbsAt, limbsBetween, moonSignsBetween, sunSignsBetween } from "./limbs.ts";
import { nextFullMoon, nextNewMoon, previousFullMoon, previousNewMoon, tithiAngleDeg } from "./limbs-angle.ts";
import { karanaOf, tithiOf } from "./limbs-name.ts";
import type { NumberedSpan } from "./limbs-wheel.ts";

const anySky = fc
  .record({ ayanamsa: fc.constantFrom(...AYANAMSAS), positions: fc.constantFrom(...POSITION_KINDS) })
  .map((chosen): Sky => ({ ...realSky, conventions: { ...realSky.conventions, ...chosen } }));
const anyInstant = fc.double({ min: 2_306_000, max: 2_597_000, noNaN: true }).map(jdUt);
const COUNTS: Limbs<number> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
const LIMBS = ["tithi", "nakshatra", "yoga", "karana"] as const;

/** Each begins where the last ended, its number the next; together they cover the time asked and no more. */
function expectTiled(spans: readonly NumberedSpan[], count: number, from: number, to: number): void {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) expect.fail("there is always one running");
  expect(first.startJdUt).toBeLessThanOrEqual(from + 1e-7);
  expect(first.endJdUt).toBeGreaterThan(from);
  expect(last.endJdUt).toBeGreaterThanOrEqual(to);
  if (to > from) expect(last.startJdUt).toBeLessThan(to);
  for (const [index, span] of spans.entries()) {
    expect(span.endJdUt).toBeGreaterThan(span.startJdUt);
    const before = spans[index - 1];
    if (before === undefined) continue;
    expect(span.startJdUt).toBe(before.endJdUt);
    expect(span.number).toBe((before.number % count) + 1);
  }
}

describe("the limbs", () => {
  it("tile time without gap or overlap, whatever the ayanamsa", () => {
    fc.assert(
      fc.property(anySky, anyInstant, fc.double({ min: 0, max: 4, noNaN: true }), (asked, from, days) => {
        const to = jdUt(from + days);
        const limbs = limbsBetween(asked, from, to);
        for (const limb of LIMBS) expectTiled(limbs[limb], COUNTS[limb], from, to);
        expectTiled(moonSignsBetween(asked, from, to), 12, from, to);
        expectTiled(sunSignsBetween(asked, from, to), 12, from, to);
      }),
      { numRuns: 25 },
    );
  });

  it("are as long as the sky allows", () => {
    const limbs = limbsBetween(realSky, jdUt(2460000), jdUt(2460120));
    const hours = (spans: readonly NumberedSpan[]): readonly number[] =>
      spans.map(({ startJdUt, endJdUt }) => (endJdUt - startJdUt) * 24);
    // A tithi lasts from 20 to 27 hours, as the Moon is near or far; nakshatra and yoga likewise.
    for (const length of hours(limbs.tithi)) expect(Math.abs(length - 23.4)).toBeLessThan(3.5);
    for (const length of hours(limbs.nakshatra)) expect(Math.abs(length - 23.8)).toBeLessThan(3.8);
    for (const length of hours(limbs.yoga)) expect(Math.abs(length - 22)).toBeLessThan(3.8);
  });

  it("make a tithi of two karanas", () => {
    const { tithi, karana } = limbsBetween(realSky, jdUt(2460300.3), jdUt(2460310.3));
    for (const { number, startJdUt, endJdUt } of tithi.slice(1, -1)) {
      const halves = karana.filter((half) => half.startJdUt >= startJdUt && half.endJdUt <= endJdUt);
      expect(halves.map((half) => half.number)).toEqual([2 * number - 1, 2 * number]);
      expect(halves[0]?.startJdUt).toBe(startJdUt);
      expect(halves[1]?.endJdUt).toBe(endJdUt);
    }
  });

  it("give the next one at the end of one", () => {
    fc.assert(
      fc.property(anyInstant, (jd) => {
        const now = limbsAt(realSky, jd);
        for (const limb of LIMBS) {
          const next = limbsAt(realSky, now[limb].endJdUt)[limb];
          expect(next.number).toBe((now[limb].number % COUNTS[limb]) + 1);
          closeTo(next.startJdUt - now[limb].endJdUt, 0, 2e-8, "d");
        }
      }),
      { numRuns: 8 },
    );
  });

  it("show a tithi that no sunrise sees: Delhi, 6 January 2026 (Drik Panchang)", () => {
    const midnight = gregorianToJd({ year: 2026, month: 1, day: 6 }) - 5.5 / 24;
    const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
    const [sunrise, nextSunrise] = sunRiseSet(realSky, jdUt(midnight), jdUt(midnight + 2), delhi).rises;
    const { tithi } = limbsBetween(realSky, sunrise ?? jdUt(Number.NaN), nextSunrise ?? jdUt(Number.NaN));
    expect(tithi.map(({ number }) => tithiOf(number).tithi)).toEqual(["tritiya", "chaturthi", "panchami"]);
  });

  it("do not depend on the time zone of the machine", () => {
    const zoneBefore = env.TZ;
    const [inAuckland, inNewYork] = ["Pacific/Auckland", "America/New_York"].map((zone) => {
      env.TZ = zone;
      return limbsBetween(realSky, jdUt(2461000.1), jdUt(2461001.1));
    });
    if (zoneBefore === undefined) delete env.TZ;
    else env.TZ = zoneBefore;
    expect(inAuckland).toEqual(inNewYork);
  });

  it("are refused outside the range of the sky", () => {
    expect(() => limbsAt(realSky, jdUt(2_200_000))).toThrow(CoreError);
    expect(() => limbsAt(realSky, jdUt(Number.NaN))).toThrow(CoreError);
  });
});

describe("new and full moons", () => {
  it("are on either side of every instant, half a turn and a turn of the Moon apart", () => {
    fc.assert(
      fc.property(anyInstant, (jd) => {
        const moons = [
          previousNewMoon(realSky, jd),
          nextNewMoon(realSky, jd),
          previousFullMoon(realSky, jd),
          nextFullMoon(realSky, jd),
        ];
        const [lastNew = Number.NaN, nextNew = Number.NaN, lastFull = Number.NaN, nextFull = Number.NaN] = moons;
        expect(Math.max(lastNew, lastFull)).toBeLessThanOrEqual(jd);
        expect(Math.min(nextNew, nextFull)).toBeGreaterThan(jd);
        // Synodic months run from 29.27 to 29.84 days (Meeus, More Mathematical Astronomy Morsels, chapter 4).
        closeTo(nextNew - lastNew, 29.55, 0.3, "d");
        closeTo(nextFull - lastFull, 29.55, 0.3, "d");
        closeTo(tithiAngleDeg(realSky, jdUt(nextNew)), 0, 1e-6, "deg", 360);
        closeTo(tithiAngleDeg(realSky, jdUt(nextFull)), 180, 1e-6, "deg", 360);
      }),
      { numRuns: 15 },
    );
  });

  it("follow one another without a gap", () => {
    const first = nextNewMoon(realSky, jdUt(2451550));
    closeTo(previousNewMoon(realSky, first) - first, 0, 2e-8, "d");
    expect(nextNewMoon(realSky, first)).toBeGreaterThan(first + 29);
    const full = nextFullMoon(realSky, first);
    closeTo(previousFullMoon(realSky, full) - full, 0, 2e-8, "d");
    expect(nextFullMoon(realSky, full)).toBeGreaterThan(full + 29);
  });
});

describe("names of the limbs", () => {
  it("end each half of the month with Purnima and Amavasya", () => {
    expect(tithiOf(1)).toEqual({ paksha: "shukla", tithi: "pratipada" });
    expect(tithiOf(15)).toEqual({ paksha: "shukla", tithi: "purnima" });
    expect(tithiOf(16)).toEqual({ paksha: "krishna", tithi: "pratipada" });
    expect(tithiOf(29)).toEqual({ paksha: "krishna", tithi: "chaturdashi" });
    expect(tithiOf(30)).toEqual({ paksha: "krishna", tithi: "amavasya" });
  });

  it("go through the movable karanas eight times between the fixed ones", () => {
    const month = Array.from({ length: 60 }, (_, index) => karanaOf(index + 1));
    expect(month[0]).toBe("kimstughna");
    expect(month.slice(57)).toEqual(["shakuni", "chatushpada", "naga"]);
    const movable = ["bava", "balava", "kaulava", "taitila", "gara", "vanija", "vishti"];
    expect(month.slice(1, 57)).toEqual(Array.from({ length: 8 }, () => movable).flat());
  });
});
