import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { deltaTSeconds, ttToUt, utToTt } from "./delta-t.ts";

const on = (year: number, month: number, day: number): number =>
  deltaTSeconds(jdUt(gregorianToJd({ year, month, day })));

describe("delta T", () => {
  it("gives the observed values of the US Naval Observatory, between the tabulated days too", () => {
    closeTo(on(1974, 1, 1), 44.484, 0.005, "s");
    closeTo(on(1999, 7, 1), 63.6642, 0.06, "s");
    closeTo(on(2020, 1, 1), 69.3612, 0.005, "s");
    closeTo(on(2024, 10, 1), 69.125, 0.06, "s");
  });

  it("gives the published spline before atomic clocks (table S15.2020)", () => {
    closeTo(on(1600, 1, 1), 109.127, 0.05, "s");
    closeTo(on(1720, 1, 1), 12.068, 0.02, "s");
    closeTo(on(1900, 1, 1), -1.977, 0.01, "s");
  });

  it("runs to 74.6 s in 2050", () => {
    closeTo(on(2050, 1, 1), 74.6, 0.1, "s");
  });

  it("has no jump: a month never changes it by more than 0.6 s from 1650 to 2400", () => {
    for (let year = 1650; year < 2400; year += 1) {
      for (let month = 1; month < 12; month += 1) {
        closeTo(on(year, month + 1, 1), on(year, month, 1), 0.6, "s");
      }
    }
  });

  it("converts to Terrestrial Time and back within a microsecond", () => {
    for (const year of [1601, 1700, 1899, 1955, 2000, 2026, 2399]) {
      const start = jdUt(gregorianToJd({ year, month: 5, day: 17 }) + 0.3);
      closeTo(ttToUt(utToTt(start)) - start, 0, 1e-9, "d");
    }
  });

  it("refuses a year without data", () => {
    expect(() => on(1400, 1, 1)).toThrow(CoreError);
    expect(() => deltaTSeconds(jdUt(Number.NaN))).toThrow(CoreError);
  });
});
