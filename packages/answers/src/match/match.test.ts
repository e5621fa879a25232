import { calls, type MatchRequest, REMAINING_API_CALLS } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

const example: Query = calls.ashtakoot.example as Query;
const asked = (query: Query): MatchRequest => z.parse(calls.ashtakoot.parameters, { ...example, ...query });
const starsOf = (boy: number, girl: number, query: Query = {}) =>
  z.parse(calls.nakshatraMatch.parameters, { boy_star: String(boy), girl_star: String(girl), ...query });

interface Recorded {
  readonly id: string;
  readonly input: { readonly groom: RecordedBirth | number; readonly bride: RecordedBirth | number };
  readonly expect: {
    readonly points?: Readonly<Record<string, number>>;
    readonly score?: number;
    readonly paya?: readonly string[];
    readonly tatva?: readonly string[];
    readonly stars?: readonly string[];
    readonly padas?: readonly number[];
    readonly ascendants?: readonly string[];
    readonly rajju?: boolean;
    readonly vedha?: boolean;
  };
}
const records = readAuthority<readonly Recorded[]>("matches");

function recorded(id: string) {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  return found;
}

function bornOf(id: string): MatchRequest {
  const { groom, bride } = recorded(id).input;
  const side = (name: string, born: RecordedBirth | number): Query => {
    if (typeof born === "number") throw new Error(`${id} is of stars`);
    return birthQuery(born, `${name}_`);
  };
  return asked({ ...side("boy", groom), ...side("girl", bride) });
}

/** The points of each koota, which are under its own key. */
const pointsOf = (report: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(report).flatMap(([key, part]) =>
      typeof part === "object" && part !== null && "full_score" in part
        ? [[key, Object.entries(part).find(([name]) => name === key)?.[1]]]
        : [],
    ),
  );

describe("the recorded matches of the original", () => {
  it("have the same kootas and the same sums", () => {
    const first = answers.ashtakoot(bornOf("recorded-ashtakoot"), context).response;
    expect(pointsOf(first)).toEqual(recorded("recorded-ashtakoot").expect.points);
    expect(first.score).toBe(24.5);
    expect(first.gana).toMatchObject({ boy_gana: "rakshas", girl_gana: "rakshas", name: "Gana", full_score: 6 });
    expect(first.bhakoot).toMatchObject({
      boy_rasi: 11,
      girl_rasi: 5,
      boy_rasi_name: "aquarius",
      girl_rasi_name: "leo",
      name: "Rasi",
    });
    expect(first.grahamaitri).toMatchObject({ boy_lord: "saturn", girl_lord: "sun", name: "Rasi AdhiPathi" });
    expect(first.vasya).toMatchObject({ boy_vasya: "Manava", girl_vasya: "Vanchara" });
    expect(first.nadi).toMatchObject({ boy_nadi: "Adi", girl_nadi: "Antya" });
    expect(first.varna).toMatchObject({ boy_varna: "Shudra", girl_varna: "Kshatriya" });
  });

  it("have the same details of both", () => {
    const id = "recorded-ashtakoot-with-astro-details";
    const { expect: printed } = recorded(id);
    const { response } = answers.ashtakootWithAstroDetails(bornOf(id), context);
    const both = [response.boy_astro_details, response.girl_astro_details];
    expect(pointsOf(response)).toEqual(printed.points);
    expect(response.score).toBe(printed.score);
    expect(both.map(({ paya }) => paya)).toEqual(printed.paya);
    expect(both.map(({ tatva }) => tatva)).toEqual(printed.tatva);
    expect(both.map(({ nakshatra }) => nakshatra)).toEqual(printed.stars);
    expect(both.map((details) => details.nakshatra_pada)).toEqual(printed.padas);
    expect(both.map((details) => details.ascendant_sign)).toEqual(printed.ascendants);
    expect(both.map(({ gana, yoni, nadi, varna }) => [gana, yoni, nadi, varna])).toEqual([
      ["rakshas", "rat", "Antya", "Kshatriya"],
      ["manushya", "lion", "Adi", "Brahmin"],
    ]);
  });

  it("have the same poruthams, but for the 25th star, which the rule of mahendra counts as good", () => {
    const born = answers.dashakoot(bornOf("recorded-dashakoot"), context).response;
    expect(pointsOf(born)).toEqual(recorded("recorded-dashakoot").expect.points);
    expect(born).toMatchObject({ score: 7, dina: { boy_star: "chitra", girl_star: "uttarashadha" } });
    expect(born.rajju).toMatchObject({ boy_rajju: "siro(head)", girl_rajju: "nabhi(thorax)" });
    const same = answers.nakshatraMatch(starsOf(1, 1), context).response;
    expect(pointsOf(same)).toEqual(recorded("recorded-nakshatra-match").expect.points);
    expect(same.score).toBe(5.5);
    const other = answers.nakshatraMatch(starsOf(1, 4), context).response;
    expect(pointsOf(other)).toEqual({ ...recorded("recorded-bulk-south-2").expect.points, mahendra: 1 });
    const { rajju, vedha } = recorded("recorded-rajju-vedha").expect;
    expect(answers.rajjuVedhaDetails(bornOf("recorded-rajju-vedha"), context).response).toEqual({
      is_rajju_dosha_present: rajju,
      is_vedha_dosha_present: vedha,
    });
  });
});

