import { expect, test } from "vitest";
import { typedDate, typedTime, UnreadableTime } from "./typed-time.ts";

test("a date field and a time field are read as they are written", () => {
  expect(typedDate("2026-11-21")).toEqual({ year: 2026, month: 11, day: 21 });
  expect(typedDate("0987-02-03")).toEqual({ year: 987, month: 2, day: 3 });
  expect(typedTime("06:05")).toEqual({ hour: 6, minute: 5, second: 0 });
});

test("a text of no field is refused, never guessed at", () => {
  for (const text of ["", "21/11/2026", "2026-11", "2026-11-21T06:24:05+05:30", "6:05 AM", "06:05:00"]) {
    expect(() => typedDate(text) && typedTime(text), text).toThrow(UnreadableTime);
  }
});
