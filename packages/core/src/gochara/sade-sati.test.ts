import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import { RASIS } from "../ids.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import { sadeSati } from "./sade-sati.ts";

const birthJdUt = jdUt(gregorianToJd({ year: 1988, month: 6, day: 15 }));

describe("the Sade Sati table", () => {
  it("begins with the period running at birth where one runs then", () => {
    // Saturn was in Dhanu in June 1988: the eighth sign from Vrishabha.
    const [first] = sadeSati(realSky, birthJdUt, "vrishabha");
    expect(first?.period).toBe("ashtama");
    expect(first?.startJdUt).toBeLessThan(birthJdUt);
    expect(first?.endJdUt).toBeGreaterThan(birthJdUt);
  });

  it("begins after birth if none runs then", () => {
    // Dhanu is the ninth from Mesha.
    const [first] = sadeSati(realSky, birthJdUt, "mesha");
    expect(first?.startJdUt).toBeGreaterThan(birthJdUt);
  });

  it("calls retrograde only the stays that Saturn began by coming back", () => {
    for (const row of sadeSati(realSky, birthJdUt, "karka")) {
      const speed = siderealPosition(realSky, "saturn", row.startJdUt).speedDegPerDay;
      expect(row.retrograde, `${row.rasi} ${row.startJdUt}`).toBe(speed < 0);
    }
  });

  it("puts Saturn into the sign of each row all the time that the row runs", () => {
    // 1700 to 2242
    const anyBirth = fc.integer({ min: 2342000, max: 2540000 });
    fc.assert(
      fc.property(
        anyBirth,
        fc.constantFrom(...RASIS),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (at, rasi, share) => {
          const rows = sadeSati(realSky, jdUt(at), rasi);
          rows.forEach((row, index) => {
            const inside = jdUt(row.startJdUt + share * (row.endJdUt - row.startJdUt));
            expect(rasiOf(siderealPosition(realSky, "saturn", inside).longitudeDeg)).toBe(row.rasi);
            expect(row.startJdUt).toBeGreaterThanOrEqual(rows[index - 1]?.endJdUt ?? 0);
          });
        },
      ),
      { numRuns: 4, seed: 7 },
    );
  });

  it("calculates a whole life for every birth from 1620 to 2280", () => {
    for (const [year, month, day] of [
      [1620, 1, 1],
      [2280, 12, 31],
    ] as const) {
      const birth = jdUt(gregorianToJd({ year, month, day }));
      const rows = sadeSati(realSky, birth, "mesha");
      expect(rows.length).toBeGreaterThan(40);
      expect(rows.at(-1)?.endJdUt).toBeGreaterThan(birth + 115 * 365.25);
    }
  });

  it("refuses a birth whose Saturn the sky does not know", () => {
    for (const year of [1600, 2290]) {
      const birth = jdUt(gregorianToJd({ year, month: 1, day: 1 }));
      expect(() => sadeSati(realSky, birth, "mesha")).toThrow(expect.objectContaining({ code: "time_out_of_range" }));
    }
  });
});
