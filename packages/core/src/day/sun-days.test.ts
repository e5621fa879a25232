import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { type CivilDate, gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { festivalDays } from "../festivals/festival-day.ts";
import { moonRiseSet, sunRiseSet } from "../horizon/rise-set.ts";
import type { GeoPoint } from "../sky.ts";
import { sunriseDayHolding, sunriseSide, varaHolding } from "./day-holding.ts";
import { moonDays } from "./moon-days.ts";
import { civilDay, type SunDays, sunDays } from "./sun-days.ts";

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const TROMSO = { latitudeDeg: 69.6496, longitudeDeg: 18.956 };
const VORKUTA = { latitudeDeg: 67.4988, longitudeDeg: 64.0525 };
const AUCKLAND = { latitudeDeg: -36.8485, longitudeDeg: 174.7633 };
const APIA = { latitudeDeg: -13.8333, longitudeDeg: -171.7667 };
const NEW_YEAR = gregorianToJd({ year: 2026, month: 1, day: 1 });
const YEAR_DAYS = 365;
const HALF_HOUR = 1 / 48;

const daysBy = (place: GeoPoint, hoursEast: number): SunDays =>
  sunDays(
    realSky,
    place,
    civilClockBy(() => hoursEast),
  );
const on = (days: SunDays, date: CivilDate) => days.on(gregorianToJd(date));
const year = (days: SunDays) => Array.from({ length: YEAR_DAYS }, (_, index) => days.on(NEW_YEAR + index));

describe("the day of a place", () => {
  it("follows the night that the day before began", () => {
    const days = daysBy(HYDERABAD, 5.5);
    const [before, day] = [days.on(NEW_YEAR), days.on(NEW_YEAR + 1)];
    expect(day.nightBefore).toEqual(before.night);
    expect(day.night?.startJdUt).toBe(day.daylight?.endJdUt);
    expect(day.span).toEqual({ startJdUt: day.sunriseJdUt, endJdUt: day.night?.endJdUt });
  });

  it("ends at midnight where no sunrise ends it, and has no night", () => {
    const all = year(daysBy(TROMSO, 1));
    const last = all.filter(
      ({ sunriseJdUt, nextSunriseJdUt }) => sunriseJdUt !== undefined && nextSunriseJdUt === undefined,
    );
    expect(last.length).toBeGreaterThan(0);
    for (const { span, sunriseJdUt, civil, night, anchorJdUt } of last) {
      expect([span.startJdUt, span.endJdUt, night, anchorJdUt]).toEqual([
        sunriseJdUt,
        civil.endJdUt,
        undefined,
        sunriseJdUt,
      ]);
    }
    const dark = all.find(({ sunriseJdUt }) => sunriseJdUt === undefined);
    expect(dark?.span).toEqual(dark?.civil);
    expect(dark?.anchorJdUt).toBe(dark?.noonJdUt);
  });
});

describe("each sunrise begins the day of one date", () => {
  /** Where and by which clock: any, whether or not it is a clock of the place. */
  const anywhere = fc.record({
    latitudeDeg: fc.integer({ min: -60, max: 60 }),
    longitudeDeg: fc.integer({ min: -180, max: 180 }),
    hoursEast: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters / 4),
    /** In which half of the year its clocks are an hour ahead. */
    summer: fc.constantFrom("none", "northern", "southern"),
  });
  type Anywhere = typeof anywhere extends fc.Arbitrary<infer Where> ? Where : never;
  const daysOf = ({ hoursEast, summer, ...place }: Anywhere): SunDays =>
    sunDays(
      realSky,
      place,
      civilClockBy((jd) => {
        const day = jd - NEW_YEAR;
        const isMiddle = Math.abs(day - Math.round(day / 365.25 - 0.5) * 365.25 - 185) < 119;
        return summer === "none" || isMiddle !== (summer === "northern") ? hoursEast : hoursEast + 1;
      }),
    );

  it("and the next one that of the next, by whatever clock", () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        const all = year(daysOf(where));
        for (const [index, { sunriseJdUt, nextSunriseJdUt, civil }] of all.slice(0, -1).entries()) {
          expect(nextSunriseJdUt).toBe(all[index + 1]?.sunriseJdUt);
          expect(sunriseJdUt).toBeGreaterThan(civil.startJdUt - 0.5);
          // Summer time alone can put it past the end of the date.
          expect(sunriseJdUt).toBeLessThan(civil.endJdUt + (where.summer === "none" ? 0 : 1 / 24));
        }
      }),
      { numRuns: 60, seed: 21 },
    );
  });

  it("the one of the civil day, where none of the year comes within half an hour of midnight", () => {
    const places = fc.sample(anywhere, { numRuns: 80, seed: 22 });
    let compared = 0;
    for (const where of places) {
      const days = daysOf(where);
      const found = year(days).map(({ civil }) => ({
        civil,
        rises: sunRiseSet(realSky, civil.startJdUt, civil.endJdUt, where).rises,
      }));
      const isNear = found.some(
        ({ civil, rises }) =>
          rises.length !== 1 || rises.some((jd) => jd - civil.startJdUt < HALF_HOUR || civil.endJdUt - jd < HALF_HOUR),
      );
      if (isNear) continue;
      compared += 1;
      for (const [index, { rises }] of found.entries())
        expect(Math.abs((days.on(NEW_YEAR + index).sunriseJdUt ?? 0) - (rises[0] ?? 0))).toBeLessThan(1e-6);
    }
    expect(compared).toBeGreaterThan(40);
  });

  it("also by a clock with summer time that is not the place's own", () => {
    // London by the clock of Anchorage: its sunrises are between 19:40 and 23:10.
    const days = daysOf({ latitudeDeg: 51.5, longitudeDeg: -0.12, hoursEast: -9, summer: "northern" });
    for (const { sunriseJdUt, civil } of year(days)) {
      expect(sunriseJdUt).toBeGreaterThan(civil.startJdUt);
      expect(sunriseJdUt).toBeLessThan(civil.endJdUt);
    }
  });

  it("also where it passes midnight: at Vorkuta in May and July, at Auckland by India's clock", () => {
    const vorkuta = daysBy(VORKUTA, 3);
    const auckland = daysBy(AUCKLAND, 5.5);
    for (const [days, month, first, last] of [
      [vorkuta, 5, 20, 24],
      [vorkuta, 7, 19, 24],
      [auckland, 9, 6, 12],
      [auckland, 3, 24, 30],
    ] as const) {
      for (let day = first; day < last; day += 1) {
        const [one, next] = [on(days, { year: 2026, month, day }), on(days, { year: 2026, month, day: day + 1 })];
        expect(one.sunriseJdUt).toBeDefined();
        expect(one.nextSunriseJdUt).toBe(next.sunriseJdUt);
        expect(one.span.endJdUt).toBe(next.span.startJdUt);
      }
    }
    // It sets at 21:40 by the clock of the place.
    expect(on(vorkuta, { year: 2026, month: 7, day: 19 }).sunsetJdUt).toBeDefined();
  });

  it("has its noon on the date, also where the Sun does not rise and the clock is of elsewhere", () => {
    for (const longitudeDeg of [-94.8, -93.2, 120]) {
      for (const { sunriseJdUt, anchorJdUt, civil } of year(daysBy({ latitudeDeg: 74.7, longitudeDeg }, 5.5))) {
        if (sunriseJdUt !== undefined) continue;
        expect(anchorJdUt).toBeGreaterThanOrEqual(civil.startJdUt - 0.001);
        expect(anchorJdUt).toBeLessThan(civil.endJdUt + 0.001);
      }
    }
  });

  it("and leaves no instant between the days of dates", () => {
    const vorkuta = year(daysBy(VORKUTA, 3));
    for (const [index, { span }] of vorkuta.slice(0, -1).entries())
      expect(span.endJdUt).toBe(vorkuta[index + 1]?.span.startJdUt);
  });
});

