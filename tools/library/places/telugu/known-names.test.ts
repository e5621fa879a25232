import { describe, expect, it } from "vitest";
import { knownNames, latinWords, wordPairs } from "./known-names.ts";

describe("the known names", () => {
  const known = knownNames();

  it("are the Indian ones of every table", () => {
    expect(known.length).toBeGreaterThan(1_550);
    expect(known.filter(({ where }) => !/^IN(\.\d\d)?$/.test(where))).toEqual([]);
    for (const latin of ["Guntur", "Rekurti", "Gummagatta", "Peddapappur", "Somnath"]) {
      expect(known.map((name) => name.latin)).toContain(latin);
    }
    expect(known.filter(({ latin, telugu }) => latin === "" || telugu === "")).toEqual([]);
  });

  it("are compared word by word where both have as many, else whole", () => {
    const pairsOf = (latin: string, telugu: string) => wordPairs({ latin, telugu, where: "IN.02" });
    expect(pairsOf("Bandi Atmakur", "బండి ఆత్మకూరు")).toEqual([
      ["bandi", "బండి"],
      ["atmakur", "ఆత్మకూరు"],
    ]);
    expect(pairsOf("Munchingi Puttu", "ముంచింగిపుట్టు")).toEqual([["munchingiputtu", "ముంచింగిపుట్టు"]]);
    expect(pairsOf("G. Madugula", "జి.మాడుగుల")).toEqual([["madugula", "మాడుగుల"]]);
  });

  it("have no words in initials, brackets and other scripts", () => {
    expect(latinWords("K.V.B. Puram")).toEqual(["puram"]);
    expect(latinWords("Shankarampet (R)")).toEqual(["shankarampet"]);
    expect(latinWords("Śrī-Kālahasti")).toEqual(["sri", "kalahasti"]);
    expect(latinWords("గుంటూరు 12")).toEqual([]);
  });
});
