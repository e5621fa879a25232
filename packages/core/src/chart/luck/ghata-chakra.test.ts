import { describe, expect, it } from "vitest";
import { RASIS } from "../../ids.ts";
import { houseFrom } from "../zodiac/rasi.ts";
import { ghataChakra } from "./ghata-chakra.ts";

describe("the ghata chakra", () => {
  it("has the number verses of Muhurta Chintamani for Moon and lagna", () => {
    expect(RASIS.map((rasi) => houseFrom(rasi, ghataChakra(rasi).rasi))).toEqual([
      1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12,
    ]);
    expect(RASIS.map((rasi) => RASIS.indexOf(ghataChakra(rasi).lagna) + 1)).toEqual([
      1, 2, 4, 7, 10, 12, 6, 8, 9, 11, 3, 5,
    ]);
  });

  it("gives one born with the Moon in Vrischika the Moon in Vrishabha, Nanda tithis, Friday and Revati", () => {
    expect(ghataChakra("vrischika")).toEqual({
      rasi: "vrishabha",
      tithiGroup: "nanda",
      tithis: [1, 6, 11],
      vara: "shukra",
      nakshatra: "revati",
      lord: "venus",
      tattva: "jala",
      lagna: "vrischika",
      oppositeLagna: "vrishabha",
    });
  });
});
