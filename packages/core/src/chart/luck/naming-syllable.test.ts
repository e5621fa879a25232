import { describe, expect, it } from "vitest";
import { NAKSHATRAS } from "../../ids.ts";
import { NAMING_SYLLABLES, namingSyllables } from "./naming-syllable.ts";

describe("the syllables of names", () => {
  it("are 108, no two alike", () => {
    const all = NAKSHATRAS.flatMap(namingSyllables);
    expect(all).toHaveLength(108);
    expect(new Set(all).size).toBe(108);
    expect(NAMING_SYLLABLES).toHaveLength(27);
  });

  it("begin with chu for Ashwini and end with chi for Revati", () => {
    expect(namingSyllables("ashwini")).toEqual(["chu", "che", "cho", "la"]);
    expect(namingSyllables("revati")).toEqual(["de", "do", "cha", "chi"]);
  });
});
