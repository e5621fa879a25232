import { describe, expect, test } from "vitest";
import {
  parseClock,
  parseClockIfAny,
  parseClockSpan,
  parseDayFirstDate,
  parseIsoDate,
  parseIsoInstant,
  parseWireDate,
  parseWireInstant,
  UnreadableTime,
} from "./parse-wire-time.ts";

describe("the clock times of the wire", () => {
  test.each([
    ["6:32:58 AM", 6, 32, 58],
    ["12:09:28 PM", 12, 9, 28],
    ["12:00:00 AM", 0, 0, 0],
    ["11:59:59 PM", 23, 59, 59],
    ["11:02 AM", 11, 2, 0],
    ["06:47:59", 6, 47, 59],
    ["18:05", 18, 5, 0],
  ])("%s", (text, hour, minute, second) => {
    expect(parseClock(text)).toEqual({ hour, minute, second });
  });

  test("a dash is an event that does not happen that day", () => {
    expect(parseClockIfAny("-")).toBeNull();
    expect(parseClockIfAny("5:51:02 PM")).toEqual({ hour: 17, minute: 51, second: 2 });
  });

  test("a span runs from one to the other", () => {
    expect(parseClockSpan("11:02 AM to 12:32 PM")).toEqual({
      start: { hour: 11, minute: 2, second: 0 },
      end: { hour: 12, minute: 32, second: 0 },
    });
  });
});

describe("the dates of the wire", () => {
  test("a day with its weekday", () => {
    expect(parseWireDate("Fri Mar 11 1994")).toEqual({ year: 1994, month: 3, day: 11 });
  });

  test("a moment", () => {
    expect(parseWireInstant("Thu Mar 10 1994 9:18:44 AM")).toEqual({
      date: { year: 1994, month: 3, day: 10 },
      time: { hour: 9, minute: 18, second: 44 },
    });
  });

  test("a date with its day first", () => {
    expect(parseDayFirstDate(" 01/06/2025")).toEqual({ year: 2025, month: 6, day: 1 });
    expect(() => parseDayFirstDate("1/6/2025")).toThrow(UnreadableTime);
  });

  test("a date field", () => {
    expect(parseIsoDate("0987-02-03")).toEqual({ year: 987, month: 2, day: 3 });
  });

  test("an instant is read as the clocks of its own offset showed it, whatever the browser's zone", () => {
    const wall = { date: { year: 2026, month: 11, day: 21 }, time: { hour: 6, minute: 24, second: 5 } };
    expect(parseIsoInstant("2026-11-21T06:24:05+05:30")).toEqual(wall);
    expect(parseIsoInstant("2026-11-21T06:24:05-04:00")).toEqual(wall);
    expect(parseIsoInstant("2026-11-21T06:24:05+05:21:10")).toEqual(wall);
  });
});

test("anything but a time of the wire is refused, never guessed", () => {
  for (const text of ["", "-", "25 o'clock", "Invalid Date"]) {
    expect(() => parseClock(text), text).toThrow(UnreadableTime);
    expect(() => parseWireDate(text), text).toThrow(UnreadableTime);
    expect(() => parseWireInstant(text), text).toThrow(UnreadableTime);
    expect(() => parseIsoInstant(text), text).toThrow(UnreadableTime);
  }
  expect(() => parseWireInstant("Fri Mar 11 1994")).toThrow(UnreadableTime);
  expect(() => parseIsoInstant("2026-11-21")).toThrow(UnreadableTime);
  expect(() => parseClockSpan("11:02 AM")).toThrow(UnreadableTime);
});
