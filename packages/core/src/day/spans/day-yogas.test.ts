import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../../calendar/civil-clock.ts";
import { gregorianToJd } from "../../calendar/gregorian.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { NAKSHATRAS, type Nakshatra, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { limbCourse, limbsBetween } from "../../panchanga/limbs.ts";
import type { NumberedSpan } from "../../panchanga/limbs-wheel.ts";
import type { GeoPoint } from "../../sky.ts";
import { dayTithis } from "../almanac-day.ts";
import type { DayHalves } from "../sun-day.ts";
import { sunDays } from "../sun-days.ts";
import { anandadiYogas } from "./anandadi.ts";
import { nakshatraGhatis } from "./nakshatra-ghatis.ts";
import { raviYogas, specialYogas } from "./special-yogas.ts";

const SPAN = { startJdUt: jdUt(2461000.25), endJdUt: jdUt(2461001.25) };
const dayOfVara = (weekday: number): DayHalves => ({
  vara: itemAt(VARAS, weekday),
  span: SPAN,
  daylight: undefined,
  night: undefined,
  nightBefore: undefined,
});
const allDay = (number: number): NumberedSpan => ({ number, startJdUt: jdUt(2461000), endJdUt: jdUt(2461002) });
const star = (nakshatra: Nakshatra): NumberedSpan => allDay(NAKSHATRAS.indexOf(nakshatra) + 1);
const yogasOf = (weekday: number, nakshatra: Nakshatra, tithi: number) =>
  specialYogas(dayOfVara(weekday), [star(nakshatra)], [allDay(tithi)]).map(({ name }) => name);

describe("yogas of the day", () => {
  it("meet as Muhurta Chintamani names them", () => {
    expect(yogasOf(0, "pushya", 5)).toEqual(["sarvartha_siddhi", "ravi_pushya"]);
    expect(yogasOf(4, "pushya", 5)).toEqual(["sarvartha_siddhi", "amrita_siddhi", "guru_pushya"]);
    expect(yogasOf(6, "rohini", 5)).toEqual(["sarvartha_siddhi", "amrita_siddhi"]);
    // The Bhadra tithis of both halves on Mars's day.
    expect(yogasOf(2, "chitra", 22)).toEqual(["dwipushkara"]);
    expect(yogasOf(2, "vishakha", 27)).toEqual(["tripushkara"]);
    expect(yogasOf(1, "vishakha", 27)).toEqual([]);
    expect(yogasOf(2, "vishakha", 3)).toEqual([]);
  });

  it("last only as long as weekday, star and tithi do, and are not cut by a tithi that they do not depend on", () => {
    const half = jdUt(2461000.7);
    const tithis = [
      { number: 5, startJdUt: jdUt(2461000), endJdUt: half },
      { number: 6, startJdUt: half, endJdUt: jdUt(2461002) },
    ];
    const [yoga, ...more] = specialYogas(dayOfVara(6), [star("swati")], tithis);
    expect(more).toEqual([]);
    expect(yoga?.startJdUt).toBe(SPAN.startJdUt);
    expect(yoga?.endJdUt).toBe(SPAN.endJdUt);
  });

  it("find Ravi yoga where the Moon's star is the 4th, 6th, 9th, 10th, 13th or 20th from the Sun's", () => {
    const counts = NAKSHATRAS.flatMap((_, index) => {
      const moonStar = allDay(index + 1);
      return raviYogas(dayOfVara(0), [moonStar], [star("revati")]).map(
        ({ facts }) => "countFromSun" in facts && facts.countFromSun,
      );
    });
    expect(counts).toEqual([4, 6, 9, 10, 13, 20]);
  });

  it("count the 28 from Ananda by the stars that open each weekday", () => {
    // Ashwini, Mrigashira, Ashlesha, Hasta, Anuradha, Uttara Ashadha, Shatabhisha.
    const opening: readonly Nakshatra[] = ["ashwini", "mrigashira", "ashlesha", "hasta", "anuradha"];
    opening.forEach((nakshatra, weekday) => {
      expect(anandadiYogas(realSky, dayOfVara(weekday), [star(nakshatra)])[0]?.name).toBe("ananda");
    });
    expect(anandadiYogas(realSky, dayOfVara(6), [star("shatabhisha")])[0]?.name).toBe("ananda");
    // A Telugu almanac's table of Utpata and the three after it: Sunday from Vishakha, Tuesday from Dhanishta,
    // Wednesday from Revati, Thursday from Rohini, Friday from Pushya, Saturday from Uttara Phalguni.
    const utpata: readonly (readonly [number, Nakshatra])[] = [
      [0, "vishakha"],
      [2, "dhanishta"],
      [3, "revati"],
      [4, "rohini"],
      [5, "pushya"],
      [6, "uttara_phalguni"],
    ];
    for (const [weekday, nakshatra] of utpata) {
      const [yoga] = anandadiYogas(realSky, dayOfVara(weekday), [star(nakshatra)]);
      expect([yoga?.name, yoga?.quality, yoga?.facts.shunnedGhatis]).toEqual(["utpata", "bad", 60]);
    }
  });

  it("give Abhijit its own place between Uttara Ashadha and Shravana", () => {
    const from = jdUt(gregorianToJd({ year: 2026, month: 11, day: 10 }));
    const { nakshatra } = limbsBetween(realSky, from, jdUt(from + 12));
    const day = { ...dayOfVara(0), span: { startJdUt: from, endJdUt: jdUt(from + 12) } };
    const stars = anandadiYogas(realSky, day, nakshatra).filter(({ facts }) =>
      [21, 22, 23].includes(Number(facts.starOf28)),
    );
    expect(stars.map(({ facts }) => facts.starOf28)).toEqual([21, 22, 23]);
    const [ashadha, abhijit, shravana] = stars.map(({ startJdUt, endJdUt }) => endJdUt - startJdUt);
    // 10 degrees, 4°13'20" and 12°26'40" of the Moon's way.
    closeTo((abhijit ?? Number.NaN) / (ashadha ?? Number.NaN), 4.2222 / 10, 0.01, "of Uttara Ashadha");
    closeTo((abhijit ?? Number.NaN) / (shravana ?? Number.NaN), 4.2222 / 12.4444, 0.01, "of Shravana");
  });
});

