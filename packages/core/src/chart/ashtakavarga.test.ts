import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chartWithLagna } from "../../test/made-sky.ts";
import { LUMINOUS_GRAHAS, RASIS } from "../ids.ts";
import { ashtakavarga, bindusGivenBy } from "./ashtakavarga.ts";
import { BINDU_GIVERS, BINDU_PLACES } from "./ashtakavarga-places.ts";

const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("ashtakavarga", () => {
  it("gives each graha the bindus of Varahamihira's count, 337 in all (Brihat Jataka 9)", () => {
    for (const graha of LUMINOUS_GRAHAS) {
      expect(sum(Object.values(BINDU_PLACES[graha]).map((places) => places.length)), graha).toBe(TOTALS[graha]);
    }
    expect(sum(Object.values(TOTALS))).toBe(337);
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
      fc.property(anySigns, fc.constantFrom(...LUMINOUS_GRAHAS), (signs, graha) => {
        const bindus = RASIS.map((rasi) => bindusGivenBy(graha, rasi, signs).length);
        expect(sum(bindus)).toBe(TOTALS[graha]);
        expect(Math.max(...bindus)).toBeLessThanOrEqual(8);
      }),
    );
  });

  it("counts a chart by signs: the Sun alone in his own place gives himself one in 1, 2, 4, 7, 8, 9, 10, 11", () => {
    const { bhinna, sarva } = ashtakavarga(chartWithLagna("mesha"));
    expect(Object.fromEntries(LUMINOUS_GRAHAS.map((graha) => [graha, sum(bhinna[graha])]))).toEqual(TOTALS);
    expect(sum(sarva)).toBe(337);
    const together = Object.fromEntries(BINDU_GIVERS.map((giver) => [giver, "mesha"])) as Record<
      (typeof BINDU_GIVERS)[number],
      "mesha"
    >;
    expect(bindusGivenBy("sun", "vrishabha", together)).toEqual(["sun", "mars", "saturn"]);
  });
});
