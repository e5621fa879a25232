import { calls, type GemRecord } from "@vedanga/contract";
import { GEMS } from "@vedanga/core";
import { faultOf, texts } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerGemDetails } from "./gem-details.ts";

const answer = (query: Record<string, string>) => answerGemDetails(z.parse(calls.gemDetails.parameters, query));
const record = (gem: string, lang: string): GemRecord => answer({ gem, lang }).response.response;
const partsOf = (gem: string, lang: string): readonly string[] => answer({ gem, lang }).body_parts;
const every = GEMS.flatMap((gem) => (["en", "te"] as const).map((lang) => [gem, lang] as const));

describe("the details of a stone", () => {
  it.each(every)("%s in %s has the shape of the contract, nested twice", (gem, lang) => {
    const whole = answer({ gem, lang });
    expect(JSON.stringify(z.parse(calls.gemDetails.response, whole))).toBe(JSON.stringify(whole));
    expect(whole.response).toMatchObject({ status: true, response: { gem, key: gem } });
    expect(whole).not.toHaveProperty("conventions");
  });

  it.each(every)("%s in %s says all, in its own language, in the length that is asked", (gem, lang) => {
    const { gem: _gem, key: _key, ...read } = record(gem, lang);
    const parts = partsOf(gem, lang);
    for (const [path, text] of texts({ ...read, parts }))
      expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
    expect(read.description.length).toBeGreaterThanOrEqual(200);
    expect(read.description.length).toBeLessThanOrEqual(500);
    expect(parts).toHaveLength(read.diseases_cure.length);
    for (const [index, part] of parts.entries()) {
      expect(read.diseases_cure[index]?.toLowerCase(), part).toContain(part.toLowerCase());
    }
    for (const list of [read.good_results, read.diseases_cure, parts]) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(6);
      expect(new Set(list).size).toBe(list.length);
    }
    expect([5, 6]).toContain(read.flaw_results.length);
    expect(read.substitute.length).toBeGreaterThanOrEqual(1);
    expect(read.not_to_wear_with).not.toContain(read.name);
    expect(read.not_to_wear_with.length).toBeGreaterThanOrEqual(2);
  });

  it("claims no cure, promises nothing and frightens nobody", () => {
    for (const gem of GEMS) {
      const english = JSON.stringify(record(gem, "en"));
      expect(english.replace(/"diseases_cure":/, "")).not.toMatch(
        /\b(cures?|heals?|disease|guarantee|certainly|surely|wealth|riches|death|danger|accident|curse|evil|fatal)\b/i,
      );
      expect(record(gem, "en").diseases_cure.every((text) => text.startsWith("By tradition linked with"))).toBe(true);
      expect(partsOf(gem, "en").join()).not.toMatch(/tradition|\bthe\b/);
      expect(JSON.stringify(record(gem, "te"))).not.toMatch(/మరణ|మృత్యు|ప్రమాద|శాప|తప్పక|ఖచ్చిత|నిశ్చయ|నయమ/);
    }
  });

  it("gives each stone its graha, its day and words of its own", () => {
    const records = GEMS.map((gem) => record(gem, "en"));
    expect(records.map(({ name, planet, day }) => `${name}, ${planet}, ${day}`)).toEqual([
      "Ruby, Sun, Sunday",
      "Pearl, Moon, Monday",
      "Red Coral, Mars, Tuesday",
      "Emerald, Mercury, Wednesday",
      "Yellow Sapphire, Jupiter, Thursday",
      "Diamond, Venus, Friday",
      "Blue Sapphire, Saturn, Saturday",
      "Hessonite, Rahu, Saturday",
      "Cat's Eye, Ketu, Tuesday",
    ]);
    for (const field of ["description", "mantra", "other_name", "methods"] as const) {
      for (const lang of ["en", "te"]) {
        expect(new Set(GEMS.map((gem) => record(gem, lang)[field])).size, `${field} ${lang}`).toBe(9);
      }
    }
  });

  it("gives the price of a dull ruby under the ruby alone", () => {
    for (const [lang, name] of [
      ["en", "Varahamihira"],
      ["te", "వరాహమిహిరుడు"],
    ] as const) {
      const told = GEMS.filter((gem) =>
        record(gem, lang).flaw_results.some((flaw) => flaw.flaw_effects.includes(name)),
      );
      expect(told, lang).toEqual(["ruby"]);
    }
  });

  it("names a source for every part of the body and every flaw, and a tradition in no other words", () => {
    for (const gem of GEMS) {
      const { reasons = [] } = answer({ gem, explain: "1" });
      const { diseases_cure: health, flaw_results: flaws, ...rest } = record(gem, "en");
      for (const index of health.keys()) {
        const about = reasons.filter((reason) => reason.about === `response.diseases_cure.${index}`);
        expect(about.map(({ source }) => source)).toEqual([
          expect.stringMatching(/^(Brihat Parashara Hora Shastra 3\.31|Phaladeepika 14\.[2-8])$/),
        ]);
      }
      for (const index of flaws.keys()) {
        const about = reasons.filter((reason) => reason.about === `response.flaw_results.${index}`);
        expect(about).toHaveLength(1);
        expect(about[0]?.source).toMatch(/^(Brihat Samhita 8[0-3]\.|Arthashastra 2\.11|practice of the twentieth)/);
      }
      expect(JSON.stringify([rest, flaws])).not.toMatch(/tradition/i);
    }
  });

  it("gives the weight in carats and in ratti of 0.91 carat", () => {
    expect(record("ruby", "en").weight).toBe("3 to 5 carats (3.3 to 5.5 ratti)");
    expect(record("diamond", "te").weight).toBe("0.5 నుండి 1.5 క్యారెట్లు (0.5 నుండి 1.6 రత్తులు)");
  });

  it("keeps stones apart in both records: none lists another that does not list it", () => {
    const notWith = new Map(GEMS.map((gem) => [record(gem, "en").name, record(gem, "en").not_to_wear_with]));
    for (const [name, others] of notWith) for (const other of others) expect(notWith.get(other)).toContain(name);
  });

  it("says with explain=1 whose stone it is, and where that and each custom is from", () => {
    const { reasons = [] } = answer({ gem: "coral", explain: "1" });
    expect(reasons[0]).toEqual({
      rule: "gem.stone_of_graha",
      facts: { gem: "coral" },
      source: "Jataka Parijata 2.21",
      about: "response.planet",
      text: "The stone of Mars among the nine is the red coral.",
    });
    const fields = ["planet", "finger", "metal", "weight", "day", "good_results", "diseases_cure.0", "flaw_results.0"];
    expect(reasons.map(({ about }) => about)).toEqual(
      expect.arrayContaining(fields.map((field) => `response.${field}`)),
    );
  });
});
