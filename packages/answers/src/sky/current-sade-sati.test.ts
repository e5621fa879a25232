import { calls } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerCurrentSadeSati } from "./current-sade-sati.ts";
import { answerSadeSati } from "./sade-sati.ts";

const on = (iso: string) => ({ ...context, nowUnixMs: Date.parse(iso) });
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
/** Births of thirty days, so that the Moon is in every sign. */
const MONTH = Array.from({ length: 30 }, (_, day) => ({ ...warangal, dob: `${day + 1}/05/1990` }));

describe("Saturn on the day of the call", () => {
  it("is that of the recorded answer of 1 June 2025", () => {
    const recorded = birthOf({ dob: "31/07/1973", tob: "11:40", lat: "11", lon: "77", tz: "5.5" });
    expect(answerCurrentSadeSati(recorded, on("2025-06-01T06:00:00Z")).response).toMatchObject({
      date_considered: "Jun 01 2025",
      shani_period_type: "Ashtama Shani",
      saturn_retrograde: false,
      age: 52,
      is_sade_sati_period: false,
    });
  });

  it.each(MONTH)("is the row of today in the table: born $dob", (query) => {
    const birth = birthOf(query);
    const table = answerSadeSati(birth, context);
    const row = table.response.find(
      ({ start_date, end_date }) =>
        Date.parse(`${start_date} UTC`) < context.nowUnixMs && Date.parse(`${end_date} UTC`) > context.nowUnixMs,
    );
    const { response } = answerCurrentSadeSati(birth, context);
    expect(response.shani_period_type).toBe(row?.type ?? false);
    expect(response.is_sade_sati_period).toBe(row?.type === "Sade Sati");
    if (row) expect(response.bot_response).toBe(table.readings[table.response.indexOf(row)]?.now);
    expect(response.remedies).toHaveLength(row ? 4 : 0);
  });

  it.each(["en", "te"] as const)("says it in whole sentences of its language, with reasons: %s", (lang) => {
    const days = ["2024-01-10", "2025-06-01", "2026-11-21", "2028-03-01"];
    const answers = days.flatMap((day) =>
      MONTH.map((query) => answerCurrentSadeSati(birthOf({ ...query, lang, explain: "1" }), on(`${day}T06:00:00Z`))),
    );
    for (const answer of answers) {
      expect(JSON.stringify(z.parse(calls.currentSadeSati.response, answer))).toBe(JSON.stringify(answer));
      const { bot_response, description, remedies } = answer.response;
      const reasons = (answer.reasons ?? []).flatMap(({ text, source }) => [text, source]);
      expect([bot_response, description, ...remedies, ...reasons].flatMap((text) => faultOf(text, lang) ?? [])).toEqual(
        [],
      );
      expect(reasons.length).toBeGreaterThan(1);
    }
    const kinds = new Set(answers.map(({ response }) => response.shani_period_type));
    expect(kinds).toEqual(new Set(["Sade Sati", "Ardhastama Shani", "Kantaka Shani", "Ashtama Shani", false]));
  });

  it("counts Sade Sati from the first entry to the last leaving, the months between included", () => {
    // The Moon in Capricorn: Saturn was in Sagittarius from January 2017, went back to Scorpio, and left Aquarius in 2025.
    const { response } = answerCurrentSadeSati(birthOf(warangal), on("2021-01-01T06:00:00Z"));
    expect(response.description).toContain("It began on 26 January 2017 and lasts until 29 March 2025.");
    const between = answerCurrentSadeSati(birthOf(warangal), on("2017-08-01T06:00:00Z")).response;
    expect(between.shani_period_type).toBe(false);
    expect(between.description).toBe("The next such time is Sade Sati: Saturn enters Sagittarius on 26 October 2017.");
  });

  it.each(["en", "te"] as const)("never says that nothing runs where Saturn is in a sign that counts: %s", (lang) => {
    const none = { en: "Neither Sade Sati nor a small panoti runs.", te: "ఇప్పుడు ఏలినాటి శని లేదు" }[lang];
    const told = [1890, 2090].flatMap((year) =>
      MONTH.map(({ dob, ...query }) => {
        const asked = { ...query, dob: dob.replace("1990", String(year)), lang, explain: "1" };
        return answerCurrentSadeSati(birthOf(asked), context);
      }),
    );
    const houses = new Set(
      told.map(({ response, reasons = [] }) => {
        expect([response.shani_period_type, response.remedies]).toEqual([false, []]);
        const [{ rule, facts } = { rule: "", facts: {} }] = reasons;
        const house = Number(z.parse(z.object({ house: z.number() }), facts).house);
        const counts = [1, 2, 4, 7, 8, 12].includes(house);
        expect(response.bot_response.includes(none), response.bot_response).toBe(!counts);
        expect(rule).toBe(counts ? "saturn.outside_life" : "saturn.not_counted");
        expect(
          [response.bot_response, ...reasons.map(({ text }) => text)].flatMap((text) => faultOf(text, lang) ?? []),
        ).toEqual([]);
        return house;
      }),
    );
    expect(houses.size).toBe(12);
  });

  it("knows nothing to come where the 120 years are over, and the first time of a life that has not begun", () => {
    const past = answerCurrentSadeSati(birthOf({ ...warangal, dob: "17/05/1890" }), context).response;
    expect([past.shani_period_type, past.description]).toEqual([
      false,
      "No other such time begins within 120 years of birth.",
    ]);
    // Saturn is in Pisces, the sign before the Moon's.
    expect(past.bot_response).toBe(
      "Saturn is now in Pisces, the twelfth sign from your Moon's (Aries). Sade Sati and the small panotis are counted from birth to 120 years after it, and today is outside those years.",
    );
    const toCome = answerCurrentSadeSati(birthOf({ ...warangal, dob: "17/05/2090" }), context).response;
    expect(toCome.shani_period_type).toBe(false);
    expect(toCome.description).toMatch(/^The next such time is /);
  });
});
