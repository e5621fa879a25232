import { chartByHouses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import { chartView } from "./chart-view.ts";
import { daridraYogas } from "./daridra-yogas.ts";

describe("Daridra where Vrischika rises (BPHS 42.2)", () => {
  // Mars, lord of 1, is in the 12th; Venus, lord of 7 and of 12, in the lagna; Jupiter rules the 2nd.
  const exchanged = { sun: 5, moon: 6, mars: 12, mercury: 4, venus: 1, saturn: 8, rahu: 4, ketu: 10 };
  it.each([
    ["with Venus", 1, "joined"],
    ["looking at Venus from the seventh", 7, "looks_at"],
    ["looking at Venus from the fifth", 5, "looks_at"],
    ["not near: Venus, who rules the 7th too, is not near herself", 3, undefined],
  ])("has Jupiter %s", (_, jupiter, how) => {
    const made = daridraYogas(chartView(chartByHouses("vrischika", { ...exchanged, jupiter })));
    const hows = made.map(({ reasons }) => reasons.flatMap(({ facts }) => ("how" in facts ? [facts.how] : [])));
    expect(hows).toEqual(how === undefined ? [] : [[how]]);
  });
});
