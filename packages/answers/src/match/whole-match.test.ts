import { calls, type WireReason } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { maleficRows, queryOf } from "../../test/recorded-malefics.ts";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;
const sided = (birth: Query, side: string): Query =>
  Object.fromEntries(Object.entries(birth).map(([name, value]) => [`${side}${name}`, value]));
const couple = (boy: Query, girl: Query): Query => ({ ...sided(boy, "boy_"), ...sided(girl, "girl_") });

const aggregateOf = (query: Query) =>
  answers.aggregateMatch(z.parse(calls.aggregateMatch.parameters, { ...query, explain: "1" }), context);

interface RecordedDoshas {
  readonly mangaldosh_points: object;
  readonly ashtakoot_score: string;
  readonly dashkoot_score: string;
  readonly score: number;
}
describe("an aggregate match", () => {
  it.each(maleficRows<RecordedDoshas>("recorded-doshas"))("is recorded so: $id", ({ input, expect: expected }) => {
    const {
      mangaldosh_points: _points,
      ashtakoot_score: _kootas,
      dashkoot_score: _poruthams,
      score,
      ...same
    } = expected;
    const { response } = aggregateOf(queryOf(input));
    expect(response).toMatchObject(same);
    // Own sign and Leo cancel Mangal dosha.
    expect(response.mangaldosh_points).toEqual({ boy: 0, girl: 0 });
    // A deva groom with a rakshasa bride has one point of gana here, none elsewhere; the 8th sign half a point.
    expect([response.ashtakoot_score, response.dashkoot_score]).toEqual(["20/36", "6/10"]);
    // The weighting is ours.
    expect(Math.abs(response.score - score)).toBeLessThan(10);
  });

  it.each(["en", "te"] as const)("adds up, and says on whose side each dosha is: %s", (lang) => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (boy, girl) => {
        const whole = aggregateOf({ ...couple(boy, girl), lang });
        expect(z.parse(calls.aggregateMatch.response, whole)).toEqual(whole);
        const { response, reasons = [] } = whole;
        expect(reasons.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(response.score);
        expect(response.score).toBeGreaterThanOrEqual(0);
        expect(response.score).toBeLessThanOrEqual(100);
        expect(response.bot_response).toContain(` ${response.score}`);
        for (const [path, text] of texts(response)) expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        for (const { text, source } of reasons)
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        const [his, hers] = [boy, girl].map((birth) => {
          const request = birthOf(birth);
          return {
            mangal: answers.mangalDosha(request, context).response.score,
            pitra: answers.pitraDosh(request, context).response.is_dosha_present,
            kaalsarp: answers.kaalsarpDosha(request, context).response.is_dosha_present,
            manglik: answers.manglikDosh(request, context).response,
          };
        });
        expect(response).toMatchObject({
          mangaldosh_points: { boy: his?.mangal, girl: hers?.mangal },
          pitradosh_points: { boy: his?.pitra, girl: hers?.pitra },
          kaalsarp_points: { boy: his?.kaalsarp, girl: hers?.kaalsarp },
          manglikdosh_saturn_points: { boy: his?.manglik.manglik_by_saturn, girl: hers?.manglik.manglik_by_saturn },
        });
      }),
      { numRuns: 40 },
    );
  });

  it("of one birth with itself has no dosha on one side alone", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { response, reasons = [] } = aggregateOf(couple(birth, birth));
        expect(response.extended_response).toContain("No dosha belongs to only one of the two.");
        const ofDoshas = reasons.filter(({ rule }) => rule === "aggregate.dosha");
        expect(ofDoshas.every(({ points = 0, facts }) => points === facts.share)).toBe(true);
        expect(response.rajjudosh).toBe(true);
      }),
    );
  });
});

interface RecordedBulk {
  readonly id: string;
  readonly kind: string;
  readonly input: Query;
  readonly expect: {
    readonly profiles: readonly string[];
    readonly points: readonly Readonly<Record<string, number>>[];
    readonly scores: readonly number[];
  };
}
const bulks = readAuthority<readonly RecordedBulk[]>("matches").filter(({ kind }) => kind === "recorded-bulk");
const bulkOf = (name: "bulkNorthMatch" | "bulkSouthMatch", query: Query) =>
  answers[name](z.parse(calls[name].parameters, query), context);

