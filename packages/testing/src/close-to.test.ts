import { describe, expect, it } from "vitest";
import { closeTo } from "./close-to.ts";

describe("closeTo", () => {
  it("passes within the tolerance and fails outside it", () => {
    closeTo(10.4, 10, 0.5, "s");
    expect(() => closeTo(10.6, 10, 0.5, "s")).toThrow("allowed 0.5 s");
  });

  it("refuses what is not a number, on either side", () => {
    expect(() => closeTo(Number.NaN, 0, 1, "s")).toThrow("not a finite comparison");
    expect(() => closeTo(0, Number.NaN, 1, "s")).toThrow("not a finite comparison");
    expect(() => closeTo(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1, "s")).toThrow(
      "not a finite comparison",
    );
    expect(() => closeTo(0, 0, Number.NaN, "s")).toThrow("not a finite comparison");
  });

  it("measures the short way round a circle", () => {
    closeTo(359.9, 0.05, 0.2, "deg", 360);
    expect(() => closeTo(181, 0, 1, "deg", 360)).toThrow("allowed 1 deg");
  });
});
