import { describe, expect, it } from "vitest";
import { GRAHAS } from "../ids.ts";
import { clashingGems, GRAHA_GEM } from "./gem-wearing.ts";

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
