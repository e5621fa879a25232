import {
  DIGNITIES,
  FUNCTIONAL_NATURES,
  GRAHAS,
  type Graha,
  LUMINOUS_GRAHAS,
  NAKSHATRAS,
  RASIS,
  VIMSHOTTARI_YEARS,
} from "@vedanga/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../catalogue/catalogue-of.ts";
import { mattersOf as mattersInEnglish } from "../catalogue/en/forms.ts";
import { mattersOf as mattersInTelugu } from "../catalogue/te/forms.ts";
import { dashaReadings } from "./dasha-readings.ts";
import type { MahadashaLord } from "./mahadasha-lord.ts";
import { sentencesOf } from "./taking-turns.ts";

const house = fc.integer({ min: 1, max: 12 });
const others = (graha: Graha) => fc.subarray(GRAHAS.filter((other) => other !== graha));

/** Any facts at all, also such as no sky brings together. */
const lordOf = (graha: Graha, fromAge: number): fc.Arbitrary<MahadashaLord> =>
  fc
    .record({
      graha: fc.constant(graha),
      lagna: fc.constantFrom(...RASIS),
      rasi: fc.constantFrom(...RASIS),
      house,
      degreesInRasi: fc.integer({ min: 0, max: 29 }),
      nakshatra: fc.constantFrom(...NAKSHATRAS),
      pada: fc.integer({ min: 1, max: 4 }),
      nakshatraLord: fc.constantFrom(...GRAHAS),
      navamsa: fc.constantFrom(...RASIS),
      rules: LUMINOUS_GRAHAS.some((lit) => lit === graha)
        ? fc.uniqueArray(house, { minLength: 1, maxLength: 2 })
        : fc.constant([]),
      host: fc.record({
        graha: fc.constantFrom(...LUMINOUS_GRAHAS),
        rasi: fc.constantFrom(...RASIS),
        house,
        dignity: fc.constantFrom(...DIGNITIES),
      }),
      dignity: fc.constantFrom(...DIGNITIES),
      nature: fc.constantFrom(...FUNCTIONAL_NATURES),
      joined: others(graha),
      seenBy: others(graha),
      undoneBy: others(graha),
      undoneWithoutLagnaBy: others(graha),
      isCombust: fc.boolean(),
      isRetrograde: fc.boolean(),
      fromAge: fc.constant(fromAge),
      toAge: fc.constant(fromAge + VIMSHOTTARI_YEARS[graha]),
    })
    // From the same sign no graha looks at another.
    .map((lord) => ({ ...lord, seenBy: lord.seenBy.filter((other) => !lord.joined.includes(other)) }));

const life = fc.integer({ min: 0, max: 8 }).chain((first) => {
  let age = 0;
  return fc.tuple(
    ...GRAHAS.map((_, step) => {
      const graha = GRAHAS[(first + step) % GRAHAS.length] ?? "sun";
      const from = age;
      age += VIMSHOTTARI_YEARS[graha];
      return lordOf(graha, from);
    }),
  );
});

