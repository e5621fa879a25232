import { instantOf, readAuthority } from "@vedanga/testing/authority";
import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { GRAHAS, type Graha } from "../ids.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import { neverTurnsBack, neverTurnsForward, nextTurnBack, retrogrades, steadyReason } from "./retrogrades.ts";

interface Published {
  readonly id: string;
  readonly expect: { readonly stations?: Readonly<Record<string, readonly (readonly [string, string, string])[]>> };
}

const yearFrom = (year: number) => jdUt(gregorianToJd({ year, month: 1, day: 1 }));
const turning = GRAHAS.filter((graha) => !neverTurnsBack(graha) && !neverTurnsForward(graha, "mean"));

describe("the retrogrades of a year", () => {
  const published = readAuthority<readonly Published[]>("sky-of-days").find(({ id }) => id === "stations-2022");

  it("begin and end at the published stations of 2022, which are counted against the moving equinox", () => {
    const stations = Object.entries(published?.expect.stations ?? {});
    expect(stations.map(([name]) => name.toLowerCase())).toEqual(["mercury", "venus", "mars", "jupiter", "saturn"]);
    for (const [name, listed] of stations) {
      const found = retrogrades(realSky, name.toLowerCase() as Graha, yearFrom(2022), yearFrom(2023)).flatMap(
        ({ startJdUt, endJdUt }) => [
          { jd: startJdUt, turns: "retrograde" },
          { jd: endJdUt, turns: "direct" },
        ],
      );
      const within = found.filter(({ jd }) => jd >= yearFrom(2022) && jd < yearFrom(2023));
      expect(within.map(({ turns }) => turns)).toEqual(listed.map(([, , turns]) => turns));
      // The precession moves a station of Saturn by 50 minutes, a quicker planet's by less.
      within.forEach(({ jd }, index) => {
        const [date = "", time = ""] = listed[index] ?? [];
        closeTo(jd, instantOf(date, time, 0), 1 / 24, "d");
      });
    }
  });

  it("have the graha moving backwards inside and forward outside, each with its true limits", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...turning),
        fc.integer({ min: 1600, max: 2400 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (graha, year, part) => {
          const [from, to] = [yearFrom(year), yearFrom(year + 1)];
          const periods = retrogrades(realSky, graha, from, to);
          const jd = jdUt(from + part * (to - from));
          const inside = periods.some(({ startJdUt, endJdUt }) => jd >= startJdUt && jd < endJdUt);
          expect(inside).toBe(siderealPosition(realSky, graha, jd).speedDegPerDay < 0);
          for (const { startJdUt, endJdUt } of periods)
            for (const station of [startJdUt, endJdUt])
              closeTo(siderealPosition(realSky, graha, station).speedDegPerDay, 0, 1e-4, "°/day");
        },
      ),
      { numRuns: 200, seed: 224 },
    );
  });

  it("are none for the Sun, the Moon and the mean nodes, which have a reason instead", () => {
    for (const graha of GRAHAS) {
      const isSteady = !turning.includes(graha);
      expect(steadyReason(graha, "mean") !== undefined).toBe(isSteady);
      if (isSteady) expect(retrogrades(realSky, graha, yearFrom(2026), yearFrom(2027))).toEqual([]);
    }
    const trueNode = { ...realSky, conventions: { ...realSky.conventions, node: "true" as const } };
    expect(retrogrades(trueNode, "rahu", yearFrom(2026), yearFrom(2027)).length).toBeGreaterThan(20);
    expect(steadyReason("rahu", "true")).toBeUndefined();
  });

  it("of a year without any are followed by the next turn, as long as the sky is known", () => {
    expect(retrogrades(realSky, "mars", yearFrom(2026), yearFrom(2027))).toEqual([]);
    // Published for 2027: Mars turns back on 10 January.
    closeTo(nextTurnBack(realSky, "mars", yearFrom(2027))?.jdUt ?? Number.NaN, yearFrom(2027) + 9.5, 1, "d");
    for (const graha of turning) expect(nextTurnBack(realSky, graha, yearFrom(2100))?.turns).toBe("retrograde");
    expect(nextTurnBack(realSky, "sun", yearFrom(2100))).toBeUndefined();
    expect(nextTurnBack(realSky, "mars", jdUt(yearFrom(2402) - 30))).toBeUndefined();
  });
});