describe("what is placed in the days", () => {
  const vorkuta = daysBy(VORKUTA, 3);
  const friday = on(vorkuta, { year: 2026, month: 5, day: 22 });

  it("of rites, after a sunrise that comes before midnight, is tomorrow's", () => {
    const { holding } = festivalDays(vorkuta);
    const tomorrow = friday.nextSunriseJdUt ?? Number.NaN;
    expect(tomorrow).toBeLessThan(friday.civil.endJdUt);
    expect([-0.001, 0.001].map((days) => holding(jdUt(tomorrow + days)).dayJd)).toEqual([
      friday.dayJd,
      friday.dayJd + 1,
    ]);
  });

  it("of the Moon is all from sunrise to sunrise, also what is before midnight", () => {
    for (const days of [vorkuta, daysBy(HYDERABAD, 5.5), daysBy(AUCKLAND, 5.5)]) {
      for (const sun of year(days).slice(0, 40)) {
        const { rises, sets } = moonRiseSet(realSky, sun.span.startJdUt, sun.span.endJdUt, days.place);
        const { events } = moonDays(days)(sun);
        expect(events.length).toBe(rises.length + sets.length);
        const all = [...rises, ...sets].sort((a, b) => a - b);
        events.forEach(({ jdUt: found }, index) => {
          expect(Math.abs(found - (all[index] ?? Number.NaN))).toBeLessThan(1e-6);
        });
      }
    }
  });
});

