import { calls, type YearlyPhase } from "@vedanga/contract";
import { jdUt, stations } from "@vedanga/core";
import { LANGUAGE_CODES } from "@vedanga/names";
import { context, HYDERABAD } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../index.ts";
import { DEFAULT_CONVENTIONS } from "../request/conventions.ts";

type Query = Readonly<Record<string, string>>;

const ASPECTS = [
  "physique",
  "health",
  "relationship",
  "career",
  "travel",
  "family",
  "friends",
  "finances",
  "status",
] as const;
const PHASES = ["phase_1", "phase_2", "phase_3", "phase_4"] as const;

const ask = (query: Query) => answers.yearly(z.parse(calls.yearly.parameters, query), context);
const phasesOf = (query: Query): YearlyPhase[] => {
  const { response } = ask(query);
  return PHASES.map((phase) => response[phase]);
};
const textsOf = (phase: YearlyPhase): string[] => [
  phase.prediction,
  ...ASPECTS.map((aspect) => phase[aspect].prediction),
];

const DHANU: Query = { zodiac: "9", year: "2026" };
const SIGNS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const anyYear = fc.integer({ min: 1601, max: 2399 }).map(String);
const anySign = fc.constantFrom(...SIGNS);
const anyLang = fc.constantFrom(...LANGUAGE_CODES);

describe("the year of a sign", () => {
  it.each(["en", "te"])("has the contract's shape: %s", (lang) => {
    const answer = ask({ ...DHANU, lang, explain: "1" });
    expect(z.parse(calls.yearly.response, answer)).toEqual(answer);
  });

  it("names its year beside the response, and its quarters by their months", () => {
    expect(ask(DHANU).year).toBe(2026);
    // Clients read a score of everything within.
    expect(Object.keys(ask(DHANU).response)).toEqual(PHASES);
    expect(phasesOf(DHANU).map(({ period }) => period)).toEqual([
      "January to March",
      "April to June",
      "July to September",
      "October to December",
    ]);
    expect(phasesOf({ ...DHANU, lang: "te" })[0]?.period).toBe("జనవరి నుండి మార్చి");
  });

  it("is the same twice, and uses the requested clock", () => {
    expect(ask(DHANU)).toEqual(ask(DHANU));
    expect(ask({ ...DHANU, ...HYDERABAD })).toEqual(ask(DHANU));
    expect(ask({ ...DHANU, ...HYDERABAD, tz: "-8" })).not.toEqual(ask(DHANU));
  });

  it("has scores that are the sums of their reasons, each with its sentence", () => {
    fc.assert(
      fc.property(anyYear, anySign, anyLang, (year, zodiac, lang) => {
        const { response, reasons = [] } = ask({ year, zodiac, lang, explain: "1" });
        const sum = (path: string) =>
          reasons.filter(({ about }) => about === path).reduce((total, { points = Number.NaN }) => total + points, 0);
        for (const phase of PHASES) {
          expect(sum(`${phase}.score`)).toBe(response[phase].score);
          for (const aspect of ASPECTS) expect(sum(`${phase}.${aspect}.score`)).toBe(response[phase][aspect].score);
        }
        for (const { text } of reasons) expect(text).toMatch(lang === "te" ? /^[^A-Za-z]+\.$/ : /^[A-Z][^{}]+\.$/);
      }),
      { numRuns: 6, seed: 2 },
    );
  });
});

const GRAHA = "(?:the )?(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)";
const HELPS = [
  `^(?:The )?${GRAHA} in .* favours`,
  `, ${GRAHA} in .* supports`,
  `^Lean on ${GRAHA}`,
  `^With ${GRAHA} .* there is room`,
  `^(?:The )?${GRAHA} in .* is of help`,
  `the support of ${GRAHA}`,
  `^Some support comes from ${GRAHA}`,
  `^(?:The )?${GRAHA}, well placed`,
].map((pattern) => new RegExp(pattern));
const ASKS = [
  `^(?:The )?${GRAHA} in .* asks (?:for|throughout)`,
  `, ${GRAHA} in .* calls for`,
  `slows things .* is ${GRAHA}`,
  `^On the other side stands ${GRAHA}`,
  `^(?:The )?${GRAHA} in .* takes something away`,
  `, ${GRAHA} in .* makes haste unwise`,
  `pace is lost to ${GRAHA}`,
  `^Allow for ${GRAHA}`,
].map((pattern) => new RegExp(pattern));
/** Sentences of what begins on a date speak of the house alone. */
const DATED = /^(?:On \d|From \d|After \d|Mark |When |A favourable stretch)/;

const named = (patterns: readonly RegExp[], sentence: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(sentence)?.[1]?.toLowerCase()).find((graha) => graha !== undefined);

/** Lengths in characters; Telugu writes the same in fewer. */
const LENGTHS = {
  en: { whole: [550, 1400], category: [500, 1800] },
  te: { whole: [480, 1300], category: [440, 1600] },
} as const;

