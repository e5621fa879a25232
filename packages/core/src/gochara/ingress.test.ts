import { closeTo } from "@vedanga/testing/close-to";
import { realSky, skyWith } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import { GRAHAS } from "../ids.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import { ingresses, stations, stays } from "./ingress.ts";

const start = jdUt(gregorianToJd({ year: 2022, month: 1, day: 1 }));
const threeYears = jdUt(start + 3 * 365.25);

describe("ingresses and stations", () => {
  it("find Saturn's three passages between Makara and Kumbha in 2022 and 2023, the middle one retrograde", () => {
    const found = ingresses(realSky, "saturn", start, jdUt(start + 730));
    expect(found.map(({ rasi, retrograde }) => [rasi, retrograde])).toEqual([
      ["kumbha", false],
      ["makara", true],
      ["kumbha", false],
    ]);
    // Drik Panchang: 29 April 2022, 12 July 2022, 17 January 2023.
    const dates = [
      { year: 2022, month: 4, day: 29 },
      { year: 2022, month: 7, day: 12 },
      { year: 2023, month: 1, day: 17 },
    ];
    dates.forEach((date, index) => {
      closeTo(found[index]?.jdUt ?? Number.NaN, gregorianToJd(date) + 0.5, 0.5, "d");
    });
  });

  it("are between stations that turn the graha now one way, now the other", () => {
    for (const body of GRAHAS) {
      const found = stations(realSky, body, start, threeYears);
      found.forEach(({ jdUt: jd, turns }, index) => {
        closeTo(siderealPosition(realSky, body, jd).speedDegPerDay * 3600, 0, 0.01, '"/day');
        if (index > 0) expect(turns).not.toBe(found[index - 1]?.turns);
      });
    }
    expect(stations(realSky, "mercury", start, threeYears)).toHaveLength(20);
    expect(stations(realSky, "sun", start, threeYears)).toEqual([]);
    expect(stations(realSky, "rahu", start, threeYears)).toEqual([]);
  });

  it("miss nothing: every graha is in the sign of its stay at any instant, the true node's swinging too", () => {
    const trueNodeSky = { ...realSky, conventions: { ...realSky.conventions, node: "true" as const } };
    for (const sky of [realSky, trueNodeSky]) {
      for (const body of GRAHAS) {
        const found = stays(sky, body, start, jdUt(start + 400));
        expect(found[0]?.startJdUt).toBe(start);
        fc.assert(
          fc.property(fc.double({ min: 0, max: 399.99, noNaN: true }), (days) => {
            const jd = jdUt(start + days);
            const stay = found.find(({ startJdUt, endJdUt }) => startJdUt <= jd && jd < endJdUt);
            expect(stay?.rasi).toBe(rasiOf(siderealPosition(sky, body, jd).longitudeDeg));
          }),
          { numRuns: 40, seed: 11 },
        );
      }
    }
  });

  it("tile time: each stay ends where the next begins", () => {
    for (const body of GRAHAS) {
      const found = stays(realSky, body, start, threeYears);
      found.slice(1).forEach(({ startJdUt }, index) => {
        expect(found[index]?.endJdUt).toBe(startJdUt);
      });
      expect(found.at(-1)?.endJdUt).toBe(threeYears);
    }
  });

  it("land on the edge of the sign to a hundredth of an arc second", () => {
    for (const body of ["mars", "mercury", "jupiter", "venus"] as const) {
      for (const { jdUt: jd } of ingresses(realSky, body, start, threeYears)) {
        const { longitudeDeg } = siderealPosition(realSky, body, jd);
        closeTo((longitudeDeg - 30 * Math.round(longitudeDeg / 30)) * 3600, 0, 0.01, '"');
      }
    }
  });

  it("are none for a graha at rest", () => {
    expect(ingresses(skyWith({ saturn: 15 }), "saturn", start, jdUt(start + 100))).toEqual([]);
  });
});
