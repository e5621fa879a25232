import { LANGUAGE_CODES } from "@vedanga/names/language";
import { expect, test } from "vitest";
import { clustersOf } from "./clusters.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

const reference = new Intl.Segmenter("te", { granularity: "grapheme" });
const bySegmenter = (text: string): readonly string[] => [...reference.segment(text)].map(({ segment }) => segment);

const TEXTS = ["బృహస్పతి", "స్త్రీ", "క్ష్మాపతి", "మార్చ్‌లో", "దుఃఖం", "క్‍ష", "Malé", "Māhūr", "São Tomé", "12° 5′", "", "ఆ బ్"];

test.each(TEXTS)("the letters of %j are those of the segmenter", (text) => {
  expect(clustersOf(text)).toEqual(bySegmenter(text));
});

test.each(LANGUAGE_CODES)("every word of the screens in %s has the letters that the segmenter finds", async (lang) => {
  const words = new Set(Object.values(await SCREEN_LANGUAGES[lang].messages()).flatMap((text) => text.split(/\s+/)));
  expect(words.size).toBeGreaterThan(1000);
  expect([...words].filter((word) => clustersOf(word).join("|") !== bySegmenter(word).join("|"))).toEqual([]);
});
