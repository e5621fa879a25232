import { expect, test } from "vitest";
import { places as en } from "#i18n/catalogue/en/places.ts";
import { places as te } from "#i18n/catalogue/te/places.ts";
import { factsLine } from "./facts-line.ts";

const inWords =
  (words: { readonly "sacred.altitude": string }) => (_id: string, values?: { readonly metres?: unknown }) =>
    words["sacred.altitude"].replace("{metres}", String(values?.metres));

test("the line of a place says its height where that matters", () => {
  expect(factsLine("Rudraprayag, Uttarakhand", 3583, inWords(en))).toBe("Rudraprayag, Uttarakhand, 3,583 m");
  expect(factsLine("రుద్రప్రయాగ, ఉత్తరాఖండ్", 3583, inWords(te))).toBe("రుద్రప్రయాగ, ఉత్తరాఖండ్, 3,583 మీ.");
  expect(factsLine("Puri, Odisha", undefined, inWords(en))).toBe("Puri, Odisha");
});
