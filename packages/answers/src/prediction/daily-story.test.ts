import { calls } from "@vedanga/contract";
import { GRAHAS, type Graha, jdToGregorian, LIFE_ASPECTS, type LifeAspect, RASIS, VARAS } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { CLAIMS, TITHIS } from "../../test/day-claims.ts";
import SUBJECTS from "../../test/day-subjects.json" with { type: "json" };
import { answers } from "../index.ts";

const LANGS = ["en", "te"] as const;
const SIGNS = Array.from({ length: 12 }, (_, index) => index + 1);
const two = (value: number): string => String(value).padStart(2, "0");
/** 61 days, so that each of 60 has a day before; Mercury turns and five grahas change their signs in them. */
const DATES = Array.from({ length: 61 }, (_, index) => dateOf(2_461_350.5 + index));

/**
 * Days of 2025 to 2028: such on which one event, one tithi or one weekday is told to many signs, or one mood of several
 * aspects, and every 31st.
 */
const SPREAD = [
  ...["11/02/2025", "05/06/2025", "07/09/2025", "17/11/2025", "26/03/2026", "05/04/2026", "13/04/2026", "01/09/2026"],
  ...["02/09/2026", "18/01/2027", "28/09/2027", "06/11/2027", "13/02/2028", "14/02/2028", "03/08/2028", "05/01/2029"],
  ...Array.from({ length: 47 }, (_, index) => dateOf(2_460_676.5 + 31 * index)),
];

function dateOf(jd: number): string {
  const { day, month, year } = jdToGregorian(jd);
  return `${two(day)}/${two(month)}/${year}`;
}

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

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

const wordsIn = (lang: (typeof LANGS)[number]) => catalogueOf(lang).daily.story;

/** Every sentence about an aspect, unchanged and with each word that joins it, with the graha and the house that it was written for. */
const effectsIn = (lang: (typeof LANGS)[number]) => {
  const { effect, contrast } = wordsIn(lang);
  const joints = [(text: string) => text, ...contrast.toCareful, ...contrast.toGlad];
  return new Map(
    GRAHAS.flatMap((graha) =>
      effect[graha].flatMap((words, index) =>
        [...LIFE_ASPECTS, "whole" as const].flatMap((aspect) =>
          (words[aspect] ?? []).flatMap((text) =>
            joints.map((joint) => [joint(text), { graha, house: index + 1, aspect }] as const),
          ),
        ),
      ),
    ),
  );
};

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.) /);

const transitReason = ({ reasons }: Read, field: string, graha: Graha) =>
  reasons.find(({ about, rule, facts }) => about === field && rule.startsWith("transit.") && facts.graha === graha);

describe.each(LANGS)("60 days of 12 signs in words: %s", (lang) => {
  it("repeat at most a fifth of the day before, and on average one phrase of 150", () => {
    const parts = readIn(lang).flatMap((days) =>
      days.slice(1).map((today, index) => shared(today, itemAt(days, index))),
    );
    expect(Math.max(...parts)).toBeLessThanOrEqual(0.2);
    expect(mean(parts)).toBeLessThan(1 / 150);
  });

  it("share at most a fifth with another sign of the same day, and on average one phrase of 25", () => {
    const signs = readIn(lang);
    const parts = signs.flatMap((days, at) =>
      signs.slice(at + 1).flatMap((other) => days.map((today, index) => shared(today, itemAt(other, index)))),
    );
    expect(Math.max(...parts)).toBeLessThanOrEqual(0.2);
    expect(mean(parts)).toBeLessThan(1 / 25);
  });

  // A test for each day: together they would take a tenth of the time after which a test counts as hanging.
  it.each(SPREAD)(
    "share at most a fifth with another sign in other years, and on days when most is told alike: %s",
    (date) => {
      const signs = SIGNS.map((sign) => read(lang, sign, date));
      for (const [at, one] of signs.entries()) {
        for (const [other, another] of signs.entries()) {
          if (at !== other) expect(shared(one, another), `${at + 1} ${other + 1}`).toBeLessThanOrEqual(0.2);
        }
      }
    },
  );

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
        : /(?<!స్)మరణ|మృత్యు|ప్రమాదం|రోగ(?!్)|అనారోగ్య|రుగ్మత|వ్యాధి|జబ్బు|మందు(?!గా)|వైద్య|చికిత్స|నయమ|శాప|తప్పక |ఖచ్చిత|నిశ్చయ/;
    for (const { phrases } of all(lang)) for (const phrase of phrases) expect(phrase).not.toMatch(forbidden);
  });
});

