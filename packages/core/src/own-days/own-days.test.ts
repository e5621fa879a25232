import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { dateOfIso, isoDate } from "../calendar/civil-date.ts";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { sunDays } from "../day/sun-days.ts";
import type { OwnDay } from "../ids.ts";
import { lunarMonthAt } from "../panchanga/masa.ts";
import { birthLimbs } from "./birth-limbs.ts";
import type { FoundOwnDay } from "./own-day.ts";
import { ownBirthdays, ownRemembrances } from "./own-days.ts";

const place = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const clock = civilClockBy(() => 5.5);
const at = (date: string, hour: number): JulianDayUt => jdUt(gregorianToJd(dateOfIso(date)) + (hour - 5.5) / 24);
const limbsAt = (date: string, hour: number) => birthLimbs(realSky, at(date, hour));
const between = (from: string, to: string) => ({ place, clock, from: dateOfIso(from), to: dateOfIso(to) });
const rules = ({ reasons, dayReasons }: FoundOwnDay): readonly string[] =>
  [...dayReasons, ...reasons].map(({ rule }) => rule);
const datesOf = (days: readonly FoundOwnDay[], kind: OwnDay): readonly string[] =>
  days.filter((day) => day.kind === kind).map(({ date }) => isoDate(date));

const anyBirth = fc.record({
  day: fc.integer({ min: 0, max: 36_500 }),
  hour: fc.double({ min: 0, max: 23.9, noNaN: true }),
});
const FIRST = gregorianToJd({ year: 1900, month: 1, day: 1 });

