import { calls, type MahaDashaPredictions } from "@vedanga/contract";
import { birthOf, context, HYDERABAD, NEWARK, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerMahaDasha } from "./maha-dasha.ts";

type Query = Readonly<Record<string, string>>;
const ask = (query: Query): MahaDashaPredictions => answerMahaDasha(birthOf(query), context).response;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/);

describe("the mahadashas of a life", () => {
  it.each(["en", "te"])("have the shape of the contract, key for key in its order: %s", (lang) => {
    for (const explain of ["0", "1"]) {
      const answer = answerMahaDasha(birthOf({ ...warangal, lang, explain }), context);
      expect(JSON.stringify(z.parse(calls.mahaDasha.response, answer))).toBe(JSON.stringify(answer));
    }
  });

  it("are nine in the order of Vimshottari from the Moon's star, with the dates of the original's own sample", () => {
    const { dashas, translated_mahadasha } = ask({ ...HYDERABAD, dob: "12/12/1997", tob: "12:00" });
    expect(translated_mahadasha).toBe("Mahadasha");
    // Moon in Krittika: born in the Sun's six years.
    expect(dashas.map(({ dasha }) => dasha)).toEqual([
      ...["Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury", "Ketu", "Venus"],
    ]);
  });

  it("begin before birth, chain without a gap and fill 120 years", () => {
    for (const query of [
      warangal,
      { ...NEWARK, dob: "04/07/1985", tob: "23:59" },
      { ...TROMSO, dob: "21/06/1990", tob: "02:00" },
    ]) {
      const { dashas } = ask(query);
      const born = query.dob.split("/").toReversed().join("-");
      expect(Date.parse(`${dashas[0]?.dasha_start_year} UTC`)).toBeLessThan(Date.parse(born));
      dashas.slice(1).forEach(({ dasha_start_year }, index) => {
        expect(dasha_start_year).toBe(dashas[index]?.dasha_end_year);
      });
      const days =
        (Date.parse(`${dashas.at(-1)?.dasha_end_year} UTC`) - Date.parse(`${dashas[0]?.dasha_start_year} UTC`)) /
        86_400_000;
      expect(Math.abs(days - 120 * 365.25)).toBeLessThanOrEqual(1);
    }
  });

  it("keep dates English and names in the requested language", () => {
    const { dashas, translated_mahadasha } = ask({ ...warangal, lang: "te" });
    expect(translated_mahadasha).toBe("మహాదశ");
    expect(dashas[0]).toMatchObject({
      dasha: "చంద్రుడు",
      dasha_start_year: expect.stringMatching(/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}$/),
    });
  });

  it("say in words which houses the lord rules, where it is, and what it is for the lagna", () => {
    // Taurus lagna; Saturn rules the ninth and tenth and is in Capricorn, its own sign, the ninth house.
    const saturn = ask(warangal).dashas.find(({ dasha }) => dasha === "Saturn");
    expect(saturn?.prediction).toContain("ninth");
    expect(saturn?.prediction).toContain("tenth");
    expect(saturn?.prediction).toContain("Capricorn");
    expect(saturn?.prediction).toContain("effort and good fortune");
    expect(saturn?.prediction).toContain("strong in its sign");
    expect(saturn?.planet_in_zodiac).toContain("Capricorn belongs to Saturn itself");
    const rahu = ask(warangal).dashas.find(({ dasha }) => dasha === "Rahu");
    expect(rahu?.prediction).toMatch(/Saturn/);
  });

  it("give their reasons only when asked, each for a field that is there", () => {
    expect(answerMahaDasha(birthOf(warangal), context).reasons).toBeUndefined();
    for (const lang of ["en", "te"] as const) {
      const { reasons = [] } = answerMahaDasha(birthOf({ ...warangal, lang, explain: "1" }), context);
      expect(new Set(reasons.map(({ about }) => about)).size).toBe(27);
      for (const { text, about } of reasons) {
        expect(about).toMatch(/^dashas\.[0-8]\.(prediction|planet_in_zodiac|dasha_end_year)$/);
        expect(faultOf(text, lang), text).toBeUndefined();
      }
    }
  });
});

const FORBIDDEN =
  /\b(dangers?|death|die|dies|fatal|diseases?|evil|curse|doom|guaranteed?|certainly|surely|always|never|(?<!the )will|wealthy?|rich|cures?)\b/i;
const FORBIDDEN_TELUGU = /మరణ|మృత్యు|ప్రమాద|(?<!ఆ|పు)రోగ|శాప|తప్పక|ఖచ్చిత|నిశ్చయ/;

describe("the readings of any birth", () => {
  it("are of the lengths promised, whole, in one language, calm, and no sentence twice", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en" as const, "te" as const), (birth, lang) => {
        const {
          response: { dashas },
          periods,
        } = answerMahaDasha(birthOf({ ...birth, lang }), context);
        expect([dashas.length, periods.length]).toEqual([9, 9]);
        for (const { prediction, planet_in_zodiac } of dashas) {
          expect(prediction.length, prediction).toBeGreaterThanOrEqual(700);
          expect(prediction.length, prediction).toBeLessThanOrEqual(1200);
          expect(planet_in_zodiac.length, planet_in_zodiac).toBeGreaterThanOrEqual(900);
          expect(planet_in_zodiac.length, planet_in_zodiac).toBeLessThanOrEqual(1400);
          for (const text of [prediction, planet_in_zodiac]) {
            expect(faultOf(text, lang), text).toBeUndefined();
            expect(text).not.toMatch(lang === "en" ? FORBIDDEN : FORBIDDEN_TELUGU);
          }
        }
        const all = dashas.flatMap(({ prediction, planet_in_zodiac }, index) =>
          [prediction, periods[index]?.prediction_past ?? "", planet_in_zodiac].flatMap(sentencesOf),
        );
        expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("never mention houses that a node would rule, or an age of zero", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        for (const { dasha, prediction } of ask(birth).dashas) {
          if (dasha === "Rahu" || dasha === "Ketu")
            expect(prediction).not.toMatch(/corner and a trine|lord of your|it rules/);
          expect(prediction).not.toMatch(/ (to|age of|from) 0\b/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("never call a graha strong if its dignity is not, or weak if it is", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { response, reasons = [] } = answerMahaDasha(birthOf({ ...birth, explain: "1" }), context);
        response.dashas.forEach(({ prediction }, index) => {
          const dignity = reasons.find(({ about }) => about === `dashas.${index}.planet_in_zodiac`)?.facts.dignity;
          const isStrong = ["exalted", "moolatrikona", "own"].includes(String(dignity));
          expect(/ is strong in its sign/.test(prediction), `${dignity}: ${prediction}`).toBe(isStrong);
        });
      }),
      { numRuns: 60 },
    );
  });
});
