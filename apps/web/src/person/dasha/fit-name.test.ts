import { expect, test } from "vitest";
import { shortName } from "#person/grahas/short-name.ts";
import { fitsFrom } from "./fit-name.ts";

test("no dasha is named in full on a phone, on a wider strip each that has room", () => {
  expect(fitsFrom("Venus", 20 / 120, "en")).toBe(36);
  expect(fitsFrom("Jupiter", 16 / 120, "en")).toBe(36);
  expect(fitsFrom("Sun", 6 / 120, "en")).toBe(44);
  expect(fitsFrom("చంద్రుడు", 10 / 120, "te")).toBe(44);
  expect(fitsFrom("Mercury", 0.01, "en")).toBeUndefined();
});

test("short names distinguish the nine in both languages", () => {
  const english = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"];
  const telugu = ["సూర్యుడు", "చంద్రుడు", "కుజుడు", "బుధుడు", "గురుడు", "శుక్రుడు", "శని", "రాహువు", "కేతువు"];
  expect(english.map((name) => shortName(name, "en")).join(" ")).toBe("Su Mo Ma Me Ju Ve Sa Ra Ke");
  expect(new Set(telugu.map((name) => shortName(name, "te"))).size).toBe(9);
});
