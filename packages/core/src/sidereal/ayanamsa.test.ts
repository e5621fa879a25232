import { closeTo } from "@vedanga/testing/close-to";
import { realEphemeris } from "@vedanga/testing/sky/real-ephemeris";
import { describe, it } from "vitest";
import { jdTt } from "../calendar/julian-day.ts";
import { nutation } from "../horizon/nutation.ts";
import type { Ayanamsa, PositionKind } from "../ids.ts";
import type { Sky } from "../sky.ts";
import { ayanamsaDeg } from "./ayanamsa.ts";

const ephemeris = realEphemeris;
const skyOf = (ayanamsa: Ayanamsa, positions: PositionKind = "apparent"): Sky => ({
  ephemeris,
  conventions: { ayanamsa, node: "mean", positions, sunrise: "limb", dashaYear: "365.25", bindus: "varahamihira" },
});

describe("the ayanamsas", () => {
  it("Lahiri is 23°15'00.658\" with nutation on 21 March 1956 (Indian Astronomical Ephemeris)", () => {
    const day = jdTt(2435553.5);
    const apparentDeg = ayanamsaDeg(skyOf("lahiri"), day) + nutation(day).longitudeDeg;
    closeTo((apparentDeg - 23.25) * 3600, 0.658, 0.2, '"');
  });

  it("Fagan and Bradley's is 24°02'31.36\" at B1950, but for the older precession", () => {
    closeTo((ayanamsaDeg(skyOf("fagan_bradley"), jdTt(2433282.423)) - 24) * 3600, 151.36, 0.45, '"');
  });

  it("are the same where the curve of the table's years ends and the precession itself is asked", () => {
    for (const edge of [2451545 - 4.1 * 36525, 2451545 + 4.1 * 36525]) {
      const [before, after] = [-0.001, 0.001].map((step) => ayanamsaDeg(skyOf("lahiri"), jdTt(edge + step)));
      closeTo(((after ?? Number.NaN) - (before ?? 0)) * 3600, (0.002 * 50.29) / 365.25, 2e-6, '"');
    }
  });

  it('grow by the precession, 50.29" a year', () => {
    for (const ayanamsa of ["lahiri", "raman", "krishnamurti", "yukteshwar", "fagan_bradley"] as const) {
      const sky = skyOf(ayanamsa);
      const century = ayanamsaDeg(sky, jdTt(2451545 + 36525)) - ayanamsaDeg(sky, jdTt(2451545));
      closeTo(century * 36, 50.299, 0.002, '"');
    }
  });

  it("a star's swings with its aberration in the year, but not by true positions", () => {
    const swing = (positions: PositionKind): number => {
      const sky = skyOf("true_chitra", positions);
      const values = Array.from({ length: 24 }, (_, step) => {
        const jd = jdTt(2460000.5 + step * 15.22);
        return (ayanamsaDeg(sky, jd) - ayanamsaDeg(skyOf("lahiri"), jd)) * 3600;
      });
      return Math.max(...values) - Math.min(...values);
    };
    closeTo(swing("apparent"), 41, 1, '"');
    closeTo(swing("true"), 0, 0.1, '"');
  });
});
