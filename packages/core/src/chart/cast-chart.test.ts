import { chartWithLagna, realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { solarNoon } from "../horizon/rise-set.ts";
import { AVASTHAS, GRAHAS, RASIS } from "../ids.ts";
import type { GeoPoint } from "../sky.ts";
import { avasthaOf, castChart } from "./cast-chart.ts";
import { houseFrom, rasiOf } from "./zodiac/rasi.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
/** Years 1620 to 2280. */
const anyBirth = fc.double({ min: 2312753, max: 2553799, noNaN: true }).map(jdUt);
const anyPlace = fc.record({
  latitudeDeg: fc.double({ min: -66, max: 66, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("a chart", () => {
  it("has the lagna in its first house and every graha in the house of its sign", () => {
    fc.assert(
      fc.property(anyBirth, anyPlace, (at, place) => {
        const { lagna, grahas } = castChart(realSky, at, place);
        expect(lagna.house).toBe(1);
        for (const graha of GRAHAS) {
          const { rasi, longitudeDeg, house } = grahas[graha];
          expect(rasi).toBe(rasiOf(longitudeDeg));
          expect(house).toBe(houseFrom(lagna.rasi, rasi));
        }
      }),
    );
  });

  it("has Ketu opposite Rahu, both retrograde and never burnt, and the lights never retrograde", () => {
    fc.assert(
      fc.property(anyBirth, (at) => {
        const { sun, moon, rahu, ketu } = castChart(realSky, at, HYDERABAD).grahas;
        expect(houseFrom(rahu.rasi, ketu.rasi)).toBe(7);
        expect([rahu.retrograde, ketu.retrograde, sun.retrograde, moon.retrograde]).toEqual([true, true, false, false]);
        expect([rahu.isCombust, ketu.isCombust, sun.isCombust]).toEqual([false, false, false]);
        expect(rahu.isSet && ketu.isSet).toBe(false);
      }),
    );
  });

  it("counts the Sun as set from its setting to its lower culmination, six o'clock to midnight at the equinox", () => {
    const noon = solarNoon(realSky, jdUt(2461119.5 + 0.29), HYDERABAD);
    const isSetAfter = (hours: number) => castChart(realSky, jdUt(noon + hours / 24), HYDERABAD).grahas.sun.isSet;
    expect([0, 3, 5.9].map(isSetAfter)).toEqual([false, false, false]);
    expect([6.1, 9, 11.9].map(isSetAfter)).toEqual([true, true, true]);
    expect([12.1, 15, 17.9, 18.1].map(isSetAfter)).toEqual([false, false, false, false]);
  });

  it("gives a node the nature of the graha it joins", () => {
    // All but Mercury are elsewhere: in Mithuna, the third from Mesha, Rahu has him alone for company.
    const alone = { sun: 10, moon: 10, mars: 10, jupiter: 10, venus: 10, saturn: 10 };
    const { rahu } = chartWithLagna("mesha", { ...alone, rahu: 70, ketu: 250, mercury: 75 }).grahas;
    expect(rahu.nature).toMatchObject({ verdict: "malefic", reasons: [{ facts: { joined: ["mercury"] } }] });
  });

  it("can be cast for every lagna", () => {
    expect(RASIS.map((rasi) => chartWithLagna(rasi).lagna.rasi)).toEqual(RASIS);
  });

  it("is the same in every time zone of the machine", () => {
    const before = process.env.TZ;
    const charts = ["America/New_York", "Asia/Kolkata", "Pacific/Auckland"].map((zone) => {
      process.env.TZ = zone;
      return JSON.stringify(castChart(realSky, jdUt(2446822.5), HYDERABAD));
    });
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    expect(new Set(charts).size).toBe(1);
  });

  it("is refused for an invalid place and for a time outside the ephemeris", () => {
    expect(() => castChart(realSky, jdUt(2451545), { latitudeDeg: 91, longitudeDeg: 0 })).toThrow(CoreError);
    expect(() => castChart(realSky, jdUt(2000000), HYDERABAD)).toThrow(CoreError);
  });
});

describe("the age of a graha", () => {
  it("goes from infant to dead by six degrees in odd signs and back in even ones (BPHS 45.3)", () => {
    const inMesha = [1, 7, 13, 19, 25].map(avasthaOf);
    const inVrishabha = [31, 37, 43, 49, 55].map(avasthaOf);
    expect(inMesha).toEqual(AVASTHAS);
    expect(inVrishabha).toEqual([...AVASTHAS].reverse());
  });
});
