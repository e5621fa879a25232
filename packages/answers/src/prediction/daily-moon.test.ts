import { calls } from "@vedanga/contract";
import { LIFE_ASPECTS } from "@vedanga/core";
import { context } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../index.ts";

type Query = Readonly<Record<string, string>>;

const ask = (query: Query) => answers.dailyMoon(z.parse(calls.dailyMoon.parameters, query), context);

function flat(query: Query) {
  const { response } = ask(query);
  if (!("total_score" in response)) throw new TypeError("not flat");
  return response;
}

function nested(query: Query) {
  const { response } = ask({ ...query, split: "true" });
  if ("total_score" in response) throw new TypeError("not split");
  return response;
}

const TODAY: Query = { zodiac: "9", date: "21/11/2026" };
const two = (value: number): string => String(value).padStart(2, "0");
const anyDay = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1600, max: 2400 }),
  })
  .map(({ day, month, year }) => `${two(day)}/${two(month)}/${year}`);
const anySign = fc.integer({ min: 1, max: 12 }).map(String);
const SIGNS = Array.from({ length: 12 }, (_, index) => String(index + 1));

describe("the day of a sign", () => {
  it.each(["en", "te"])("has the contract's shape, flat and split: %s", (lang) => {
    for (const split of ["false", "true"]) {
      const answer = ask({ ...TODAY, lang, split, explain: "1" });
      expect(z.parse(calls.dailyMoon.response, answer)).toEqual(answer);
    }
  });

  it("has the same figures flat and split", () => {
    const [whole, parts] = [flat(TODAY), nested(TODAY)];
    expect(parts.bot_response.total_score).toEqual({ score: whole.total_score, split_response: whole.bot_response });
    for (const aspect of LIFE_ASPECTS) expect(parts.bot_response[aspect].score).toBe(whole[aspect]);
    expect(parts).toMatchObject({
      zodiac: whole.zodiac,
      lucky_color: whole.lucky_color,
      lucky_color_code: whole.lucky_color_code,
      lucky_number: whole.lucky_number,
    });
  });

  it("names the sign and the colour in the requested language, the code in neither", () => {
    expect(flat(TODAY)).toMatchObject({ zodiac: "Sagittarius", lucky_color: "red", lucky_color_code: "#C8102E" });
    expect(flat({ ...TODAY, lang: "te" })).toMatchObject({
      zodiac: "ధనుస్సు",
      lucky_color: "ఎరుపు",
      lucky_color_code: "#C8102E",
    });
    expect(flat({ ...TODAY, lang: "hi" })).toEqual(flat(TODAY));
  });

  it("is Hyderabad's if no place is named, and the same twice", () => {
    const hyderabad = { ...TODAY, lat: "17.385", lon: "78.4867", tz: "5.5" };
    expect(flat(hyderabad)).toEqual(flat(TODAY));
    expect(flat(TODAY)).toEqual(flat(TODAY));
  });

  it("differs at another place on the days when the Moon or a tithi changes between the two sunrises", () => {
    const differing = Array.from({ length: 28 }, (_, index) => `${two(index + 1)}/11/2026`).filter((date) => {
      const angeles = { lat: "34.0522", lon: "-118.2437", tz: "-8" };
      return flat({ zodiac: "4", date }).total_score !== flat({ zodiac: "4", date, ...angeles }).total_score;
    });
    expect(differing.length).toBeGreaterThan(4);
    expect(differing.length).toBeLessThan(28);
  });

  it("repeats the date and the place that it is for, beside the answer that older clients read", () => {
    expect(ask(TODAY)).toMatchObject({ date: "21/11/2026", place: { lat: 17.385, lon: 78.4867, tz: 5.5 } });
    const place = { lat: "34.0522", lon: "-118.2437", zone: "America/Los_Angeles" };
    expect(ask({ ...TODAY, ...place }).place).toEqual({ lat: 34.0522, lon: -118.2437, zone: place.zone });
    expect(Object.keys(flat(TODAY)).toSorted()).toEqual(Object.keys(flat({ ...TODAY, ...place })).toSorted());
  });

  it("ignores show_same", () => {
    expect(flat({ ...TODAY, show_same: "true" })).toEqual(flat(TODAY));
  });

  it("needs a complete place or none", () => {
    const isTaken = (place: object) => z.safeParse(calls.dailyMoon.parameters, { ...TODAY, ...place }).success;
    for (const part of [{ lat: "17.4" }, { lon: "78.5", tz: "5.5" }, { zone: "Asia/Kolkata" }])
      expect(isTaken(part)).toBe(false);
    // Coordinates are a place: the server knows their clock.
    expect(isTaken({ lat: "17.4", lon: "78.5" })).toBe(true);
  });
});

