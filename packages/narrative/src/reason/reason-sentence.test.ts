import type { Citation, Reason } from "@vedanga/core";
import { describe, expect, expectTypeOf, it } from "vitest";
import { catalogueOf } from "../catalogue/catalogue-of.ts";
import { type RuleWords, reasonSentence } from "./reason-sentence.ts";

interface TestFacts {
  readonly stands: { readonly rasi: "mesha" | "meena"; readonly house: number };
  readonly burnt: { readonly orbDeg: number };
}
const { names } = catalogueOf("en");
const words: RuleWords<TestFacts> = {
  stands: ({ rasi, house }, about) => `${names.graha[about].name} is in ${names.rasi[rasi]}, house ${house}.`,
  burnt: ({ orbDeg }, about) => `${names.graha[about].name} is within ${orbDeg}°.`,
};

describe("a reason in words", () => {
  it("uses the words of its own rule, its own facts and its subject", () => {
    const reasons: readonly Reason<TestFacts>[] = [
      { rule: "stands", facts: { rasi: "mesha", house: 1 }, source: { work: "bphs" }, about: "sun" },
      { rule: "burnt", facts: { orbDeg: 14 }, source: { work: "bphs" }, about: "mercury" },
    ];
    expect(reasons.map((reason) => reasonSentence(words, reason))).toEqual([
      "Sun is in Aries, house 1.",
      "Mercury is within 14°.",
    ]);
  });

  it("does not compile without words for a rule, with a fact the rule lacks, or with facts of another", () => {
    expectTypeOf<RuleWords<TestFacts>>().toExtend<RuleWords<Pick<TestFacts, "stands">>>();
    expectTypeOf<RuleWords<Pick<TestFacts, "stands">>>().not.toExtend<RuleWords<TestFacts>>();
    expectTypeOf<(facts: { readonly house: number }) => string>().not.toExtend<RuleWords<TestFacts>["burnt"]>();
    expectTypeOf<(facts: { readonly orbDeg: number }) => string>().toExtend<RuleWords<TestFacts>["burnt"]>();
    expectTypeOf<{
      readonly rule: "stands";
      readonly facts: TestFacts["burnt"];
      readonly source: Citation;
      readonly about: "sun";
    }>().not.toExtend<Reason<TestFacts>>();
  });
});
