import { skyWith } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { GRAHAS, type Graha } from "../ids.ts";
import { FAVOURABLE_HOUSES, type GrahaHouses, judgeTransits, transitsFrom } from "./transit.ts";

/** No graha favoured or obstructed by accident: all in the house named. */
const allIn = (house: number, but: Partial<GrahaHouses>): GrahaHouses => ({
  sun: house,
  moon: house,
  mars: house,
  mercury: house,
  jupiter: house,
  venus: house,
  saturn: house,
  rahu: house,
  ketu: house,
  ...but,
});
const verdictOf = (graha: Graha, houses: GrahaHouses) =>
  judgeTransits(houses).find((transit) => transit.graha === graha);

describe("transits from the Moon", () => {
  it("are favourable in the houses of Phaladeepika 26.2", () => {
    const favourable = GRAHAS.map((graha) => Object.keys(FAVOURABLE_HOUSES[graha]).map(Number));
    expect(favourable).toEqual([
      [3, 6, 10, 11],
      [1, 3, 6, 7, 10, 11],
      [3, 6, 11],
      [2, 4, 6, 8, 10, 11],
      [2, 5, 7, 9, 11],
      [1, 2, 3, 4, 5, 8, 9, 11, 12],
      [3, 6, 11],
      [3, 6, 11],
      [3, 6, 11],
    ]);
  });

  it("lose their good while another is in the vedha house, and name who does", () => {
    const jupiter = verdictOf("jupiter", allIn(6, { jupiter: 9, mars: 10, venus: 10 }));
    expect(jupiter?.verdict).toBe("obstructed");
    expect(jupiter?.obstructedBy).toEqual(["mars", "venus"]);
    expect(jupiter?.reason.facts).toEqual({ house: 9, vedhaHouse: 10, obstructedBy: ["mars", "venus"] });
    expect(verdictOf("jupiter", allIn(6, { jupiter: 9 }))?.verdict).toBe("favourable");
    expect(verdictOf("jupiter", allIn(6, { jupiter: 8, mars: 10 }))?.verdict).toBe("unfavourable");
  });

  it("know no vedha between father and son", () => {
    expect(verdictOf("sun", allIn(6, { sun: 3, saturn: 9 }))?.verdict).toBe("favourable");
    expect(verdictOf("saturn", allIn(6, { saturn: 11, sun: 5 }))?.verdict).toBe("favourable");
    expect(verdictOf("moon", allIn(6, { moon: 1, mercury: 5 }))?.verdict).toBe("favourable");
    expect(verdictOf("mercury", allIn(6, { mercury: 2, moon: 5 }))?.verdict).toBe("favourable");
    expect(verdictOf("sun", allIn(6, { sun: 3, mars: 9 }))?.verdict).toBe("obstructed");
  });

  it("know no vedha between the nodes, which are always opposite each other", () => {
    expect(verdictOf("rahu", allIn(6, { rahu: 11, ketu: 5 }))?.verdict).toBe("favourable");
    expect(verdictOf("ketu", allIn(6, { ketu: 11, rahu: 5 }))?.verdict).toBe("favourable");
    expect(verdictOf("rahu", allIn(6, { rahu: 11, ketu: 5, mars: 5 }))?.obstructedBy).toEqual(["mars"]);
    expect(verdictOf("saturn", allIn(6, { saturn: 11, ketu: 5 }))?.verdict).toBe("obstructed");
  });

  it("never have a vedha house that is favourable to the same graha", () => {
    for (const graha of ["sun", "moon", "mars", "jupiter", "saturn"] as const) {
      const table = FAVOURABLE_HOUSES[graha];
      for (const vedhaHouse of Object.values(table)) expect(table[Number(vedhaHouse)]).toBeUndefined();
    }
  });

  it("count houses from the sign given, whatever else is in the sky", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (degree) => {
        const [sun] = transitsFrom(skyWith({ sun: degree }), "karka", jdUt(2461000));
        expect(sun?.house).toBe(((Math.floor(degree / 30) - 3 + 12) % 12) + 1);
      }),
      { numRuns: 30, seed: 5 },
    );
  });
});
