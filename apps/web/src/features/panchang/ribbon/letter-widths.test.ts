import { describe, expect, test } from "vitest";
import { guessedTextWidth } from "./letter-widths.ts";

describe("the guessed width of a text", () => {
  // Advances of Anek Telugu and Tiro Telugu, read out of Chromium's canvas.
  test.each([
    ["Yamakanta", "plain", 55 + 49 + 82 + 49 + 50 + 49 + 53 + 40 + 49],
    ["Dwadashi", "bold", 61 + 77 + 52 + 56 + 52 + 46 + 56 + 24],
    ["10:19", "plain", 34 + 57 + 20 + 34 + 54],
    ["Gulika", "plain", 59 + 53 + 22 + 22 + 50 + 49],
    ["సూర్యాస్తమయం", "plain", 639],
    ["అభిజిత్", "bold", 321],
    ["కృత్తిక", "plain", 213],
    ["ఉత్తరాభాద్ర", "bold", 476],
    ["సూర్యాస్తమయం", "display", 670],
    ["Moonset", "display", 378],
  ] as const)("of %s is within a twentieth of what is measured", (text, look, measuredHundredths) => {
    const guessed = guessedTextWidth(text, look, 100);
    expect(Math.abs(guessed / measuredHundredths - 1)).toBeLessThan(0.05);
  });
});
