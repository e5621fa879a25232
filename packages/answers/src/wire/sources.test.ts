import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import { EVERY_REASON } from "../../test/every-reason.ts";

const asked = Object.entries(EVERY_REASON).map(([of, reasons]) => ({
  of,
  english: reasons("en"),
  telugu: reasons("te"),
}));
const pairs = asked.flatMap(({ english, telugu }) =>
  english.map(({ source }, index) => [source, telugu[index]?.source ?? ""] as const),
);
const teluguOf = new Map(pairs);
const numbers = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

describe("the sources of reasons", () => {
  it.each(asked)("belong to the same reasons in both languages: $of", ({ english, telugu }) => {
    expect(english.length).toBeGreaterThan(8);
    expect(telugu.map(({ rule }) => rule)).toEqual(english.map(({ rule }) => rule));
  });

  it("are all that core cites: a call or a rule that falls out of these questions is missed here", () => {
    expect(teluguOf.size).toBe(242);
  });

  it.each([...teluguOf])("are English in an English answer and Telugu in a Telugu one: %s", (english, telugu) => {
    expect(faultOf(english, "en"), english).toBeUndefined();
    expect(faultOf(telugu, "te"), telugu).toBeUndefined();
  });

  it("name one book or custom by one name in an answer, and two by two", () => {
    expect(new Set(pairs.map((pair) => pair.join("\n"))).size).toBe(teluguOf.size);
    expect(new Set(teluguOf.values()).size).toBe(teluguOf.size);
  });

  it("keep their numbers in Telugu", () => {
    for (const [english, telugu] of teluguOf) expect(numbers(telugu), english).toEqual(numbers(english));
  });
});
