import { describe, expect, test } from "vitest";
import { EMPTY_DRAFT, faultsOf } from "./calculator-form.ts";

describe("what the calculator wants", () => {
  test("date, time and location, each with its own message", () => {
    expect(faultsOf(EMPTY_DRAFT)).toEqual({
      date: "panchang.form.dateRequired",
      time: "panchang.form.timeRequired",
      location: "panchang.form.locationRequired",
    });
  });

  test("spaces are no location", () => {
    expect(faultsOf({ ...EMPTY_DRAFT, date: "2026-11-21", time: "06:30", location: "  " })).toEqual({
      location: "panchang.form.locationRequired",
    });
  });

  test("a year the sky is not known for is refused, the first and last known one are not", () => {
    const filled = { ...EMPTY_DRAFT, time: "06:30", location: "Warangal" };
    expect(faultsOf({ ...filled, date: "1599-12-31" })).toEqual({ date: "panchang.form.yearOutOfRange" });
    expect(faultsOf({ ...filled, date: "20260-11-21" })).toEqual({ date: "panchang.form.yearOutOfRange" });
    expect(faultsOf({ ...filled, date: "1600-01-01" })).toEqual({});
    expect(faultsOf({ ...filled, date: "2400-12-31" })).toEqual({});
  });
});
