import { calls, type YearlyPastPhase, type YearlyPhase, type YearlyResponse } from "@vedanga/contract";
import { GRAHAS, jdUt, rasiOf, siderealLongitudeDeg } from "@vedanga/core";
import { LANGUAGE_CODES } from "@vedanga/names";
import { MONTHS_EN } from "@vedanga/names/en/months";
import { MONTHS_TE } from "@vedanga/names/te/months";
import { catalogueOf, inTense } from "@vedanga/narrative";
import { context, HYDERABAD } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import SUBJECTS from "../../test/year-subjects.json" with { type: "json" };
import { answers } from "../index.ts";
import { DEFAULT_CONVENTIONS } from "../request/conventions.ts";
import { nth } from "../wire/nth.ts";

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

/** Three whole years of every sign, in one language. */
const YEARS = ["2025", "2026", "2027"] as const;
const wholeYears = (lang: string): YearlyResponse[] =>
  YEARS.flatMap((year) => SIGNS.map((zodiac) => ask({ year, zodiac, lang, explain: "1" })));
const MADE = { en: wholeYears("en"), te: wholeYears("te") };
const sentencesOf = (text: string): string[] => text.split(/(?<=\.)[ \n]/);
/** Both tenses of every quarter. */
const tellingsOf = ({ response, past }: YearlyResponse): YearlyPastPhase[] =>
  PHASES.flatMap((phase) => [
    { ...aspectsOf((aspect) => response[phase][aspect].prediction), prediction: response[phase].prediction },
    past[phase],
  ]);
const aspectsOf = (text: (aspect: (typeof ASPECTS)[number]) => string) =>
  Object.fromEntries(ASPECTS.map((aspect) => [aspect, text(aspect)])) as Record<(typeof ASPECTS)[number], string>;

/** Lengths in characters, as in the contract. */
const LENGTHS = { whole: [600, 1000], category: [1200, 2600] } as const;

