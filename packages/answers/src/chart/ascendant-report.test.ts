import { type AscendantReport, calls, LORD_STRENGTHS } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerGemSuggestion } from "../gem/gem-suggestion.ts";
import { answerAscendantReport } from "./ascendant-report.ts";
import { answerPlanetDetails } from "./planet-details.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };

function ask(query: Query): AscendantReport {
  const [report] = answerAscendantReport(birthOf(query), context).response;
  if (report === undefined) throw new Error("no report");
  return report;
}

describe("the ascendant report", () => {
  it("has the shape of the contract, key for key in its order", () => {
    for (const lang of ["en", "te"]) {
      const answer = answerAscendantReport(birthOf({ ...warangal, lang }), context);
      expect(JSON.stringify(z.parse(calls.ascendantReport.response, answer))).toBe(JSON.stringify(answer));
    }
  });

  it("names sign, lord, place and strength of the birth at Warangal", () => {
    expect(ask(warangal)).toMatchObject({
      ascendant: "Taurus",
      ascendant_lord: "Venus",
      ascendant_lord_location: "Pisces",
      ascendant_lord_house_location: 11,
      verbal_location: "Lord of the ascendant in 11th house",
      ascendant_lord_strength: "Exalted",
      symbol: "Bull",
      zodiac_characteristics: "Fixed, Earthy, South",
      lucky_gem: "Blue Sapphire",
      day_for_fasting: "Friday",
    });
  });

  it("speaks Telugu but for the strength, which is a code", () => {
    expect(ask({ ...warangal, lang: "te" })).toMatchObject({
      ascendant: "వృషభం",
      ascendant_lord: "శుక్రుడు",
      verbal_location: "11వ భావంలో లగ్నాధిపతి",
      ascendant_lord_strength: "Exalted",
      zodiac_characteristics: "స్థిర, పృథ్వి, దక్షిణం",
      lucky_gem: "నీలం",
      day_for_fasting: "శుక్రవారం",
    });
  });

  it("names in the personal text the grahas with the lord, their aspects on it, and its strength", () => {
    const { personalised_prediction: text } = ask(warangal);
    expect(text).toContain("Venus, the lord of your Taurus ascendant, is in the 11th house");
    expect(text).toContain("It is in Pisces");
    expect(text).toContain("Nowhere is it stronger");
    expect(text).toContain("From a distance Saturn adds patience and gravity.");
    expect(text).not.toContain("In the same sign");
  });

  it("begins with two sentences for the person: the manner of the sign, and how the lord stands", () => {
    const headline = (lang: string) => answerAscendantReport(birthOf({ ...warangal, lang }), context).headline;
    expect(headline("en")).toBe(
      "You meet life slowly and on your own terms, and what you keep, you keep for good. Venus, the lord of your ascendant, is at full strength in the house of gains and friends.",
    );
    expect(headline("te")).toBe(
      "మీరు తొందరపడరు; మీ పద్ధతిలోనే సాగుతారు; పట్టుకున్నదాన్ని వదలరు. మీ లగ్నాధిపతి శుక్రుడు లాభ స్థానంలో, ఉచ్చలో ఉన్నాడు.",
    );
  });

  it("explains the lord's house, its company and sight, the fasting day and the mantra", () => {
    const { reasons = [] } = answerAscendantReport(birthOf({ ...warangal, explain: "1" }), context);
    const text = (about: string) => reasons.filter((reason) => reason.about === about).map((reason) => reason.text);
    expect(text("0.ascendant_lord_house_location")[1]).toBe(
      "Venus is in Pisces: counted from the rising sign, the 11th.",
    );
    expect(text("0.personalised_prediction")).toEqual(
      expect.arrayContaining(["Venus is alone in its sign.", "Saturn looks at Venus in full."]),
    );
    expect(text("0.day_for_fasting")[0]).toContain("Friday is the day of Venus, the lord of the ascendant");
    expect(text("0.gayatri_mantra")[0]).toContain("gayatri of Venus");
  });

  it("is whole for 200 births in both languages, and no other answer contradicts it", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en", "te"), (birth, lang) => {
        const query = { ...birth, lang, explain: "1" };
        const answer = answerAscendantReport(birthOf(query), context);
        z.parse(calls.ascendantReport.response, answer);
        const [report] = answer.response;
        if (report === undefined) throw new Error("no report");
        const { ascendant_lord_strength: _code, ...read } = report;
        const explained = [
          ...texts({ ...read, headline: answer.headline }),
          ...(answer.reasons ?? []).map(({ rule, text }) => [rule, text] as const),
        ];
        for (const [path, text] of explained) {
          if (lang === "en" || path !== "rule") expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        }
        for (const words of [report.good_qualities, report.bad_qualities]) expect(words.split(", ")).toHaveLength(4);
        const details = answerPlanetDetails(birthOf(query), context).response;
        const lord = Object.values(details).find(
          (entry) => typeof entry === "object" && "full_name" in entry && entry.full_name === report.ascendant_lord,
        );
        expect(lord).toMatchObject({
          zodiac: report.ascendant_lord_location,
          house: report.ascendant_lord_house_location,
        });
        expect(details["0"]).toMatchObject({ zodiac: report.ascendant, zodiac_lord: report.ascendant_lord });
        const gem = answerGemSuggestion(birthOf(query), context).response;
        expect(gem.name).toBe(report.lucky_gem);
        expect(details.lucky_gem).toEqual([gem.name.toLowerCase()]);
      }),
      { numRuns: 200 },
    );
  });

  it("meets every strength and every house among many births, and says no two alike", () => {
    const reports = Array.from({ length: 400 }, (_, step) =>
      ask({
        ...WARANGAL,
        dob: `0${(step % 9) + 1}/1${step % 3}/${1940 + (step % 89)}`,
        tob: `${String(step % 24).padStart(2, "0")}:17`,
      }),
    );
    expect(new Set(reports.map((report) => report.ascendant_lord_strength))).toEqual(new Set(LORD_STRENGTHS));
    expect(new Set(reports.map((report) => report.ascendant_lord_house_location)).size).toBe(12);
    expect(new Set(reports.map((report) => report.general_prediction)).size).toBe(12);
    expect(new Set(reports.map((report) => report.personalised_prediction)).size).toBeGreaterThan(300);
  });
});
