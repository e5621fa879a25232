import { calls } from "@vedanga/contract";
import { GRAHAS, VARAS, varaOfDate, WEEK_ASPECTS, type WeekAspect } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { CLAIMS } from "../../test/day-claims.ts";
import { answers } from "../index.ts";
import { weekNumberOf } from "./asked-week.ts";

type Query = Readonly<Record<string, string>>;

const WEEK_MS = 7 * 86_400_000;
const ask = (query: Query, nowUnixMs: number) =>
  answers.weeklyMoon(z.parse(calls.weeklyMoon.parameters, query), { ...context, nowUnixMs });

function flat(query: Query, nowUnixMs = context.nowUnixMs) {
  const answer = ask(query, nowUnixMs);
  if (!("total_score" in answer.response)) throw new TypeError("not flat");
  return { ...answer, response: answer.response, reasons: answer.reasons ?? [] };
}

const SIGNS = Array.from({ length: 12 }, (_, index) => String(index + 1));
/** 26 weeks; an eclipse, stations and changes of sign of eight grahas are among them. */
const WEEKS = Array.from({ length: 26 }, (_, index) => context.nowUnixMs + index * WEEK_MS);
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.) /);
const dateOf = (text: string) => {
  const [day = 0, month = 0, year = 0] = text.split("/").map(Number);
  return { year, month, day };
};

describe("the week of a sign", () => {
  it.each(["en", "te"])("has the contract's shape, flat and split: %s", (lang) => {
    for (const split of ["false", "true"]) {
      const answer = ask({ zodiac: "9", lang, split, explain: "1" }, context.nowUnixMs);
      expect(z.parse(calls.weeklyMoon.response, answer)).toEqual(answer);
      expect(Object.keys(answer.response)).not.toContain("physique");
    }
  });

  it("is the week by the sign of the Sun too", () => {
    const query = { zodiac: "3", week: "nextweek", lang: "te", explain: "1" };
    expect(answers.weeklySun(z.parse(calls.weeklySun.parameters, query), context)).toEqual(
      answers.weeklyMoon(z.parse(calls.weeklyMoon.parameters, query), context),
    );
  });

  it("runs from Sunday to Saturday by the clock of the place, and of Hyderabad if none is named", () => {
    const from = (query: Query, now: number) => flat({ zodiac: "1", ...query }, now).week.from;
    // Saturday 21 November 2026, 18:29 and 18:30 Universal Time: midnight in Hyderabad, noon and after in New York.
    const before = Date.UTC(2026, 10, 21, 18, 29);
    const newYork = { lat: "40.7357", lon: "-74.1724", zone: "America/New_York" };
    expect(from({}, before)).toBe("15/11/2026");
    expect(from({}, before + 60_000)).toBe("22/11/2026");
    expect(from({ week: "nextweek" }, before)).toBe("22/11/2026");
    expect(from(newYork, before + 60_000)).toBe("15/11/2026");
    const { week } = flat({ zodiac: "1" }, before);
    expect([week.to, week.days.map(({ date }) => date).at(-1), week.days.length]).toEqual([
      "21/11/2026",
      "21/11/2026",
      7,
    ]);
  });

  it("is numbered from the week with 1 January, in the year of its Saturday", () => {
    expect(weekNumberOf({ year: 2025, month: 6, day: 1 })).toBe(23);
    expect(weekNumberOf({ year: 2024, month: 12, day: 29 })).toBe(1);
    expect(weekNumberOf({ year: 2025, month: 12, day: 28 })).toBe(1);
    expect(weekNumberOf({ year: 2026, month: 12, day: 20 })).toBe(52);
    // 2028 begins on a Saturday and has 53 of them.
    expect(weekNumberOf({ year: 2027, month: 12, day: 26 })).toBe(1);
    expect(weekNumberOf({ year: 2028, month: 12, day: 24 })).toBe(53);
  });

  it("has scores that are the sums of their reasons, each day's its own of daily-moon", () => {
    for (const [index, zodiac] of SIGNS.entries()) {
      for (const lang of ["en", "te"]) {
        const { response, reasons, week } = flat({ zodiac, lang, explain: "1" }, WEEKS[index]);
        for (const field of ["total_score", ...WEEK_ASPECTS] as const) {
          const mine = reasons.filter(({ about }) => about === field);
          expect(mine).toHaveLength(8);
          expect(mine.reduce((sum, { points = Number.NaN }) => sum + points, 0)).toBe(response[field]);
        }
        for (const { text } of reasons) expect(text).toMatch(lang === "te" ? /^[^A-Za-z]+\.$/ : /^[A-Z].+\.$/);
        for (const { date, total_score: ofDay } of week.days.slice(0, lang === "en" ? 7 : 0)) {
          const { response: day } = answers.dailyMoon(z.parse(calls.dailyMoon.parameters, { zodiac, date }), context);
          expect("total_score" in day && day.total_score).toBe(ofDay);
        }
      }
    }
  });

  it("is shorter if asked for", () => {
    const [big, small] = [flat({ zodiac: "5" }), flat({ zodiac: "5", type: "small" })];
    expect(big.week.story.startsWith(small.week.story)).toBe(true);
    expect(small.response.bot_response).toBe(`${small.week.headline}. ${small.week.story}`);
    for (const aspect of WEEK_ASPECTS)
      expect(big.week.aspects[aspect].startsWith(small.week.aspects[aspect])).toBe(true);
  });
});

