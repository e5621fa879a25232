import { addDays } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { askAgain, askAt, type DayChanges, wallOf } from "./asked-moment.ts";

const IST = "Asia/Kolkata";
const instantAt = (clock: string) => parseInstant(`2026-11-${clock}+05:30`);
const at = (clock: string) => instantAt(clock).instantMs;
const limb = (name: string, end: string) => ({ number: 1, name, start: instantAt("20T00:00:00"), end: instantAt(end) });

/** 21 November 2026 at Hyderabad. */
const DAY: DayChanges = {
  sunrise: instantAt("21T06:24:05"),
  next_sunrise: instantAt("22T06:24:36"),
  tithi: [limb("Dvadasi", "22T04:57:00")],
  nakshatra: [limb("Revati", "22T05:55:00")],
  yoga: [limb("Siddhi", "22T02:31:00")],
  karana: [limb("Bawa", "21T17:51:00"), limb("Balava", "22T04:57:00")],
};

describe("what today's panel asks about", () => {
  test("it is Hyderabad's day and minute, whatever the clock of the visitor", () => {
    const asked = askAt(Date.parse("2026-11-20T20:15:42Z"), IST);
    expect(asked.dayDate).toEqual({ year: 2026, month: 11, day: 21 });
    expect(wallOf(asked, IST)).toEqual({
      date: { year: 2026, month: 11, day: 21 },
      time: { hour: 1, minute: 45, second: 0 },
    });
  });

  test("while nothing changes in the sky, nothing is asked again", () => {
    const asked = askAt(at("21T10:40:00"), IST);
    expect(askAgain(asked, DAY, at("21T17:50:00"), IST)).toBe(asked);
    expect(askAgain(asked, undefined, at("21T17:50:00"), IST)).toBe(asked);
  });

  test("when a limb ends, the limbs of that minute are requested, of the same day", () => {
    const asked = askAt(at("21T10:40:00"), IST);
    // Bava ends and Balava begins at 17:51.
    const again = askAgain(asked, DAY, at("21T17:52:00"), IST);
    expect(again).toEqual({ dayDate: asked.dayDate, momentMs: at("21T17:52:00") });
    expect(askAgain(again, DAY, at("21T17:53:00"), IST)).toBe(again);
  });

  test("after midnight the day lasts until its next sunrise", () => {
    const asked = askAt(at("21T23:50:00"), IST);
    const inTheNight = askAgain(asked, DAY, at("22T02:40:00"), IST);
    expect(inTheNight.dayDate).toEqual({ year: 2026, month: 11, day: 21 });
    expect(wallOf(inTheNight, IST).date).toEqual({ year: 2026, month: 11, day: 22 });
    expect(askAgain(inTheNight, DAY, at("22T06:24:36"), IST).dayDate).toEqual({ year: 2026, month: 11, day: 22 });
  });

  test("the next day is drawn from its sunrise on, also if that comes before midnight", () => {
    const vorkuta: DayChanges = { ...DAY, next_sunrise: instantAt("21T23:57:47") };
    const asked = askAt(at("21T23:50:00"), IST);
    const late = askAgain(asked, vorkuta, at("21T23:58:00"), IST);
    expect(late).toEqual({ dayDate: { year: 2026, month: 11, day: 22 }, momentMs: at("21T23:58:00") });
    const next: DayChanges = { ...DAY, sunrise: vorkuta.next_sunrise, next_sunrise: instantAt("22T23:51:00") };
    expect(askAgain(late, next, at("21T23:59:00"), IST)).toBe(late);
    expect(askAgain(late, next, at("22T00:10:00"), IST)).toBe(late);
  });

  test("asked before sunrise, it is asked again at sunrise, when the weekday of the almanac turns", () => {
    const early = askAt(at("21T05:00:00"), IST);
    expect(askAgain(early, DAY, at("21T06:20:00"), IST)).toBe(early);
    expect(askAgain(early, DAY, at("21T06:25:00"), IST).momentMs).toBe(at("21T06:25:00"));
  });

  test("a day without a next sunrise ends at midnight", () => {
    const polar: DayChanges = {
      ...DAY,
      sunrise: null,
      next_sunrise: null,
      tithi: [],
      nakshatra: [],
      yoga: [],
      karana: [],
    };
    const asked = askAt(at("21T10:40:00"), IST);
    expect(askAgain(asked, polar, at("21T23:59:59"), IST)).toBe(asked);
    expect(askAgain(asked, polar, at("22T00:00:00"), IST).dayDate).toEqual({ year: 2026, month: 11, day: 22 });
  });
});

test("the date after the last of a month, of February and of a year", () => {
  expect(addDays({ year: 2026, month: 11, day: 30 }, 1)).toEqual({ year: 2026, month: 12, day: 1 });
  expect(addDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
});
