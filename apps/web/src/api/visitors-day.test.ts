import { expect, test } from "vitest";
import { visitorsDay } from "./visitors-day.ts";

test("the visitor's day follows the visitor's clock, not Greenwich", () => {
  const lateEvening = new Date(2026, 10, 1, 23, 59, 59);
  expect(visitorsDay(lateEvening.getTime())).toBe("2026-11-01");
  expect(visitorsDay(lateEvening.getTime() + 1000)).toBe("2026-11-02");
});
