import { calls } from "@vedanga/contract";
import { LIFE_ASPECTS, moonOfStar, NAKSHATRAS, RASIS, TARAS } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { context } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../index.ts";

type Query = Readonly<Record<string, string>>;

function ask(query: Query) {
  const answer = answers.dailyNakshatra(z.parse(calls.dailyNakshatra.parameters, query), context);
  if (!("total_score" in answer.response)) throw new TypeError("not flat");
  return { ...answer, response: answer.response, reasons: answer.reasons ?? [] };
}

const two = (value: number): string => String(value).padStart(2, "0");
const STARS = NAKSHATRAS.map((_, index) => String(index + 1));
const NOVEMBER = Array.from({ length: 28 }, (_, index) => `${two(index + 1)}/11/2026`);
const anyDate = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1600, max: 2400 }),
  })
  .map(({ day, month, year }) => `${two(day)}/${two(month)}/${year}`);
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.) /);

describe("the day of a star", () => {
  it.each(["en", "te"])("has the contract's shape, flat and split: %s", (lang) => {
    for (const split of ["false", "true"]) {
      const query = { nakshatra: "6", date: "21/11/2026", lang, split, explain: "1" };
      const answer = answers.dailyNakshatra(z.parse(calls.dailyNakshatra.parameters, query), context);
      expect(z.parse(calls.dailyNakshatra.response, answer)).toEqual(answer);
    }
  });

  it("names the star in lower case, and in Telugu by its own name", () => {
    const star = (lang: string) => ask({ nakshatra: "1", date: "21/11/2026", lang }).response.nakshatra;
    expect([star("en"), star("te")]).toEqual(["ashvini", "అశ్విని"]);
  });

  it("has scores of 0 to 100 that are the sums of their reasons, the tara one of them", () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...STARS), fc.constantFrom("en", "te"), (date, nakshatra, lang) => {
        const { response, reasons } = ask({ date, nakshatra, lang, explain: "1" });
        for (const field of [...LIFE_ASPECTS, "total_score"] as const) {
          const mine = reasons.filter(({ about }) => about === field);
          expect(mine).toHaveLength(14);
          expect(mine.reduce((sum, { points = Number.NaN }) => sum + points, 0)).toBe(response[field]);
          expect(response[field]).toBeGreaterThanOrEqual(0);
          expect(response[field]).toBeLessThanOrEqual(100);
        }
        for (const { text } of reasons) expect(text).toMatch(lang === "te" ? /^[^A-Za-z]+\.$/ : /^[A-Z].+\.$/);
      }),
      { numRuns: 12, seed: 6 },
    );
  });

  it("judges transits from the sign that has most of the star, as the day of that sign does", () => {
    // Krittika has three quarters in Taurus, Mrigashira two and two, of which Taurus has the first.
    for (const [star, sign] of [
      ["1", 1],
      ["3", 2],
      ["5", 2],
      ["27", 12],
    ] as const) {
      expect(moonOfStar(NAKSHATRAS[Number(star) - 1] ?? "ashwini").rasi).toBe(RASIS[sign - 1]);
      const houses = (reasons: ReturnType<typeof ask>["reasons"]) =>
        reasons.flatMap(({ rule, about, facts }) =>
          about === "total_score" && rule.startsWith("transit.") ? [[facts.graha, facts.house]] : [],
        );
      const query = { zodiac: String(sign), date: "21/11/2026", explain: "1" };
      const ofSign = answers.dailyMoon(z.parse(calls.dailyMoon.parameters, query), context).reasons ?? [];
      expect(houses(ask({ nakshatra: star, date: "21/11/2026", explain: "1" }).reasons)).toEqual(houses(ofSign));
    }
  });

  it("has three good and bad runs of nine taras, the same for stars nine apart", () => {
    const taraOf = (nakshatra: number) =>
      ask({ nakshatra: String(nakshatra), date: "21/11/2026", explain: "1" }).reasons.find(
        ({ rule, about }) => rule === "day.tara" && about === "total_score",
      );
    for (let star = 1; star <= 9; star++) {
      const [one, next, last] = [taraOf(star), taraOf(star + 9), taraOf(star + 18)];
      expect([next?.facts.tara, last?.facts.tara]).toEqual([one?.facts.tara, one?.facts.tara]);
      const bad = ["vipat", "pratyak", "naidhana"].includes(String(one?.facts.tara));
      expect(one?.points).toBe(one?.facts.tara === "janma" ? 0 : bad ? -10 : 6);
    }
  });
});

describe.each(["en", "te"] as const)("the words of a star's day: %s", (lang) => {
  const { tara: ways, contrast } = catalogueOf(lang).daily.story;
  const said = new Map(
    TARAS.flatMap((tara) =>
      ways[tara].flatMap((text) =>
        [text, ...contrast.toCareful.map((joint) => joint(text)), ...contrast.toGlad.map((joint) => joint(text))].map(
          (each) => [each, tara] as const,
        ),
      ),
    ),
  );

  it("tell the tara that the day has, once, and no other", () => {
    const seen = new Set<string>();
    for (const date of NOVEMBER) {
      for (const nakshatra of STARS) {
        const { day, reasons } = ask({ date, nakshatra, lang, explain: "1" });
        const told = sentencesOf(day.story).flatMap((sentence) => said.get(sentence) ?? []);
        const counted = reasons.find(({ rule }) => rule === "day.tara")?.facts.tara;
        expect(told, day.story).toEqual([counted]);
        seen.add(String(counted));
      }
    }
    expect([...seen].toSorted()).toEqual([...TARAS].toSorted());
  });

  it("say nothing twice, and say where the total stands among the days of a star", () => {
    for (const nakshatra of STARS) {
      const { day, response } = ask({ date: "21/11/2026", nakshatra, lang });
      const lines = [day.headline, day.story, day.act, day.caution, day.closing, ...Object.values(day.aspects)];
      const phrases = lines.flatMap(sentencesOf);
      expect(new Set(phrases).size).toBe(phrases.length);
      expect(day.standing.text).toMatch(lang === "en" ? /star/ : /నక్షత్ర/);
      expect(response.bot_response.length).toBeLessThanOrEqual(1250);
    }
  });

  it("differ between two stars of one sign, and between two days", () => {
    const texts = STARS.map((nakshatra) => ask({ date: "21/11/2026", nakshatra, lang }).response.bot_response);
    expect(new Set(texts).size).toBe(27);
    const month = NOVEMBER.map((date) => ask({ date, nakshatra: "8", lang }).response.bot_response);
    expect(new Set(month).size).toBe(28);
  });
});

describe("the day by the sign of the Sun", () => {
  it("is that of the Moon sign of the same number", () => {
    const query = { zodiac: "5", date: "21/11/2026", lang: "te", explain: "1" };
    expect(answers.dailySun(z.parse(calls.dailySun.parameters, query), context)).toEqual(
      answers.dailyMoon(z.parse(calls.dailyMoon.parameters, query), context),
    );
  });
});
