import { closeTo } from "@vedanga/testing/close-to";
import { realEphemeris } from "@vedanga/testing/sky/real-ephemeris";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { SunriseKind } from "../ids.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { localPosition, moonAltitudeDeg, sunAltitudeDeg } from "./altitude.ts";
import { isSunUp, moonRiseSet, type RiseSet, solarNoon, sunRiseSet } from "./rise-set.ts";

const skyWith = (sunrise: SunriseKind): Sky => ({
  ephemeris: realEphemeris,
  conventions: {
    ayanamsa: "lahiri",
    node: "mean",
    positions: "apparent",
    sunrise,
    dashaYear: "365.25",
    bindus: "varahamihira",
  },
});
const sky = skyWith("limb");
const at = (year: number, month: number, day: number): JulianDayUt => jdUt(gregorianToJd({ year, month, day }));
const later = (jd: number, days: number): JulianDayUt => jdUt(jd + days);

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const LONGYEARBYEN: GeoPoint = { latitudeDeg: 78.2232, longitudeDeg: 15.6267 };
const TROMSO: GeoPoint = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };
const NORTH_POLE: GeoPoint = { latitudeDeg: 90, longitudeDeg: 0 };

/** The events of many days asked one by one. */
function dayByDay(ask: (from: JulianDayUt, to: JulianDayUt) => RiseSet, from: number, days: number): RiseSet {
  const lists = Array.from({ length: days }, (_, day) => ask(later(from, day), later(from, day + 1)));
  return { rises: lists.flatMap(({ rises }) => rises), sets: lists.flatMap(({ sets }) => sets) };
}

/** Rises and sets in one line, distinguished by sign. */
const inOrder = ({ rises, sets }: RiseSet): readonly number[] =>
  [...rises, ...sets.map((jd) => -jd)].sort((a, b) => Math.abs(a) - Math.abs(b));

describe("sunrise and sunset", () => {
  it("do not happen in polar day and polar night", () => {
    for (const day of [at(2026, 6, 21), at(2026, 12, 21)]) {
      expect(sunRiseSet(sky, day, later(day, 1), LONGYEARBYEN)).toEqual({ rises: [], sets: [] });
    }
    expect(sunAltitudeDeg(sky, at(2026, 6, 21), LONGYEARBYEN)).toBeGreaterThan(10);
    expect(sunAltitudeDeg(sky, later(at(2026, 12, 21), 0.5), LONGYEARBYEN)).toBeLessThan(-10);
  });

  it("happen once a year at the pole, two days before the equinox with refraction", () => {
    const { rises, sets } = sunRiseSet(sky, at(2026, 1, 1), at(2027, 1, 1), NORTH_POLE);
    expect([rises.length, sets.length]).toEqual([1, 1]);
    closeTo((rises[0] ?? Number.NaN) - at(2026, 3, 18), 0.6, 0.6, "d");
    closeTo((sets[0] ?? Number.NaN) - at(2026, 9, 25), 0.3, 0.6, "d");
  });

  it("follow each other in turn through the year at the edge of polar day, however the time is cut into days", () => {
    const start = at(2026, 1, 1);
    const whole = sunRiseSet(sky, start, later(start, 365), TROMSO);
    const byDays = dayByDay((from, to) => sunRiseSet(sky, from, to, TROMSO), start, 365);
    expect(byDays.rises.length).toBe(whole.rises.length);
    inOrder(byDays).forEach((event, index, events) => {
      closeTo(Math.abs(event) - Math.abs(inOrder(whole)[index] ?? Number.NaN), 0, 1e-7, "d");
      // Set follows rise and rise follows set.
      if (index > 0) expect(Math.sign(event)).not.toBe(Math.sign(events[index - 1] ?? 0));
    });
  });

  it("belong to the day by its midnights: an event at the start counts, one at the end does not", () => {
    const [rise] = sunRiseSet(sky, at(2026, 3, 1), at(2026, 3, 2), HYDERABAD).rises;
    if (rise === undefined) expect.fail("the Sun rises at Hyderabad");
    expect(sunRiseSet(sky, later(rise, -1e-6), later(rise, 0.3), HYDERABAD).rises).toHaveLength(1);
    expect(sunRiseSet(sky, later(rise, -0.3), later(rise, -1e-6), HYDERABAD).rises).toHaveLength(0);
  });

  it("come 3 to 5 minutes closer to noon by the disc's centre without refraction", () => {
    const day = at(2026, 3, 19);
    const limb = sunRiseSet(sky, later(day, 0.7), later(day, 1.7), HYDERABAD);
    const centre = sunRiseSet(skyWith("centre"), later(day, 0.7), later(day, 1.7), HYDERABAD);
    const minutes = (a: number | undefined, b: number | undefined): number =>
      ((a ?? Number.NaN) - (b ?? Number.NaN)) * 1440;
    closeTo(minutes(centre.rises[0], limb.rises[0]), 3.5, 0.3, "min");
    closeTo(minutes(limb.sets[0], centre.sets[0]), 3.5, 0.3, "min");
  });
});

