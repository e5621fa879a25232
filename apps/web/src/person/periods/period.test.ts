import { describe, expect, test } from "vitest";
import { parseWireDate } from "#api/wire/parse-wire-time.ts";
import { civilDay, dayMs, dayOf, percentAlong, standingOf, wholeYears } from "./period.ts";

const wireDay = (text: string) => dayMs(parseWireDate(text));
const SATURN_IN_PISCES = { startMs: wireDay("Sat Mar 29 2025"), endMs: wireDay("Thu Jun 03 2027") };

describe("a period is", () => {
  test.each([
    ["future the day before it starts", "Fri Mar 28 2025", "future"],
    ["current from its first day", "Sat Mar 29 2025", "current"],
    ["current on the day before its end", "Wed Jun 02 2027", "current"],
    ["past from the day of its end, which is the first of the next", "Thu Jun 03 2027", "past"],
  ] as const)("%s", (_, day, standing) => {
    expect(standingOf(SATURN_IN_PISCES, wireDay(day))).toBe(standing);
  });
});

test("today is the day of the visitor's clock until its midnight", () => {
  const evening = new Date(2027, 5, 2, 23, 59);
  expect(civilDay(dayOf(evening.getTime()))).toEqual({ year: 2027, month: 6, day: 2 });
  expect(standingOf(SATURN_IN_PISCES, dayOf(evening.getTime()))).toBe("current");
  expect(standingOf(SATURN_IN_PISCES, dayOf(evening.getTime() + 60_000))).toBe("past");
});

test("the nine dashas last their whole years", () => {
  expect(wholeYears({ startMs: wireDay("Thu Dec 10 2015"), endMs: wireDay("Wed Dec 10 2031") })).toBe(16);
  expect(wholeYears({ startMs: wireDay("Tue Dec 09 1997"), endMs: wireDay("Thu Dec 10 2015") })).toBe(18);
});

test("a day is placed along a stretch and never outside it", () => {
  const century = { startMs: Date.UTC(1900, 0, 1), endMs: Date.UTC(2000, 0, 1) };
  expect(percentAlong(Date.UTC(1950, 0, 1), century)).toBe(50);
  expect(percentAlong(Date.UTC(1890, 0, 1), century)).toBe(0);
  expect(percentAlong(Date.UTC(2010, 0, 1), century)).toBe(100);
});
