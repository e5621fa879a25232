import { expect, test } from "vitest";
import { ascendantDoubtDeg, cautionOf, offeredMinutes, UNKNOWN_TIME_MINUTES } from "./time-accuracy.ts";

test("a time as recorded calls for no caution, a vague one for more the vaguer it is", () => {
  expect([undefined, 0, 5, 30, 60, 120, UNKNOWN_TIME_MINUTES].map(cautionOf)).toEqual([
    undefined,
    undefined,
    "navamsa",
    "navamsa",
    "ascendant",
    "ascendant",
    "unknown",
  ]);
});

test("four minutes are a degree of the ascendant, and no doubt is less than one", () => {
  expect([1, 5, 15, 30, 60, 120].map(ascendantDoubtDeg)).toEqual([1, 1, 4, 8, 15, 30]);
});

test("a record that says 10 minutes keeps them in the list, in their place and once", () => {
  expect(offeredMinutes(10)).toEqual([5, 10, 15, 30, 60, 120]);
  expect(offeredMinutes(15)).toEqual([5, 15, 30, 60, 120]);
  expect(offeredMinutes(UNKNOWN_TIME_MINUTES)).toEqual([5, 15, 30, 60, 120]);
});
