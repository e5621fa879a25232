import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byId } from "../../by-id.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import type { GeoPoint } from "../../sky.ts";
import { castChart } from "../cast-chart.ts";
import { isNaturalBenefic } from "./benefic.ts";
import { shadbala } from "./shadbala.ts";
import { STAR_GRAHAS, type StrengthFacts } from "./strength-facts.ts";
import { SIX_STRENGTHS, strengthsOf } from "./strengths-of.ts";

/** Longitudes of B. V. Raman's Standard Horoscope (Graha and Bhava Balas, ch. I). */
const RAMAN: Readonly<Record<LuminousGraha, number>> = {
  sun: 179 + 8 / 60,
  moon: 311 + 40 / 60,
  mars: 229 + 49 / 60,
  mercury: 180 + 33 / 60,
  jupiter: 83 + 35 / 60,
  venus: 170 + 4 / 60,
  saturn: 124 + 51 / 60,
};
const factsOf = (longitudesDeg: Readonly<Record<LuminousGraha, number>>): StrengthFacts => ({
  longitudesDeg,
  lagnaDeg: 295,
  midheavenDeg: 215,
  ayanamsaDeg: 21,
  sunHourAngleDeg: 33,
  lords: { year: "saturn", month: "mercury", day: "mercury", hour: "moon", third: "saturn" },
  motions: byId(STAR_GRAHAS, (graha) => ({ meanDeg: longitudesDeg[graha], apexDeg: 180 })),
});
const anyDeg = fc.double({ min: 0, max: 359.999, noNaN: true });
const anySky = fc.record(byId(LUMINOUS_GRAHAS, () => anyDeg) as Record<LuminousGraha, typeof anyDeg>);
const pointsOf = (facts: StrengthFacts, graha: LuminousGraha, rule: string): number =>
  Object.values(strengthsOf(facts)[graha].reasons)
    .flat()
    .filter((reason) => reason.rule === rule)
    .reduce((sum, { points }) => sum + points, 0);

describe("shadbala", () => {
  it("gives the standings in seven vargas of Raman's worked table (Graha and Bhava Balas, ch. III)", () => {
    const printed = { sun: 129.375, moon: 48.75, mercury: 150, jupiter: 71.25, venus: 110.625 } as const;
    for (const [graha, virupas] of Object.entries(printed)) {
      expect(pointsOf(factsOf(RAMAN), graha as LuminousGraha, "strength.seven_vargas"), graha).toBe(virupas);
    }
  });

  it("gives his exaltation strengths (art. 26) and his declinations (art. 74), which agree to his table's minute", () => {
    const exaltation = { sun: 3.6, moon: 32.9, mars: 37.2, mercury: 54.8, jupiter: 56.2, venus: 2.3, saturn: 34.9 };
    const facts = { ...factsOf(RAMAN), ayanamsaDeg: 21 + 16 / 60 };
    for (const [graha, virupas] of Object.entries(exaltation)) {
      closeTo(pointsOf(facts, graha as LuminousGraha, "strength.exaltation"), virupas, 0.1, "virupas");
    }
    const declination = { sun: 39.82, moon: 43.26, mercury: 40.75, jupiter: 58.92, saturn: 13.75 };
    for (const [graha, virupas] of Object.entries(declination)) {
      closeTo(pointsOf(facts, graha as LuminousGraha, "strength.declination"), virupas, 0.35, "virupas");
    }
  });

  it("is the sum of its reasons, each strength and the total", () => {
    fc.assert(
      fc.property(anySky, fc.constantFrom(...LUMINOUS_GRAHAS), (longitudesDeg, graha) => {
        const { virupas, totalRupas, reasons, isSufficient, neededRupas } = strengthsOf(factsOf(longitudesDeg))[graha];
        for (const strength of SIX_STRENGTHS) {
          const sum = reasons[strength].reduce((total, { points }) => total + points, 0);
          closeTo(virupas[strength], sum, 1e-9, "virupas");
        }
        const all = SIX_STRENGTHS.reduce((total, strength) => total + virupas[strength], 0);
        closeTo(totalRupas, all / 60, 1e-9, "rupas");
        expect(isSufficient).toBe(totalRupas >= neededRupas);
      }),
    );
  });

  it("keeps each part within its bounds", () => {
    fc.assert(
      fc.property(anySky, fc.constantFrom(...LUMINOUS_GRAHAS), (longitudesDeg, graha) => {
        const { virupas, reasons } = strengthsOf(factsOf(longitudesDeg))[graha];
        expect(virupas.dig).toBeGreaterThanOrEqual(0);
        expect(virupas.dig).toBeLessThanOrEqual(60);
        expect(virupas.cheshta).toBeLessThanOrEqual(60);
        for (const { rule, points } of [...reasons.sthana, ...reasons.kala]) {
          if (rule !== "strength.war") expect(points, rule).toBeGreaterThanOrEqual(0);
          if (!["strength.war", "strength.seven_vargas", "strength.paksha", "strength.declination"].includes(rule)) {
            expect(points, rule).toBeLessThanOrEqual(60);
          }
        }
      }),
    );
  });

  it("takes in war from the one ahead what it gives the one behind", () => {
    const facts = factsOf({ ...RAMAN, mars: 100, venus: 100.5 });
    const [mars, venus] = [pointsOf(facts, "mars", "strength.war"), pointsOf(facts, "venus", "strength.war")];
    expect(mars).toBeGreaterThan(0);
    closeTo(venus, -mars, 1e-9, "virupas");
    expect(pointsOf(factsOf({ ...RAMAN, mars: 100, venus: 101.01 }), "mars", "strength.war")).toBe(0);
  });

  it("counts Mercury as a benefic unless only malefics are with it", () => {
    const apart = { sun: 10, moon: 40, mars: 70, mercury: 100, jupiter: 130, venus: 160, saturn: 190 };
    expect(isNaturalBenefic("mercury", apart)).toBe(true);
    expect(isNaturalBenefic("mercury", { ...apart, saturn: 110 })).toBe(false);
    expect(isNaturalBenefic("mercury", { ...apart, saturn: 110, venus: 115 })).toBe(true);
    expect(isNaturalBenefic("moon", apart)).toBe(true);
    expect(isNaturalBenefic("moon", { ...apart, moon: 200 })).toBe(false);
  });

  it("has no lord of hour and third if the Sun does not set, and still a strength", () => {
    const tromso: GeoPoint = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
    const at = jdUt(2460483);
    const { jupiter, sun } = shadbala(realSky, castChart(realSky, at, tromso), { year: 2024, month: 6, day: 21 });
    const ruled = (reasons: typeof sun.reasons.kala) => reasons.filter(({ rule }) => rule === "strength.lord_of_hour");
    expect(ruled(sun.reasons.kala).map(({ points }) => points)).toEqual([0]);
    expect(jupiter.totalRupas).toBeGreaterThan(0);
  });
});
