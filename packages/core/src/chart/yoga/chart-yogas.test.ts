import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHART_YOGAS, type ChartYoga, GRAHAS, type Graha, RASIS, type Rasi } from "../../ids.ts";
import type { Chart } from "../chart.ts";
import { chartYogas } from "./chart-yogas.ts";
import { parivartanaKind } from "./lord-yogas.ts";

/** Everybody out of the way: Moon with Ketu in Mesha, the rest from Kanya on; rules are tried by moving a few. */
const APART: Readonly<Record<Graha, number>> = {
  sun: 155,
  moon: 5,
  mars: 75,
  mercury: 165,
  jupiter: 225,
  venus: 135,
  saturn: 255,
  rahu: 345,
  ketu: 165,
};
const charts = new Map<string, Chart>();
function yogasIn(lagna: Rasi, places: Readonly<Partial<Record<Graha, number>>>): ReturnType<typeof chartYogas> {
  const key = JSON.stringify([lagna, places]);
  const chart = charts.get(key) ?? chartWithLagna(lagna, { ...APART, ...places });
  charts.set(key, chart);
  return chartYogas(chart);
}
const has = (lagna: Rasi, yoga: ChartYoga, places: Readonly<Partial<Record<Graha, number>>>): boolean =>
  yogasIn(lagna, places).some((found) => found.yoga === yoga);

