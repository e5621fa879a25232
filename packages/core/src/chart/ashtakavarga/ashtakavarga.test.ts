import { chartWithLagna, realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BINDU_GIVERS, BINDU_TABLES, LUMINOUS_GRAHAS, RASIS } from "../../ids.ts";
import { ashtakavarga, binduGifts, binduSigns, bindusGivenBy, lagnaBindus } from "./ashtakavarga.ts";
import { BINDU_PLACES } from "./ashtakavarga-places.ts";

const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("ashtakavarga", () => {
  it.each(BINDU_TABLES)("gives each graha the bindus of %s's count, 337 in all", (bindus) => {
    for (const graha of LUMINOUS_GRAHAS) {
      const rows = Object.values(BINDU_PLACES[bindus][graha]);
      expect(sum(rows.map((places) => places.length)), graha).toBe(TOTALS[graha]);
      expect(rows).toEqual(rows.map((places) => places.toSorted((a, b) => a - b)));
    }
    expect(sum(Object.values(TOTALS))).toBe(337);
  });

  it("differs between the two in four rows: the Moon's from Moon, Mars and Jupiter, Venus's from Mars", () => {
    const rows = LUMINOUS_GRAHAS.flatMap((graha) => BINDU_GIVERS.map((giver) => [graha, giver] as const));
    const other = rows.filter(([graha, giver]) => {
      const [one, two] = BINDU_TABLES.map((table) => BINDU_PLACES[table][graha][giver].join());
      return one !== two;
    });
    expect(other).toEqual([
      ["moon", "moon"],
      ["moon", "mars"],
      ["moon", "jupiter"],
      ["venus", "mars"],
    ]);
  });

  it("keeps these totals whatever the chart, no sign above eight", () => {
    const anySign = fc.constantFrom(...RASIS);
    const anySigns = fc.record(
      Object.fromEntries(BINDU_GIVERS.map((giver) => [giver, anySign])) as Record<
        (typeof BINDU_GIVERS)[number],
        typeof anySign
      >,
    );
    fc.assert(
      fc.property(
        anySigns,
        fc.constantFrom(...LUMINOUS_GRAHAS),
        fc.constantFrom(...BINDU_TABLES),
        (signs, graha, bindus) => {
          const counts = RASIS.map((rasi) => bindusGivenBy({ bindus }, graha, rasi, signs).length);
          expect(sum(counts)).toBe(TOTALS[graha]);
          expect(Math.max(...counts)).toBeLessThanOrEqual(8);
        },
      ),
    );
  });

  it.each(BINDU_TABLES)("gives the lagna 49 of its own by the table of %s, which are not among the 337", (bindus) => {
    const rows = Object.values(BINDU_PLACES[bindus].lagna);
    expect(rows.map((places) => places.length)).toEqual([6, 5, 5, 7, 9, 7, 6, 4]);
    expect(rows).toEqual(rows.map((places) => places.toSorted((a, b) => a - b)));
    expect(sum(lagnaBindus({ bindus }, chartWithLagna("tula")))).toBe(49);
  });

  it("tells who gives each bindu: the gifts of the eight add up to the count", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RASIS), fc.constantFrom(...BINDU_TABLES), (rasi, bindus) => {
        const chart = chartWithLagna(rasi);
        const { bhinna } = ashtakavarga({ ...realSky.conventions, bindus }, chart);
        for (const to of BINDU_GIVERS) {
          const gifts = Object.values(binduGifts({ bindus }, to, binduSigns(chart)));
          expect(gifts.flat().every((gift) => gift === 0 || gift === 1)).toBe(true);
          const counts = RASIS.map((_, index) => sum(gifts.map((gift) => gift[index] ?? Number.NaN)));
          expect(counts).toEqual(to === "lagna" ? lagnaBindus({ bindus }, chart) : bhinna[to]);
        }
      }),
      { numRuns: 24 },
    );
  });

  it("counts a chart by signs: the Sun alone in his own place gives himself one in 1, 2, 4, 7, 8, 9, 10, 11", () => {
    const { bhinna, sarva } = ashtakavarga(realSky.conventions, chartWithLagna("mesha"));
    expect(Object.fromEntries(LUMINOUS_GRAHAS.map((graha) => [graha, sum(bhinna[graha])]))).toEqual(TOTALS);
    expect(sum(sarva)).toBe(337);
    const together = Object.fromEntries(BINDU_GIVERS.map((giver) => [giver, "mesha"])) as Record<
      (typeof BINDU_GIVERS)[number],
      "mesha"
    >;
    expect(bindusGivenBy(realSky.conventions, "sun", "vrishabha", together)).toEqual(["sun", "mars", "saturn"]);
  });
});