describe("moonrise and moonset", () => {
  it("follow each other in turn for a year, with some days that have none", () => {
    const start = at(2026, 1, 1);
    const ask = (from: JulianDayUt, to: JulianDayUt): RiseSet => moonRiseSet(sky, from, to, HYDERABAD);
    const events = inOrder(dayByDay(ask, start, 120));
    for (const [index, event] of events.entries()) {
      if (index > 0) expect(Math.sign(event)).not.toBe(Math.sign(events[index - 1] ?? 0));
    }
    const counts = Array.from({ length: 30 }, (_, day) => ask(later(start, day), later(start, day + 1)).rises.length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it("find the Moon's centre, as seen from the place, 50' below the horizon: 34' of refraction and its half width", () => {
    const { rises } = moonRiseSet(sky, at(2026, 5, 1), at(2026, 5, 2), HYDERABAD);
    closeTo(moonAltitudeDeg(sky, rises[0] ?? jdUt(Number.NaN), HYDERABAD), -0.83, 0.02, "deg");
  });
});

describe("the Sun in the local sky", () => {
  it("is on the horizon of the pole at the equinox", () => {
    // 20 March 2026, 14:46 UT (Astronomical Almanac).
    closeTo(sunAltitudeDeg(sky, later(at(2026, 3, 20), (14 + 46 / 60) / 24), NORTH_POLE), -0.0024, 0.001, "deg");
  });

  it("crosses the meridian of Greenwich 16 min 26 s early at the start of November", () => {
    const noon = solarNoon(sky, later(at(2026, 11, 3), 0.5), { latitudeDeg: 51.48, longitudeDeg: 0 });
    closeTo((noon - at(2026, 11, 3) - 0.5) * 86_400, -(16 * 60 + 26), 3, "s");
    closeTo(localPosition(sky, "sun", noon, { latitudeDeg: 51.48, longitudeDeg: 0 }).hourAngleDeg, 0, 1e-5, "deg");
  });

  it("has a noon in polar night and in polar day, where it is highest", () => {
    for (const day of [at(2026, 6, 21), at(2026, 12, 21)]) {
      const noon = solarNoon(sky, later(day, 0.5), LONGYEARBYEN);
      const top = sunAltitudeDeg(sky, noon, LONGYEARBYEN);
      expect(sunAltitudeDeg(sky, later(noon, 0.05), LONGYEARBYEN)).toBeLessThan(top);
      expect(sunAltitudeDeg(sky, later(noon, -0.05), LONGYEARBYEN)).toBeLessThan(top);
    }
  });
});

it.each(["limb", "centre"] as const)(
  "is day between rising and setting, all of a polar day and none of a polar night: %s",
  (kind) => {
    const byKind = skyWith(kind);
    const from = at(2026, 3, 1);
    const isUp = (jd: number, place: GeoPoint) => isSunUp(byKind, jdUt(jd), place);
    const { rises, sets } = sunRiseSet(byKind, from, later(from, 3), HYDERABAD);
    expect([rises.length, sets.length]).toEqual([3, 3]);
    for (const rise of rises)
      expect([isUp(rise - 1e-4, HYDERABAD), isUp(rise + 1e-4, HYDERABAD)]).toEqual([false, true]);
    for (const set of sets) expect([isUp(set - 1e-4, HYDERABAD), isUp(set + 1e-4, HYDERABAD)]).toEqual([true, false]);
    for (const hour of [0, 0.25, 0.5, 0.75]) {
      expect(isUp(at(2026, 6, 21) + hour, TROMSO)).toBe(true);
      expect(isUp(at(2026, 12, 21) + hour, LONGYEARBYEN)).toBe(false);
    }
  },
);