describe("the vara at an instant of a date", () => {
  const vorkuta = daysBy(VORKUTA, 3);
  const at = (days: SunDays, date: CivilDate, hours: number) => {
    const day = on(days, date);
    const jd = jdUt(civilDay(days.clock, day.dayJd).startJdUt + hours / 24);
    return { vara: varaHolding(day, jd), side: sunriseSide(day, jd), began: sunriseDayHolding(day, jd)?.sunriseJdUt };
  };

  it("is still yesterday's before sunrise, and the date's own from then on", () => {
    const days = daysBy(HYDERABAD, 5.5);
    const saturday = { year: 2026, month: 11, day: 21 };
    expect(at(days, saturday, 5)).toMatchObject({ vara: "shukra", side: "before" });
    expect(at(days, saturday, 7)).toEqual({ vara: "shani", side: "from", began: on(days, saturday).sunriseJdUt });
    expect(at(days, { ...saturday, day: 22 }, 5)).toMatchObject({ vara: "shani", side: "before" });
  });

  it("is the date's own where the Sun does not rise", () => {
    expect(at(vorkuta, { year: 2026, month: 6, day: 21 }, 1)).toEqual({
      vara: "ravi",
      side: "without",
      began: undefined,
    });
  });

  it("is tomorrow's from a sunrise on that comes before midnight", () => {
    // The Sun rises at 0:04 and again at 23:58: the second is Saturday's.
    const friday = { year: 2026, month: 5, day: 22 };
    expect(at(vorkuta, friday, 0.01).vara).toBe("guru");
    expect(at(vorkuta, friday, 12).vara).toBe("shukra");
    expect(at(vorkuta, friday, 23.99)).toEqual({
      vara: "shani",
      side: "from",
      began: on(vorkuta, { ...friday, day: 23 }).sunriseJdUt,
    });
    expect(at(vorkuta, { ...friday, day: 23 }, 12).vara).toBe("shani");
    // After the last day without a sunset.
    expect(at(vorkuta, { year: 2026, month: 7, day: 18 }, 23.99).vara).toBe("ravi");
  });

  it("is that of the last sunrise also after a date that the place never had", () => {
    // Samoa went from Thursday to Saturday.
    const changed = jdUt(gregorianToJd({ year: 2011, month: 12, day: 30 }) + 10 / 24);
    const apia = sunDays(realSky, APIA, {
      hoursEastAt: (jd) => (jd < changed ? -10 : 14),
      startOfDay: (date) => jdUt(gregorianToJd(date) + (gregorianToJd(date) < changed ? 10 : -14) / 24),
    });
    expect(at(apia, { year: 2011, month: 12, day: 31 }, 2)).toMatchObject({
      vara: "guru",
      side: "before",
      began: on(apia, { year: 2011, month: 12, day: 29 }).sunriseJdUt,
    });
    expect(at(apia, { year: 2011, month: 12, day: 31 }, 12).vara).toBe("shani");
    expect(on(apia, { year: 2011, month: 12, day: 30 }).sunriseJdUt).toBeUndefined();
  });
});
