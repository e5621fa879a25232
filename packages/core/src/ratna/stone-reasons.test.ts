import { describe, expect, it } from "vitest";
import { cite } from "../citation.ts";
import type { Graha } from "../ids.ts";
import { bodyReasons, flawReasons, giftsReason, ownMatter, PRACTICE, wearingReasons } from "./stone-reasons.ts";

describe("why a stone is worn as it is", () => {
  it("is custom: the ruby on a Sunday, on the ring finger, in gold, of 3 to 5 carats", () => {
    const { finger, metal, weight, day } = wearingReasons("ruby", "sun");
    expect([finger.facts, metal.facts, day.facts]).toEqual([
      { finger: "ring" },
      { metals: ["gold"] },
      { vara: "ravi" },
    ]);
    expect(weight.facts).toEqual({ caratsFrom: 3, caratsTo: 5, rattiFrom: 3.3, rattiTo: 5.5 });
    for (const reason of [finger, metal, weight, day]) expect(reason).toMatchObject({ source: PRACTICE, about: "sun" });
  });
});

describe("what a stone is worn for", () => {
  it.each<readonly [Graha, verse: number]>([
    ["sun", 1],
    ["moon", 2],
    ["mars", 3],
    ["mercury", 4],
    ["jupiter", 5],
    ["venus", 6],
    ["saturn", 7],
  ])("is the matters of %s by Phaladeepika 2.%i, for anyone and for one person", (graha, verse) => {
    const source = cite("phaladeepika", 2, verse);
    expect(giftsReason("ruby", graha)).toMatchObject({ rule: "gem.gifts", facts: { gem: "ruby" }, source });
    expect(ownMatter(graha)).toMatchObject({ rule: "gem.benefit_own", source, about: graha });
  });

  it.each(["rahu", "ketu"] as const)("is custom for %s, of whom that chapter has no verse", (node) => {
    expect(giftsReason("gomedhaka", node).source).toBe(PRACTICE);
  });
});

describe("the reasons about a body and a stone", () => {
  it("name the graha that lends a node its parts, and are about the node", () => {
    expect(bodyReasons("rahu").map(({ about, facts }) => [about, facts.like, facts.part])).toEqual([
      ["rahu", "saturn", "muscles"],
      ["rahu", "saturn", "legs"],
      ["rahu", "saturn", "stomach"],
      ["rahu", "saturn", "tiredness"],
    ]);
    expect(bodyReasons("saturn").every(({ about, facts }) => about === "saturn" && facts.like === "saturn")).toBe(true);
  });

  it("name the text of each flaw: for a coral's holes the Arthashastra, for its cracks Brihat Samhita", () => {
    const reasons = flawReasons("coral", "mars");
    const sourceOf = (flaw: string) => reasons.find(({ facts }) => facts.flaw === flaw)?.source;
    expect(sourceOf("holes")).toEqual({ work: "arthashastra", kanda: 2, chapter: 11 });
    expect(sourceOf("lines")).toEqual(cite("brihat_samhita", 82, 4));
    expect(sourceOf("crows_foot")).toBeUndefined();
    expect(reasons.every(({ rule, about }) => rule === "gem.flaw" && about === "mars")).toBe(true);
  });
});
