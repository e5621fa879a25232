import { closeTo } from "@vedanga/testing/close-to";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeDegrees, signedDegrees, toSexagesimal } from "./degrees.ts";

const anyAngle = fc.double({ min: -1e5, max: 1e5, noNaN: true });

describe("angles", () => {
  it("keep their direction when brought into one turn", () => {
    fc.assert(
      fc.property(anyAngle, (angle) => {
        const turned = normalizeDegrees(angle);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
        closeTo(turned, angle, 1e-9, "deg", 360);
        const signed = signedDegrees(angle);
        expect(signed).toBeGreaterThan(-180);
        expect(signed).toBeLessThanOrEqual(180);
        closeTo(signed, angle, 1e-9, "deg", 360);
      }),
    );
  });

  it("never become 360 by rounding", () => {
    expect(normalizeDegrees(-1e-20)).toBe(0);
    expect(normalizeDegrees(360)).toBe(0);
  });

  it("are cut, not rounded, to seconds", () => {
    expect(toSexagesimal(29.99999)).toEqual({ sign: 1, degrees: 29, minutes: 59, seconds: 59 });
    expect(toSexagesimal(23.25)).toEqual({ sign: 1, degrees: 23, minutes: 15, seconds: 0 });
    expect(toSexagesimal(-0.5)).toEqual({ sign: -1, degrees: 0, minutes: 30, seconds: 0 });
    expect(toSexagesimal(29.999999999999996)).toEqual({ sign: 1, degrees: 30, minutes: 0, seconds: 0 });
  });
});
