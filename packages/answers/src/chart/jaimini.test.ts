import { calls } from "@vedanga/contract";
import { ARUDHA_EXCEPTIONS, CHARA_LORDS, KARAKA_COUNTS, RASIS } from "@vedanga/core";
import { readAuthority } from "@vedanga/testing/authority";
import { context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const karakasOf = (query: Query) => answers.jaiminiKarakas(z.parse(calls.jaiminiKarakas.parameters, query), context);
const padasOf = (query: Query) => answers.aruthaPadas(z.parse(calls.aruthaPadas.parameters, query), context);
const SEVEN = ["Atma", "Amatya", "Bhratru", "Matri", "Putra", "Gnati", "Dara"];

describe("the chara karakas of a birth", () => {
  it("go from the highest degree in a sign to the lowest, Rahu's from the end of its sign among eight", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(...KARAKA_COUNTS), (birth, karakas) => {
        const answer = karakasOf({ ...birth, karakas });
        expect(answer.karakas).toBe(karakas);
        expect(Object.keys(answer.response)).toEqual(
          karakas === "seven" ? SEVEN : [...SEVEN.slice(0, 4), "Pitri", ...SEVEN.slice(4)],
        );
        const found = Object.values(answer.response);
        const degrees = found.map(({ planet, local_degree }) => (planet === "Rahu" ? 30 - local_degree : local_degree));
        expect(degrees).toEqual(degrees.toSorted((one, other) => other - one));
        expect(new Set(found.map(({ planet }) => planet)).size).toBe(found.length);
        for (const { local_degree, global_degree, rasi_no } of found)
          expect(Math.abs(global_degree - (rasi_no - 1) * 30 - local_degree)).toBeLessThan(1e-5);
      }),
      { numRuns: 40 },
    );
  });

  it("of a known birth are these", () => {
    const { response } = karakasOf(warangal);
    expect(Object.values(response).map(({ planet }) => planet)).toEqual([
      "Mars",
      "Moon",
      "Venus",
      "Jupiter",
      "Mercury",
      "Sun",
      "Saturn",
    ]);
    expect(response.Atma).toMatchObject({ name: "Atmakaraka", siginfier: "Self", house: 10, zodiac: "Aquarius" });
    // Rahu at 17.53 of its sign counts as 12.47, below Mercury's 14.19.
    const eight = karakasOf({ ...warangal, karakas: "eight" }).response;
    expect([eight.Pitri?.planet, eight.Putra.planet, eight.Pitri?.siginfier]).toEqual(["Mercury", "Rahu", "Father"]);
  });
});

interface Printed {
  readonly id: string;
  readonly input: RecordedBirth;
  readonly expect: { readonly arudhas?: readonly string[] };
}

describe("the arudha padas of a birth", () => {
  it("are those of Jagannatha Hora, which takes the stronger of two lords", () => {
    const record = readAuthority<readonly Printed[]>("textbook-charts").find(({ id }) => id === "jhora-chennai-1996");
    if (!record) throw new Error("no record");
    const query = { ...birthQuery(record.input), arudha_lords: "two" };
    const padas = Object.values(padasOf(query).response).map(({ rasi_no }) => RASIS[rasi_no - 1]);
    expect(padas).toEqual(record.expect.arudhas);
  });

  it("have their names, and the lord of the sign that they are in", () => {
    fc.assert(
      fc.property(
        anyBirth,
        fc.constantFrom(...CHARA_LORDS),
        fc.constantFrom(...ARUDHA_EXCEPTIONS),
        (birth, arudha_lords, arudha_exception) => {
          const answer = padasOf({ ...birth, arudha_lords, arudha_exception, explain: "1" });
          expect(answer).toMatchObject({ arudha_lords, arudha_exception });
          const padas = Object.values(answer.response);
          expect(padas.map(({ name }) => name)).toEqual([
            "AL",
            ...Array.from({ length: 10 }, (_, index) => `A${index + 2}`),
            "UL",
          ]);
          const rules = answer.reasons?.map(({ rule }) => rule) ?? [];
          expect(rules).not.toContain(arudha_exception === "tenth" ? "arudha.kept" : "arudha.moved");
          expect(rules.includes("arudha.two_lords")).toBe(arudha_lords === "two");
          expect(rules.filter((rule) => rule === "arudha.counted")).toHaveLength(12);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it.each(["en", "te"] as const)("both have their shape, words and reasons in %s for any birth", (lang) => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const query = { ...birth, lang, explain: "1" };
      const karakas = karakasOf({ ...query, karakas: "eight" });
      expect(z.parse(calls.jaiminiKarakas.response, karakas)).toEqual(karakas);
      expect(karakas.reasons).toHaveLength(8);
      const others = [padasOf(query), padasOf({ ...query, arudha_lords: "two", arudha_exception: "none" })];
      for (const answer of others) expect(z.parse(calls.aruthaPadas.response, answer)).toEqual(answer);
      for (const { response, reasons = [] } of [karakas, ...others]) {
        for (const [path, text] of texts(response))
          if (!path.endsWith(".name") || lang === "en") expect(faultOf(text, lang), path).toBeUndefined();
        for (const { text, source } of reasons)
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
      }
    }),
    { numRuns: 30 },
  );
});
