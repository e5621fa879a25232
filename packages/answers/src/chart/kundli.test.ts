import { calls } from "@vedanga/contract";
import { NAKSHATRAS } from "@vedanga/core";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

interface Recorded {
  readonly id: string;
  readonly input: RecordedBirth;
  readonly expect: Readonly<Record<string, string | number>>;
}
interface Payas {
  readonly id: "paya-by-star";
  readonly expect: { readonly stars: Readonly<Record<string, readonly string[]>> };
}
const records = readAuthority<readonly (Recorded | Payas)[]>("readings");

const found = (id: string) => {
  const record = records.find((one): one is Recorded => one.id === id);
  if (!record) throw new Error(`no record ${id}`);
  return record;
};

function recorded(id: string): { readonly facts: Recorded["expect"]; readonly query: Query } {
  const { input, expect: facts } = found(id);
  return { facts, query: birthQuery(input) };
}

const kundli = (query: Query) => answers.extendedKundliDetails(birthOf(query), context);
const warangal: Query = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };

describe("the recorded details of a kundli", () => {
  it.each([
    ["recorded-kundli", "Do"],
    ["recorded-kundli-chennai", "I"],
  ])("%s are ours, but for the syllable: ours is that of the quarter, %s", (id, ofQuarter) => {
    const { facts, query } = recorded(id);
    const { name_start, ayanamsa, ...named } = facts;
    const { response } = kundli(query);
    expect(response).toMatchObject(named);
    expect(response.name_start).toBe(ofQuarter);
    // The original gives the first of the four, and both births are of another quarter.
    const firstQuarter = answers.planetDetails(birthOf(query), context).response.lucky_name_start[0];
    expect(String(name_start).toLowerCase()).toBe(firstQuarter);
    expect(response.nakshatra_pada).toBeGreaterThan(1);
    if (typeof ayanamsa === "number") expect(Math.abs(response.ayanamsa - ayanamsa)).toBeLessThan(0.01);
  });

  it("have the same names for a star of which no birth is told", () => {
    const { name_start: first, ...named } = found("recorded-kundli-rohini").expect;
    // A day on which the Moon was in the third quarter of Rohini.
    const { response } = kundli({ ...warangal, dob: "25/05/1990", tob: "08:00" });
    expect(response).toMatchObject(named);
    expect([first, response.name_start]).toEqual(["O", "Vi"]);
  });

  it("have the metal that a published list gives to each star", () => {
    const list = records.find((record): record is Payas => record.id === "paya-by-star");
    const metals = Object.entries(list?.expect.stars ?? {});
    expect(metals.flatMap(([, stars]) => stars).toSorted()).toEqual([...NAKSHATRAS].toSorted());
    const met = new Set<string>();
    for (let day = 1; day <= 28; day++) {
      const query = { ...warangal, dob: `${day}/5/1990`, explain: "1" };
      const { response, reasons = [] } = kundli(query);
      const star = reasons.find(({ rule }) => rule === "paya.star")?.facts.nakshatra;
      const metal = metals.find(([, stars]) => stars.includes(String(star)))?.[0];
      expect(response.paya_by_nakshatra.toLowerCase(), String(star)).toBe(metal);
      met.add(String(star));
    }
    expect(met.size).toBeGreaterThan(24);
  });
});

describe.each(["en", "te"] as const)("the details of a kundli in %s", (lang) => {
  it("are whole for any birth, flat, and each explained and in accord with the other answers", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const query = { ...birth, lang, explain: "1" };
        const whole = kundli(query);
        expect(JSON.stringify(z.parse(calls.extendedKundliDetails.response, whole))).toBe(JSON.stringify(whole));
        const { response, reasons = [] } = whole;
        for (const value of Object.values(response)) expect(["string", "number"]).toContain(typeof value);
        for (const [path, text] of texts(response)) {
          // A short form of the wire in English: K.Pratipada.
          expect(faultOf(path === "tithi" ? text.replace(".", ". ") : text, lang), `${path}: ${text}`).toBeUndefined();
        }
        for (const { text, source, about } of reasons) {
          expect(Object.keys(response)).toContain(about);
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        }
        const explained = new Set(reasons.map(({ about }) => about));
        expect(Object.keys(response).filter((field) => !explained.has(field))).toEqual([]);
        const details = answers.planetDetails(birthOf(query), context).response;
        expect(response).toMatchObject({
          rasi: details.rasi,
          nakshatra: details.nakshatra,
          nakshatra_pada: details.nakshatra_pada,
          ascendant_sign: details["0"].zodiac,
          ascendant_nakshatra: details["0"].nakshatra,
          sun_sign: details["1"].zodiac,
          karana: details.panchang.karana,
          yoga: details.panchang.yoga,
          ayanamsa: details.panchang.ayanamsa,
        });
        expect(response.tithi.endsWith(details.panchang.tithi)).toBe(true);
        expect(details.lucky_name_start[response.nakshatra_pada - 1]).toBe(response.name_start.toLowerCase());
      }),
      { numRuns: 60 },
    );
  });
});

