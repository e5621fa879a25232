import { expect, it } from "vitest";
import { initialOf } from "./initial-of.ts";

it.each([
  ["Anjali", "A"],
  ["rao", "R"],
  ["  Élodie", "É"],
  ["E\u0301lodie", "É"],
  ["అంజలి", "అం"],
  ["రావు", "రా"],
  ["శ్రీనివాస్", "శ్రీ"],
  ["స్త్రీ", "స్త్రీ"],
  ["క్ష్మ", "క్ష్మ"],
  ["ప్", "ప్"],
  ["प्रिया", "प्रि"],
  ["முருகன்", "மு"],
  ["'Abd", "A"],
  ["3rd", "R"],
  ["42", "4"],
  ["🙏", "🙏"],
  ["", "."],
])("of %s is %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial.normalize("NFC"));
});

it("is found at once in the longest name of joined letters", () => {
  const start = performance.now();
  initialOf("క్".repeat(2000));
  expect(performance.now() - start).toBeLessThan(200);
});
