import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { degrees, normalizeDegrees, signedDegrees, toRadians } from "../../angle/degrees.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { earthOrientation } from "../../horizon/earth-orientation.ts";
import { placidusCuspsDeg } from "../../horizon/placidus.ts";
import { castChart } from "../cast-chart.ts";
import { bhavaAt, chalitBhavas, kpBhavas, sripatiBhavas } from "./bhava.ts";

const anyChart = fc
  .record({
    jd: fc.double({ min: 2400000, max: 2480000, noNaN: true }),
    latitudeDeg: fc.double({ min: -64, max: 64, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ jd, ...place }) => castChart(realSky, jdUt(jd), place));

/** Hour angle from the meridian and the half of day or night, degrees, of a degree of the ecliptic. */
function diurnal(longitudeDeg: number, jd: number, latitudeDeg: number, placeLongitudeDeg: number) {
  const { siderealTimeDeg, trueObliquityDeg, nutationInLongitudeDeg } = earthOrientation(jdUt(jd));
  const longitude = toRadians(degrees(longitudeDeg + nutationInLongitudeDeg));
  const obliquity = toRadians(trueObliquityDeg);
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));
  const declination = Math.asin(Math.sin(longitude) * Math.sin(obliquity));
  const halfDay = (Math.acos(-Math.tan(toRadians(degrees(latitudeDeg))) * Math.tan(declination)) * 180) / Math.PI;
  const eastOfMeridian = signedDegrees((rightAscension * 180) / Math.PI - siderealTimeDeg - placeLongitudeDeg);
  return { eastOfMeridian, halfDay };
}

describe("the houses of Sripati", () => {
  it("have lagna and midheaven as the middles of first and tenth, and equal houses if these are at right angles", () => {
    const { leadsDeg, startsDeg } = sripatiBhavas(20, 290);
    expect(leadsDeg.map(Math.round)).toEqual([20, 50, 80, 110, 140, 170, 200, 230, 260, 290, 320, 350]);
    expect(startsDeg.map(Math.round)).toEqual([5, 35, 65, 95, 125, 155, 185, 215, 245, 275, 305, 335]);
  });

  it("cut an unequal quadrant into thirds and begin half-way between two middles", () => {
    // 120 degrees from midheaven to lagna, 60 from there to the lower one.
    const { leadsDeg, startsDeg } = sripatiBhavas(40, 280);
    expect(leadsDeg.map(Math.round)).toEqual([40, 60, 80, 100, 140, 180, 220, 240, 260, 280, 320, 0]);
    expect(startsDeg.map(Math.round).slice(0, 4)).toEqual([20, 50, 70, 90]);
  });

  it("put each degree in one house, the lagna in the first, opposite degrees in opposite houses", () => {
    fc.assert(
      fc.property(anyChart, fc.double({ min: 0, max: 359.999, noNaN: true }), (chart, longitudeDeg) => {
        for (const bhavas of [chalitBhavas(chart), kpBhavas(chart)]) {
          expect(bhavaAt(bhavas, chart.lagna.longitudeDeg + 1e-7)).toBe(1);
          const house = bhavaAt(bhavas, longitudeDeg);
          const edges = bhavas.startsDeg.map((start) => Math.abs(signedDegrees(start - longitudeDeg)));
          if (Math.min(...edges) < 1e-6) return;
          expect(bhavaAt(bhavas, normalizeDegrees(longitudeDeg + 180))).toBe(((house + 5) % 12) + 1);
          const arcs = bhavas.startsDeg.map((start, index) =>
            normalizeDegrees((bhavas.startsDeg[(index + 1) % 12] ?? Number.NaN) - start),
          );
          closeTo(
            arcs.reduce((sum, arc) => sum + arc, 0),
            360,
            1e-9,
            "degrees",
          );
        }
      }),
      { numRuns: 60, seed: 21 },
    );
  });
});

