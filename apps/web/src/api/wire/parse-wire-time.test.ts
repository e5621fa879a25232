import { describe, expect, test } from "vitest";
import { UnreadableTime } from "#i18n/typed-time.ts";
import {
  parseClock,
  parseClockIfAny,
  parseClockSpanIfAny,
  parseDayFirst,
  parseInstant,
  parseWireDate,
  parseWireInstant,
} from "./parse-wire-time.ts";

const HOUR_MS = 3_600_000;

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
    expect(parseClockSpanIfAny("-")).toBeNull();
    expect(parseClockSpanIfAny("11:02 AM to 12:32 PM")).toEqual({
      start: { hour: 11, minute: 2, second: 0 },
      end: { hour: 12, minute: 32, second: 0 },
    });
  });
});

describe("the dates of the wire", () => {
  test("a day with its weekday", () => {
    expect(parseWireDate("Fri Mar 11 1994")).toEqual({ year: 1994, month: 3, day: 11 });
  });

  test("a day by its number first", () => {
    expect(parseDayFirst("11/03/1994")).toEqual({ year: 1994, month: 3, day: 11 });
  });

  test("a moment", () => {
    expect(parseWireInstant("Thu Mar 10 1994 9:18:44 AM")).toEqual({
      date: { year: 1994, month: 3, day: 10 },
      time: { hour: 9, minute: 18, second: 44 },
    });
  });

  test("an instant is read as the clocks of its own offset showed it, whatever the browser's zone", () => {
    const wall = { date: { year: 2026, month: 11, day: 21 }, time: { hour: 6, minute: 24, second: 5 } };
    const sixUtc = Date.UTC(2026, 10, 21, 6, 24, 5);
    expect(parseInstant("2026-11-21T06:24:05+05:30")).toEqual({ ...wall, instantMs: sixUtc - 5.5 * HOUR_MS });
    expect(parseInstant("2026-11-21T06:24:05-04:00")).toEqual({ ...wall, instantMs: sixUtc + 4 * HOUR_MS });
    expect(parseInstant("1600-01-01T00:00:00+05:21").instantMs).toBe(Date.UTC(1599, 11, 31, 18, 39));
  });
});

test("anything but a time of the wire is refused, never guessed", () => {
  for (const text of ["", "-", "25 o'clock", "Invalid Date"]) {
    expect(() => parseClock(text), text).toThrow(UnreadableTime);
    expect(() => parseDayFirst(text), text).toThrow(UnreadableTime);
    expect(() => parseWireDate(text), text).toThrow(UnreadableTime);
    expect(() => parseWireInstant(text), text).toThrow(UnreadableTime);
    expect(() => parseInstant(text), text).toThrow(UnreadableTime);
  }
  expect(() => parseWireInstant("Fri Mar 11 1994")).toThrow(UnreadableTime);
  expect(() => parseInstant("2026-11-21")).toThrow(UnreadableTime);
  expect(() => parseClockSpanIfAny("11:02 AM")).toThrow(UnreadableTime);
});
