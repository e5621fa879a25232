import { expect, test } from "vitest";
import { isSameDay } from "./served-day.ts";

test("today at Hyderabad is the same day with and without its name, and no other is", () => {
  expect(isSameDay("/panchang", "/panchang?place=1269843")).toBe(true);
  expect(isSameDay("/panchang?place=1264527", "/panchang?place=1269843")).toBe(false);
  expect(isSameDay("/panchang?date=2027-03-06&place=1269843", "/panchang")).toBe(false);
});
