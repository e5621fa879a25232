import { GEMS, GRAHAS, LUMINOUS_GRAHAS, RASIS } from "@vedanga/core";
import { describe, expect, it } from "vitest";
import { romanised } from "../../test/romanised.ts";
import type { LordStanding } from "./ascendant-words.ts";
import { catalogueOf } from "./catalogue-of.ts";

const english = catalogueOf("en");
const telugu = catalogueOf("te");

/** Spaces and capitals are the hand of the writer. */
const plain = (text: string): string => text.toLowerCase().replaceAll(" ", "");

/** Every string of a section. */
function strings(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(strings) : [];
}

describe("mantras", () => {
  it.each(GEMS)("read the same in both scripts: that of the %s", (gem) => {
    expect(plain(english.gem.stone[gem].mantra)).toBe(romanised(telugu.gem.stone[gem].mantra));
  });

  it.each(GRAHAS)("read the same in both scripts: the gayatri of %s", (graha) => {
    expect(plain(english.ascendant.gayatri[graha])).toBe(romanised(telugu.ascendant.gayatri[graha]));
  });

  it("of worship have the metre's three calls: vidmahe, dhimahi, prachodayat", () => {
    for (const graha of GRAHAS) {
      expect(english.ascendant.gayatri[graha]).toMatch(/^Om \w+ Vidmahe \w+ Dhimahi Tann\w+ \w+ Prachodayat$/);
    }
  });
});

describe("words of the reports", () => {
  it("neither frighten nor promise", () => {
    const forbidden =
      /\b(danger|death|die|fatal|disease|evil|curse|doom|guarantee|certainly|surely|cures?|heals?|rich|riches|wealth|lucky)\b/i;
    for (const text of strings([english.ascendant, english.gem, english.kaalsarp])) expect(text).not.toMatch(forbidden);
    const forbiddenTelugu = /మరణ|ప్రమాద|రోగ|శాప|తప్పక|ఖచ్చిత|నిశ్చయ|ధనవంత|నయమ/;
    for (const text of strings([telugu.ascendant, telugu.gem, telugu.kaalsarp])) {
      expect(text).not.toMatch(forbiddenTelugu);
    }
  });

  it("give each rising sign words that no other has", () => {
    for (const { ascendant } of [english, telugu]) {
      for (const field of ["symbol", "nature", "flagship", "spirituality"] as const) {
        expect(new Set(RASIS.map((rasi) => ascendant.sign[rasi][field])).size, field).toBe(12);
      }
      for (const rasi of RASIS) {
        const { strengths, challenges } = ascendant.sign[rasi];
        expect(new Set([...strengths, ...challenges]).size, rasi).toBe(8);
        expect([...strengths, ...challenges].some((word) => word.includes(","))).toBe(false);
      }
    }
  });
});

describe("the strength of day or night", () => {
  it.each([
    ["en", english.strength, /noon|midnight/],
    ["te", telugu.strength, /మధ్యాహ్న|అర్ధరాత్రి/],
  ] as const)("depends on the hour of birth for all but Mercury, who always has it: %s", (_, { reasons }, hour) => {
    const said = (graha: (typeof LUMINOUS_GRAHAS)[number]) =>
      reasons["strength.day_or_night"]({ sunHourAngleDeg: 30 }, graha);
    for (const graha of LUMINOUS_GRAHAS) {
      if (graha === "mercury") expect(said(graha)).not.toMatch(hour);
      else expect(said(graha)).toMatch(hour);
    }
  });
});

describe("the personal text of an ascendant", () => {
  const alone: LordStanding = {
    lagna: "mesha",
    lord: "mars",
    rasi: "makara",
    house: 10,
    dignity: "exalted",
    isCombust: false,
    isRetrograde: false,
    joined: [],
    seenBy: [],
  };
  const personal = (changes: Partial<LordStanding>) => english.ascendant.personal({ ...alone, ...changes });

  it("says each fact, and only the facts", () => {
    expect(personal({})).toBe(
      "Mars, the lord of your Aries ascendant, is in the 10th house, so your energy turns first to work and your standing in the world. It is in Capricorn, which makes its manner patient and practical. Nowhere is it stronger, and there it works at its best. No other planet is with it or looks at it in full, so its sign and house alone count.",
    );
    expect(
      personal({ joined: ["moon", "jupiter"], seenBy: ["saturn"], isRetrograde: true, isCombust: true }),
    ).toContain(
      "Much of this is turned inward and thought over more than once, because it was moving backwards when you were born. Because it stands close to the Sun, it does better work behind the scenes than in front. In the same sign the Moon brings feeling and care; Jupiter brings wisdom and breadth. From a distance Saturn adds patience and gravity.",
    );
  });

  it("changes with every fact in both languages", () => {
    for (const { ascendant } of [english, telugu]) {
      const variants = [
        ...RASIS.map((rasi) => ({ rasi })),
        ...RASIS.map((_, index) => ({ house: index + 1 })),
        ...(["moolatrikona", "own", "friend", "neutral", "enemy", "debilitated"] as const).map((dignity) => ({
          dignity,
        })),
        ...GRAHAS.map((graha) => ({ joined: [graha] })),
        ...GRAHAS.map((graha) => ({ seenBy: [graha] })),
        { isCombust: true },
        { isRetrograde: true },
      ];
      const texts = variants.map((changes) => ascendant.personal({ ...alone, ...changes }));
      // The sign and the house of `alone` itself give the same text again.
      expect(new Set(texts).size).toBe(variants.length - 1);
    }
  });
});
