import { DIRECTIONS, NAKSHATRAS } from "@vedanga/core";
import { describe, expect, it } from "vitest";
import { auspiciousDirections } from "./auspicious-directions.ts";

describe("the directions a star opens", () => {
  it("leave out the one its own shula bars: Jyeshtha east, Purva Bhadrapada south, Rohini west, Uttara Phalguni north", () => {
    expect(auspiciousDirections("jyeshtha")).not.toContain("east");
    expect(auspiciousDirections("purva_bhadrapada")).not.toContain("south");
    expect(auspiciousDirections("rohini")).not.toContain("west");
    expect(auspiciousDirections("uttara_phalguni")).not.toContain("north");
  });

  it("are all four for the four stars that Vasishtha names", () => {
    const open = NAKSHATRAS.filter((nakshatra) => auspiciousDirections(nakshatra).length === 4);
    expect(open).toEqual(["ashwini", "pushya", "hasta", "anuradha"]);
  });

  it("never cross the bar: no star but those four opens both east and west, or both north and south", () => {
    for (const nakshatra of NAKSHATRAS) {
      const directions = auspiciousDirections(nakshatra);
      expect(directions.every((direction) => DIRECTIONS.includes(direction))).toBe(true);
      if (directions.length === 4) continue;
      expect(directions.includes("east")).toBe(directions.includes("north"));
      expect(directions.includes("east")).not.toBe(directions.includes("west"));
      expect(directions.includes("south")).toBe(directions.includes("west"));
    }
  });
});