describe.each(["en", "te"] as const)("26 weeks of 12 signs in words: %s", (lang) => {
  const read = WEEKS.map((now) => SIGNS.map((zodiac) => flat({ zodiac, lang, explain: "1" }, now)));
  const all = read.flat();
  const { story: words } = catalogueOf(lang).weekly;
  const phrasesOf = ({ week }: (typeof all)[number]): readonly string[] => [
    week.headline,
    ...[week.story, ...Object.values(week.aspects)].flatMap(sentencesOf),
  ];
  const shared = (one: readonly string[], other: readonly string[]): number =>
    one.filter((phrase) => other.includes(phrase)).length / one.length;

  it("say nothing twice, leave no slot open, and are of one script", () => {
    for (const each of all) {
      const phrases = phrasesOf(each);
      expect(new Set(phrases).size).toBe(phrases.length);
      const text = `${each.response.bot_response} ${phrases.join(" ")}`;
      expect(text).not.toMatch(/undefined|null|NaN|\$\{|\[object| {2}|\.\.| [.,]/);
      expect(text).toMatch(lang === "te" ? /^[\u0c00-\u0c7f0-9 ,.;:()]+$/ : /^[A-Za-z0-9 ,.;:'-]+$/);
      expect(each.response.bot_response.length).toBeLessThanOrEqual(1200);
    }
  });

  it("share at most a third with another sign of the week, and on average one phrase of 16", () => {
    const parts = read.flatMap((signs) =>
      signs.flatMap((one, at) => signs.slice(0, at).map((other) => shared(phrasesOf(one), phrasesOf(other)))),
    );
    expect(Math.max(...parts)).toBeLessThanOrEqual(1 / 3);
    expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeLessThan(1 / 16);
  });

  it("say in the next week nothing that was said in this one", () => {
    for (const [index, signs] of read.entries()) {
      for (const [sign, each] of signs.entries()) {
        const before = read[index - 1]?.[sign];
        if (before) expect(shared(phrasesOf(each), phrasesOf(before))).toBeLessThanOrEqual(0.1);
      }
    }
  });

  it("name days of the week alone, each weekday with its own date", () => {
    let named = 0;
    for (const each of all) {
      const days = each.week.days.map(({ date }) => {
        const { year, month, day } = dateOf(date);
        return {
          vara: varaOfDate({ year, month, day }),
          text: words.day(varaOfDate({ year, month, day }), month, day),
        };
      });
      const text = [each.week.story, ...Object.values(each.week.aspects)].join(" ");
      const without = days.reduce((rest, { text: day }) => rest.replaceAll(day, ""), text);
      named += days.filter(({ text: day }) => text.includes(day)).length;
      for (const vara of VARAS) expect(without, text).not.toMatch(new RegExp(CLAIMS[lang].vara[vara], "u"));
      expect(without, text).not.toMatch(/\d/);
    }
    expect(named).toBeGreaterThan(1000);
  });

  it("call that day the best which has the most points, and that the hardest which has the fewest", () => {
    let told = 0;
    for (const { week } of all) {
      const scores = week.days.map(({ total_score: score }) => score);
      const [most, fewest] = [Math.max(...scores), Math.min(...scores)];
      expect(week.best === null).toBe(most - fewest < 10);
      expect(week.hardest === null).toBe(most - fewest < 10);
      if (week.best === null || week.hardest === null) continue;
      const scoreOn = (date: string) => week.days.find((day) => day.date === date)?.total_score;
      expect([scoreOn(week.best.date), scoreOn(week.hardest.date)]).toEqual([most, fewest]);
      expect(week.story.startsWith(`${week.best.text} ${week.hardest.text}`)).toBe(true);
      told += 1;
    }
    expect(told).toBeGreaterThan(250);
  });

  it("say of an aspect what its score says, and name its own best and hardest day", () => {
    const seen = { good: 0, even: 0, careful: 0, best: 0, hardest: 0 };
    for (const { week, response, reasons } of all) {
      for (const aspect of WEEK_ASPECTS) {
        const [verdict = "", ...days] = sentencesOf(week.aspects[aspect]);
        const lean = response[aspect] - 50;
        const tone = lean >= 5 ? "good" : lean <= -5 ? "careful" : "even";
        expect(words.aspect[aspect][tone]).toContain(verdict);
        seen[tone] += 1;
        const ofDay = (rule: string) =>
          reasons.find((reason) => reason.rule === rule && reason.about === `week.aspects.${aspect}`)?.facts.date;
        const expected = [
          ...(tone === "careful" ? [] : saidOf(aspect, "best", ofDay("week.best_of"))),
          ...(tone === "good" ? [] : saidOf(aspect, "hardest", ofDay("week.hardest_of"))),
        ];
        expect(days).toHaveLength(expected.length);
        for (const [index, day] of days.entries()) expect(expected[index]).toContain(day);
        seen.best += ofDay("week.best_of") === undefined ? 0 : 1;
        seen.hardest += ofDay("week.hardest_of") === undefined ? 0 : 1;
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(300);
  });

  /** The ways of saying what to do on a day or to leave, with the day's words. */
  function saidOf(aspect: WeekAspect, which: "best" | "hardest", date: unknown): (readonly string[])[] {
    if (date === undefined) return [];
    const [year = 0, month = 0, day = 0] = String(date).split("-").map(Number);
    const told = words.day(varaOfDate({ year, month, day }), month, day);
    return [words.aspectDay[aspect][which].map((way) => way(told))];
  }

  it("name a graha only for what it does in the week", () => {
    const rules = new Set<string>();
    for (const { week, reasons } of all) {
      for (const graha of GRAHAS) {
        if (graha === "moon") continue;
        const named = new RegExp(CLAIMS[lang].graha[graha], "u");
        for (const text of Object.values(week.aspects)) expect(text, graha).not.toMatch(named);
        if (!named.test(week.story)) continue;
        const known = reasons.filter(({ about, facts }) => about === "week.story" && facts.graha === graha);
        expect(known.length, week.story).toBeGreaterThan(0);
        for (const { rule } of known) rules.add(rule);
      }
    }
    expect([...rules]).toEqual(expect.arrayContaining(["week.ingress", "week.station"]));
  });

  it("neither frighten nor promise", () => {
    const forbidden =
      lang === "en"
        ? /\b(danger|death|die|fatal|disease|illness|evil|curse|doom|guarantee|certainly|surely|will|medicine|doctor|cure)\b/i
        : /(?<!స్)మరణ|మృత్యు|ప్రమాదం|రోగ(?!్)|అనారోగ్య|రుగ్మత|వ్యాధి|జబ్బు|మందు(?!గా)|వైద్య|చికిత్స|నయమ|శాప|తప్పక |ఖచ్చిత|నిశ్చయ/;
    for (const each of all) for (const phrase of phrasesOf(each)) expect(phrase).not.toMatch(forbidden);
  });
});
