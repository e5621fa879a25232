import { calls } from "@vedanga/contract";
import { GRAHAS, type Graha, jdToGregorian, LIFE_ASPECTS, type LifeAspect } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../index.ts";

const LANGS = ["en", "te"] as const;
const SIGNS = Array.from({ length: 12 }, (_, index) => index + 1);
const two = (value: number): string => String(value).padStart(2, "0");
/** 61 days, so that each of 60 has a day before; Mercury turns and five grahas change their signs in them. */
const DATES = Array.from({ length: 61 }, (_, index) => jdToGregorian(2_461_350.5 + index)).map(
  ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
);

function read(lang: string, zodiac: number, date: string) {
  const query = { zodiac: String(zodiac), date, lang, explain: "1" };
  const { response, day, reasons = [] } = answers.dailyMoon(z.parse(calls.dailyMoon.parameters, query), context);
  if (!("total_score" in response)) throw new TypeError("not flat");
  const lines = [day.story, ...Object.values(day.aspects)].flatMap((text) => text.split(/(?<=\.) /));
  return { response, day, reasons, phrases: [day.headline, ...lines, day.act, day.caution, day.closing] };
}
type Read = ReturnType<typeof read>;

/** Of each language the days of each sign. */
const READ = new Map(LANGS.map((lang) => [lang, SIGNS.map((sign) => DATES.map((date) => read(lang, sign, date)))]));
const readIn = (lang: (typeof LANGS)[number]): readonly (readonly Read[])[] => READ.get(lang) ?? [];
const all = (lang: (typeof LANGS)[number]): readonly Read[] => readIn(lang).flat();

/** What part of the phrases is among the others'. */
const shared = ({ phrases }: Read, other: Read): number =>
  phrases.filter((phrase) => other.phrases.includes(phrase)).length / phrases.length;

const ENGLISH = catalogueOf("en").daily.story;

/** Every sentence about an aspect with the graha and the house that it was written for. */
const EFFECTS = new Map(
  GRAHAS.flatMap((graha) =>
    ENGLISH.effect[graha].flatMap((words, index) =>
      [...LIFE_ASPECTS, "whole" as const].flatMap((aspect) =>
        (words[aspect] ?? []).map((text) => [text, { graha, house: index + 1, aspect }] as const),
      ),
    ),
  ),
);

