import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartYoga, GRAHAS, type Graha, LUMINOUS_GRAHAS, RASIS, type Rasi } from "../../ids.ts";
import { chartYogas } from "./chart-yogas.ts";
import { yogaStrength } from "./yoga-strength.ts";

type Places = Readonly<Partial<Record<Graha, number>>>;
const yogasIn = (lagna: Rasi, places: Places) => chartYogas(chartWithLagna(lagna, places));
const found = (lagna: Rasi, yoga: ChartYoga, places: Places) =>
  yogasIn(lagna, places).filter((one) => one.yoga === yoga);
const has = (lagna: Rasi, yoga: ChartYoga, places: Places): boolean => found(lagna, yoga, places).length > 0;
const AWAY: Places = {
  sun: 40,
  moon: 70,
  mars: 130,
  mercury: 55,
  jupiter: 160,
  venus: 20,
  saturn: 190,
  rahu: 100,
  ketu: 280,
};

describe("combinations of ch. 36 that no outside case has", () => {
  it("Khadga, Kahala and Lakshmi lose their effect with one condition less", () => {
    // Mesha: Venus rules the 2nd, Jupiter the 9th, Mars the 1st, Moon the 4th.
    const khadga = { ...AWAY, venus: 250, jupiter: 40, mars: 100 };
    expect(has("mesha", "khadga", khadga)).toBe(true);
    expect(has("mesha", "khadga", { ...khadga, mars: 40 })).toBe(false);
    const lakshmi = { ...AWAY, jupiter: 95, mars: 275 };
    expect(has("mesha", "lakshmi", lakshmi)).toBe(true);
    expect(has("mesha", "lakshmi", { ...lakshmi, mars: 215 })).toBe(false);
    expect(has("mesha", "lakshmi", { ...lakshmi, jupiter: 245 })).toBe(false);
    expect(found("mesha", "lakshmi", lakshmi)[0]?.reasons.map(({ rule }) => rule)).toEqual([
      ...["yoga.lord_in_house", "yoga.at_its_best", "yoga.strong_lord"],
    ]);
  });

  it("Sharada by the lord of the tenth with the Sun in Simha, or by Mars in the eleventh", () => {
    // Vrischika: the Sun rules the 10th; Mesha: Saturn.
    expect(has("mesha", "sharada", { ...AWAY, saturn: 125, mercury: 275, sun: 130 })).toBe(true);
    expect(has("mesha", "sharada", { ...AWAY, saturn: 125, mercury: 275, sun: 160 })).toBe(false);
    expect(has("mesha", "sharada", { ...AWAY, moon: 10, jupiter: 130, mars: 310 })).toBe(true);
    expect(has("mesha", "sharada", { ...AWAY, moon: 10, jupiter: 130, mars: 280 })).toBe(false);
  });

  it("Lagna Adhi only where no malefic is or looks", () => {
    const calm = {
      ...{ sun: 70, moon: 100, mars: 160, mercury: 190, jupiter: 220, venus: 225, saturn: 340, rahu: 130, ketu: 310 },
    };
    expect(has("mesha", "lagna_adhi", calm)).toBe(true);
    expect(has("mesha", "lagna_adhi", { ...calm, sun: 40 })).toBe(false);
    expect(has("mesha", "lagna_adhi", { ...calm, mars: 10 })).toBe(false);
  });

  it("Saraswati and Vasumati by the three benefics", () => {
    const saraswati = { ...AWAY, mercury: 40, jupiter: 95, venus: 125 };
    expect(has("mesha", "saraswati", saraswati)).toBe(true);
    expect(has("mesha", "saraswati", { ...saraswati, venus: 70 })).toBe(false);
    expect(has("mesha", "saraswati", { ...saraswati, jupiter: 275 })).toBe(false);
    const vasumati = { ...AWAY, moon: 10, mercury: 70, jupiter: 160, venus: 280 };
    expect(has("mesha", "vasumati", vasumati)).toBe(true);
    expect(has("mesha", "vasumati", { ...vasumati, venus: 250 })).toBe(false);
  });
});

