import { describe, expect, it } from "vitest";
import { indicToLatin } from "./indic-to-latin.ts";

describe("indicToLatin", () => {
  it.each([
    ["విజయవాడ", "vijayavada"],
    ["హైదరాబాద్", "haidarabad"],
    ["కృష్ణా", "krishna"],
    ["అంబ", "amba"],
    ["అనంత", "ananta"],
    ["ఔరంగాబాద్", "aurangabad"],
    ["౧౨౩", "123"],
    ["वाराणसी", "varanasi"],
    ["ಮೈಸೂರು", "maisuru"],
  ])("writes %s as %s", (indian, latin) => {
    expect(indicToLatin(indian)).toBe(latin);
  });

  it("leaves Latin text alone", () => {
    expect(indicToLatin("guntur")).toBe("guntur");
  });
});
