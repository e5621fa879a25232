import { RASI_LORDS, RASIS } from "@vedanga/core";
import { expect, test } from "vitest";
import { SIGNS_EN } from "./en/signs.ts";
import { SKY_NAMES_EN } from "./en/sky.ts";
import { genitive, rasiStem } from "./te/forms.ts";
import { SIGNS_TE } from "./te/signs.ts";

/** Some full stops end no sentence: a letter must follow a space, or nothing. */
const sentences = (text: string): number => text.split(/(?<=[.?!])(?:\s|$)/u).filter((part) => part !== "").length;

test("each sign has the guardian that the specification gives it", () => {
  expect(RASIS.map((rasi) => SIGNS_EN[rasi].guardian.name)).toEqual([
    "Lord Karthikeya",
    "Goddess Lakshmi",
    "Lord Krishna",
    "Goddess Parvati",
    "Lord Surya",
    "Goddess Saraswati",
    "Lord Indra",
    "Goddess Kali",
    "Lord Brahma",
    "Lord Shani",
    "Lord Shiva",
    "Lord Vishnu",
  ]);
  expect(new Set(RASIS.map((rasi) => SIGNS_TE[rasi].guardian.name)).size).toBe(12);
});

test("signs and guardians are told in two or three sentences, none of them twice", () => {
  for (const signs of [SIGNS_EN, SIGNS_TE]) {
    const texts = RASIS.flatMap((rasi) => [signs[rasi].about, signs[rasi].guardian.about]);
    expect(new Set(texts).size).toBe(24);
    for (const text of texts) {
      expect([2, 3], text).toContain(sentences(text));
      expect(text.length, text).toBeLessThan(330);
    }
  }
});

test("a text about a sign names no other sign, and no lord but its own", () => {
  for (const rasi of RASIS) {
    const lord = RASI_LORDS[rasi];
    const english = `${SIGNS_EN[rasi].about} ${SIGNS_EN[rasi].guardian.about}`;
    const named = RASIS.filter((other) => english.includes(SKY_NAMES_EN.rasi[other]));
    expect(named).toEqual([rasi]);
    for (const [, graha] of english.matchAll(/(\w+), the lord of/gu)) expect(graha).toBe(SKY_NAMES_EN.graha[lord].name);
    const telugu = `${SIGNS_TE[rasi].about} ${SIGNS_TE[rasi].guardian.about}`;
    for (const [, sign, graha] of telugu.matchAll(/(\S+) రాశ్యధిపతి (\S+)/gu)) {
      expect(sign).toBe(rasiStem(rasi));
      expect(graha?.startsWith(genitive(lord).slice(0, -2))).toBe(true);
    }
  }
});