/** A sentence without the words that join it to the one before. */
const unjoined = (sentence: string): string => {
  const bare = sentence.replace(/^(?:But|Still,|On the other hand,) /, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

const transitReason = ({ reasons }: Read, field: string, graha: Graha) =>
  reasons.find(({ about, rule, facts }) => about === field && rule.startsWith("transit.") && facts.graha === graha);

describe.each(LANGS)("60 days of 12 signs in words: %s", (lang) => {
  it("repeat at most three tenths of the day before", () => {
    for (const days of readIn(lang)) {
      for (const [index, today] of days.entries()) {
        const yesterday = days[index - 1];
        if (yesterday) expect(shared(today, yesterday), today.phrases.join(" | ")).toBeLessThanOrEqual(0.3);
      }
    }
  });

  it("share at most a fifth with another sign of the same day", () => {
    const signs = readIn(lang);
    for (const [at, days] of signs.entries()) {
      for (const other of signs.slice(at + 1)) {
        for (const [index, today] of days.entries()) {
          const beside = other[index];
          if (beside) expect(shared(today, beside), today.phrases.join(" | ")).toBeLessThanOrEqual(0.2);
        }
      }
    }
  });

  it("say nothing twice in a reading and leave no slot open", () => {
    for (const { phrases, response } of all(lang)) {
      expect(new Set(phrases).size).toBe(phrases.length);
      const text = `${response.bot_response} ${phrases.join(" ")}`;
      expect(text).not.toMatch(/undefined|null|NaN|\$\{|\[object|[{}]| {2}|\.\.| \./);
      if (lang === "te") expect(text).toMatch(/^[\u0c00-\u0c7f0-9\u00a0 ,.;:()?-]+$/);
      else expect(text).toMatch(/^[A-Z][A-Za-z0-9\u00a0 ,.;:'-]+\.$/);
    }
  });

  it("are of the lengths that a screen and a message have room for", () => {
    const most = { headline: 62, story: 640, act: 110, caution: 110, closing: 130, whole: 1100, aspect: 230 };
    for (const { day, response } of all(lang)) {
      expect(day.headline.length).toBeGreaterThanOrEqual(12);
      expect(day.story.length).toBeGreaterThanOrEqual(120);
      for (const part of ["headline", "story", "act", "caution", "closing"] as const)
        expect(day[part].length, day[part]).toBeLessThanOrEqual(most[part]);
      expect(response.bot_response.length).toBeLessThanOrEqual(most.whole);
      for (const text of Object.values(day.aspects)) {
        expect(text.length, text).toBeGreaterThanOrEqual(17);
        expect(text.length, text).toBeLessThanOrEqual(most.aspect);
      }
    }
  });

  it("neither frighten nor promise", () => {
    const forbidden =
      lang === "en"
        ? /\b(danger|death|die|fatal|disease|illness|evil|curse|doom|guarantee|certainly|surely|will|medicine|doctor|cure)\b/i
        : /(?<!స్)మరణ|మృత్యు|ప్రమాదం|రోగం|రోగాలు|శాప|తప్పక |ఖచ్చిత|నిశ్చయ/;
    for (const { phrases } of all(lang)) for (const phrase of phrases) expect(phrase).not.toMatch(forbidden);
  });
});

describe("what the words of a day claim", () => {
  it("is said of an aspect by the graha that is in that house and counts that way there", () => {
    let checked = 0;
    for (const each of all("en")) {
      for (const aspect of LIFE_ASPECTS) {
        const lean = each.response[aspect] - 50;
        for (const sentence of each.day.aspects[aspect].split(/(?<=\.) /)) {
          const effect = EFFECTS.get(unjoined(sentence));
          if (effect === undefined) continue;
          const reason = transitReason(each, aspect, effect.graha);
          expect(effect.aspect, sentence).toBe(aspect);
          expect(reason?.facts.house, sentence).toBe(effect.house);
          expect(Math.abs(reason?.points ?? 0)).toBeGreaterThan(0);
          if (Math.abs(lean) >= 5) expect((reason?.points ?? 0) > 0, `${lean}: ${sentence}`).toBe(lean > 0);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(5000);
  });

  it("is never advice against the aspect's own score, nor on a lead under five points", () => {
    const advice = { good: 0, careful: 0, none: 0 };
    for (const { day, response } of all("en")) {
      for (const aspect of LIFE_ASPECTS) {
        const given = (["good", "careful"] as const).find((tone) =>
          ENGLISH.counsel[aspect][tone].some((text) => day.aspects[aspect].endsWith(` ${text}`)),
        );
        const lean = response[aspect] - 50;
        expect(given, `${aspect} ${response[aspect]}: ${day.aspects[aspect]}`).toBe(
          lean >= 5 ? "good" : lean <= -5 ? "careful" : undefined,
        );
        advice[given ?? "none"] += 1;
      }
    }
    for (const count of Object.values(advice)) expect(count).toBeGreaterThan(500);
  });

  it("is an act in the aspect that leads and a caution in the one that trails, and of the weekday where none does", () => {
    const aspectOf = (words: Readonly<Record<LifeAspect, readonly string[]>>, text: string) =>
      LIFE_ASPECTS.find((aspect) => words[aspect].includes(text));
    let advised = 0;
    for (const { day, response } of all("en")) {
      const scores = LIFE_ASPECTS.map((aspect) => response[aspect]).toSorted((a, b) => b - a);
      const [best = 0, second = 0] = scores;
      const [next = 0, weakest = 0] = scores.slice(-2);
      const act = aspectOf(ENGLISH.act, day.act);
      const caution = aspectOf(ENGLISH.leave, day.caution);
      expect(act !== undefined).toBe(best >= 55 && best - second >= 5);
      expect(caution !== undefined).toBe(weakest <= 45 && next - weakest >= 5);
      if (act !== undefined) expect(response[act]).toBe(best);
      if (caution !== undefined) expect(response[caution]).toBe(weakest);
      advised += act === undefined ? 0 : 1;
    }
    expect(advised).toBeGreaterThan(150);
  });

  it("opens with the Moon's house as it is, and names no graha that has not changed", () => {
    const named = new RegExp(`\\b(${GRAHAS.filter((graha) => graha !== "moon").join("|")})\\b`, "gi");
    const rules = new Set<string>();
    for (const each of all("en")) {
      const house = Number(transitReason(each, "total_score", "moon")?.facts.house);
      const { headline, story } = each.day;
      const ways = [...(ENGLISH.headline.enters[house - 1] ?? []), ...(ENGLISH.headline.stays[house - 1] ?? [])];
      expect(ways).toContain(headline);
      for (const [, graha = ""] of story.matchAll(named)) {
        const known = each.reasons.filter(
          ({ about, facts }) => about === "day.story" && facts.graha === graha.toLowerCase(),
        );
        expect(known.length, story).toBeGreaterThan(0);
        for (const { rule } of known) rules.add(rule);
      }
    }
    expect([...rules]).toEqual(expect.arrayContaining(["story.ingress", "story.station", "story.meets"]));
  });

  it("gives its hour twice alike, in figures and in the sentence", () => {
    for (const { day } of all("en")) {
      expect(day.hour?.text.replaceAll("\u00a0", " ")).toContain(day.hour?.from.replace(/^0/, ""));
      expect(day.hour?.text.replaceAll("\u00a0", " ")).toContain(day.hour?.to.replace(/^0/, ""));
    }
  });
});