describe("the birthdays of a person", () => {
  it("come ten times of each kind in ten years, with the tithi, the star and the month of birth", () => {
    fc.assert(
      fc.property(anyBirth, ({ day, hour }) => {
        const birth = birthLimbs(realSky, jdUt(FIRST + day + hour / 24));
        const days = ownBirthdays(realSky, birth, between("2026-11-24", "2036-11-23"));
        for (const kind of ["tithi_birthday", "star_birthday", "solar_star_birthday"] as const) {
          // A lunar year is eleven days shorter, and one with an adhika month nineteen longer.
          const count = datesOf(days, kind).length;
          expect(count, kind).toBeGreaterThanOrEqual(9);
          expect(count, kind).toBeLessThanOrEqual(11);
        }
        for (const { kind, runs } of days) {
          const middle = jdUt((runs.startJdUt + runs.endJdUt) / 2);
          const found = birthLimbs(realSky, middle);
          if (kind !== "tithi_birthday") expect(found.nakshatra.number).toBe(birth.nakshatra.number);
          if (kind !== "tithi_birthday") continue;
          expect(found.tithi.number).toBe(birth.tithi.number);
          const { masa, adhika } = lunarMonthAt(realSky, middle).amanta;
          expect([masa, adhika]).toEqual([birth.lunation.masa, false]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("are on the day at whose sunrise the tithi runs, if one has it", () => {
    const days = ownBirthdays(realSky, limbsAt("1990-05-17", 6.1), between("2020-01-01", "2060-12-31"));
    const sun = sunDays(realSky, place, clock);
    const choices = days
      .filter(({ kind }) => kind === "tithi_birthday")
      .map(({ date, runs, dayReasons: [reason] }) => {
        const { sunriseJdUt } = sun.on(gregorianToJd(date));
        const isRisen = sunriseJdUt !== undefined && runs.startJdUt <= sunriseJdUt && sunriseJdUt < runs.endJdUt;
        const choice = reason !== undefined && "choice" in reason.facts ? reason.facts.choice : undefined;
        expect(isRisen, isoDate(date)).toBe(choice !== "neither_first");
        return choice;
      });
    expect(new Set(choices)).toEqual(new Set(["only", "first", "neither_first"]));
  });

  it("name the day of the book where the tithi ends within two muhurtas of its sunrise", () => {
    // Ramakrishna's second tithi of 2024 ended at 7:13 a.m. on 12 March, 39 minutes after the sunrise of Hyderabad.
    const days = ownBirthdays(realSky, limbsAt("1836-02-18", 5), between("2024-03-01", "2024-03-31"));
    const [birthday] = days.filter(({ kind }) => kind === "tithi_birthday");
    expect(birthday && isoDate(birthday.date)).toBe("2024-03-12");
    expect(birthday?.years).toBe(188);
    const book = birthday?.reasons.find(({ rule }) => rule === "own.two_muhurtas_by_the_book");
    expect(book?.facts).toEqual({ date: "2024-03-12", bookDate: "2024-03-11" });
  });

  it("are in the nija month for one born in the adhika one, and in a year that has both", () => {
    // Adhika Jyeshtha of 2018; the next is that of 2026.
    const days = ownBirthdays(realSky, limbsAt("2018-06-01", 12), between("2025-01-01", "2026-12-31"));
    const [common, twice] = days.filter(({ kind }) => kind === "tithi_birthday");
    expect(common && rules(common)).toContain("own.born_in_adhika");
    expect(common && rules(common)).not.toContain("own.month_comes_twice");
    expect(twice && rules(twice)).toContain("own.month_comes_twice");
    // Nija Jyeshtha of 2026 began with the new moon of 15 June.
    expect(twice && isoDate(twice.date)).toBe("2026-07-03");
  });

  it("by star are on the later of two days in a solar month, and on the earlier if the month ends within the later", () => {
    const later = ownBirthdays(realSky, limbsAt("1990-05-17", 6.1), between("2028-01-01", "2028-12-31"));
    const [kept] = later.filter(({ kind }) => kind === "solar_star_birthday");
    expect(kept?.reasons.find(({ rule }) => rule === "own.later_of_two_stars")?.facts).toEqual({
      nakshatra: "shravana",
      date: "2028-06-11",
      otherDate: "2028-05-15",
    });
    const earlier = ownBirthdays(realSky, limbsAt("1990-05-17", 6.1), between("2025-01-01", "2025-12-31"));
    const [cut] = earlier.filter(({ kind }) => kind === "solar_star_birthday");
    expect(cut && isoDate(cut.date)).toBe("2025-05-19");
    expect(cut && rules(cut)).toContain("own.earlier_of_two_stars");
  });

  it("begin with the first, a year after the birth", () => {
    const days = ownBirthdays(realSky, limbsAt("2026-11-20", 6), between("2026-01-01", "2028-12-31"));
    expect(days.filter(({ kind }) => kind === "tithi_birthday").map(({ years }) => years)).toEqual([1, 2]);
  });
});

describe("the day of remembrance", () => {
  it("has the tithi in its afternoon, or begins it after that", () => {
    fc.assert(
      fc.property(anyBirth, ({ day, hour }) => {
        const death = birthLimbs(realSky, jdUt(FIRST + day + hour / 24));
        for (const found of ownRemembrances(realSky, death, between("2026-11-24", "2031-11-23"))) {
          const { runs, rite, dayReasons } = found;
          const [reason] = dayReasons;
          const choice = reason !== undefined && "choice" in reason.facts ? reason.facts.choice : undefined;
          const meets = rite !== undefined && runs.startJdUt < rite.endJdUt && runs.endJdUt > rite.startJdUt;
          expect(meets, isoDate(found.date)).toBe(choice !== "neither_first");
        }
      }),
      { numRuns: 15 },
    );
  });

  it("of one who died in an adhika month is in it when it returns, else in the month of its name", () => {
    const found = ownRemembrances(realSky, limbsAt("2018-06-01", 12), between("2025-01-01", "2026-12-31"));
    expect(found.map(({ date }) => isoDate(date))).toEqual(["2025-06-14", "2026-06-03"]);
    expect(found.map((day) => rules(day).at(-1))).toEqual(["own.adhika_does_not_return", "own.adhika_returns"]);
  });

  it("is in both months in the first year, if that has two, and later in the nija one alone", () => {
    // Jyeshtha of 2025, the year before the adhika one.
    const first = ownRemembrances(realSky, limbsAt("2025-06-14", 12), between("2026-01-01", "2026-12-31"));
    expect(first.map(({ date }) => isoDate(date))).toEqual(["2026-06-03", "2026-07-02"]);
    expect(first.map((day) => rules(day).at(-1))).toEqual(["own.first_year_in_adhika", "own.month_comes_twice"]);
    const later = ownRemembrances(realSky, limbsAt("2024-06-25", 12), between("2026-01-01", "2026-12-31"));
    expect(later.map((day) => rules(day).at(-1))).toEqual(["own.month_comes_twice"]);
  });
});
