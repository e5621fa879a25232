import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPlaceTable } from "../file/place-table.ts";
import { openFile } from "../file/sealed-file.ts";
import { searchPlaces } from "./search-places.ts";
import { WorkMeter } from "./work-meter.ts";

/*
 * What a search costs, counted and not timed: looks at keys and at the words of divisions. A look takes 10 to 20 ns, so
 * that the bound is one or two milliseconds.
 */
const table = readPlaceTable(openFile(readFileSync(join(import.meta.dirname, "../../data/places.bin"))));
const meter = new WorkMeter();
const search = searchPlaces(table, meter);

function looksFor(query: string): number {
  search(query, { lang: "te", limit: 20 });
  return meter.looks;
}

/** Those that most names begin with, and other scripts. */
const LETTERS = [..."sbkpcmahw", "స", "శ్రీ", "京"];
const SECOND = [..."ainh"];

/** The longest that a query may be on the wire. */
const wire = (query: string): string => query.slice(0, 120);

const ATTACKS: readonly string[] = [
  "s a s a s a s a s a, zz",
  "s, zz",
  "sant a b c d e f g, z, y, x, w, v",
  "స a స b స c, zz",
  "hydrabd telangna indi",
  "sa\u0301\u0302\u0303".repeat(20),
  "ﷺ".repeat(40),
  ...LETTERS.flatMap((a) => [
    a,
    `${a}, zz`,
    `${a}, a`,
    `${a}, in`,
    `${a} `.repeat(60),
    `${a},`.repeat(60),
    a.repeat(120),
    ...SECOND.flatMap((b) => [
      a + b,
      `${a} ${b}`,
      `${a}${b}, zz`,
      `${a} ${b} `.repeat(6),
      `${`${a} ${b} `.repeat(5)}, zz`,
      `${a}${b} `.repeat(8),
      `${a}${b}`.repeat(3),
      `${a}${b}n${b}${a}`,
      `${a}${b}n ${b}${a}r ${a} n`,
      `${a}${b} ${b}${a} ${a} ${b} x, q`,
    ]),
  ]),
].map(wire);

describe("the cost of a search", () => {
  it("is bounded for whatever is typed", () => {
    const worst = ATTACKS.map((query) => ({ query, looks: looksFor(query) })).toSorted((a, b) => b.looks - a.looks)[0];
    expect(worst?.looks, worst?.query).toBeLessThan(110_000);
  });

  it("is next to nothing if no place is in the given state", () => {
    expect(looksFor("s a s a s a s a s a, zz")).toBeLessThan(3_000);
  });

  it("is small for what people type", () => {
    for (const query of ["warangal", "edison nj", "hyderabad, telangana", "గుంటూరు", "jersey city, new jersey, usa"]) {
      expect(looksFor(query), query).toBeLessThan(20_000);
    }
  });
});