describe.each(LANGS)("what the words of a day claim: %s", (lang) => {
  const words = wordsIn(lang);
  const claims = CLAIMS[lang];
  const effects = effectsIn(lang);

  it("is said of an aspect by the graha that is in that house and counts that way there", () => {
    let checked = 0;
    for (const each of all(lang)) {
      for (const aspect of LIFE_ASPECTS) {
        const lean = each.response[aspect] - 50;
        for (const sentence of sentencesOf(each.day.aspects[aspect])) {
          const effect = effects.get(sentence);
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

  it("is said of the whole day by a graha in that house, and turns from good to bad with a word that says so", () => {
    const { toCareful, toGlad } = words.contrast;
    const isJoined = (sentence: string) =>
      [...toCareful, ...toGlad].some((joint) => sentence.startsWith(joint("").slice(0, -1).trimEnd() || " "));
    let [checked, turned] = [0, 0];
    for (const each of all(lang)) {
      let before: boolean | undefined;
      for (const sentence of sentencesOf(each.day.story)) {
        const effect = effects.get(sentence);
        if (effect?.aspect !== "whole") continue;
        const reason = transitReason(each, "total_score", effect.graha);
        expect(reason?.facts.house, sentence).toBe(effect.house);
        const isGood = reason?.rule === "transit.favourable";
        if (before !== undefined && before !== isGood) {
          expect(isJoined(sentence), each.day.story).toBe(true);
          turned += 1;
        }
        before = isGood;
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(700);
    expect(turned).toBeGreaterThan(100);
  });

  it("is of its subject: four of five sentences of an aspect hold a word of it, and of no other aspect so many", () => {
    const readings = all(lang);
    for (const aspect of LIFE_ASPECTS) {
      const sentences = readings.flatMap(({ day }) => sentencesOf(day.aspects[aspect]));
      const share = (subject: LifeAspect): number => {
        const stems = SUBJECTS[lang][subject];
        const own = new RegExp(lang === "te" ? stems.join("|") : `\\b(?:${stems.join("|")})`, "iu");
        return sentences.filter((sentence) => own.test(sentence)).length / sentences.length;
      };
      expect(share(aspect), aspect).toBeGreaterThanOrEqual(0.8);
      for (const other of LIFE_ASPECTS) {
        if (other !== aspect) expect(share(other), `${aspect} as ${other}`).toBeLessThan(share(aspect));
      }
    }
  });

  it("is never advice against the aspect's own score, nor on a lead under five points", () => {
    const advice = { good: 0, careful: 0, none: 0 };
    for (const { day, response } of all(lang)) {
      for (const aspect of LIFE_ASPECTS) {
        const given = (["good", "careful"] as const).find((tone) =>
          words.counsel[aspect][tone].some((text) => day.aspects[aspect].endsWith(` ${text}`)),
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
    const aspectOf = (ways: Readonly<Record<LifeAspect, readonly string[]>>, text: string) =>
      LIFE_ASPECTS.find((aspect) => ways[aspect].includes(text));
    let advised = 0;
    for (const { day, response } of all(lang)) {
      const scores = LIFE_ASPECTS.map((aspect) => response[aspect]).toSorted((a, b) => b - a);
      const [best = 0, second = 0] = scores;
      const [next = 0, weakest = 0] = scores.slice(-2);
      const act = aspectOf(words.act, day.act);
      const caution = aspectOf(words.leave, day.caution);
      expect(act !== undefined).toBe(best >= 55 && best - second >= 5);
      expect(caution !== undefined).toBe(weakest <= 45 && next - weakest >= 5);
      if (act !== undefined) expect(response[act]).toBe(best);
      if (caution !== undefined) expect(response[caution]).toBe(weakest);
      advised += act === undefined ? 0 : 1;
    }
    expect(advised).toBeGreaterThan(150);
  });

  it("opens with the Moon's house as it is", () => {
    for (const each of all(lang)) {
      const house = Number(transitReason(each, "total_score", "moon")?.facts.house);
      const isNew = each.reasons.some(({ rule }) => rule === "story.moon_enters");
      expect(words.headline[isNew ? "enters" : "stays"][house - 1]).toContain(each.day.headline);
    }
  });

  it("names a graha in the story only for what it has done, and nowhere else", () => {
    const rules = new Set<string>();
    for (const { day, reasons } of all(lang)) {
      for (const graha of GRAHAS) {
        const named = new RegExp(claims.graha[graha], "u");
        if (graha === "moon") continue;
        for (const text of [day.headline, ...Object.values(day.aspects)]) expect(text, graha).not.toMatch(named);
        if (!named.test(day.story)) continue;
        const known = reasons.filter(({ about, facts }) => about === "day.story" && facts.graha === graha);
        expect(known.length, day.story).toBeGreaterThan(0);
        for (const { rule } of known) rules.add(rule);
      }
    }
    expect([...rules]).toEqual(expect.arrayContaining(["story.ingress", "story.station", "story.meets"]));
  });

  it("names the weekday and the tithi that the day has", () => {
    const seen = new Set<string>();
    for (const { day, reasons } of all(lang)) {
      const tithi = Number(reasons.find(({ rule }) => rule === "day.tithi")?.facts.tithi);
      const vara = reasons.find(({ rule }) => rule === "day.vara")?.facts.vara;
      for (const each of VARAS) {
        if (!new RegExp(claims.vara[each], "u").test(day.story)) continue;
        expect(each, day.story).toBe(vara);
        seen.add(each);
      }
      for (const [name, numbers] of Object.entries(TITHIS)) {
        if (!new RegExp(claims.tithi[name as keyof typeof TITHIS], "u").test(day.story)) continue;
        expect(numbers, day.story).toContain(tithi);
        seen.add(name);
      }
    }
    expect([...seen].toSorted()).toEqual([...VARAS, ...Object.keys(TITHIS)].toSorted());
  });

  it("names no sign, and blesses by the guardian of its own", () => {
    for (const [index, days] of readIn(lang).entries()) {
      for (const { day } of days) {
        const text = [day.headline, day.story, day.act, day.caution, ...Object.values(day.aspects)].join(" ");
        for (const sign of RASIS) expect(text).not.toMatch(new RegExp(claims.rasi[sign], "u"));
        const guardians = RASIS.filter((sign) => new RegExp(claims.guardian[sign], "u").test(day.closing));
        expect(guardians, day.closing).toContain(RASIS[index]);
      }
    }
  });

  it("gives its hour twice alike, in figures and in the sentence", () => {
    for (const { day } of all(lang)) {
      const figures = [...(day.hour?.text ?? "").matchAll(/\d{1,2}:\d\d/g)].map(([time]) => time);
      const given = [day.hour?.from, day.hour?.to].map((time) => time?.replace(/^0/, "").replace(/ [AP]M$/, ""));
      expect(figures).toEqual(given);
    }
  });
});
