import { calls } from "@vedanga/contract";
import { NAKSHATRAS } from "@vedanga/core";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context } from "@vedanga/testing/births/asking";
import { anyBirth } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../index.ts";

type Query = Readonly<Record<string, string>>;
interface Recorded {
  readonly id: string;
  readonly input: Query;
  readonly expect: object;
}

const vastu = (query: Query) =>
  answers.nakshatraVastuDetails(z.parse(calls.nakshatraVastuDetails.parameters, query), context);
const beads = (query: Query) => answers.rudrakshSuggestion(birthOf(query), context);

const records = readAuthority<readonly Recorded[]>("customs");
const recorded = (id: string) => records.find((record) => record.id === id) ?? { input: {}, expect: {} };

/** Every key with its type, an item of a list by that of the first. */
const shapeOf = (node: unknown, path = ""): readonly string[] => {
  if (Array.isArray(node)) return shapeOf(node[0], `${path}[]`);
  if (typeof node === "object" && node !== null)
    return Object.entries(node).flatMap(([key, child]) => shapeOf(child, `${path}.${key}`));
  return [`${path}: ${Number.isInteger(node) ? "integer" : typeof node}`];
};
const SENTENCE = { en: /^[A-Z][^\u0c00-\u0c7f]+\.$/, te: /^[^A-Za-z]+\.$/ };

describe("the house of a star", () => {
  it("is the recorded one but for the bedroom, which the text has in the south, and a second side to avoid", () => {
    const { input, expect: theirs } = recorded("vastu-ashvini");
    const { response } = vastu(input);
    expect(shapeOf(response).toSorted()).toEqual(shapeOf(theirs).toSorted());
    expect({ ...response, Avoidance: "", Weight: "", Sentence: "" }).toEqual({
      ...theirs,
      Room_Locations: { Kitchen: "South-East", Main_Bedroom: "South", Open_Area: "North-East" },
      Entrance_to_Avoid: "South and West",
    });
  });

  it.each(["en", "te"] as const)("is whole for every star, each field with its reason: %s", (lang) => {
    const sentences = NAKSHATRAS.map((_, index) => {
      const answer = vastu({ nakshatra: String(index + 1), lang, explain: "1" });
      expect(z.parse(calls.nakshatraVastuDetails.response, answer)).toEqual(answer);
      const { response, reasons = [] } = answer;
      for (const text of [response.Avoidance, response.Weight, response.Sentence, ...reasons.map((each) => each.text)])
        expect(text).toMatch(SENTENCE[lang]);
      expect(reasons.map(({ about }) => about)).toEqual([
        ...["Lord", "Favorable_Direction", "Entrance_to_Avoid", "Room_Locations", "Weight"],
      ]);
      return response.Sentence;
    });
    expect(new Set(sentences).size).toBe(27);
  });
});

describe("the beads of a birth", () => {
  it("are the recorded ones for the body; for money those of the lords of the second and the eleventh", () => {
    const { input, expect: theirs } = recorded("rudraksh-1976");
    const { response } = beads(input);
    expect(shapeOf(response).toSorted()).toEqual(shapeOf(theirs).toSorted());
    expect(response).toMatchObject({ mukhi_for_disease_cure: [3], name: "Agni Rudraksha", mukhi_for_money: [6, 7] });
    expect(theirs).toMatchObject({ mukhi_for_disease_cure: [3], name: "Agni Rudraksha" });
  });

  it("are whole for any birth, named in the text, each with its reason, and promise nothing", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en", "te"), (birth, lang) => {
        const answer = beads({ ...birth, lang, explain: "1" });
        expect(z.parse(calls.rudrakshSuggestion.response, answer)).toEqual(answer);
        const { response, reasons = [] } = answer;
        const { mukhi_for_disease_cure: health, mukhi_for_money: money } = response;
        expect(health).toHaveLength(1);
        expect(new Set(money).size).toBe(money.length);
        expect(reasons.map(({ about }) => about)).toEqual([
          ...["mukhi_for_disease_cure", "mukhi_for_money", "mukhi_for_money", "mukhi_description"],
        ]);
        for (const { facts, about } of reasons)
          expect(about === "mukhi_for_money" ? money : health).toContain(facts.mukhi);
        for (const text of [response.mukhi_description, response.bot_response, ...reasons.map((each) => each.text)])
          expect(text).toMatch(SENTENCE[lang as keyof typeof SENTENCE]);
        if (lang === "en")
          for (const mukhi of [...health, ...money]) expect(response.bot_response).toContain(`${mukhi}`);
        expect(response.bot_response).not.toMatch(/\b(cures?|guarantees?|will)\b/);
      }),
      { numRuns: 40, seed: 31 },
    );
  });
});