describe.each(["en", "te"] as const)("the readings of nine dashas in %s", (lang) => {
  const words = catalogueOf(lang);

  it("keep to their lengths and leave no blank, whatever the facts", () => {
    fc.assert(
      fc.property(life, (facts) => {
        for (const { prediction, pastPrediction, planetInSign } of dashaReadings(words, facts)) {
          expect(prediction.length, prediction).toBeGreaterThanOrEqual(700);
          expect(prediction.length, prediction).toBeLessThanOrEqual(1200);
          expect(planetInSign.text.length, planetInSign.text).toBeGreaterThanOrEqual(900);
          expect(planetInSign.text.length, planetInSign.text).toBeLessThanOrEqual(1400);
          for (const text of [prediction, pastPrediction, planetInSign.text, planetInSign.past]) {
            expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\.\.| [,.]/);
            if (lang === "te") expect(text).toMatch(/^[\u0c00-\u0c7f0-9 ,.:;()]+$/);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("say no sentence twice in one life, with the time of birth known or not", () => {
    fc.assert(
      fc.property(life, (facts) => {
        const readings = dashaReadings(words, facts);
        for (const isTimeKnown of [true, false]) {
          const texts = readings.flatMap(({ withoutLagna, planetInSign, ...whole }) => {
            const { prediction, pastPrediction } = isTimeKnown ? whole : withoutLagna;
            return [prediction, pastPrediction, planetInSign.text];
          });
          const sentences = texts.flatMap(sentencesOf);
          expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("tell the matters of a house once in a period that is over, though its lord stands in it", () => {
    const mattersOf = lang === "en" ? mattersInEnglish : mattersInTelugu;
    fc.assert(
      fc.property(life, (facts) => {
        dashaReadings(words, facts).forEach(({ pastPrediction }, at) => {
          const { rules = [], house = 1 } = facts[at] ?? {};
          if (rules.length > 0) expect(pastPrediction.split(mattersOf(house)).length, pastPrediction).toBe(2);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("name no house, no lagna and nothing that rests on them where the time of birth is not known", () => {
    const ofHouses = lang === "en" ? /(?:st|nd|rd|th|your) houses?\b|lagna|ascendant/i : /(?:వ|మొదటి) భావ|లగ్న/u;
    fc.assert(
      fc.property(life, (facts) => {
        for (const { withoutLagna, planetInSign } of dashaReadings(words, facts)) {
          for (const text of [withoutLagna.prediction, withoutLagna.pastPrediction, planetInSign.text]) {
            expect(text).not.toMatch(ofHouses);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("leave the terms of the books to the why", () => {
    const terms =
      lang === "en"
        ? /combust|retrograde|exalt|debilitat|moolatrikona|vargottama|navamsa|neecha|functional|malefic|benefic|maraka|yogakaraka|\u00b0/i
        : /అస్తంగత|వక్ర|ఉచ్చ|నీచ|మూలత్రికోణ|వర్గోత్తమ|నవాంశ|పాపు|పాపి|మారక|యోగకారక|డిగ్రీ/u;
    fc.assert(
      fc.property(life, (facts) => {
        for (const { prediction, pastPrediction, planetInSign } of dashaReadings(words, facts)) {
          for (const text of [prediction, pastPrediction, planetInSign.text]) expect(text).not.toMatch(terms);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("say the same of the same birth, and name every lord", () => {
    fc.assert(
      fc.property(life, (facts) => {
        const readings = dashaReadings(words, facts);
        expect(dashaReadings(words, facts)).toEqual(readings);
        readings.forEach(({ prediction, planetInSign }, index) => {
          const name = words.names.graha[facts[index]?.graha ?? "sun"].name.replace(/[డువు]+$/u, "");
          expect(prediction).toContain(name);
          expect(planetInSign.text).toContain(name);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("say of a graha in its sign the same without its advice where the period is over", () => {
    const advice = Object.values(words.planetInSign.care);
    fc.assert(
      fc.property(life, (facts) => {
        for (const { planetInSign } of dashaReadings(words, facts)) {
          expect(advice.filter((text) => planetInSign.text.includes(text))).toHaveLength(1);
          expect(advice.filter((text) => planetInSign.past.includes(text))).toEqual([]);
          expect(planetInSign.past.length).toBeGreaterThanOrEqual(700);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("tell a period that is over by the same facts, in its own words and without advice", () => {
    const presentOrFuture =
      lang === "en" ? /\b(will|should|may|is yours|runs|turns|asks|brings|gives)\b/ : /(ండి|తుంది|తాయి|తాడు)[.;,]/u;
    const counsels = Object.values(words.dasha.counsel).flatMap((byTone) => Object.values(byTone));
    fc.assert(
      fc.property(life, (facts) => {
        dashaReadings(words, facts).forEach(({ prediction, pastPrediction }, index) => {
          expect(pastPrediction).toContain(words.names.rasi[facts[index]?.rasi ?? "mesha"].replace(/ం$/u, ""));
          expect(pastPrediction).not.toMatch(presentOrFuture);
          expect(counsels.filter((counsel) => pastPrediction.includes(counsel))).toEqual([]);
          expect(counsels.some((counsel) => prediction.includes(counsel))).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });
});
