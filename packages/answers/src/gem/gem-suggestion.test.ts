import { calls } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerGemSuggestion } from "./gem-suggestion.ts";

type Query = Readonly<Record<string, string>>;
const answer = (query: Query) => answerGemSuggestion(birthOf(query), context);
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };

describe("the stone of a birth", () => {
  it("has the shape of the contract at the level of the response, key for key in its order", () => {
    const whole = answer(warangal);
    expect(JSON.stringify(z.parse(calls.gemSuggestion.response, whole))).toBe(JSON.stringify(whole));
  });

  it("is Saturn's for Taurus rising with Venus passed over, and says why", () => {
    const { response, reason, contraindications, avoid } = answer(warangal);
    expect(response).toMatchObject({ gem: "blue_sapphire", name: "Blue Sapphire", planet: "Saturn" });
    expect(contraindications).toEqual([]);
    expect(reason).toContain("Most tables name the diamond for Taurus, because Venus rules this ascendant.");
    expect(reason).toContain("Venus is malefic for this ascendant");
    expect(reason).toContain("Saturn may be strengthened: a yogakaraka");
    expect(avoid).toContain("Diamond");
    // Mars is a maraka for Taurus.
    expect(avoid).toContain("Red Coral");
  });

  it("names benefits of this person's own chart, each with its source", () => {
    const { response, reasons = [] } = answer({ ...warangal, explain: "1" });
    expect(response.good_results).toEqual([
      "Fortune, father and faith: Saturn rules the 9th house of your chart.",
      "Profession and standing: Saturn rules the 10th house of your chart.",
      "Steadiness: what Saturn stands for in every chart.",
      "Discipline",
    ]);
    const sources = reasons.filter(({ about }) => about.startsWith("good_results.")).map(({ source }) => source);
    expect(sources).toEqual([
      "Brihat Parashara Hora Shastra 11.2-13",
      "Brihat Parashara Hora Shastra 11.2-13",
      "Phaladeepika 2.7",
      "Phaladeepika 2.7",
    ]);
    const other = answer({ ...warangal, tob: "12:05" }).response;
    expect(other.good_results).not.toEqual(response.good_results);
  });

  it("names four to six benefits, none twice, whatever the chart gives", () => {
    for (const lang of ["en", "te"] as const) {
      for (let hour = 0; hour < 24; hour++) {
        const { good_results } = answer({ ...warangal, tob: `${hour}:30`, lang }).response;
        expect(good_results.length).toBeGreaterThanOrEqual(4);
        expect(good_results.length).toBeLessThanOrEqual(6);
        const named = good_results.map((line) => line.split(":")[0]);
        expect(new Set(named).size).toBe(named.length);
      }
    }
  });

  it("says what speaks against the stone if no lord is fit", () => {
    const found = Array.from({ length: 300 }, (_, step) =>
      answer({
        ...WARANGAL,
        dob: `1${step % 9}/0${(step % 9) + 1}/${1930 + (step % 97)}`,
        tob: `${10 + (step % 14)}:31`,
      }),
    );
    const unfit = found.filter(({ reason }) => reason.includes("has the least against it"));
    expect(unfit.every(({ contraindications }) => contraindications.length > 0)).toBe(true);
    expect(unfit.length).toBeGreaterThan(0);
    expect(unfit.length).toBeLessThan(found.length);
    for (const { reason } of unfit) expect(reason).toContain("None of the three lords is free of objections");
  });

  it("never says that nothing speaks against a stone where something does", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { reason, contraindications } = answer(birth);
        expect(reason.includes("with nothing against it")).toBe(contraindications.length === 0);
      }),
      { numRuns: 200 },
    );
  });

  it("gives a reason and a source for finger, metal, weight, day and each stone to avoid", () => {
    const { avoid, reasons = [] } = answer({ ...warangal, explain: "1" });
    const about = new Set(reasons.map((reason) => reason.about));
    for (const field of ["finger", "metal", "weight", "day"]) expect(about).toContain(field);
    for (const index of avoid.keys()) expect(about).toContain(`avoid.${index}`);
    expect(reasons.find((reason) => reason.about === "avoid.0")?.source).toContain("Brihat Parashara Hora Shastra 34");
  });

  it.each([
    ["en", ["debilitated", "not recommended"]],
    ["te", ["నీచ", "రత్నంతో బలం చేకూర్చరు"]],
  ])("says no objection twice against one graha: %s", (lang, objections) => {
    let debilitatedInLoss = 0;
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { candidates, avoid_reasons } = answer({ ...birth, lang });
        for (const { text } of [...candidates, ...avoid_reasons]) {
          const told = text.split(/(?<=\.) /);
          for (const objection of objections)
            expect(told.filter((sentence) => sentence.includes(objection)).length, text).toBeLessThanOrEqual(1);
          if (/house of loss|దుస్థాన/u.test(text) && /debilitated|నీచ/u.test(text)) debilitatedInLoss += 1;
        }
      }),
      { numRuns: 100, seed: 15 },
    );
    expect(debilitatedInLoss).toBeGreaterThan(10);
  });

  it("is whole for 200 births in both languages, and is never a stone to avoid", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en", "te"), (birth, lang) => {
        const whole = answer({ ...birth, lang, explain: "1" });
        expect(z.parse(calls.gemSuggestion.response, whole)).toEqual(whole);
        const { gem, key, ...record } = whole.response;
        const { candidates, avoid_reasons, avoid, body_parts, reason, contraindications } = whole;
        expect(candidates.map(({ house }) => house)).toEqual([1, 9, 5]);
        expect(candidates.filter((one) => one.is_chosen).map((one) => one.gem)).toEqual([gem]);
        expect(avoid_reasons.map(({ name }) => name)).toEqual(avoid);
        for (const { text } of [...candidates, ...avoid_reasons]) expect(faultOf(text, lang), text).toBeUndefined();
        expect(key).toBe(gem);
        const read = { ...record, avoid, body_parts, reason, contraindications };
        for (const [path, text] of texts(read)) expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        for (const { text } of whole.reasons ?? []) expect(faultOf(text, lang), text).toBeUndefined();
        expect(avoid).not.toContain(record.name);
      }),
      { numRuns: 200 },
    );
  });
});
