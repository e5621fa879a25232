import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue-of.ts";
import { type RuleWords, reasonSentence } from "./reason-sentence.ts";

const words: RuleWords<"stands"> = {
  stands: (facts) => `${facts.graha("graha")} stands in ${facts.rasi("rasi")}, house ${facts.number("house")}.`,
};
const { names } = catalogueOf("en");
const reason = { rule: "stands", source: "a test", about: "sun" } as const;

describe("a reason in words", () => {
  it("names what its facts name", () => {
    const facts = { graha: "sun", rasi: "mesha", house: 1 };
    expect(reasonSentence(words, { ...reason, facts }, names)).toBe("Sun stands in Aries, house 1.");
  });

  it.each([
    [{ graha: "sun", rasi: "mesha" }, "the fact house is not a number"],
    [{ graha: "sun", rasi: "mesha", house: "1" }, "the fact house is not a number"],
    [{ graha: "pluto", rasi: "mesha", house: 1 }, "no name for pluto"],
  ])("refuses facts that are not there or not of their kind: %o", (facts, message) => {
    expect(() => reasonSentence(words, { ...reason, facts }, names)).toThrow(new TypeError(message));
  });
});
