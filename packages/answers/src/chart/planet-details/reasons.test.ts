import { calls } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPlanetDetails } from "../planet-details.ts";

const answer = (query: Readonly<Record<string, string>>) => answerPlanetDetails(birthOf(query), context);
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };

/** The field of an answer that a reason is about. */
const fieldAt = (response: unknown, about: string): unknown =>
  about.split(".").reduce<unknown>((node, key) => (Object(node) as Record<string, unknown>)[key], response);

describe("the reasons of the planets", () => {
  it("is left out unless requested", () => {
    expect(answer(warangal)).not.toHaveProperty("reasons");
  });

  it("speaks of dignity, combustion, nature, age, motion and star of all nine, of the first dasha and of the stone", () => {
    const { reasons = [] } = answer({ ...warangal, explain: "1" });
    const abouts = new Set(reasons.map(({ about }) => about));
    for (let entry = 1; entry <= 9; entry++) {
      for (const field of ["zodiac", "lord_status", "is_combust", "retro", "basic_avastha", "nakshatra_lord"]) {
        expect(abouts).toContain(`${entry}.${field}`);
      }
    }
    for (const field of ["lucky_num", "lucky_colors", "lucky_letters", "lucky_name_start"])
      expect(abouts).toContain(field);
    expect(abouts).toContain("birth_dasa");
    expect(abouts).toContain("lucky_gem");
  });

  it("speaks of the houses, the Moon's star and sign, the dashas of birth and now, and every item of the almanac", () => {
    const { response, reasons = [] } = answer({ ...warangal, explain: "1" });
    const text = (about: string) => reasons.filter((reason) => reason.about === about).map((reason) => reason.text);
    expect(text("0.house")).toEqual(["A house is a whole sign, and the rising sign is the first: here Taurus."]);
    expect(text("7.house")).toEqual(["Saturn is in Capricorn: counted from the rising sign, the 9th."]);
    expect(text("nakshatra")).toEqual([
      "The sidereal longitude of the Moon is 292.58°, in the 22nd of 27 equal parts (280.00° to 293.33°): Shravana.",
    ]);
    expect(text("panchang.day_lord")).toEqual(["Thursday is the day of Jupiter."]);
    expect(text("current_dasa")[0]).toMatch(
      /^The nine mahadashas follow each other from birth; that of Jupiter runs from/,
    );
    const shown = Object.keys(response.panchang).filter((field) => field !== "ayanamsa_name");
    for (const field of [...shown.map((name) => `panchang.${name}`), "rasi", "nakshatra_pada"]) {
      expect(text(field).length, field).toBeGreaterThan(0);
    }
  });

  it("says so when all nine mahadashas have passed", () => {
    const { reasons = [] } = answer({ ...warangal, dob: "03/01/1900", tob: "23:50", explain: "1" });
    expect(reasons.find(({ about }) => about === "current_dasa")?.text).toBe(
      "The nine mahadashas cover 120 years; all have passed.",
    );
  });

  it("names figures as the fields have them", () => {
    const { reasons = [] } = answer({ ...warangal, explain: "1" });
    const text = (about: string) => reasons.filter((reason) => reason.about === about).map((reason) => reason.text);
    expect(text("6.zodiac")).toEqual(["Venus is at Pisces 20.8°, where it is exalted from 0° to 30°."]);
    expect(text("7.lord_status")[1]).toBe(
      "Saturn rules both a kendra and a trikona (the 9th and 10th houses): a yogakaraka.",
    );
    expect(text("7.retro")).toEqual(["Saturn moves backwards through the signs, 0.019° a day: retrograde."]);
    expect(text("1.nakshatra_lord")).toEqual([
      "The Sun is in pada 2 of Krittika, whose lord in the Vimshottari order is the Sun.",
    ]);
  });

  it("is whole for 200 births in both languages, is about fields that are there, and contradicts none", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en", "te"), (birth, lang) => {
        const whole = answer({ ...birth, lang, explain: "1" });
        z.parse(calls.planetDetails.response, whole);
        for (const { about, text, rule, facts } of whole.reasons ?? []) {
          expect(faultOf(text, lang), `${about}: ${text}`).toBeUndefined();
          const field = fieldAt(whole.response, about) ?? fieldAt(whole, about);
          expect(field, about).toBeDefined();
          if (about.endsWith("is_combust")) expect(field).toBe(rule === "placement.combust");
          if (about.endsWith("retro")) expect(field).toBe(rule !== "placement.direct");
          if (rule === "luck.number") expect(field).toContain(facts.number);
          if (about.endsWith("basic_avastha") && lang === "te") expect(text).toContain(String(field));
        }
      }),
      { numRuns: 200 },
    );
  });
});
