import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import { degrees } from "../angle/degrees.ts";
import { jdTt, jdUt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { ascendantDeg, midheavenDeg } from "./ascendant.ts";
import { earthOrientation, meanObliquityDeg } from "./earth-orientation.ts";
import { localPoint } from "./local-point.ts";
import { nutation } from "./nutation.ts";

const APRIL_1987 = 2446895.5;

describe("the orientation of the Earth", () => {
  it("nutates as in Meeus, Astronomical Algorithms, example 22.a", () => {
    const { longitudeDeg, obliquityDeg } = nutation(jdTt(APRIL_1987));
    closeTo(longitudeDeg * 3600, -3.788, 0.02, '"');
    closeTo(obliquityDeg * 3600, 9.443, 0.01, '"');
    closeTo(meanObliquityDeg(jdTt(APRIL_1987)), 23 + 26 / 60 + 27.407 / 3600, 0.05 / 3600, "deg");
  });

  it("nutates as the IAU's own test of IAU 2000B, 1 January 2006, within a hundredth of a milliarcsecond", () => {
    const { longitudeDeg, obliquityDeg } = nutation(jdTt(2453736.5));
    const arcsec = (radians: number) => (radians * 648_000) / Math.PI;
    closeTo(longitudeDeg * 3600, arcsec(-9.632552291148363e-6), 1e-5, '"');
    closeTo(obliquityDeg * 3600, arcsec(4.06319710662116e-5), 1e-5, '"');
  });

  it("has the apparent sidereal time of Meeus, example 12.a", () => {
    const { siderealTimeDeg } = earthOrientation(jdUt(APRIL_1987));
    closeTo((siderealTimeDeg / 15) * 3600, 13 * 3600 + 10 * 60 + 46.1351, 0.005, "s");
  });
});

describe("the ascendant", () => {
  const hyderabad = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };

  it("goes once round the zodiac in a sidereal day, always forwards outside the polar circles", () => {
    const siderealDay = 0.9972695663;
    const start = ascendantDeg(jdUt(2451545), hyderabad);
    closeTo(ascendantDeg(jdUt(2451545 + siderealDay), hyderabad), start, 2e-4, "deg", 360);
    let before = start;
    for (let step = 1; step <= 96; step += 1) {
      const now = ascendantDeg(jdUt(2451545 + step / 96), hyderabad);
      const moved = (now - before + 360) % 360;
      expect(moved).toBeGreaterThan(1);
      expect(moved).toBeLessThan(8);
      before = now;
    }
  });

  it("is a quarter turn from the midheaven when an equinox rises at the equator", () => {
    // Sidereal time 18h: the equinox rises due east and 270° culminates.
    const place = { latitudeDeg: 0, longitudeDeg: 0 };
    const { siderealTimeDeg } = earthOrientation(jdUt(2451545));
    const longitudeDeg = ((270 - siderealTimeDeg + 540) % 360) - 180;
    closeTo(ascendantDeg(jdUt(2451545), { ...place, longitudeDeg }), 0, 0.01, "deg", 360);
    closeTo(midheavenDeg(jdUt(2451545), { ...place, longitudeDeg }), 270, 0.01, "deg", 360);
  });

  it.each([
    // Swiss Ephemeris 2.10.03, tropical: where the midheaven is below the horizon, and half a day from there.
    ["Tromsø", 2456829.5, 69.65, 18.96, 302.80988, 286.67108],
    ["Murmansk", 2447906.8958333335, 68.97, 33.08, 296.72343, 288.61152],
    ["Longyearbyen", 2451971.75, 78.22, 15.64, 3.30165, 266.9915],
    ["Longyearbyen", 2451972.25, 78.22, 15.64, 179.01397, 87.44387],
    ["Utqiagvik", 2442725.1354166665, 71.29, -156.79, 193.84758, 117.09683],
    ["Utqiagvik", 2442724.6354166665, 71.29, -156.79, 307.61407, 296.62731],
    ["Kiruna", 2437208.375, 67.86, 20.23, 127.3921, 343.5393],
    ["the far south", 2450996, -89, 0, 179.57512, 98.5799],
    ["Davis", 2458909.3125, -68.58, 77.97, 310.74896, 168.62479],
    ["Davis", 2458908.8125, -68.58, 77.97, 39.5674, 348.09112],
  ])(
    "is in the east within the polar circles too: %s, %d",
    (_place, jd, latitudeDeg, longitudeDeg, rising, culminating) => {
      const at = jdUt(jd);
      const orientation = earthOrientation(at);
      const place = { latitudeDeg, longitudeDeg };
      const nutation = orientation.nutationInLongitudeDeg;
      closeTo(ascendantDeg(at, place) + nutation, rising, 5e-4, "deg", 360);
      closeTo(midheavenDeg(at, place) + nutation, culminating, 5e-4, "deg", 360);
      const point = { longitudeDeg: ascendantDeg(at, place), latitudeDeg: degrees(0) };
      const { sinAltitude, sinHourAngle } = localPoint(point, orientation, place);
      closeTo(sinAltitude, 0, 1e-9, "");
      expect(sinHourAngle).toBeLessThan(0);
    },
  );

  it("exists at the poles", () => {
    for (const latitudeDeg of [90, -90, 89.999]) {
      const ascendant = ascendantDeg(jdUt(2460000.3), { latitudeDeg, longitudeDeg: 20 });
      expect(ascendant).toBeGreaterThanOrEqual(0);
      expect(ascendant).toBeLessThan(360);
    }
  });

  it("refuses an invalid place, and says which part of it is wrong", () => {
    const codeOf = (latitudeDeg: number, longitudeDeg: number): string => {
      try {
        ascendantDeg(jdUt(2451545), { latitudeDeg, longitudeDeg });
      } catch (error) {
        if (error instanceof CoreError) return error.code;
      }
      return "none";
    };
    expect(codeOf(90.1, 0)).toBe("latitude_out_of_range");
    expect(codeOf(0, -180.5)).toBe("longitude_out_of_range");
    expect(codeOf(Number.NaN, 0)).toBe("not_a_number");
    expect(codeOf(-90, 180)).toBe("none");
  });
});
