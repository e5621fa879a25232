import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { isoDate } from "../calendar/civil-date.ts";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { type Days, daysAt } from "../day/days-at.ts";
import type { GeoPoint } from "../sky.ts";
import { visibleEclipse } from "./visible-eclipse.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const TEHRAN: GeoPoint = { latitudeDeg: 35.6892, longitudeDeg: 51.389 };

const daysOf = (place: GeoPoint, hours: number): Days =>
  daysAt(
    realSky,
    place,
    civilClockBy(() => hours),
  );

/** The days of four, named by the first's Julian day, whose people see an eclipse in them, sunrise to sunrise. */
const seenIn = (place: GeoPoint, hours: number, dayJd: number): readonly string[] =>
  Array.from({ length: 4 }, (_, index) => daysOf(place, hours).on(jdToGregorian(dayJd + index)).sun).flatMap(
    ({ span, date }) => (visibleEclipse(realSky, span, place) === undefined ? [] : [isoDate(date)]),
  );

const almanacDate = (place: GeoPoint, hours: number, dayJd: number) =>
  daysOf(place, hours)
    .festivalsBetween(jdToGregorian(dayJd), jdToGregorian(dayJd + 3))
    .flatMap(({ kind, date, reasons: [reason] }) =>
      kind === "eclipse" && reason?.rule === "eclipse.greatest" ? [[isoDate(date), reason.facts.dayDate]] : [],
    );

describe("the day of an eclipse", () => {
  it("is the one that ends with the next sunrise: at 1:05 in Hyderabad on 29 October 2023 it is still the 28th's", () => {
    expect(seenIn(HYDERABAD, 5.5, 2_460_244.5)).toEqual(["2023-10-28"]);
    expect(almanacDate(HYDERABAD, 5.5, 2_460_244.5)).toEqual([["2023-10-29", "2023-10-28"]]);
  });

  it("is the one in which it is seen: at Tehran the Moon set eclipsed on 21 January 2019, before its greatest phase", () => {
    expect(seenIn(TEHRAN, 3.5, 2_458_502.5)).toEqual(["2019-01-20"]);
    expect(almanacDate(TEHRAN, 3.5, 2_458_502.5)).toEqual([["2019-01-21", "2019-01-20"]]);
  });

  it("is the date itself by daylight", () => {
    expect(seenIn(HYDERABAD, 5.5, 2_461_618.5)).toEqual(["2027-08-02"]);
    expect(almanacDate(HYDERABAD, 5.5, 2_461_618.5)).toEqual([["2027-08-02", "2027-08-02"]]);
  });
});