describe("the house of a degree", () => {
  it("is the one that begins there, and up to there the one before", () => {
    const bhavas = sripatiBhavas(40, 280);
    bhavas.startsDeg.forEach((start, index) => {
      expect(bhavaAt(bhavas, start)).toBe(index + 1);
      expect(bhavaAt(bhavas, normalizeDegrees(start - 1e-9))).toBe(index === 0 ? 12 : index);
    });
  });

  it("is the one before where a degree is so near that rounding loses the difference", () => {
    const hair = 2 ** -50;
    const firstDeg = degrees(5 + 26 * hair);
    const startsDeg = [firstDeg, ...[35, 65, 95, 125, 155, 185, 215, 245, 275, 305, 335].map(degrees)];
    expect(bhavaAt({ startsDeg, leadsDeg: startsDeg, system: "porphyry" }, firstDeg - 40 * hair)).toBe(12);
    const fourth = [...startsDeg.slice(9), ...startsDeg.slice(0, 9)];
    expect(bhavaAt({ startsDeg: fourth, leadsDeg: fourth, system: "porphyry" }, firstDeg - 40 * hair)).toBe(3);
  });

  it("is counted with the meridian in the middle of the tenth", () => {
    const place = { latitudeDeg: 17.4, longitudeDeg: 78.5 };
    const chart = castChart(realSky, jdUt(2461000.2), place);
    const middleDeg = (chalitBhavas(chart).leadsDeg[9] ?? Number.NaN) + chart.ayanamsaDeg;
    closeTo(diurnal(middleDeg, chart.jdUt, place.latitudeDeg, place.longitudeDeg).eastOfMeridian, 0, 1e-6, "degrees");
  });
});

describe("the cusps of Placidus", () => {
  it("have run their shares of their own half-days and half-nights", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2400000, max: 2480000, noNaN: true }),
        fc.double({ min: -65, max: 65, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (jd, latitudeDeg, longitudeDeg) => {
          const cusps = placidusCuspsDeg(jdUt(jd), { latitudeDeg, longitudeDeg }) ?? [];
          expect(cusps).toHaveLength(12);
          for (const [house, share] of [
            [11, 1 / 3],
            [12, 2 / 3],
            [1, 1],
          ] as const) {
            const { eastOfMeridian, halfDay } = diurnal(cusps[house - 1] ?? Number.NaN, jd, latitudeDeg, longitudeDeg);
            closeTo(eastOfMeridian / halfDay, share, 1e-6, "half-days");
          }
          for (const [house, share] of [
            [2, 2 / 3],
            [3, 1 / 3],
          ] as const) {
            const { eastOfMeridian, halfDay } = diurnal(cusps[house - 1] ?? Number.NaN, jd, latitudeDeg, longitudeDeg);
            closeTo((180 - eastOfMeridian) / (180 - halfDay), share, 1e-6, "half-nights");
          }
        },
      ),
      { numRuns: 60, seed: 22 },
    );
  });

  it("are those of the equator's equal hours if the place is on it", () => {
    const jd = jdUt(2461000);
    const cusps = placidusCuspsDeg(jd, { latitudeDeg: 0, longitudeDeg: 0 }) ?? [];
    for (const [house, eastDeg] of [
      [11, 30],
      [12, 60],
      [1, 90],
      [2, 120],
      [3, 150],
    ] as const) {
      closeTo(diurnal(cusps[house - 1] ?? Number.NaN, jd, 0, 0).eastOfMeridian, eastDeg, 1e-6, "degrees");
    }
  });

  it("do not exist within the polar circles; the thirds of the quadrants replace them", () => {
    const tromso = castChart(realSky, jdUt(2461000), { latitudeDeg: 69.65, longitudeDeg: 18.96 });
    expect(placidusCuspsDeg(tromso.jdUt, tromso.place)).toBeUndefined();
    expect(kpBhavas(tromso).system).toBe("porphyry");
    expect(kpBhavas(castChart(realSky, jdUt(2461000), { latitudeDeg: 17.4, longitudeDeg: 78.5 })).system).toBe(
      "placidus",
    );
  });
});