const anyMatch = fc.tuple(anyBirth, anyBirth).map(([boy, girl]): Query => {
  const side = (name: string, birth: Query) =>
    Object.fromEntries(Object.entries(birth).map(([key, value]) => [`${name}_${key}`, value]));
  return { ...side("boy", boy), ...side("girl", girl) };
});
const MATCHES = ["ashtakoot", "ashtakootWithAstroDetails", "dashakoot", "dashakootWithAstroDetails"] as const;

describe.each(["en", "te"] as const)("a match in %s", (lang) => {
  it("is whole for any two births, adds up, and gives a reason for every koota", () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(...MATCHES), (match, name) => {
        const whole = answers[name](asked({ ...match, lang, explain: "1" }), context);
        expect(z.parse(calls[name].response as z.core.$ZodType, whole)).toEqual(whole);
        const { response, reasons = [] } = whole;
        const points = Object.entries(pointsOf(response));
        expect(points).toHaveLength(name.startsWith("a") ? 8 : 10);
        expect(response.score).toBe(points.reduce((sum, [, given]) => sum + Number(given), 0));
        for (const [key, given] of points) {
          const own = reasons.filter(
            ({ about, points: counted }) => about === `${key}.${key}` && counted !== undefined,
          );
          expect(own.map((reason) => reason.points)).toEqual([given]);
        }
        for (const [path, text] of texts(response))
          if (!path.includes("_details")) expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        for (const { text, source } of reasons)
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        expect(response.bot_response).toContain(` ${response.score}`);
      }),
      { numRuns: 60 },
    );
  });

  it("of two stars is whole whichever they are", () => {
    for (let boy = 1; boy <= 27; boy++) {
      const girl = ((boy * 10) % 27) + 1;
      const whole = answers.nakshatraMatch(starsOf(boy, girl, { lang, explain: "1" }), context);
      expect(z.parse(calls.nakshatraMatch.response, whole)).toEqual(whole);
      expect(whole.remaining_api_calls).toBe(REMAINING_API_CALLS);
      for (const [path, text] of texts(whole.response)) expect(faultOf(text, lang), path).toBeUndefined();
    }
  });
});

it("says what a text excuses, with the koota it is about, only if requested", () => {
  // Both Moons in Shravana, the third and the fourth quarter.
  const query = { boy_dob: "17/05/1990", girl_dob: "17/05/1990", girl_tob: "01:05", explain: "1" };
  const { response, reasons = [] } = answers.ashtakoot(asked(query), context);
  expect(response.nadi.nadi).toBe(0);
  const excuse = reasons.find(({ rule }) => rule.startsWith("excuse."));
  expect(excuse).toMatchObject({ about: "nadi.nadi", source: "Muhurta Chintamani 6" });
  expect(excuse?.text).toMatch(/undo what is missing in Nadi\.$/);
  expect(answers.ashtakoot(asked({ ...query, explain: "0" }), context)).not.toHaveProperty("reasons");
});

it("refuses the birth that is at fault by the name of its own parameter", () => {
  expect(() => answers.ashtakoot(asked({ girl_zone: "Asia/Nowhere" }), context)).toThrow(
    expect.objectContaining({ code: "unknown_zone", details: { field: "girl_zone" } }),
  );
});