describe("the scores of a day", () => {
  it("are the sums of their reasons, each with its sentence", () => {
    fc.assert(
      fc.property(anyDay, anySign, fc.constantFrom("en", "te"), (date, zodiac, lang) => {
        const { response, reasons = [] } = ask({ date, zodiac, lang, explain: "1" });
        if (!("total_score" in response)) throw new TypeError("not flat");
        for (const field of [...LIFE_ASPECTS, "total_score"] as const) {
          const mine = reasons.filter(({ about }) => about === field);
          expect(mine).toHaveLength(13);
          expect(
            mine.reduce((sum, { points = Number.NaN }) => sum + points, 0),
            field,
          ).toBe(response[field]);
        }
        expect(reasons.filter(({ about }) => about.startsWith("lucky_"))).toHaveLength(3);
        for (const { text } of reasons) expect(text).toMatch(lang === "te" ? /^[^A-Za-z]+\.$/ : /^[A-Z].+\.$/);
      }),
      { numRuns: 12, seed: 5 },
    );
  });

  it("name fields of the split answer by their paths", () => {
    const { reasons = [] } = ask({ ...TODAY, split: "1", explain: "1" });
    expect(reasons.map(({ about }) => about)).toContain("bot_response.career.score");
  });
});

const GRAHA = "Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu";
const SAYINGS: readonly (readonly ["helps" | "asks" | "waits", RegExp])[] = [
  ["waits", new RegExp(`obstructs (?:the )?(${GRAHA})|(${GRAHA}) is well placed .* obstructed by`)],
  ["waits", new RegExp(`^(?:The )?(${GRAHA}) in .* would favour|, (?:the )?(${GRAHA}) has .* to offer`)],
  ["waits", /(Moon) stands well|From the (Moon)|(Moon)'s help/],
  ["helps", new RegExp(`^(?:The )?(${GRAHA}) in .* favours|^With (?:the )?(${GRAHA}) .* there is room`)],
  ["helps", new RegExp(`, (?:the )?(${GRAHA}) supports|chief support is (?:the )?(${GRAHA})`)],
  ["helps", /(Moon) .*(?:on your side|carries it along)|the (Moon) (?:lends|passes .*good places)/],
  ["asks", new RegExp(`^(?:The )?(${GRAHA}) in .* asks for|, (?:the )?(${GRAHA}) calls for`)],
  ["asks", new RegExp(`slows things is (?:the )?(${GRAHA})|^To (?:the )?(${GRAHA}) .* fitting answer`)],
  ["asks", /(Moon) .*(?:no great help|force the pace|attention elsewhere|leave yourself a margin)/],
];

/** The subject of a sentence, and what it says of it. */
function sayingOf(sentence: string) {
  for (const [effect, pattern] of SAYINGS) {
    const graha = pattern
      .exec(sentence)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (graha !== undefined) return { effect, graha: graha.toLowerCase() };
  }
  return undefined;
}

/** Lengths in characters; Telugu writes the same in fewer. */
const LENGTHS = {
  en: { whole: [280, 1100], part: [110, 620], short: [80, 330] },
  te: { whole: [240, 1000], part: [90, 580], short: [70, 320] },
} as const;

describe("the words of a day", () => {
  it.each(["en", "te"] as const)(
    "are whole sentences of one script within their lengths, any day and sign: %s",
    (lang) => {
      const lengths = LENGTHS[lang];
      fc.assert(
        fc.property(anyDay, anySign, (date, zodiac) => {
          const { total_score, ...parts } = nested({ date, zodiac, lang }).bot_response;
          const short = flat({ date, zodiac, lang, type: "small" }).bot_response;
          const texts: [string, readonly [number, number]][] = [
            [total_score.split_response, lengths.whole],
            ...Object.values(parts).map((part): [string, readonly [number, number]] => [
              part.split_response,
              lengths.part,
            ]),
            [short, lengths.short],
          ];
          for (const [text, [shortest, longest]] of texts) {
            expect(text.length, text).toBeGreaterThanOrEqual(shortest);
            expect(text.length, text).toBeLessThanOrEqual(longest);
            expect(text).not.toMatch(/undefined|null|NaN|\$\{|\[object|[{}]| {2}|\.\.| \./);
            if (lang === "te") expect(text).toMatch(/^[\u0c00-\u0c7f0-9 ,.;:()]+$/);
            else expect(text).toMatch(/^[A-Z][A-Za-z ,.;:'-]+\.$/);
          }
        }),
        { numRuns: 40, seed: 3 },
      );
    },
  );

  it("open as the score is coloured: below 30, below 50, below 70 and above each have words of their own", () => {
    const openings = new Map<string, Set<string>>();
    fc.assert(
      fc.property(anyDay, anySign, (date, zodiac) => {
        for (const [field, { score, split_response: text }] of Object.entries(nested({ date, zodiac }).bot_response)) {
          const band = score < 30 ? "low" : score < 50 ? "careful" : score < 70 ? "good" : "high";
          const opening = `${field}: ${text.split(". ")[0]}`;
          openings.set(opening, (openings.get(opening) ?? new Set()).add(band));
        }
      }),
      { numRuns: 150, seed: 11 },
    );
    expect(openings.size).toBeGreaterThan(60);
    for (const [opening, bands] of openings) expect([...bands], opening).toHaveLength(1);
  });

  it("differ between signs on a day, and between days of a sign", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom("en", "te"), (date, lang) => {
        const texts = SIGNS.map((zodiac) => flat({ date, zodiac, lang }).bot_response);
        expect(new Set(texts).size).toBe(12);
        const firsts = texts.map((text) => text.split(/[.:;] /)[0]);
        for (const [index, first] of firsts.entries()) expect(first).not.toBe(firsts[index - 1]);
      }),
      { numRuns: 25, seed: 17 },
    );
    const month = Array.from(
      { length: 28 },
      (_, day) => flat({ zodiac: "3", date: `${two(day + 1)}/02/2026` }).bot_response,
    );
    expect(new Set(month).size).toBe(28);
  });

  it("say of what raised a score that it helps, of what lowered it that it asks, of what is obstructed that it waits", () => {
    const counts = { helps: 0, asks: 0, waits: 0 };
    fc.assert(
      fc.property(anyDay, anySign, (date, zodiac) => {
        const { response, reasons = [] } = ask({ date, zodiac, split: "1", explain: "1" });
        if ("total_score" in response) throw new TypeError("not split");
        for (const [field, { split_response: text }] of Object.entries(response.bot_response)) {
          for (const sentence of text.split(/(?<=\.) /)) {
            const said = sayingOf(sentence);
            if (said === undefined) continue;
            const { graha, effect } = said;
            counts[effect] += 1;
            const mine = reasons.find(
              ({ about, rule, facts }) =>
                about === `bot_response.${field}.score` && rule.startsWith("transit.") && facts.graha === graha,
            );
            const points = mine?.points ?? Number.NaN;
            const isTrue = { helps: points > 0, asks: points < 0, waits: points === 0 }[effect];
            expect(isTrue, `${field} ${points}: ${sentence}`).toBe(true);
          }
        }
      }),
      { numRuns: 60, seed: 29 },
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100);
  });

  it("neither frighten nor promise", () => {
    fc.assert(
      fc.property(anyDay, anySign, (date, zodiac) => {
        for (const { split_response: text } of Object.values(nested({ date, zodiac }).bot_response)) {
          expect(text).not.toMatch(
            /\b(danger|death|die|fatal|disease|illness|evil|curse|doom|guarantee|certainly|surely|will)\b/i,
          );
        }
        for (const { split_response: text } of Object.values(nested({ date, zodiac, lang: "te" }).bot_response)) {
          expect(text).not.toMatch(/(?<!స్)మరణ|మృత్యు|ప్రమాదం|రోగం|రోగాలు|శాప|తప్పక |ఖచ్చిత|నిశ్చయ/);
        }
      }),
      { numRuns: 40, seed: 23 },
    );
  });
});
