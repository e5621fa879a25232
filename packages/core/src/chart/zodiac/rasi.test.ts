import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RASIS } from "../../ids.ts";
import { degreesInRasi, houseFrom, isOddRasi, rasiAt, rasiCharacter, rasiIndex, rasiOf } from "./rasi.ts";

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("signs", () => {
  it("include their first point and not their last", () => {
    expect(rasiOf(0)).toBe("mesha");
    expect(rasiOf(29.999999)).toBe("mesha");
    expect(rasiOf(30)).toBe("vrishabha");
    expect(rasiOf(360)).toBe("mesha");
    expect(rasiOf(-0.000001)).toBe("meena");
  });

  it("and the degrees in them make up the longitude again", () => {
    fc.assert(
      fc.property(anyLongitude, (longitudeDeg) => {
        const back = rasiIndex(rasiOf(longitudeDeg)) * 30 + degreesInRasi(longitudeDeg);
        expect(Math.abs(back - longitudeDeg)).toBeLessThan(1e-9);
      }),
    );
  });

  it("are counted as houses inclusively, the sign itself first", () => {
    expect(houseFrom("mesha", "mesha")).toBe(1);
    expect(houseFrom("tula", "kanya")).toBe(12);
    expect(houseFrom("meena", "mithuna")).toBe(4);
    for (const from of RASIS) {
      const houses = RASIS.map((rasi) => houseFrom(from, rasi));
      expect(new Set(houses).size).toBe(12);
    }
  });

  it("go round in both directions, odd ones first", () => {
    expect(rasiAt(-1)).toBe("meena");
    expect(rasiAt(25)).toBe("vrishabha");
    expect(RASIS.filter(isOddRasi)).toEqual(["mesha", "mithuna", "simha", "tula", "dhanu", "kumbha"]);
  });
});

describe("the character of a sign", () => {
  it("is movable, of fire and eastern for Mesha; fixed, of water and northern for Vrischika", () => {
    expect(rasiCharacter("mesha")).toEqual({ modality: "movable", tattva: "agni", direction: "east" });
    expect(rasiCharacter("vrischika")).toEqual({ modality: "fixed", tattva: "jala", direction: "north" });
  });

  it("differs from every other sign's", () => {
    const characters = RASIS.map((rasi) => JSON.stringify(rasiCharacter(rasi)));
    expect(new Set(characters).size).toBe(12);
  });
});
