import { closeTo } from "@vedanga/testing/close-to";
import { realSky as sky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { MASAS } from "../ids.ts";
import { limbsAt, limbsBetween } from "./limbs.ts";
import { lunarMonthAt, lunarMonths, lunationAfter, lunationAt, lunationBefore } from "./masa.ts";

/** Years 1620 to 2380. */
const anyInstant = fc.double({ min: 2312753, max: 2590316, noNaN: true }).map(jdUt);
const runs = { numRuns: 40 };

describe("lunar months", () => {
  it("contain thirty tithis from their first to their last instant", () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { startJdUt, endJdUt } = lunationAt(sky, at);
        const { tithi } = limbsBetween(sky, startJdUt, jdUt(endJdUt - 1e-5));
        expect(tithi.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      }),
      runs,
    );
  });

  it("follow one another without gap, their names in order; an adhika one has the next one's", () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const here = lunationAt(sky, at);
        const next = lunationAfter(sky, here);
        closeTo(next.startJdUt, here.endJdUt, 1e-7, "d");
        closeTo(lunationBefore(sky, next).startJdUt, here.startJdUt, 1e-7, "d");
        const step = here.adhika ? 0 : here.kshaya ? 2 : 1;
        expect(next.masa).toBe(MASAS[(MASAS.indexOf(here.masa) + step) % 12]);
        expect(here.adhika && next.adhika).toBe(false);
      }),
      runs,
    );
  });

  it("count the day from the new moon and from the full moon, fifteen apart", () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { amanta, purnimanta, paksha } = lunarMonthAt(sky, at);
        expect(amanta.date).toBe(limbsAt(sky, at).tithi.number);
        expect((amanta.date - purnimanta.date + 30) % 30).toBe(15);
        expect(purnimanta.date).toBeGreaterThanOrEqual(1);
        expect(purnimanta.date).toBeLessThanOrEqual(30);
        expect(paksha).toBe(amanta.date <= 15 ? "shukla" : "krishna");
      }),
      runs,
    );
  });

  it("are the same whichever instants were asked before", () => {
    const monthAt = lunarMonths(sky);
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(-59, -29.53, -15, -3, 0, 3, 15, 29.53, 59, 354), (at, step) => {
        for (const each of [at, jdUt(at + step)]) {
          const [{ paksha, amanta, purnimanta }, alone] = [monthAt(each), lunarMonthAt(sky, each)];
          expect([paksha, amanta.date, amanta.masa, amanta.adhika, purnimanta.date, purnimanta.masa]).toEqual([
            alone.paksha,
            alone.amanta.date,
            alone.amanta.masa,
            alone.amanta.adhika,
            alone.purnimanta.date,
            alone.purnimanta.masa,
          ]);
          closeTo(amanta.startJdUt, alone.amanta.startJdUt, 1e-7, "d");
          closeTo(purnimanta.endJdUt, alone.purnimanta.endJdUt, 1e-7, "d");
        }
      }),
      runs,
    );
  });

  it("of the two counts agree in the bright half and, unless adhika, differ by one in the dark", () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { amanta, purnimanta, paksha } = lunarMonthAt(sky, at);
        const same = paksha === "shukla" || amanta.adhika;
        const step = same ? 0 : amanta.kshaya ? 2 : 1;
        expect(purnimanta.masa).toBe(MASAS[(MASAS.indexOf(amanta.masa) + step) % 12]);
        expect(purnimanta.adhika).toBe(amanta.adhika);
        expect(purnimanta.startJdUt).toBeLessThanOrEqual(at);
        expect(purnimanta.endJdUt).toBeGreaterThan(at);
      }),
      runs,
    );
  });

  it("of the purnimanta count have an adhika month in the middle of the nija one (Jyeshtha 2026)", () => {
    const [darkHalf, adhika, brightHalf] = [2461170.5, 2461185.5, 2461210.5].map(
      (at) => lunarMonthAt(sky, jdUt(at)).purnimanta,
    );
    expect([darkHalf, adhika, brightHalf].map((month) => month?.masa)).toEqual(["jyeshtha", "jyeshtha", "jyeshtha"]);
    expect([darkHalf, adhika, brightHalf].map((month) => month?.adhika)).toEqual([false, true, false]);
    closeTo(darkHalf!.startJdUt, brightHalf!.startJdUt, 1e-6, "d");
    closeTo(darkHalf!.endJdUt, brightHalf!.endJdUt, 1e-6, "d");
    closeTo(adhika!.endJdUt - adhika!.startJdUt, 29.3, 0.1, "d");
  });
});
