import { calls } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const ask = (query: Query) => answers.planetaryAspects(z.parse(calls.planetaryAspects.parameters, query), context);
const list = z.array(z.int());
const HOUSES = z.record(
  z.string(),
  z.object({ aspected_by_planet: z.array(z.string()), aspected_by_planet_index: list }),
);
const PLANETS = z.record(
  z.string(),
  z.object({ house: z.int(), aspected_houses: list, aspected_planets: z.array(z.string()) }),
);
const housesOf = (query: Query) => z.parse(HOUSES, ask({ ...query, type: "houses" }).response);
const planetsOf = (query: Query) => z.parse(PLANETS, ask({ ...query, type: "planets" }).response);

describe("the aspects of a birth", () => {
  it("are the same whether told by houses or by planets, and for the seven those of the houses of the chart", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("trines", "seventh"), (birth, node_aspects) => {
        const query = { ...birth, node_aspects };
        expect(ask(query).node_aspects).toBe(node_aspects);
        const planets = planetsOf(query);
        for (const [house, { aspected_by_planet: seers }] of Object.entries(housesOf(query))) {
          const looking = Object.keys(planets).filter((name) => planets[name]?.aspected_houses.includes(Number(house)));
          expect(seers, house).toEqual(looking);
        }
        const { houses } = answers.divisions(z.parse(calls.divisions.parameters, birth), context).response;
        for (const { standing } of houses) {
          for (const { name, graha, sees } of standing) {
            if (graha === "ascendant" || (node_aspects === "trines" && (graha === "rahu" || graha === "ketu")))
              continue;
            expect(planets[name]?.aspected_houses, name).toEqual(sees);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("of the nodes are the fifth, seventh and ninth, or the seventh alone if that is requested", () => {
    // Rahu in the ninth house, Ketu in the third.
    const { Rahu, Ketu } = planetsOf(warangal);
    expect([Rahu, Ketu]).toMatchObject([
      { house: 9, aspected_houses: [1, 3, 5] },
      { house: 3, aspected_houses: [7, 9, 11] },
    ]);
    const alone = planetsOf({ ...warangal, node_aspects: "seventh" });
    expect([alone.Rahu?.aspected_houses, alone.Ketu?.aspected_houses]).toEqual([[3], [9]]);
    expect(alone.Ketu?.aspected_planets).toEqual(["Moon", "Saturn", "Rahu"]);
  });

  it.each(["en", "te"] as const)("have their shape, words and reasons in %s, under keys that stay English", (lang) => {
    for (const type of ["houses", "planets"]) {
      const answer = ask({ ...warangal, type, lang, explain: "1" });
      expect(z.parse(calls.planetaryAspects.response, answer)).toEqual(answer);
      expect(Object.keys(answer.response)[0]).toBe(type === "houses" ? "1" : "Sun");
      const { reasons = [] } = answer;
      expect(reasons.length).toBeGreaterThanOrEqual(9);
      for (const { text, source } of reasons)
        for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
      for (const [path, text] of texts(answer.response)) expect(faultOf(text, lang), path).toBeUndefined();
    }
  });
});

describe("the planets in the houses of a birth", () => {
  it("are all ten, each in the house of planet-details", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { response } = answers.planetsInHouses(birthOf(birth), context);
        const entries = Object.values(answers.planetDetails(birthOf(birth), context).response).slice(0, 10);
        const placed = z.parse(z.array(z.object({ full_name: z.string(), house: z.int() })), entries);
        for (const { house, planets } of Object.values(response))
          expect(planets).toEqual(
            placed.filter((one) => String(one.house) === house).map(({ full_name }) => full_name),
          );
      }),
      { numRuns: 40 },
    );
  });

  it("say what each house is read for, in four to six words of English and as briefly in Telugu", () => {
    for (const [lang, fewest, most] of [
      ["en", 4, 6],
      ["te", 3, 5],
    ] as const) {
      const { response } = answers.planetsInHouses(birthOf({ ...warangal, lang }), context);
      const said = Object.values(response).map(({ signification }) => signification);
      expect(new Set(said).size).toBe(12);
      for (const words of said) {
        const count = words.split(" ").length;
        expect(count >= fewest && count <= most, words).toBe(true);
      }
    }
  });

  it.each(["en", "te"] as const)("have their shape, words and reasons in %s", (lang) => {
    const answer = answers.planetsInHouses(birthOf({ ...warangal, lang, explain: "1" }), context);
    expect(z.parse(calls.planetsInHouses.response, answer)).toEqual(answer);
    expect(answer.reasons).toHaveLength(10);
    for (const [path, text] of texts(answer.response)) expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
    for (const { text } of answer.reasons ?? []) expect(faultOf(text, lang), text).toBeUndefined();
  });
});