it("says beside a stone what speaks against its lord, by the rule of the life stone", () => {
  const { response, reasons = [] } = kundli({ ...warangal, explain: "1" });
  expect(response.life_stone).toBe("diamond");
  const rules = reasons.filter(({ about }) => about === "life_stone").map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["gem.lord_of_house", "gem.stone_of_graha", "gem.tables_name_it"]));
  expect(kundli({ ...warangal, lang: "te" }).response).toMatchObject({ tithi: "బహుళ సప్తమి", life_stone: "వజ్రం" });
});

describe("the recorded signs", () => {
  it("of the Moon and the ascendant are sidereal, that of the Sun is tropical", () => {
    const moon = recorded("recorded-find-moon-sign");
    expect(answers.findMoonSign(birthOf(moon.query), context).response).toMatchObject(moon.facts);
    const rising = recorded("recorded-find-ascendant");
    expect(answers.findAscendant(birthOf(rising.query), context).response).toMatchObject(rising.facts);
    const sun = recorded("recorded-find-sun-sign");
    const answer = answers.findSunSign(birthOf(sun.query), context);
    expect(answer.response).toMatchObject(sun.facts);
    expect(answer.conventions.zodiac).toBe("tropical");
    expect(answer.sidereal_sun_sign).toBe("Aquarius");
  });
});

const FINDERS = [
  ["findMoonSign", "moon_sign", "sidereal"],
  ["findAscendant", "ascendant", "sidereal"],
  ["findSunSign", "sun_sign", "tropical"],
] as const;

describe.each(["en", "te"] as const)("a sign that is found in %s", (lang) => {
  it.each(FINDERS)("by %s has 300 to 450 characters of its own, and names its zodiac", (name, field, zodiac) => {
    const told = new Map<string, string>();
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const whole = answers[name](birthOf({ ...birth, lang, explain: "1" }), context);
        expect(JSON.stringify(z.parse(calls[name].response as z.core.$ZodType, whole))).toBe(JSON.stringify(whole));
        expect(whole.conventions.zodiac).toBe(zodiac);
        const { bot_response, prediction, ...named } = whole.response;
        const sign = Object.entries(named).find(([key]) => key === field)?.[1] ?? "";
        expect(bot_response).toContain(sign);
        expect(prediction.length, prediction).toBeGreaterThanOrEqual(300);
        expect(prediction.length, prediction).toBeLessThanOrEqual(450);
        const sentences = prediction.split(/(?<=\.)\s/u);
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const { text, source } of whole.reasons ?? [])
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        expect(faultOf(prediction, lang)).toBeUndefined();
        told.set(prediction, sign);
      }),
      { numRuns: 150 },
    );
    expect(new Set(told.values()).size).toBe(12);
    // The Moon is stronger in one part of a sign than in another, but its sign says it all.
    expect(told.size).toBe(12);
  });
});

it("tells the tropical sign of the Sun by the dates that Western astrology gives", () => {
  const signOn = (dob: string) => answers.findSunSign(birthOf({ ...warangal, dob }), context).response.sun_sign;
  expect(["20/03/1991", "22/03/1991", "22/06/1991", "24/09/1991", "23/12/1991"].map(signOn)).toEqual([
    "Pisces",
    "Aries",
    "Cancer",
    "Libra",
    "Capricorn",
  ]);
});
