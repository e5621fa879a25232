import { calls } from "@vedanga/contract";
import { BINDU_GIVERS, BINDU_TABLES } from "@vedanga/core";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const PLANETS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant"] as const;
const TOTALS = [48, 49, 39, 54, 56, 52, 39, 49];
const rowsOf = (query: Query) => answers.ashtakvarga(birthOf(query), context);
const giversOf = (query: Query) => answers.binnashtakvarga(z.parse(calls.binnashtakvarga.parameters, query), context);
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

describe("the ashtakavarga of a birth", () => {
  it("has the bindus of the strengths of the same birth, and the givers of each add up to them", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(...BINDU_TABLES), (birth, bindus) => {
        const query = { ...birth, bindus };
        const { response, conventions } = rowsOf(query);
        const { bhinna, sarva } = answers.strengths(birthOf(query), context).response.ashtakavarga;
        expect(conventions.bindus).toBe(bindus);
        expect(response.ashtakvarga_points.slice(0, 7)).toEqual(Object.values(bhinna));
        expect(response.ashtakvarga_total).toEqual(sarva);
        expect(response.ashtakvarga_points.map(sum)).toEqual(TOTALS);
        PLANETS.forEach((planet, index) => {
          const gifts = Object.values(giversOf({ ...query, planet }).response);
          const counts = sarva.map((_, sign) => sum(gifts.map((gift) => gift[sign] ?? Number.NaN)));
          expect(counts, planet).toEqual(response.ashtakvarga_points[index]);
        });
      }),
      { numRuns: 20 },
    );
  });

  it.each(["en", "te"] as const)("says in %s by what it is counted, row by row and giver by giver", (lang) => {
    const rows = rowsOf({ ...warangal, lang, explain: "1" });
    expect(z.parse(calls.ashtakvarga.response, rows)).toEqual(rows);
    expect(rows.reasons?.map(({ about }) => about)).toEqual([
      ...PLANETS.map((_, index) => `ashtakvarga_points.${index}`),
      "ashtakvarga_total",
    ]);
    for (const planet of PLANETS) {
      const givers = giversOf({ ...warangal, planet, lang, explain: "1" });
      expect(z.parse(calls.binnashtakvarga.response, givers)).toEqual(givers);
      expect(givers.reasons?.map(({ about }) => about)).toEqual(Object.keys(givers.response));
      for (const { text, source, facts } of [...(rows.reasons ?? []), ...(givers.reasons ?? [])]) {
        for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        if (Array.isArray(facts.houses)) expect(text).toContain(String(facts.houses.at(-1)));
      }
    }
  });

  it("cites the author of the table, and Parashara for the ascendant in either", () => {
    const sources = (bindus: string) =>
      rowsOf({ ...warangal, bindus, explain: "1" }).reasons?.map(({ source }) => source.replace(/ [\d.-]+$/, ""));
    const parashara = "Brihat Parashara Hora Shastra";
    expect(sources("varahamihira")).toEqual([...Array(7).fill("Brihat Jataka"), parashara, "Brihat Jataka"]);
    expect(sources("parashara")).toEqual(Array(BINDU_GIVERS.length + 1).fill(parashara));
  });
});
