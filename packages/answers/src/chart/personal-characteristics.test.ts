import { calls, LORD_STRENGTHS } from "@vedanga/contract";
import { DIGNITIES } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import { catalogueOf } from "@vedanga/narrative";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

interface Recorded {
  readonly id: string;
  readonly input: RecordedBirth;
  readonly expect: { readonly houses: readonly object[] };
}

const whole = (query: Query) => answers.personalCharacteristics(birthOf(query), context);

it.each(["recorded-personal-characteristics", "recorded-personal-characteristics-chennai"])(
  "%s has the same twelve lords, places and strengths",
  (wanted) => {
    const found = readAuthority<readonly Recorded[]>("readings").find(({ id }) => id === wanted);
    if (!found) throw new Error("no record");
    const { response } = whole(birthQuery(found.input));
    expect(response).toMatchObject(found.expect.houses);
    expect(response.map(({ verbal_location }) => verbal_location)[0]).toMatch(/^1st lord is in the (9th|2nd) house$/);
  },
);

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.)\s+/u);

describe.each(["en", "te"] as const)("the twelve lords in %s", (lang) => {
  const { houseLord, names } = catalogueOf(lang);

  it("have readings in their length, of which no sentence comes twice, and each is explained", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const answer = whole({ ...birth, lang, explain: "1" });
        expect(JSON.stringify(z.parse(calls.personalCharacteristics.response, answer))).toBe(JSON.stringify(answer));
        const { response, reasons = [] } = answer;
        const readings = response.map((house) => house.personalised_prediction);
        for (const text of readings) {
          expect(text.length, text).toBeGreaterThanOrEqual(200);
          expect(text.length, text).toBeLessThanOrEqual(350);
          expect(faultOf(text, lang), text).toBeUndefined();
        }
        const sentences = readings.flatMap(sentencesOf);
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
        for (const { text, source } of reasons)
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        const about = new Set(reasons.map((reason) => reason.about.split(".")[0]));
        expect(about.size).toBe(12);
      }),
      { numRuns: 100 },
    );
  });

  it("say lord, sign, both houses and the strength as the figures have them", () => {
    const sign = (name: string): string => {
      const rasi = Object.entries(names.rasi).find(([, one]) => one === name)?.[0] ?? "";
      return lang === "te" ? rasiStem(rasi as Parameters<typeof rasiStem>[0]) : name;
    };
    const ordinals =
      lang === "en"
        ? [
            "first",
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
            "eighth",
            "ninth",
            "tenth",
            "eleventh",
            "twelfth",
          ]
        : ["మొదటి", "రెండవ", "మూడవ", "నాలుగవ", "ఐదవ", "ఆరవ", "ఏడవ", "ఎనిమిదవ", "తొమ్మిదవ", "పదవ", "పదకొండవ", "పన్నెండవ"];
    fc.assert(
      fc.property(anyBirth, (birth) => {
        for (const house of whole({ ...birth, lang }).response) {
          const { personalised_prediction: text, current_house: ruled, lord_house_location: placed } = house;
          expect(text).toContain(house.lord_of_zodiac.replace(/డు$/u, ""));
          expect(text).toContain(sign(house.lord_zodiac_location));
          expect(text).toContain(ordinals[ruled - 1]);
          expect(text).toContain(ordinals[placed - 1]);
          expect(text).toContain(houseLord.lordIn[ruled - 1]?.[placed - 1]);
          const lord = Object.entries(names.graha).find(([, { name }]) => name === house.lord_of_zodiac)?.[0];
          const strengths = DIGNITIES.filter((dignity) =>
            houseLord.strength[dignity].some((say) => text.includes(say(lord as Parameters<typeof say>[0]))),
          );
          expect(strengths).toHaveLength(1);
          const words = {
            exalted: 0,
            moolatrikona: 1,
            own: 1,
            friend: 2,
            neutral: 2,
            enemy: 3,
            debilitated: 4,
          } as const;
          expect(house.lord_strength).toBe(LORD_STRENGTHS[words[strengths[0] ?? "own"]]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("say something of its own for each of 144 places", () => {
    const all = houseLord.lordIn.flat();
    expect(all).toHaveLength(144);
    expect(new Set(all).size).toBe(144);
    for (const text of all) expect(faultOf(text, lang)).toBeUndefined();
  });
});

it("meets all 144 places of lords among many births", () => {
  const met = new Set(
    Array.from({ length: 150 }, (_, step) =>
      whole({
        ...WARANGAL,
        dob: `${(step % 27) + 1}/${(step % 12) + 1}/${1940 + (step % 89)}`,
        tob: `${step % 24}:17`,
      }).response.map((house) => `${house.current_house} in ${house.lord_house_location}`),
    ).flat(),
  );
  expect(met.size).toBe(144);
});
