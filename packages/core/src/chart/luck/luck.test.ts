import { describe, expect, it } from "vitest";
import { cite } from "../../citation.ts";
import type { Graha } from "../../ids.ts";
import {
  type GrahaColour,
  gayatriReason,
  luckReasons,
  quarterSyllableReason,
  syllableReason,
  worshipReasons,
} from "./luck.ts";

describe("number and colour of a graha", () => {
  it.each<readonly [Graha, number: number, colour: GrahaColour]>([
    ["sun", 1, "copper"],
    ["moon", 2, "white"],
    ["mars", 9, "red"],
    ["mercury", 5, "green"],
    ["jupiter", 3, "yellow"],
    ["venus", 6, "variegated"],
    ["saturn", 8, "black"],
  ])("are, for %s, %i by numerology and %s by Brihat Jataka 2.5", (graha, number, colour) => {
    const reasons = luckReasons(graha);
    expect(reasons.number).toEqual({
      rule: "luck.number",
      facts: { number },
      source: { practice: "numerology" },
      about: graha,
    });
    expect(reasons.colour).toEqual({
      rule: "luck.colour",
      facts: { colour },
      source: cite("brihat_jataka", 2, 5),
      about: graha,
    });
  });

  it.each<readonly [Graha, number: number]>([
    ["rahu", 4],
    ["ketu", 7],
  ])("are, for %s, %i, which is Uranus's or Neptune's, and the smoky blue of BPHS 3.30", (node, number) => {
    const reasons = luckReasons(node);
    expect(reasons.number.facts).toEqual({ number });
    expect(reasons.colour).toMatchObject({ facts: { colour: "smoky_blue" }, source: cite("bphs", 3, 30) });
  });
});

describe("what custom gives to a graha", () => {
  it("is for the lord of the lagna the fast of a day and a gayatri, both without a verse", () => {
    const { fastingDay, gayatri } = worshipReasons("mars", "mangala");
    expect(fastingDay).toMatchObject({
      facts: { vara: "mangala" },
      source: { practice: "weekday_fast" },
      about: "mars",
    });
    expect(gayatri).toMatchObject({ rule: "luck.gayatri", source: { practice: "navagraha_worship" }, about: "mars" });
  });

  it("is for another graha the gayatri alone, under a rule of its own", () => {
    expect(gayatriReason("rahu")).toMatchObject({
      rule: "luck.gayatri_of_graha",
      source: { practice: "navagraha_worship" },
      about: "rahu",
    });
  });
});

describe("the syllables of a birth", () => {
  it.each([
    ["ashwini", 1, "chu"],
    ["ashwini", 2, "che"],
    ["ashwini", 4, "la"],
    ["revati", 1, "de"],
    ["revati", 4, "chi"],
  ] as const)("have for the quarter of the Moon in %s %i: %s", (nakshatra, pada, syllable) => {
    expect(quarterSyllableReason(nakshatra, pada)).toMatchObject({
      rule: "luck.syllable_of_quarter",
      facts: { nakshatra, pada, syllable },
      source: { work: "avakahada_chakra" },
      about: "moon",
    });
  });

  it("are those of her whole star where the quarter is not asked for", () => {
    const reason = syllableReason("revati");
    expect(reason).toMatchObject({ rule: "luck.syllables", facts: { nakshatra: "revati" }, about: "moon" });
    expect(reason.source).toEqual({ work: "avakahada_chakra" });
  });
});