describe.each(LANGUAGE_CODES)("the words of a year: %s", (lang) => {
  const made = MADE[lang];
  const words = catalogueOf(lang).yearly;

  it("are whole sentences of one script within their lengths, in both tenses", () => {
    for (const telling of made.flatMap(tellingsOf)) {
      for (const [field, text] of Object.entries(telling)) {
        const [shortest, longest] = LENGTHS[field === "prediction" ? "whole" : "category"];
        expect(text.length, text).toBeGreaterThanOrEqual(shortest);
        expect(text.length, text).toBeLessThanOrEqual(longest);
        for (const paragraph of text.split("\n")) {
          expect(paragraph).not.toMatch(/undefined|null|NaN|\[object|[{}|$]| {2}|\.\.| \./);
          if (lang === "te") expect(paragraph).toMatch(/^[\u0c00-\u0c7f0-9 ,.;:()]+\.$/);
          else expect(paragraph).toMatch(/^[A-Z][A-Za-z0-9 ,.;:()'-]+\.$/);
        }
      }
    }
  });

  it("are as long where hardly anything moved an aspect in its quarter", () => {
    for (const year of ["1922", "1925", "2099"]) {
      for (const telling of SIGNS.flatMap((zodiac) => tellingsOf(ask({ year, zodiac, lang })))) {
        for (const aspect of ASPECTS)
          expect(telling[aspect].length, telling[aspect]).toBeGreaterThanOrEqual(LENGTHS.category[0]);
      }
    }
  });

  it("speak of their subject: four sentences of five of a category hold a word of it", () => {
    for (const aspect of ASPECTS) {
      const stems = SUBJECTS[lang][aspect];
      const own = new RegExp(lang === "te" ? stems.join("|") : `\\b(?:${stems.join("|")})`, "iu");
      for (const telling of made.flatMap(tellingsOf)) {
        const sentences = sentencesOf(telling[aspect]);
        const about = sentences.filter((sentence) => own.test(sentence));
        expect(about.length / sentences.length, telling[aspect]).toBeGreaterThanOrEqual(0.8);
      }
    }
  });

  it("say nothing twice in a year, neither in two categories nor in two quarters, in both tenses", () => {
    for (const { response, past } of made) {
      const tellings = [
        PHASES.flatMap((phase) => ASPECTS.flatMap((aspect) => sentencesOf(response[phase][aspect].prediction))),
        PHASES.flatMap((phase) => ASPECTS.flatMap((aspect) => sentencesOf(past[phase][aspect]))),
        PHASES.flatMap((phase) => sentencesOf(response[phase].prediction)),
        PHASES.flatMap((phase) => sentencesOf(past[phase].prediction)),
      ];
      for (const sentences of tellings) expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it("open as a thing stands: well from 58 on, hard up to 42, even between them", () => {
    const openings = new Map<string, string>(
      ASPECTS.flatMap((aspect) =>
        Object.entries(words.aspects[aspect].verdict).flatMap(([verdict, ways]) =>
          ways.map((way): [string, string] => [words.sentence(inTense(way, false)), verdict]),
        ),
      ),
    );
    let opened = 0;
    for (const { response } of made) {
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          const { score, prediction } = response[phase][aspect];
          const verdict = openings.get(sentencesOf(prediction)[0] ?? "");
          if (verdict === undefined) continue;
          opened += 1;
          expect(verdict, prediction).toBe(score >= 58 ? "good" : score <= 42 ? "hard" : "even");
        }
      }
    }
    expect(opened).toBe(made.length * PHASES.length * ASPECTS.length);
  });

  it("advise to go on only from 55 and to wait only up to 45, and never of what is over", () => {
    const counts = { go: 0, wait: 0 };
    for (const { response, past } of made) {
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          const { go, wait } = words.aspects[aspect].advice;
          const has = (text: string, list: readonly string[]) => list.some((way) => text.includes(words.sentence(way)));
          const { score, prediction } = response[phase][aspect];
          if (has(prediction, go)) expect(score, prediction).toBeGreaterThanOrEqual(55);
          if (has(prediction, wait)) expect(score, prediction).toBeLessThanOrEqual(45);
          counts.go += has(prediction, go) ? 1 : 0;
          counts.wait += has(prediction, wait) ? 1 : 0;
          expect(has(past[phase][aspect], [...go, ...wait]), past[phase][aspect]).toBe(false);
        }
      }
    }
    expect(counts.go).toBeGreaterThan(100);
    expect(counts.wait).toBeGreaterThan(100);
  });

  it("give two pieces of advice, in a paragraph of their own, five points from the middle and further", () => {
    for (const { response } of made) {
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          const { score, prediction } = response[phase][aspect];
          const given = new Set(
            Object.values(words.aspects[aspect].advice)
              .flat()
              .map((way) => words.sentence(way)),
          );
          const last = sentencesOf(prediction.split("\n").at(-1) ?? "");
          expect(last.filter((sentence) => given.has(sentence)).length, prediction).toBe(
            Math.abs(score - 50) >= 5 ? last.length : 0,
          );
          if (Math.abs(score - 50) >= 5) expect(last.length, prediction).toBe(2);
        }
      }
    }
  });

  it("tell four walks of life as the score stands, two in a paragraph, in both tenses", () => {
    for (const { response, past } of made) {
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          const { score, prediction } = response[phase][aspect];
          const verdict = score >= 58 ? "good" : score <= 42 ? "hard" : "even";
          for (const [text, isPast] of [
            [prediction, false],
            [past[phase][aspect], true],
          ] as const) {
            const told = text
              .split("\n")
              .map(
                (paragraph) =>
                  words.aspects[aspect].lives.filter((life) =>
                    life[verdict].some((way) => paragraph.includes(words.sentence(inTense(way, isPast)))),
                  ).length,
              );
            expect(
              told.filter((count) => count > 0),
              text,
            ).toEqual([2, 2]);
          }
        }
      }
    }
  });

  it("compare with the quarter before by the scores of both, joined to a verdict that it goes against, and the first with nothing", () => {
    const counts = { up: 0, level: 0, down: 0, none: 0, evenSo: 0 };
    for (const { response } of made) {
      for (const aspect of ASPECTS) {
        const { trend } = words.aspects[aspect];
        const ways = new Map(
          (["up", "level", "down"] as const).flatMap((way) =>
            trend[way].flatMap((told) => [
              [words.sentence(inTense(told, false)), way] as const,
              [words.sentence(inTense(told, false), {}, "trend"), `${way}, even so`] as const,
            ]),
          ),
        );
        for (const [index, phase] of PHASES.entries()) {
          const before = PHASES[index - 1];
          const { score, prediction } = response[phase][aspect];
          const change = before && score - response[before][aspect].score;
          const is = change === undefined ? "none" : change >= 5 ? "up" : change <= -5 ? "down" : "level";
          const said = sentencesOf(prediction).flatMap((sentence) => ways.get(sentence) ?? []);
          const isAgainst = (is === "up" && score <= 42) || (is === "down" && score >= 58);
          expect(said, prediction).toEqual(is === "none" ? [] : [isAgainst ? `${is}, even so` : is]);
          counts[is] += 1;
          if (isAgainst) counts.evenSo += 1;
        }
      }
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100);
  });

  it("say well of a house or a graha only what raised the score, and hard only what lowered it", () => {
    const clauseOf = (way: string): string => inTense(way, false).toLowerCase();
    const tellable = Object.fromEntries(
      ASPECTS.map((aspect) => {
        const { house, graha } = words.aspects[aspect];
        const ways = [house.good, house.hard, Object.values(graha.good), Object.values(graha.hard)].flat(2);
        return [aspect, new Map(ways.map((way) => [way, clauseOf(way)]))];
      }),
    );
    let told = 0;
    for (const { response, reasons = [] } of made) {
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          const transits = reasons.filter(
            ({ about, rule }) => about === `${phase}.${aspect}.score` && rule === "year.transit",
          );
          const sentences = sentencesOf(response[phase][aspect].prediction).map((text) =>
            text.toLowerCase().replace(JOINT[lang], ""),
          );
          const clauses = tellable[aspect] ?? new Map<string, string>();
          // The whole sentence, but for its stop and its time: with one, the longest clause in it.
          const said = new Set(
            sentences.map((sentence) =>
              /[0-9]/u.test(sentence)
                ? [...clauses.values()]
                    .filter((clause) => sentence.includes(clause))
                    .reduce((longest, clause) => (clause.length > longest.length ? clause : longest), "")
                : sentence.slice(0, -1),
            ),
          );
          const isTold = (way: string) => said.has(clauses.get(way) ?? "");
          for (const [tone, sign] of [
            ["good", 1],
            ["hard", -1],
          ] as const) {
            const moved = transits.filter(({ points = 0 }) => points * sign > 0);
            words.aspects[aspect].house[tone].forEach((ways, index) => {
              if (!ways.some(isTold)) return;
              told += 1;
              const there = moved.some(({ facts }) => (facts.houses as readonly number[]).includes(index + 1));
              expect(there, `${aspect} ${tone} ${index + 1}: ${response[phase][aspect].prediction}`).toBe(true);
            });
            for (const [graha, ways] of Object.entries(words.aspects[aspect].graha[tone])) {
              if (!ways.some(isTold)) continue;
              told += 1;
              expect(
                moved.some(({ facts }) => facts.graha === graha),
                `${aspect} ${tone} ${graha}`,
              ).toBe(true);
            }
          }
        }
      }
    }
    expect(told).toBeGreaterThan(5000);
  });

  it("put no date into a category on which no graha changes its sign", () => {
    const sky = { ephemeris: context.ephemeris, conventions: DEFAULT_CONVENTIONS };
    const rasisOn = (jd: number) =>
      GRAHAS.filter((graha) => graha !== "moon").map((graha) => rasiOf(siderealLongitudeDeg(sky, graha, jdUt(jd))));
    const changes = new Map<string, boolean>();
    const changesOn = (year: number, date: string): boolean => {
      const key = `${year} ${date}`;
      const known = changes.get(key);
      if (known !== undefined) return known;
      const [day, month] = datePartsOf(lang, date);
      const midnight = 2440587.5 + Date.UTC(year, month - 1, day) / 86_400_000 - 5.5 / 24;
      const [before, after] = [rasisOn(midnight - 1e-3), rasisOn(midnight + 1 + 1e-3)];
      const found = before.some((rasi, index) => rasi !== after[index]);
      changes.set(key, found);
      return found;
    };
    for (const { response, year } of made) {
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          for (const [date] of response[phase][aspect].prediction.matchAll(DATES[lang]))
            expect(changesOn(year, date), `${year}: ${response[phase][aspect].prediction}`).toBe(true);
        }
      }
    }
    expect(changes.size).toBeGreaterThan(60);
  });

  it("date at most two sentences of a category, and no day in both", () => {
    let dated = 0;
    for (const telling of made.flatMap(tellingsOf)) {
      for (const aspect of ASPECTS) {
        const dates = sentencesOf(telling[aspect]).flatMap((sentence) => {
          const named = sentence.match(DATES[lang]);
          return named === null ? [] : [named];
        });
        expect(dates.length, telling[aspect]).toBeLessThanOrEqual(2);
        expect(new Set(dates.flat()).size, telling[aspect]).toBe(dates.flat().length);
        dated += dates.length;
      }
    }
    expect(dated).toBeGreaterThan(1000);
  });

  it("know which sentences are over within their quarter, no two after the same stretch, and how they are then told", () => {
    let counted = 0;
    for (const { response, past, ends, year } of made) {
      const stretches = ends.map(({ quarter, aspect, text }) =>
        [quarter, aspect, ...(text.match(/\d+/g) ?? [])].join(),
      );
      expect(new Set(stretches).size, stretches.join(" ")).toBe(stretches.length);
      for (const { quarter, aspect, until, text, past_text } of ends) {
        const phase = nth(PHASES, quarter);
        expect(sentencesOf(response[phase][aspect].prediction).filter((sentence) => sentence === text)).toEqual([text]);
        expect(sentencesOf(past[phase][aspect])).toContain(past_text);
        expect(past_text).not.toBe(text);
        const dates = [...text.matchAll(DATES[lang])].map(([date]) => datePartsOf(lang, date));
        const [untilYear, month, day] = until.split("-").map(Number);
        expect([untilYear, Math.ceil((month ?? 0) / 3)]).toEqual([year, quarter]);
        // Telugu names the month once where both dates are in it.
        expect(text).toContain(String(day));
        expect(dates.at(-1)?.[1]).toBe(month);
        counted += 1;
      }
      const listed = new Set(ends.map(({ text }) => text));
      for (const phase of PHASES) {
        for (const aspect of ASPECTS) {
          const over = sentencesOf(past[phase][aspect]);
          for (const sentence of sentencesOf(response[phase][aspect].prediction)) {
            // "Food costs more" is said alike of both.
            if (UNTIL[lang].test(sentence) && !listed.has(sentence)) expect(over).toContain(sentence);
          }
        }
      }
    }
    expect(counted).toBeGreaterThan(500);
  });

  it("leave the events and their dates to the list, in both tenses", () => {
    for (const { response, past, events } of made) {
      const listed = events.flatMap(({ text, past_text: over }) => [text, over]);
      for (const phase of PHASES) {
        for (const text of [response[phase].prediction, past[phase].prediction]) {
          expect(
            listed.filter((event) => text.includes(event)),
            text,
          ).toEqual([]);
          expect(text).not.toMatch(DATES[lang]);
        }
      }
    }
  });

  it("keep the present out of what is over", () => {
    const ofNow = lang === "te" ? /ఇప్పుడు|ప్రస్తుతం|ప్రస్తుతానికి/u : /\b(now|for now|currently|today)\b/iu;
    for (const { past } of made) {
      for (const phase of PHASES) {
        for (const text of Object.values(past[phase])) expect(text).not.toMatch(ofNow);
      }
    }
  });

  it("join what turns from one tone to the other, once in a text", () => {
    let joined = 0;
    for (const telling of made.flatMap(tellingsOf)) {
      for (const text of Object.values(telling)) {
        const joints = sentencesOf(text).map((sentence) => JOINT[lang].test(sentence.toLowerCase()));
        expect(joints[0], text).toBe(false);
        expect(joints.filter(Boolean).length, text).toBeLessThanOrEqual(1);
        joined += joints.filter(Boolean).length;
      }
    }
    expect(joined).toBeGreaterThan(1000);
  });

  it("differ between signs", () => {
    for (const year of YEARS) {
      const of = made.filter((answer) => answer.year === Number(year));
      const texts = of.flatMap(({ response }) =>
        PHASES.flatMap((phase) => [
          response[phase].prediction,
          ...ASPECTS.map((aspect) => response[phase][aspect].prediction),
        ]),
      );
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it("neither frighten nor promise", () => {
    const refused =
      lang === "te"
        ? /(?<!స్)మరణ|మృత్యు|ప్రమాదం|రోగం|రోగాలు|శాప|తప్పక |ఖచ్చిత|నిశ్చయ/
        : /\b(danger|death|die|fatal|disease|illness|evil|curse|doom|guarantee|certainly|surely|will)\b/i;
    for (const telling of made.flatMap(tellingsOf)) {
      for (const text of Object.values(telling)) expect(text).not.toMatch(refused);
    }
  });
});

/** What begins a sentence that turns to the other tone. */
const JOINT = { en: /^(?:still, |but )/u, te: /^(?:మరోవైపు |అయితే )/u } as const;

const MONTHS = { en: MONTHS_EN, te: MONTHS_TE } as const;
const DATES = {
  en: new RegExp(`\\d+ (?:${MONTHS_EN.join("|")})`, "gu"),
  te: new RegExp(`(?:${MONTHS_TE.join("|")}) \\d+`, "gu"),
} as const;
/** Sentences of a time that ends. */
const UNTIL = {
  en: new RegExp(`(?:up to|between) \\d+ (?:${MONTHS_EN.join("|")})`, "iu"),
  te: /\d (?:మధ్య|వరకు|లోపు) /u,
} as const;
/** Day and month, 1 to 12. */
const datePartsOf = (lang: "en" | "te", date: string): [number, number] => [
  Number(/\d+/.exec(date)?.[0]),
  MONTHS[lang].findIndex((name) => date.includes(name)) + 1,
];

describe("the events of a year", () => {
  it("are dated as other almanacs have them, and say what the place sees", () => {
    const { events } = ask({ year: "2026", zodiac: "5" });
    const of = (kind: string, planet: string) =>
      events.filter((event) => event.kind === kind && event.planet === planet).map(({ date, house }) => [date, house]);
    // Drik Panchang, India.
    expect(of("ingress", "Jupiter")).toEqual([
      ["2026-06-02", 12],
      ["2026-10-31", 1],
    ]);
    expect(of("station", "Saturn").map(([date]) => date)).toEqual(["2026-07-27", "2026-12-11"]);
    expect(events.filter(({ kind }) => kind === "eclipse")).toMatchObject([
      { date: "2026-02-17", planet: "Sun", visible: false, quality: "neutral" },
      // At Hyderabad the Moon rises when totality is over.
      {
        ...{ date: "2026-03-03", planet: "Moon", visible: true, type: "total", visible_type: "partial" },
        ...{ house: 1, quality: "bad", great: true },
      },
      { date: "2026-08-12", planet: "Sun", visible: false, type: "total", visible_type: null },
      { date: "2026-08-28", planet: "Moon", visible: false },
    ]);
    for (const [index, { date }] of events.entries()) expect(date >= (events[index - 1]?.date ?? date)).toBe(true);
  });

  it("call an eclipse by the type that calendars print, and say what of it is seen", () => {
    const told = (lang: string) =>
      ask({ year: "2026", zodiac: "5", lang, ...HYDERABAD }).events.find(({ date }) => date === "2026-03-03");
    expect(told("en")?.past_text).toMatch(
      /^A total eclipse of the Moon fell .+ and was seen from here as a partial one;/,
    );
    expect(told("te")?.past_text).toMatch(/సంపూర్ణ చంద్ర గ్రహణం ఇక్కడ పాక్షికంగా కనిపించింది;/);
  });

  it("keep a custom of the day only for an eclipse that the place sees", () => {
    const eclipsesAt = (place: Query) =>
      ask({ year: "2026", zodiac: "5", ...place }).events.filter(({ kind }) => kind === "eclipse");
    for (const place of [HYDERABAD, { lat: "40.4168", lon: "-3.7038", zone: "Europe/Madrid" }]) {
      for (const event of eclipsesAt(place)) {
        if (event.kind !== "eclipse") continue;
        expect(/custom keeps|tradition counts/.test(event.text), event.text).toBe(event.visible);
      }
    }
    const seen = eclipsesAt({ lat: "40.4168", lon: "-3.7038", zone: "Europe/Madrid" }).filter(
      (event) => event.kind === "eclipse" && event.visible,
    );
    expect(seen.map(({ date }) => date)).toEqual(["2026-08-12", "2026-08-28"]);
  });

  it("never call a node backwards in words", () => {
    for (const { events } of MADE.te) {
      for (const event of events) {
        if (event.planet === "Rahu" || event.planet === "Ketu") expect(event.text).not.toContain("వక్ర");
      }
    }
  });
});

describe("Ugadi in the year", () => {
  it("names the year that begins and its figures for the sign", () => {
    expect(ask({ year: "2026", zodiac: "1" }).ugadi).toEqual({
      date: "2026-03-19",
      number: 40,
      name: "Parabhava",
      king: "Jupiter",
      aadayam: 11,
      vyayam: 5,
      rajapujyam: 2,
      avamanam: 4,
    });
    expect(ask({ year: "2026", zodiac: "1", lang: "te" }).ugadi.name).toBe("పరాభవ");
  });
});
