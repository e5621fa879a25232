import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import { GRAHAS } from "../ids.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import { stayReasons, wholeStays } from "./whole-stays.ts";

const yearFrom = (year: number) => jdUt(gregorianToJd({ year, month: 1, day: 1 }));
const MINUTE = 1 / 1440;

describe("whole stays", () => {
  it("reach over both ends of a year and leave no gap, each from its own ingress", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.constantFrom("mean" as const, "true" as const),
        fc.oneof(fc.constantFrom(1602, 2398), fc.integer({ min: 1602, max: 2398 })),
        (graha, node, year) => {
          const sky = { ...realSky, conventions: { ...realSky.conventions, node } };
          const [from, to] = [yearFrom(year), yearFrom(year + 1)];
          const stays = wholeStays(sky, graha, from, to);
          expect(stays[0]?.startJdUt).toBeLessThanOrEqual(from);
          expect(stays.at(-1)?.endJdUt).toBeGreaterThanOrEqual(to);
          stays.forEach(({ startJdUt, endJdUt, rasi, entry }, index) => {
            expect(entry.jdUt).toBe(startJdUt);
            if (index > 0) expect(startJdUt).toBe(stays[index - 1]?.endJdUt);
            const rasiAt = (jd: number) => rasiOf(siderealLongitudeDeg(sky, graha, jdUt(jd)));
            expect([rasiAt(startJdUt + MINUTE), rasiAt(endJdUt - MINUTE)]).toEqual([rasi, rasi]);
            expect([rasiAt(startJdUt - MINUTE), rasiAt(endJdUt + MINUTE)]).not.toContain(rasi);
          });
        },
      ),
      { numRuns: 120, seed: 32 },
    );
  });

  it("say where the graha came back, and how the sign is for it", () => {
    const rules = wholeStays(realSky, "saturn", yearFrom(2022), yearFrom(2023)).map((stay) => [
      stay.rasi,
      stayReasons("saturn", stay).map(({ rule }) => rule),
    ]);
    expect(rules).toEqual([
      ["makara", ["stay.dignity"]],
      ["kumbha", ["stay.dignity"]],
      ["makara", ["stay.dignity", "stay.came_back"]],
    ]);
  });

  it("end at the limits of the ephemeris with a refusal, not with a stay cut off", () => {
    expect(() => wholeStays(realSky, "saturn", yearFrom(1600), yearFrom(1601))).toThrow(
      expect.objectContaining({ code: "time_out_of_range" }),
    );
  });
});