describe("Daridra (BPHS 42)", () => {
  it("needs a lord of 2 or 7 near the lord of the twelfth or sixth in the lagna", () => {
    // Mesha: Mars rules the 1st, Jupiter the 12th, Venus the 2nd and 7th.
    expect(has("mesha", "daridra", { ...AWAY, mars: 340, jupiter: 10, venus: 20 })).toBe(true);
    expect(has("mesha", "daridra", { ...AWAY, mars: 340, jupiter: 10, venus: 190 })).toBe(true);
    expect(has("mesha", "daridra", { ...AWAY, mars: 340, jupiter: 10, venus: 50 })).toBe(false);
  });

  it("is turned by Mercury's sight where Mars and Saturn share the second", () => {
    const shared = { ...AWAY, mars: 40, saturn: 45, sun: 100, mercury: 100 };
    expect(found("mesha", "daridra", shared).map(({ cancelledBy }) => cancelledBy.length)).toEqual([0]);
    const seen = found("mesha", "daridra", { ...shared, mercury: 220 });
    expect(seen.map(({ cancelledBy }) => cancelledBy.map(({ about }) => about))).toEqual([["mercury"]]);
  });

  it("is made by Ketu in the lagna or with the Moon if the lord of the lagna is in the eighth, and by Sun and Saturn", () => {
    expect(has("mesha", "daridra", { ...AWAY, mars: 215, ketu: 10, rahu: 190 })).toBe(true);
    expect(has("mesha", "daridra", { ...AWAY, mars: 215, ketu: 75, rahu: 255 })).toBe(true);
    expect(has("mesha", "daridra", { ...AWAY, mars: 215 })).toBe(false);
    expect(has("mesha", "daridra", { ...AWAY, sun: 40, saturn: 220 })).toBe(true);
    expect(has("mesha", "daridra", { ...AWAY, sun: 40, saturn: 190 })).toBe(false);
  });
});

const anyPlaces = fc.record(
  Object.fromEntries(GRAHAS.map((graha) => [graha, fc.integer({ min: 0, max: 359 })])) as Record<
    Graha,
    fc.Arbitrary<number>
  >,
);
const NABHASA = ["gola", "yuga", "shula", "kedara", "pasha", "dama", "veena"] as const;

describe("in any chart", () => {
  it("there is a combination of the sky, one by number of signs unless there is another shape", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RASIS.slice(0, 4)), anyPlaces, (lagna, places) => {
        const yogas = yogasIn(lagna, places);
        const sevenInSigns = yogas.filter(({ reasons }) => reasons.some(({ rule }) => rule === "yoga.seven_in_signs"));
        const shapes = yogas.filter(({ reasons }) =>
          reasons.some(({ rule }) =>
            ["yoga.seven_in_houses", "yoga.seven_in_kind_of_sign", "yoga.only_these_in_kendras"].includes(rule),
          ),
        );
        expect(sevenInSigns.length + shapes.length).toBeGreaterThan(0);
        const signs = new Set(LUMINOUS_GRAHAS.map((graha) => Math.floor((places[graha] ?? 0) / 30))).size;
        for (const { yoga } of sevenInSigns) expect(yoga).toBe(NABHASA[signs - 1]);
        if (shapes.length > 0 && signs > 1) expect(sevenInSigns).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("a strength is the sum of its reasons, from 0 to 100, and half where something cancels", () => {
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const chart = chartWithLagna("mesha", places);
        for (const yoga of chartYogas(chart)) {
          const { percent, reasons } = yogaStrength(chart, yoga, () => false);
          const sum = reasons.reduce((total, { points }) => total + points, 0);
          expect(percent).toBeCloseTo(sum, 9);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          const uncancelled = yogaStrength(chart, { ...yoga, cancelledBy: [] }, () => false).percent;
          expect(percent).toBeCloseTo(yoga.cancelledBy.length > 0 ? uncancelled / 2 : uncancelled, 9);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("a strength follows dignity, and an undone fall takes nothing off", () => {
    const hamsa = (deg: number, lagna: Rasi) => {
      const chart = chartWithLagna(lagna, { ...AWAY, jupiter: deg });
      const [yoga] = chartYogas(chart).filter((one) => one.yoga === "hamsa");
      return yoga && yogaStrength(chart, yoga, () => false).percent;
    };
    expect(hamsa(100, "karka")).toBe(100);
    expect(hamsa(255, "dhanu")).toBe(85);
    const fallen = chartWithLagna("mesha", { ...AWAY, saturn: 15, mars: 185 });
    const [undone] = chartYogas(fallen).filter(({ yoga }) => yoga === "neecha_bhanga");
    if (!undone) throw new Error("Saturn's fall is not undone");
    expect(yogaStrength(fallen, undone, () => false).percent).toBe(35);
    expect(yogaStrength(fallen, undone, () => true).percent).toBe(60);
  });
});
