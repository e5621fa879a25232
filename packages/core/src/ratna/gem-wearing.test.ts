import { describe, expect, it } from "vitest";
import { GRAHAS, type Graha, type Vara } from "../ids.ts";
import { clashingGems, GEM_WEARING, GRAHA_GEM, rattiOfCarats } from "./gem-wearing.ts";

describe("stones not worn together", () => {
  it("are, for the yellow sapphire, those of Jupiter's enemies", () => {
    expect(clashingGems("jupiter")).toEqual(["emerald", "diamond"]);
  });

  it("are, for the ruby, those of Venus and Saturn and of the nodes", () => {
    expect(clashingGems("sun")).toEqual(["diamond", "blue_sapphire", "gomedhaka", "cat_eye"]);
  });

  it("shun each other both ways, and no stone shuns itself", () => {
    for (const graha of GRAHAS) {
      expect(clashingGems(graha)).not.toContain(GRAHA_GEM[graha]);
      for (const other of GRAHAS) {
        expect(clashingGems(graha).includes(GRAHA_GEM[other])).toBe(clashingGems(other).includes(GRAHA_GEM[graha]));
      }
    }
  });
});

describe("how a stone is worn", () => {
  it.each<readonly [Graha, Vara]>([
    ["sun", "ravi"],
    ["moon", "soma"],
    ["mars", "mangala"],
    ["mercury", "budha"],
    ["jupiter", "guru"],
    ["venus", "shukra"],
    ["saturn", "shani"],
    ["rahu", "shani"],
    ["ketu", "mangala"],
  ])("is, for %s, from its own day on, a node's from the day of the graha it is read like: %s", (graha, vara) => {
    expect(GEM_WEARING[GRAHA_GEM[graha]].vara).toBe(vara);
  });

  it.each(GRAHAS)("is, for %s, in some metal and of some weight, from less to more", (graha) => {
    const { metals, caratsFrom, caratsTo } = GEM_WEARING[GRAHA_GEM[graha]];
    expect(metals.length).toBeGreaterThan(0);
    expect(caratsFrom).toBeGreaterThan(0);
    expect(caratsTo).toBeGreaterThan(caratsFrom);
  });

  it.each([
    [0.91, 1],
    [1.82, 2],
    [1, 1.1],
    [0.95, 1],
    [0.96, 1.1],
    [10, 11],
  ])("counts %f carats as %f ratti of 182 mg, to a tenth", (carats, ratti) => {
    expect(rattiOfCarats(carats)).toBe(ratti);
  });
});
