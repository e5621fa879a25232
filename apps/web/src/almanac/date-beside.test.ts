import { expect, test } from "vitest";
import { dateBeside } from "./date-beside.ts";

test("a date has one before and one after it, but at the ends of the almanac", () => {
  expect(dateBeside({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(dateBeside({ year: 2024, month: 3, day: 1 }, -1)).toEqual({ year: 2024, month: 2, day: 29 });
  expect(dateBeside({ year: 2400, month: 12, day: 31 }, 1)).toBeNull();
  expect(dateBeside({ year: 1600, month: 1, day: 1 }, -1)).toBeNull();
});
