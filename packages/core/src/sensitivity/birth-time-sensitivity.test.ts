import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { castChart } from "../chart/cast-chart.ts";
import { vargaRasi } from "../chart/varga/varga.ts";
import { CoreError } from "../core-error.ts";
import { runningDashas, vimshottari } from "../dasha/vimshottari.ts";
import { SENSITIVE_QUANTITIES, type SensitiveQuantity } from "../ids.ts";
import type { GeoPoint } from "../sky.ts";
import { birthTimeSensitivity } from "./birth-time-sensitivity.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const SECOND = 1 / 86_400;
const MINUTE = 1 / 1440;
const anyBirth = fc.double({ min: 2415021, max: 2469808, noNaN: true }).map(jdUt);
const anyPlace = fc.record({
  latitudeDeg: fc.double({ min: -65, max: 65, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The state of one born at an instant, by the chart and the dashas themselves. */
function stateOf(birthJdUt: JulianDayUt, place: GeoPoint, at?: JulianDayUt): Record<SensitiveQuantity, string> {
  const { lagna, grahas } = castChart(realSky, birthJdUt, place);
  const { moon } = grahas;
  const running = at && runningDashas(vimshottari(realSky, birthJdUt, moon.longitudeDeg), at, 3);
  return {
    lagna: lagna.rasi,
    navamsa_lagna: vargaRasi("D9", lagna.longitudeDeg),
    moon_sign: moon.rasi,
    nakshatra: moon.nakshatra,
    pada: String(moon.pada),
    mahadasha: String(running?.[0]?.lords),
    antardasha: String(running?.[1]?.lords),
    pratyantardasha: String(running?.[2]?.lords),
  };
}

describe("a birth time uncertain by some minutes", () => {
  it("changes the lagna every two hours or so, its navamsa nine times as often, the Moon's quarter rarely", () => {
    const { changes } = birthTimeSensitivity(realSky, {
      birthJdUt: jdUt(2451545),
      place: HYDERABAD,
      uncertaintyMinutes: 720,
    });
    const count = (quantity: SensitiveQuantity) => changes.filter((change) => change.quantity === quantity).length;
    expect(count("lagna")).toBe(12);
    expect(count("navamsa_lagna")).toBeGreaterThanOrEqual(108);
    expect(count("navamsa_lagna")).toBeLessThanOrEqual(109);
    expect([3, 4, 5]).toContain(count("pada"));
    expect(count("mahadasha") + count("antardasha")).toBe(0);
  });

  it("names instants that really separate two states: a second before it is one, a second after the other", () => {
    fc.assert(
      fc.property(anyBirth, anyPlace, fc.integer({ min: 1, max: 45 }), (birthJdUt, place, uncertaintyMinutes) => {
        const at = jdUt(birthJdUt + 12_000);
        const { changes } = birthTimeSensitivity(realSky, {
          birthJdUt,
          place,
          uncertaintyMinutes,
          dashasAtJdUt: at,
        });
        for (const { quantity, birthJdUt: instant, offsetMinutes, before, after } of changes) {
          expect(String(before)).not.toBe(String(after));
          expect(Math.abs(offsetMinutes)).toBeLessThanOrEqual(uncertaintyMinutes);
          closeTo(instant, birthJdUt + offsetMinutes * MINUTE, 1e-8, "d");
          // Far north a navamsa may rise within seconds: a tenth of one is near enough to see the same two.
          expect(stateOf(jdUt(instant - SECOND / 10), place, at)[quantity]).toBe(String(before));
          expect(stateOf(jdUt(instant + SECOND / 10), place, at)[quantity]).toBe(String(after));
        }
      }),
      { numRuns: 25 },
    );
  });

  it("leaves out no change: between two listed instants, and to the ends, nothing is different", () => {
    fc.assert(
      fc.property(anyBirth, anyPlace, fc.integer({ min: 0, max: 2 ** 31 }), (birthJdUt, place, seed) => {
        const uncertaintyMinutes = 30;
        const at = jdUt(birthJdUt + 9000);
        const { changes, steady } = birthTimeSensitivity(realSky, {
          birthJdUt,
          place,
          uncertaintyMinutes,
          dashasAtJdUt: at,
        });
        const from = birthJdUt - uncertaintyMinutes * MINUTE;
        const random = jdUt(from + (seed / 2 ** 31) * 2 * uncertaintyMinutes * MINUTE);
        if (changes.some(({ birthJdUt: instant }) => Math.abs(instant - random) < SECOND / 100)) return;
        const state = stateOf(jdUt(from), place, at);
        for (const { quantity, birthJdUt: instant, after } of changes) {
          if (instant < random) state[quantity] = String(after);
        }
        expect(stateOf(random, place, at)).toEqual(state);
        expect([...new Set([...steady, ...changes.map(({ quantity }) => quantity)])].toSorted()).toEqual(
          SENSITIVE_QUANTITIES.toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("says nothing of dashas if no instant is given", () => {
    const { changes, steady } = birthTimeSensitivity(realSky, {
      birthJdUt: jdUt(2451545),
      place: HYDERABAD,
      uncertaintyMinutes: 1,
    });
    const quantities = [...steady, ...changes.map(({ quantity }) => quantity)];
    expect(quantities.filter((quantity) => quantity.endsWith("dasha"))).toEqual([]);
    expect(steady).toContain("moon_sign");
  });

  it("is correct within the polar circle too, where the lagna may go back", () => {
    const tromso: GeoPoint = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
    const birthJdUt = jdUt(2460483.3);
    const { changes } = birthTimeSensitivity(realSky, { birthJdUt, place: tromso, uncertaintyMinutes: 120 });
    const lagnas = changes.filter(({ quantity }) => quantity === "navamsa_lagna");
    expect(lagnas.length).toBeGreaterThan(0);
    for (const { birthJdUt: instant, before, after } of lagnas) {
      expect(stateOf(jdUt(instant - SECOND / 10), tromso).navamsa_lagna).toBe(before);
      expect(stateOf(jdUt(instant + SECOND / 10), tromso).navamsa_lagna).toBe(after);
    }
  });

  it("refuses an uncertainty that is zero, negative or more than half a day", () => {
    for (const uncertaintyMinutes of [0, -1, 721, Number.NaN]) {
      const asked = { birthJdUt: jdUt(2451545), place: HYDERABAD, uncertaintyMinutes };
      expect(() => birthTimeSensitivity(realSky, asked)).toThrow(CoreError);
    }
  });
});
