import { describe, expect, it } from "vitest";
import { GRAHAS } from "../../ids.ts";
import { isCombust } from "./combustion.ts";

describe("combustion", () => {
  it("has the orbs of Surya Siddhanta 9.6-8 and 10.1, the orb itself included", () => {
    const orbsDeg = { moon: 12, mars: 17, mercury: 14, jupiter: 11, venus: 10, saturn: 15 } as const;
    for (const [graha, orbDeg] of Object.entries(orbsDeg)) {
      const at = graha as keyof typeof orbsDeg;
      expect(isCombust(at, 100 + orbDeg, 100, false), graha).toBe(true);
      expect(isCombust(at, 100 - orbDeg - 0.01, 100, false), graha).toBe(false);
    }
  });

  it("is narrower for Mercury and Venus going back", () => {
    expect([isCombust("mercury", 113, 100, false), isCombust("mercury", 113, 100, true)]).toEqual([true, false]);
    expect([isCombust("venus", 109, 100, false), isCombust("venus", 109, 100, true)]).toEqual([true, false]);
  });

  it("is measured across the start of Mesha", () => {
    expect(isCombust("mars", 355, 5, false)).toBe(true);
  });

  it("never touches the Sun and the nodes", () => {
    for (const graha of GRAHAS) {
      if (["sun", "rahu", "ketu"].includes(graha)) expect(isCombust(graha, 100, 100, true)).toBe(false);
    }
  });
});
