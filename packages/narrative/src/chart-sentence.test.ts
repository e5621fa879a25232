import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue/catalogue-of.ts";
import { type ChartFact, chartSentence } from "./chart-sentence.ts";

const facts: readonly ChartFact[] = [
  { who: "ascendant", rasi: "vrishabha", house: 1, degreeText: "8°09′", isRetrograde: false },
  { who: "saturn", rasi: "makara", house: 9, degreeText: "1°29′", isRetrograde: true },
];

describe("a chart read aloud", () => {
  it("names each, its sign, its degree, its house and whether it goes back", () => {
    expect(chartSentence(catalogueOf("en"), facts)).toBe(
      "Ascendant: Taurus 8°09′, house 1. Saturn: Capricorn 1°29′, house 9, retrograde.",
    );
  });

  it("speaks Telugu throughout", () => {
    expect(chartSentence(catalogueOf("te"), facts)).toBe("లగ్నం: వృషభం 8°09′, 1వ భావం. శని: మకరం 1°29′, 9వ భావం, వక్రగతి.");
  });

  it("leaves the degree out of charts that have none", () => {
    const [lagna] = facts;
    const { degreeText: _, ...bare } = lagna!;
    expect(chartSentence(catalogueOf("en"), [bare])).toBe("Ascendant: Taurus, house 1.");
  });
});
