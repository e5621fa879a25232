import { describe, expect, it } from "vitest";
import { RASIS } from "../../ids.ts";
import { rasiCharacter } from "./rasi-character.ts";

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
