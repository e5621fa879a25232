import {
  AYANA_WIRE,
  KARANA_WIRE,
  NAKSHATRA_WIRE,
  RITU_WIRE,
  SAMVATSARA_WIRE,
  TITHI_WIRE,
  YOGA_WIRE,
} from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { displayName } from "./display-names.ts";

const LISTS = { TITHI_WIRE, NAKSHATRA_WIRE, YOGA_WIRE, KARANA_WIRE, RITU_WIRE, AYANA_WIRE, SAMVATSARA_WIRE };

describe("display names", () => {
  test("names of two words are shown as two words", () => {
    expect(displayName("PurvaPhalguni")).toBe("Purva Phalguni");
    expect(displayName("UttaraBhadra")).toBe("Uttara Bhadrapada");
  });

  test("spellings of the wire that no almanac prints are mended", () => {
    expect(displayName("Sapthami")).toBe("Saptami");
    expect(displayName("Uttrayana")).toBe("Uttarayana");
    expect(displayName("Kimstughana")).toBe("Kimstughna");
  });

  test("what needs no mending, and Telugu, pass as they came", () => {
    expect(displayName("Revati")).toBe("Revati");
    expect(displayName("పుబ్బ")).toBe("పుబ్బ");
  });

  test.each(Object.entries(LISTS))("no two names of %s are shown alike", (_list, names) => {
    const shown = Object.values(names).map(displayName);
    expect(new Set(shown).size).toBe(shown.length);
    for (const name of shown) expect(name).not.toMatch(/[a-z][A-Z]/);
  });
});