const pointsOf = (report: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(report).flatMap(([key, part]) =>
      typeof part === "object" ? [[key, Object.entries(part ?? {}).find(([name]) => name === key)?.[1]]] : [],
    ),
  );

describe("a list of profiles", () => {
  it.each(bulks)("has the recorded points: $id", ({ id, input, expect: expected }) => {
    const isNorth = id === "recorded-bulk-north";
    const { response } = bulkOf(isNorth ? "bulkNorthMatch" : "bulkSouthMatch", input);
    expect(response.map(({ profile_id }) => profile_id)).toEqual(expected.profiles);
    // Ashwini is the 25th from Rohini: mahendra by its rule, not in the record.
    const [first, second] = expected.points;
    expect(response.map(pointsOf)).toEqual([first, isNorth ? second : { ...second, mahendra: 1 }]);
    const [firstScore = 0, secondScore = 0] = expected.scores;
    expect(response.map(({ score }) => score)).toEqual([firstScore, secondScore + (isNorth ? 0 : 1)]);
  });

  const NATIVE: Query = { native_star_no: "4", native_rasi_no: "2", native_gender: "female" };

  it("is answered as the pair is elsewhere, with the person on the named side", () => {
    const profiles = Array.from({ length: 27 }, (_, index) => [index + 1, signOfStar(index + 1), 0, 0, 0, index + 1]);
    const query = { ...NATIVE, match_details: JSON.stringify(profiles) };
    for (const gender of ["female", "male"]) {
      const { response } = bulkOf("bulkSouthMatch", { ...query, native_gender: gender });
      for (const [index, { profile_id: id, ...report }] of response.entries()) {
        const stars = gender === "male" ? { boy_star: "4", girl_star: id } : { boy_star: id, girl_star: "4" };
        const alone = answers.nakshatraMatch(z.parse(calls.nakshatraMatch.parameters, stars), context).response;
        expect(report, `${gender} ${index}`).toEqual(alone);
      }
    }
  });

  it("takes the degree of a Moon where it lies in the star and the sign", () => {
    // Dhanu is human to its middle and four-footed after it: Purva Ashadha lies on both sides.
    const vasyaAt = (moon: number) =>
      answers.bulkNorthMatch(
        z.parse(calls.bulkNorthMatch.parameters, {
          ...NATIVE,
          native_gender: "Male",
          match_details: JSON.stringify([[20, 9, 0, 0, moon, "one"]]),
        }),
        context,
      ).response[0]?.vasya.girl_vasya;
    expect([vasyaAt(254), vasyaAt(256), vasyaAt(10)]).toEqual(["Manava", "Chatushpada", "Chatushpada"]);
  });

  it("gives the reasons of each by its place in the list", () => {
    const { reasons = [] }: { reasons?: readonly WireReason[] } = bulkOf("bulkNorthMatch", {
      ...NATIVE,
      match_details: "[[1,1,0,0,0,7],[4,2,0,0,0,8]]",
      explain: "1",
    });
    expect(reasons.filter(({ points }) => points !== undefined)).toHaveLength(16);
    expect(new Set(reasons.map(({ about }) => about.split(".")[0]))).toEqual(new Set(["0", "1"]));
  });

  it("refuses a star outside its sign, by the parameter that names it", () => {
    const refused = (query: Query) => () =>
      bulkOf("bulkNorthMatch", { ...NATIVE, match_details: "[[1,1,0,0,0,7]]", ...query });
    const code = "star_outside_sign";
    expect(refused({ native_rasi_no: "3" })).toThrow(
      expect.objectContaining({ code, details: { field: "native_rasi_no" } }),
    );
    expect(refused({ match_details: "[[1,2,0,0,0,7]]" })).toThrow(
      expect.objectContaining({ code, details: { field: "match_details" } }),
    );
  });
});

/** The sign that has most of a star, the first of two halves. */
const signOfStar = (star: number): number => Math.floor(((star - 1 + 3 / 8) * (360 / 27)) / 30) + 1;
