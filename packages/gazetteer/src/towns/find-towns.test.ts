import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findTowns, isNamed, TOWN_PEOPLE } from "./find-towns.ts";
import { townList } from "./town-list.ts";

const list = townList(readFileSync(join(import.meta.dirname, "..", "..", "data", "places.bin")));

describe("the list of towns", () => {
  it("has every town once, each large enough", () => {
    const lines = list.trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(20_000);
    expect(new Set(lines.map((line) => line.split("\t")[1])).size).toBe(lines.length);
    expect(lines.filter((line) => Number(line.split("\t").at(-1)) < TOWN_PEOPLE)).toEqual([]);
  });

  it("finds a town by its own name in Latin and Telugu letters, and by another that no other place has", () => {
    for (const typed of ["Visakhapatnam", "విశాఖపట్నం", "vizag", " visakha patnam"]) {
      expect(findTowns(list, typed, "te")).toMatchObject([{ name: "విశాఖపట్నం", zone: "Asia/Kolkata" }]);
    }
  });

  it("lists all of one name, the largest first, in the language that is asked for", () => {
    const found = findTowns(list, "hyderabad", "en");
    expect(found.map(({ country }) => country)).toEqual(["India", "Pakistan"]);
    expect(found[0]?.population).toBeGreaterThan(found[1]?.population ?? Number.POSITIVE_INFINITY);
  });

  it("does not take a town for what is the name of other places, nor a part of a name for the whole", () => {
    expect(findTowns(list, "Milton", "en").map(({ name }) => name)).not.toContain("Kansas City");
    for (const typed of ["hyder", "Hyderabad, Pakistan", "", "|", "1269843"])
      expect(findTowns(list, typed, "en")).toEqual([]);
  });
});

it("a place is named by its name in either script, whatever state follows after a comma", () => {
  const guntur = { nameEn: "Guntur", nameTe: "గుంటూరు" };
  for (const typed of ["guntur", "గుంటూరు", "Guntur, Andhra Pradesh"]) expect(isNamed(guntur, typed)).toBe(true);
  expect(isNamed(guntur, "guntu")).toBe(false);
});
