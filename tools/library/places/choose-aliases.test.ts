import { describe, expect, it } from "vitest";
import { chooseAliases } from "./choose-aliases.ts";
import type { PlaceEntry } from "./place-entry.ts";

const entry = (more: Partial<PlaceEntry>): PlaceEntry => ({
  name: "Vijayawada",
  otherNames: [],
  handNames: [],
  latitudeDeg: 16.5,
  longitudeDeg: 80.6,
  country: "IN",
  admin1Code: "02",
  admin1: "Andhra Pradesh",
  admin2: "NTR",
  population: 874_587,
  ...more,
});

describe("the names a place is also found by", () => {
  it("are those that sound unlike the ones before", () => {
    const otherNames = ["Vijayavada", "Vijayawāda", "Bezwada", "Bezwāda", "Bezavada"];
    expect(chooseAliases(entry({ otherNames }))).toEqual(["Bezwada", "Bezavada"]);
  });

  it("leave out codes, machine transliterations, other scripts and addresses", () => {
    const otherNames = ["VGA", "wei jie ya wa da", "Виджаявада", "విజయవాడ", "https://example.org/x"];
    expect(chooseAliases(entry({ otherNames }))).toEqual([]);
  });

  it("always contain those written by hand, whatever it sounds like", () => {
    expect(chooseAliases(entry({ handNames: ["Vijayavada", "BZA", "Vijayawada"] }))).toEqual(["Vijayavada", "BZA"]);
  });

  it("are left out for small places abroad", () => {
    const abroad = entry({ country: "FR", population: 900, otherNames: ["Bezwada"], handNames: ["Besançon"] });
    expect(chooseAliases(abroad)).toEqual(["Besançon"]);
  });
});