describe("varjyam and amrita kala", () => {
  it("are four sixtieths of the star, whatever its length, and Mula has two varjyams", () => {
    const spans = nakshatraGhatis([{ number: 1, startJdUt: jdUt(2461000), endJdUt: jdUt(2461001.2) }]);
    expect(spans.map(({ kind }) => kind)).toEqual(["varjyam", "amrita_kala"]);
    closeTo(spans[0]?.startJdUt ?? Number.NaN, 2461001, 1e-8, "d");
    closeTo(spans[0]?.endJdUt ?? Number.NaN, 2461001.08, 1e-8, "d");
    closeTo(spans[1]?.startJdUt ?? Number.NaN, 2461000.84, 1e-8, "d");
    const mula = nakshatraGhatis([star("mula")]).filter(({ kind }) => kind === "varjyam");
    expect(mula.map(({ facts }) => facts.ghati)).toEqual([20, 56]);
  });

  it("never fall together", () => {
    for (const nakshatra of NAKSHATRAS) {
      const spans = nakshatraGhatis([star(nakshatra)]).toSorted((a, b) => a.startJdUt - b.startJdUt);
      spans.slice(1).forEach((span, index) => {
        expect(span.startJdUt).toBeGreaterThanOrEqual((spans[index]?.endJdUt ?? Number.NaN) - 1e-9);
      });
    }
  });
});

describe("the tithis of a day", () => {
  const DELHI: GeoPoint = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
  const days = sunDays(
    realSky,
    DELHI,
    civilClockBy(() => 5.5),
  );

  it("are skipped or repeated by the sunrises, about six more skipped than repeated in a year", () => {
    const courses = Array.from({ length: 365 }, (_, index) => {
      const date = { year: 2026, month: 1, day: 1 + index };
      return dayTithis(limbCourse(realSky), days.on(gregorianToJd(date)));
    }).flat();
    const skipped = courses.filter(({ course }) => course === "skipped");
    const repeated = courses.filter(({ course }) => course === "repeated");
    // Each day has one tithi; 371 run in 365 days, so six more are skipped than repeated.
    closeTo(skipped.length - repeated.length, 6, 1, "tithis");
    expect(new Set(skipped.map(({ startJdUt }) => startJdUt)).size).toBe(skipped.length);
  });

  it("name the Chaturdashi of 20 January 2023 skipped, as Drik Panchang shows it between two sunrises", () => {
    const date = { year: 2023, month: 1, day: 20 };
    const tithis = dayTithis(limbCourse(realSky), days.on(gregorianToJd(date)));
    expect(tithis.map(({ tithi, course }) => [tithi, course])).toEqual([
      ["trayodashi", "ordinary"],
      ["chaturdashi", "skipped"],
      ["amavasya", "ordinary"],
    ]);
  });
});
