import { instantOf } from "@vedanga/testing/authority";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { sunRiseSet } from "../horizon/rise-set.ts";
import { AYANAMSAS } from "../ids.ts";
import type { GeoPoint, Span } from "../sky.ts";
import { type LunarYears, lunarYearsOf, lunarYearsOfDay, ugadiTithi } from "./lunar-years.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const INDIA_HOURS = 5.5;

/** From the sunrise of a date to the next. */
function dayOf(date: string): Span {
  const midnight = instantOf(date, "00:00", INDIA_HOURS);
  const [startJdUt, endJdUt] = sunRiseSet(realSky, midnight, jdUt(midnight + 2), HYDERABAD).rises;
  if (startJdUt === undefined || endJdUt === undefined) throw new RangeError(`no sunrise on ${date}`);
  return { startJdUt, endJdUt };
}
const yearsOn = (date: string): LunarYears => lunarYearsOfDay(realSky, dayOf(date));

describe("Ugadi in Hyderabad", () => {
  /** The dates of the almanacs (Andhra Pradesh and Telangana lists of public holidays). */
  const UGADI = [
    "2018-03-18",
    "2019-04-06",
    "2020-03-25",
    "2021-04-13",
    "2022-04-02",
    "2023-03-22",
    "2024-04-09",
    "2025-03-30",
    "2026-03-19",
    "2027-04-07",
  ];
  for (const date of UGADI) {
    it(`${date} begins the year, and the day before still belongs to the old one`, () => {
      const year = Number(date.slice(0, 4));
      const dayBefore = lunarYearsOfDay(realSky, {
        startJdUt: jdUt(dayOf(date).startJdUt - 1),
        endJdUt: dayOf(date).startJdUt,
      });
      expect(yearsOn(date)).toEqual(lunarYearsOf(year));
      expect(dayBefore).toEqual(lunarYearsOf(year - 1));
    });
  }

  it("of 2026 falls on the day that contains the first tithi, which touches no sunrise", () => {
    // It runs from 06:53 on 19 March to 04:52 on the 20th; the Sun rises at about 06:20.
    expect(yearsOn("2026-03-19").saka.name).toBe("parabhava");
    expect(yearsOn("2026-03-18").saka.name).toBe("vishvavasu");
  });

  it("of 2029 waits for the nija Chaitra: the adhika one from 16 March still counts to the old year", () => {
    expect(yearsOn("2029-03-16")).toEqual(lunarYearsOf(2028));
    expect(yearsOn("2029-04-13")).toEqual(lunarYearsOf(2028));
    expect(yearsOn("2029-04-14")).toEqual(lunarYearsOf(2029));
  });

  it("counts Saka 1948, Vikrama 2083 and Kali 5127 in August 2026", () => {
    const { saka, vikrama, kali } = yearsOn("2026-08-03");
    expect([saka.number, vikrama.number, kali.number]).toEqual([1948, 2083, 5127]);
  });

  it("counts Saka 1944 and Kali 5123 on 1 January 2023", () => {
    const { saka, kali } = yearsOn("2023-01-01");
    expect([saka.number, kali.number]).toEqual([1944, 5123]);
  });

  it("does not turn the year on 1 January", () => {
    expect(yearsOn("2026-12-31")).toEqual(yearsOn("2027-01-01"));
  });
});

describe("Ugadi by any ayanamsa", () => {
  const YEARS = [1601, 1650, 1700, 1757, 1800, 1850, 1900, 1950, 2000, 2026, 2100, 2200, 2300, 2399];
  it.each(AYANAMSAS)("%s, is in March or April", (ayanamsa) => {
    const sky = { ...realSky, conventions: { ...realSky.conventions, ayanamsa } };
    const months = YEARS.flatMap((year) => {
      const { startJdUt, endJdUt } = ugadiTithi(sky, year);
      return [jdToGregorian(jdUt(startJdUt - 1)).month, jdToGregorian(jdUt(endJdUt + 1)).month];
    });
    expect(months.filter((month) => month !== 3 && month !== 4)).toEqual([]);
  });
});

describe("the years of the eras", () => {
  it("are Saka 1948 Parabhava, Vikrama 2083 Siddharthi, Kali 5127 from the Ugadi of 2026", () => {
    expect(lunarYearsOf(2026)).toEqual({
      saka: { number: 1948, name: "parabhava", nameNumber: 40 },
      vikrama: { number: 2083, name: "siddharthi", nameNumber: 53 },
      kali: { number: 5127, name: "parabhava", nameNumber: 40 },
    });
  });

  it("come to the end of the sixty as Akshaya and begin again with Prabhava", () => {
    expect(lunarYearsOf(1986).saka).toEqual({ number: 1908, name: "akshaya", nameNumber: 60 });
    expect(lunarYearsOf(1987).saka).toEqual({ number: 1909, name: "prabhava", nameNumber: 1 });
  });
});
