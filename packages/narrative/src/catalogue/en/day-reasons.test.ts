import { describe, expect, it } from "vitest";
import { DAY_REASONS_EN } from "./day-reasons.ts";

describe("the reasons of a day in English", () => {
  it("give the Sun and the Moon their article and the planets none", () => {
    const day = (rasiLord: "sun" | "jupiter", about: "sun" | "moon" | "mars") =>
      DAY_REASONS_EN["day.vara"]({ vara: "soma", rasiLord, regard: "friend", signifies: false }, about);
    expect(day("sun", "moon")).toContain("the day of the Moon, who is a friend of the Sun, the lord of the sign.");
    expect(day("jupiter", "mars")).toContain("the day of Mars, who is a friend of Jupiter, the lord of the sign.");
    expect(day("sun", "sun")).toContain("the day of the Sun, who is the lord of the sign itself.");
  });
});
