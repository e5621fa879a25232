import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { castChart } from "../chart/cast-chart.ts";
import { vargaRasi } from "../chart/varga/varga.ts";
import { CoreError } from "../core-error.ts";
import { runningDashas, vimshottari } from "../dasha/vimshottari.ts";
import { kaalsarpDosha } from "../dosha/kaalsarp.ts";
import { mangalDosha } from "../dosha/mangal.ts";
import { SENSITIVE_QUANTITIES, type SensitiveQuantity } from "../ids.ts";
import { lifeStone } from "../ratna/life-stone.ts";
import type { GeoPoint } from "../sky.ts";
import { birthTimeSensitivity } from "./birth-time-sensitivity.ts";
import { isVerdict, type SensitiveValue } from "./sensitive-value.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const SECOND = 1 / 86_400;
const MINUTE = 1 / 1440;
const JUDGED: readonly SensitiveQuantity[] = ["mangal", "kaalsarp", "gem", "lord_house"];
const anyBirth = fc.double({ min: 2415021, max: 2469808, noNaN: true }).map(jdUt);
const anyPlace = fc.record({
  latitudeDeg: fc.double({ min: -65, max: 65, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** The state of one born at an instant, by the chart and the dashas themselves. */
function stateOf(birthJdUt: JulianDayUt, place: GeoPoint, at?: JulianDayUt): Record<SensitiveQuantity, string> {
  const chart = castChart(realSky, birthJdUt, place);
  const { lagna, grahas } = chart;
  const { moon } = grahas;
  const mangal = mangalDosha(chart);
  const kaalsarp = kaalsarpDosha(chart);
  const anshik = mangal.isAnshik ? "partial" : "full";
  const none = mangal.factors.length > 0 ? "cancelled" : "absent";
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
    mangal: `${mangal.present ? anshik : none} ${mangal.score}`,
    kaalsarp: kaalsarp.present ? kaalsarp.type : kaalsarp.isNearMiss ? "near_miss" : "absent",
    gem: lifeStone(chart).gem,
    lord_house: String(grahas[lagna.rasiLord].house),
  };
}

const written = (value: SensitiveValue): string => (isVerdict(value) ? `${value.state} ${value.score}` : String(value));

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
          expect(written(before)).not.toBe(written(after));
          expect(Math.abs(offsetMinutes)).toBeLessThanOrEqual(uncertaintyMinutes);
          closeTo(instant, birthJdUt + offsetMinutes * MINUTE, 1e-8, "d");
          // Far north a navamsa may rise within seconds: a tenth of one is near enough to see the same two.
          expect(stateOf(jdUt(instant - SECOND / 10), place, at)[quantity]).toBe(written(before));
          expect(stateOf(jdUt(instant + SECOND / 10), place, at)[quantity]).toBe(written(after));
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
          if (instant < random) state[quantity] = written(after);
        }
        expect(stateOf(random, place, at)).toEqual(state);
        expect([...new Set([...steady, ...changes.map(({ quantity }) => quantity)])].toSorted()).toEqual(
          SENSITIVE_QUANTITIES.toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("leaves out no change of what is judged, on a grid of three minutes through a day, and invents none", () => {
    fc.assert(
      fc.property(anyBirth, anyPlace, (birthJdUt, place) => {
        const { changes, stated } = birthTimeSensitivity(realSky, { birthJdUt, place, uncertaintyMinutes: 720 });
        const judged = changes.filter(({ quantity }) => JUDGED.includes(quantity));
        expect(JUDGED.map((quantity) => written(stated[quantity] ?? []))).toEqual(
          JUDGED.map((quantity) => stateOf(birthJdUt, place)[quantity]),
        );
        const state = stateOf(jdUt(birthJdUt - 0.5), place);
        let next = 0;
        for (let minute = -719; minute < 720; minute += 3) {
          const at = jdUt(birthJdUt + minute * MINUTE);
          for (let change = judged[next]; change && change.birthJdUt <= at; change = judged[next]) {
            expect(state[change.quantity]).toBe(written(change.before));
            state[change.quantity] = written(change.after);
            next += 1;
          }
          const really = stateOf(at, place);
          for (const quantity of JUDGED)
            expect([quantity, minute, really[quantity]]).toEqual([quantity, minute, state[quantity]]);
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it("finds Kaalsarp begin and end with the Moon's passage over a node, the lagna aside", () => {
    // May 1979: all but the Moon are between Ketu and Rahu, and the Moon joins them for two weeks.
    // The Moon comes back to a node after 27.2 days.
    const kinds = Array.from({ length: 27 }, (_, day) =>
      birthTimeSensitivity(realSky, {
        birthJdUt: jdUt(2444000.5 + day),
        place: HYDERABAD,
        uncertaintyMinutes: 720,
      }).changes.filter(({ quantity }) => quantity === "kaalsarp"),
    ).flat();
    const isPresent = (value: SensitiveValue) => !["absent", "near_miss"].includes(written(value));
    const turns = kinds.filter(({ before, after }) => isPresent(before) !== isPresent(after));
    expect(turns.map(({ after }) => isPresent(after)).toSorted()).toEqual([false, true]);
    for (const { birthJdUt } of turns) {
      const { moon, rahu } = castChart(realSky, birthJdUt, HYDERABAD).grahas;
      closeTo(Math.abs(Math.sin(((moon.longitudeDeg - rahu.longitudeDeg) * Math.PI) / 180)), 0, 1e-6, "");
    }
  });

  it("says by how many days the dashas move: as many as two births at the ends really differ", () => {
    const birthJdUt = jdUt(2448028.5243);
    const firstEnd = (jd: number) =>
      vimshottari(realSky, jdUt(jd), castChart(realSky, jdUt(jd), HYDERABAD).grahas.moon.longitudeDeg).mahadashas[0];
    const { dashasMoveDays } = birthTimeSensitivity(realSky, { birthJdUt, place: HYDERABAD, uncertaintyMinutes: 15 });
    const ends = [-15, 0, 15].map((minutes) => firstEnd(birthJdUt + minutes * MINUTE)?.endJdUt ?? 0);
    const [early = 0, middle = 0, late = 0] = ends;
    closeTo(dashasMoveDays, Math.max(early - middle, middle - late), 0.05, "d");
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