describe("the words of a year", () => {
  it("are whole sentences of one script within their lengths, any year and sign", () => {
    fc.assert(
      fc.property(anyYear, anySign, anyLang, (year, zodiac, lang) => {
        for (const phase of phasesOf({ year, zodiac, lang })) {
          textsOf(phase).forEach((text, index) => {
            const [shortest, longest] = index === 0 ? LENGTHS[lang].whole : LENGTHS[lang].category;
            expect(text.length, text).toBeGreaterThanOrEqual(shortest);
            expect(text.length, text).toBeLessThanOrEqual(longest);
            expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}$]| {2}|\.\.| \.|\ba annular|\bfor 1 days/);
            if (lang === "te") expect(text).toMatch(/^[\u0c00-\u0c7f0-9 ,.;:()]+$/);
            else expect(text).toMatch(/^[A-Z][A-Za-z0-9 ,.;:()'-]+\.$/);
          });
        }
      }),
      { numRuns: 30, seed: 4 },
    );
  });

  it("open as the score is coloured: below 30, below 50, below 70 and above each have words of their own", () => {
    const openings = new Map<string, Set<string>>();
    fc.assert(
      fc.property(anyYear, anySign, (year, zodiac) => {
        for (const phase of phasesOf({ year, zodiac })) {
          for (const [field, score, text] of [
            ["total", phase.score, phase.prediction] as const,
            ...ASPECTS.map((aspect) => [aspect, phase[aspect].score, phase[aspect].prediction] as const),
          ]) {
            const band = score < 30 ? "low" : score < 50 ? "careful" : score < 70 ? "good" : "high";
            const opening = `${field}: ${text.split(". ")[0]}`;
            openings.set(opening, (openings.get(opening) ?? new Set()).add(band));
          }
        }
      }),
      { numRuns: 60, seed: 6 },
    );
    expect(openings.size).toBeGreaterThan(60);
    for (const [opening, bands] of openings) expect([...bands], opening).toHaveLength(1);
  });

  it("say of what raised a score that it helps, and of what lowered it that it asks", () => {
    const counts = { helps: 0, asks: 0 };
    fc.assert(
      fc.property(anyYear, anySign, (year, zodiac) => {
        const { response, reasons = [] } = ask({ year, zodiac, explain: "1" });
        for (const phase of PHASES) {
          for (const aspect of ASPECTS) {
            const pointsOf = (graha: string): number =>
              reasons.find(
                ({ about, rule, facts }) =>
                  about === `${phase}.${aspect}.score` && rule === "year.transit" && facts.graha === graha,
              )?.points ?? Number.NaN;
            for (const sentence of response[phase][aspect].prediction.split(/(?<=\.) /)) {
              if (DATED.test(sentence)) continue;
              const [helps, asks] = [named(HELPS, sentence), named(ASKS, sentence)];
              if (helps !== undefined) expect(pointsOf(helps), sentence).toBeGreaterThan(0);
              if (asks !== undefined) expect(pointsOf(asks), sentence).toBeLessThan(0);
              counts.helps += helps === undefined ? 0 : 1;
              counts.asks += asks === undefined ? 0 : 1;
            }
          }
        }
      }),
      { numRuns: 12, seed: 12 },
    );
    expect(counts.helps).toBeGreaterThan(300);
    expect(counts.asks).toBeGreaterThan(300);
  });

  it("differ between signs and between quarters", () => {
    for (const lang of ["en", "te"]) {
      const texts = SIGNS.flatMap((zodiac) => phasesOf({ year: "2027", zodiac, lang }).flatMap(textsOf));
      expect(new Set(texts).size).toBe(texts.length);
    }
    const firsts = SIGNS.map((zodiac) => phasesOf({ year: "2027", zodiac })[0]?.prediction.split(". ")[0]);
    for (const [index, first] of firsts.entries()) expect(first).not.toBe(firsts[index - 1]);
  });

  it("name the eclipses that the place sees and the great stations of the year on their dates", () => {
    const sky = { ephemeris: context.ephemeris, conventions: DEFAULT_CONVENTIONS };
    // 2026 by the clock of India.
    const [from, to] = [jdUt(2461041.5 - 5.5 / 24), jdUt(2461406.5 - 5.5 / 24)];
    const months = "January February March April May June July August September October November December".split(" ");
    const dayOf = (jd: number) => {
      const shown = new Date((jd + 5.5 / 24 - 2440587.5) * 86_400_000);
      return `${shown.getUTCDate()} ${months[shown.getUTCMonth()]}`;
    };
    const wholeAt = (place: Query) =>
      phasesOf({ ...DHANU, ...place })
        .map(({ prediction }) => prediction)
        .join(" ");
    const whole = wholeAt(HYDERABAD);
    expect(whole).toMatch(/total eclipse of the Moon falls on 3 March/);
    expect(whole).not.toMatch(/17 February|12 August|28 August/);
    expect(wholeAt({ lat: "40.4168", lon: "-3.7038", zone: "Europe/Madrid" })).toMatch(
      /total eclipse of the Sun falls on 12 August/,
    );
    for (const graha of ["jupiter", "saturn"] as const) {
      for (const station of stations(sky, graha, from, to)) expect(whole).toContain(dayOf(station.jdUt));
    }
  });

  it("neither frighten nor promise", () => {
    fc.assert(
      fc.property(anyYear, anySign, (year, zodiac) => {
        for (const text of phasesOf({ year, zodiac }).flatMap(textsOf)) {
          expect(text).not.toMatch(
            /\b(danger|death|die|fatal|disease|illness|evil|curse|doom|guarantee|certainly|surely|will)\b/i,
          );
        }
        for (const text of phasesOf({ year, zodiac, lang: "te" }).flatMap(textsOf)) {
          expect(text).not.toMatch(/(?<!స్)మరణ|మృత్యు|ప్రమాదం|రోగం|రోగాలు|శాప|తప్పక |ఖచ్చిత|నిశ్చయ/);
        }
      }),
      { numRuns: 15, seed: 8 },
    );
  });
});
