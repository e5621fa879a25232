import { describe, expect, it } from "vitest";
import { FUNCTIONAL_NATURES, LUMINOUS_GRAHAS, type LuminousGraha, RASIS, type Rasi } from "../../ids.ts";
import { functionalNature, housesRuled } from "./functional-nature.ts";

const verdict = (lagna: Rasi, graha: LuminousGraha) => functionalNature(lagna, graha).verdict;
const grahasThatAre = (lagna: Rasi, ...natures: readonly string[]) =>
  LUMINOUS_GRAHAS.filter((graha) => natures.includes(verdict(lagna, graha)));

describe("the nature of a graha for a lagna", () => {
  it("counts the houses it rules: one for the lights, two for the others", () => {
    expect(housesRuled("mesha", "saturn")).toEqual([10, 11]);
    expect(housesRuled("tula", "saturn")).toEqual([4, 5]);
    for (const lagna of RASIS) {
      const ruled = LUMINOUS_GRAHAS.flatMap((graha) => housesRuled(lagna, graha));
      expect([...ruled].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  it("makes six yogakarakas in all, each ruling a kendra and a trikona (BPHS 34.13)", () => {
    const found = RASIS.flatMap((lagna) => grahasThatAre(lagna, "yogakaraka").map((graha) => `${lagna} ${graha}`));
    expect(found).toEqual([
      "vrishabha saturn",
      "karka mars",
      "simha mars",
      "tula saturn",
      "makara venus",
      "kumbha venus",
    ]);
  });

  it("for Mesha is what BPHS 34.19-22 says: Saturn, Mercury and Venus harm, Jupiter and the Sun do good", () => {
    expect(grahasThatAre("mesha", "malefic", "highly_malefic")).toEqual(["mercury", "venus", "saturn"]);
    expect(verdict("mesha", "jupiter")).toBe("highly_benefic");
    expect(verdict("mesha", "sun")).toBe("benefic");
    // The verses do not mention the Moon: a kendra alone is neutral.
    expect(functionalNature("mesha", "moon")).toMatchObject({
      verdict: "neutral",
      reasons: [{ rule: "nature.rules_houses", facts: { houses: [4] } }, { rule: "nature.no_leaning" }],
    });
  });

  it("for Dhanu has Venus alone harmful (BPHS 34.37-38)", () => {
    expect(grahasThatAre("dhanu", "malefic", "highly_malefic")).toEqual(["venus"]);
    expect(verdict("dhanu", "saturn")).toBe("maraka");
  });

  it("lets the eighth do no harm to the Moon, the Sun and the lord of a trikona", () => {
    expect(verdict("dhanu", "moon")).toBe("neutral");
    expect(verdict("makara", "sun")).toBe("neutral");
    expect(verdict("mesha", "mars")).toBe("benefic");
    expect(verdict("mithuna", "saturn")).toBe("benefic");
  });

  it("is always one of the words of the wire, with the houses first among its reasons", () => {
    for (const lagna of RASIS) {
      for (const graha of LUMINOUS_GRAHAS) {
        const { verdict: nature, reasons } = functionalNature(lagna, graha);
        expect(FUNCTIONAL_NATURES).toContain(nature);
        expect(reasons).toHaveLength(2);
        expect(reasons[0]).toMatchObject({ rule: "nature.rules_houses", about: graha });
        expect(reasons[1]?.source).toMatchObject({
          work: "bphs",
          chapter: reasons[1]?.rule === "nature.maraka_house_lord" ? 44 : 34,
        });
      }
    }
  });
});
