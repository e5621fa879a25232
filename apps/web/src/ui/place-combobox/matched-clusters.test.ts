import { describe, expect, test } from "vitest";
import { matchedClusters } from "./matched-clusters.ts";

const split = (name: string, typed: string) => {
  const { before, match, after } = matchedClusters(name, typed);
  return [before, match, after];
};

describe("what of a suggestion was typed", () => {
  test("is found whatever its capitals, at the start and within", () => {
    expect(split("Warangal", "WARA")).toEqual(["", "Wara", "ngal"]);
    expect(split("New Delhi", "del")).toEqual(["New ", "Del", "hi"]);
    expect(split("Jersey City", " jersey c ")).toEqual(["", "Jersey C", "ity"]);
  });

  test("is widened to whole Telugu clusters, so that no vowel sign comes loose", () => {
    expect(split("వరంగల్", "వర")).toEqual(["", "వరం", "గల్"]);
    expect(split("విజయవాడ", "విజ")).toEqual(["", "విజ", "యవాడ"]);
    expect(split("శ్రీకాళహస్తి", "శ్రీక")).toEqual(["", "శ్రీకా", "ళహస్తి"]);
  });

  test("is found in decomposed text too", () => {
    expect(split("Bogota\u0301", "bogotá")).toEqual(["", "Bogotá", ""]);
  });

  test("is nothing where the place was found by another of its names", () => {
    expect(split("Varanasi", "kasi")).toEqual(["Varanasi", "", ""]);
    expect(split("Varanasi", "  ")).toEqual(["Varanasi", "", ""]);
  });

  test("loses no letter", () => {
    for (const [name, typed] of [
      ["హైదరాబాద్", "దరా"],
      ["Aurangabad", "anga"],
      ["తిరుపతి", "ప"],
    ] as const) {
      expect(split(name, typed).join("")).toBe(name);
    }
  });
});