describe("the yogas of a chart", () => {
  it("are the five great persons where one of the five is at home or exalted in a kendra (BPHS 75.1-2)", () => {
    const cases: readonly (readonly [ChartYoga, Graha, number])[] = [
      ["ruchaka", "mars", 280],
      ["bhadra", "mercury", 160],
      ["hamsa", "jupiter", 100],
      ["malavya", "venus", 190],
      ["sasa", "saturn", 195],
    ];
    for (const [yoga, graha, deg] of cases) {
      const rasi = RASIS[Math.floor(deg / 30)]!;
      expect(has(rasi, yoga, { [graha]: deg }), yoga).toBe(true);
      const next = RASIS[(Math.floor(deg / 30) + 1) % 12]!;
      expect(has(next, yoga, { [graha]: deg }), `${yoga} in the twelfth`).toBe(false);
    }
    expect(has("mesha", "ruchaka", { mars: 95 })).toBe(false);
  });

  it("are Gajakesari with Jupiter in a kendra from the Moon, Shakata with her in 6, 8 or 12 from him", () => {
    const from = (jupiter: number) => [
      has("vrishabha", "gajakesari", { jupiter }),
      has("vrishabha", "shakata", { jupiter }),
    ];
    expect([5, 95, 185, 275].map(from)).toEqual(Array(4).fill([true, false]));
    // Jupiter in the 8th, 6th and 2nd from her has her in his 6th, 8th and 12th.
    expect([215, 155, 35].map(from)).toEqual(Array(3).fill([false, true]));
    expect(has("mesha", "shakata", { jupiter: 215 })).toBe(false);
  });

  it("are Sunapha, Anapha and Durudhara by the graha of the five beside the Moon, else Kemadruma (BPHS 37.7-13)", () => {
    const lunar = (places: Readonly<Partial<Record<Graha, number>>>) =>
      yogasIn("vrishabha", places)
        .map(({ yoga }) => yoga)
        .filter((yoga) => ["sunapha", "anapha", "durudhara", "kemadruma"].includes(yoga));
    expect(lunar({ mars: 35 })).toEqual(["sunapha"]);
    expect(lunar({ mars: 335 })).toEqual(["anapha"]);
    expect(lunar({ mars: 35, saturn: 335 })).toEqual(["durudhara"]);
    expect(lunar({})).toEqual(["kemadruma"]);
    expect(lunar({ sun: 35 })).toEqual(["kemadruma"]);
  });

  it("say who cancels Kemadruma: one of the five with the Moon or in a kendra from her or the lagna", () => {
    const cancellers = (places: Readonly<Partial<Record<Graha, number>>>) =>
      yogasIn("mithuna", places)
        .filter(({ yoga }) => yoga === "kemadruma")
        .map(({ cancelledBy }) => cancelledBy.map(({ about }) => about));
    const away = { mars: 125, mercury: 130, jupiter: 215, venus: 140, saturn: 225 };
    expect(cancellers(away)).toEqual([[]]);
    expect(cancellers({ ...away, saturn: 5 })).toEqual([["saturn"]]);
    expect(cancellers({ ...away, saturn: 75 })).toEqual([["saturn"]]);
    const conditions = (places: Readonly<Partial<Record<Graha, number>>>) =>
      yogasIn("mithuna", { ...away, ...places })
        .filter(({ yoga }) => yoga === "kemadruma")
        .flatMap(({ cancelledBy }) =>
          cancelledBy.map(({ about, facts }) => [about, "how" in facts && facts.how, "house" in facts && facts.house]),
        );
    expect(conditions({ saturn: 5 })).toEqual([["saturn", "with_moon", 11]]);
    expect(conditions({ saturn: 75 })).toEqual([["saturn", "kendra_from_lagna", 1]]);
    expect(conditions({ saturn: 185 })).toEqual([["saturn", "kendra_from_moon", 5]]);
    // Karka is the fourth from Mesha's Moon and the tenth of Tula: a reason each.
    expect(
      yogasIn("tula", { ...away, saturn: 95 })
        .filter(({ yoga }) => yoga === "kemadruma")
        .flatMap(({ cancelledBy }) => cancelledBy.map(({ facts }) => "how" in facts && facts.how)),
    ).toEqual(["kendra_from_moon", "kendra_from_lagna"]);
  });

  it("are Adhi, Amala, Chandra-Mangala, Budha-Aditya by their places", () => {
    expect(has("vrishabha", "adhi", { mercury: 155, jupiter: 185, venus: 215 })).toBe(true);
    expect(has("vrishabha", "adhi", { mercury: 155, jupiter: 185, venus: 245 })).toBe(false);
    expect(has("vrishabha", "partial_adhi", { mercury: 155, jupiter: 185, venus: 215 })).toBe(false);
    const partial = (places: Readonly<Partial<Record<Graha, number>>>) =>
      yogasIn("vrishabha", places).filter(({ yoga }) => yoga === "partial_adhi");
    const [two] = partial({ mercury: 155, jupiter: 185, venus: 245 });
    expect(two?.grahas).toEqual(["mercury", "jupiter"]);
    expect(two?.reasons[0]?.facts).toMatchObject({ housesFromMoon: [6, 7], absent: ["venus"] });
    expect(partial({ mercury: 35, jupiter: 35, venus: 35 })).toEqual([]);
    expect(has("vrishabha", "amala", { jupiter: 275 })).toBe(true);
    expect(has("vrishabha", "amala", { jupiter: 275, saturn: 280 })).toBe(false);
    expect(has("vrishabha", "chandra_mangala", { mars: 25 })).toBe(true);
    expect(has("vrishabha", "budha_aditya", { mercury: 152 })).toBe(true);
    expect(has("vrishabha", "budha_aditya", { mercury: 149 })).toBe(false);
  });

  it("are Vesi, Vosi and Ubhayachari by the graha beside the Sun (BPHS 38.1)", () => {
    const clear = { mercury: 165, venus: 170, mars: 75 };
    expect(has("mesha", "vesi", { ...clear, mars: 185 })).toBe(true);
    expect(has("mesha", "vosi", { ...clear, mars: 125 })).toBe(true);
    expect(has("mesha", "ubhayachari", { ...clear, mars: 125, venus: 185 })).toBe(true);
  });

  it("are raja yogas where lords of kendra and trine are joined, exchanged or see each other (BPHS 34.11-15)", () => {
    // Mesha: Moon rules the 4th, Sun the 5th, Jupiter the 9th, Saturn the 10th.
    expect(has("mesha", "raja", { moon: 155 })).toBe(true);
    expect(has("mesha", "raja", { moon: 335 })).toBe(true);
    expect(has("mesha", "dharma_karmadhipati", { jupiter: 250 })).toBe(true);
    expect(has("mesha", "dharma_karmadhipati", { jupiter: 275, saturn: 245 })).toBe(true);
    expect(has("mesha", "dharma_karmadhipati", { jupiter: 200, saturn: 35 })).toBe(false);
  });

  it("are dhana yogas where lords of 2 and 11 are bound to each other or to lords of 1, 5 and 9", () => {
    // Mesha: Venus rules the 2nd, Saturn the 11th.
    expect(has("mesha", "dhana", { venus: 250, jupiter: 35 })).toBe(true);
    const unbound = { venus: 35, saturn: 135, sun: 95, mars: 65, jupiter: 200, moon: 275, mercury: 100 };
    expect(yogasIn("mesha", unbound).filter(({ yoga }) => yoga === "dhana")).toEqual([]);
  });

  it("are Harsha, Sarala and Vimala if lords of 6, 8 and 12 are in these", () => {
    // Mesha: Mercury rules the 6th, Mars the 8th, Jupiter the 12th.
    expect(has("mesha", "harsha", { mercury: 215 })).toBe(true);
    expect(has("mesha", "sarala", { mars: 155 })).toBe(true);
    expect(has("mesha", "vimala", { jupiter: 335 })).toBe(true);
    expect(has("mesha", "harsha", { mercury: 185 })).toBe(false);
  });

  it("sort the 66 exchanges into 30 of misery, 8 rough and 28 great (Phaladeepika 6.32)", () => {
    const houses = Array.from({ length: 12 }, (_, index) => index + 1);
    const kinds = houses.flatMap((one) =>
      houses.filter((other) => other > one).map((other) => parivartanaKind(one, other)),
    );
    const tally = Map.groupBy(kinds, (kind) => kind);
    expect([...tally].map(([kind, list]) => [kind, list.length]).toSorted()).toEqual([
      ["dainya_parivartana", 30],
      ["khala_parivartana", 8],
      ["maha_parivartana", 28],
    ]);
    expect(has("mesha", "maha_parivartana", { sun: 245, jupiter: 125 })).toBe(true);
  });

  it("undo a fall if the lord of the sign is in a kendra, and say by whom (Phaladeepika 7.26-30)", () => {
    // Saturn falls in Mesha; Mars its lord in Tula is in the seventh from the lagna and the Moon.
    const undone = yogasIn("mesha", { saturn: 15, mars: 185 }).find(({ yoga }) => yoga === "neecha_bhanga");
    expect(undone?.grahas).toEqual(["saturn"]);
    expect(undone?.reasons.map(({ facts }) => "by" in facts && [facts.by, facts.how])).toContainEqual([
      "mars",
      "lord_of_sign_in_kendra",
    ]);
    expect(has("mesha", "neecha_bhanga", { saturn: 45 })).toBe(false);
  });

  it("do not excuse a fall by the Moon because she is in the first from herself", () => {
    // Mars falls in Karka, whose lord she is; Jupiter in Makara, whom she exalts. Out of every kendra and sight she undoes nothing.
    const mars = { mars: 118, moon: 245, saturn: 5, jupiter: 5 };
    expect(
      yogasIn("vrishabha", mars).filter(({ grahas, yoga }) => yoga === "neecha_bhanga" && grahas[0] === "mars"),
    ).toEqual([]);
    const jupiter = { jupiter: 275, moon: 245, saturn: 185, mars: 5 };
    expect(
      yogasIn("vrishabha", jupiter).filter(({ grahas, yoga }) => yoga === "neecha_bhanga" && grahas[0] === "jupiter"),
    ).toEqual([]);
    // In a kendra from the lagna she does, and the reason names only the lagna.
    const undone = yogasIn("dhanu", mars).find(({ grahas, yoga }) => yoga === "neecha_bhanga" && grahas[0] === "mars");
    expect(undone?.reasons.map(({ facts }) => "kendraFrom" in facts && [facts.by, facts.kendraFrom])).toContainEqual([
      "moon",
      ["lagna"],
    ]);
    expect(
      undone?.reasons.every(({ facts }) => !("by" in facts) || facts.by !== "moon" || !("houseFromMoon" in facts)),
    ).toBe(true);
  });

  it("have each a rule, a text and a graha, in every chart", () => {
    const anyPlaces = fc.record(
      Object.fromEntries(GRAHAS.map((graha) => [graha, fc.integer({ min: 0, max: 359 })])) as Record<
        Graha,
        fc.Arbitrary<number>
      >,
    );
    fc.assert(
      fc.property(anyPlaces, (places) => {
        for (const { yoga, grahas, reasons } of chartYogas(chartWithLagna("mesha", places))) {
          expect(CHART_YOGAS).toContain(yoga);
          expect(grahas.length).toBeGreaterThan(0);
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.filter(({ source }) => "custom" in source || "remark" in source)).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });
});
