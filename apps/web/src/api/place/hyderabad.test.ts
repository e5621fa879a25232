import { expect, test } from "vitest";
import { hyderabadClock } from "./hyderabad.ts";

test("Hyderabad's day begins at 18:30 UTC, wherever the visitor's clock is", () => {
  expect(hyderabadClock(Date.UTC(2026, 10, 20, 18, 29, 59))).toEqual({
    date: { year: 2026, month: 11, day: 20 },
    time: { hour: 23, minute: 59, second: 59 },
  });
  expect(hyderabadClock(Date.UTC(2026, 10, 20, 18, 30, 0))).toEqual({
    date: { year: 2026, month: 11, day: 21 },
    time: { hour: 0, minute: 0, second: 0 },
  });
});
