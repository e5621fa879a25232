import { calls } from "@vedanga/contract";
import { LIFE_ASPECTS } from "@vedanga/core";
import { LANGUAGE_CODES } from "@vedanga/names/language";
import { catalogueOf } from "@vedanga/narrative";
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
    expect(ask(TODAY)).toMatchObject({
      date: "21/11/2026",
      place: { lat: 17.385, lon: 78.4867, zone: "Asia/Kolkata" },
    });
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

  it.each([
    ["en", /^Higher than on about half of the days of this sign\.$/, /about (\d) of 10 days/],
    ["te", /సుమారు సగం రోజుల్లో/, /సుమారు (\d|ఒక్క) రోజ/],
  ])("say where the total stands: %s", (lang, half, some) => {
    const standings = SIGNS.flatMap((zodiac) =>
      Array.from({ length: 28 }, (_, day) => {
        const { day: told, response } = ask({ zodiac, lang, date: `${two(day + 1)}/11/2026` });
        return { ...told.standing, total: "total_score" in response ? response.total_score : Number.NaN };
      }),
    ).toSorted((a, b) => a.total - b.total);
    for (const [index, { of_ten: ofTen, text }] of standings.entries()) {
      expect(ofTen).toBeGreaterThanOrEqual(standings[index - 1]?.of_ten ?? 0);
      if (ofTen === 5) expect(text).toMatch(half);
      else if (ofTen > 0 && ofTen < 10) expect(some.exec(text)?.[1]?.replace("ఒక్క", "1")).toBe(String(ofTen));
      else expect(text).not.toMatch(/\d/);
    }
    expect(new Set(standings.map(({ text }) => text)).size).toBe(11);
  });

  it("name fields of the split answer by their paths", () => {
    const { reasons = [] } = ask({ ...TODAY, split: "1", explain: "1" });
    expect(reasons.map(({ about }) => about)).toContain("bot_response.career.score");
  });
});

describe("the words of a day", () => {
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

  it("are shorter if asked for: the beginning of the story and the first sentence of each aspect", () => {
    fc.assert(
      fc.property(anyDay, anySign, fc.constantFrom("en", "te"), (date, zodiac, lang) => {
        const [big, small] = [ask({ date, zodiac, lang }), ask({ date, zodiac, lang, type: "small" })].map(
          ({ day }) => day,
        );
        if (!big || !small) throw new TypeError("two answers");
        expect(big.story.startsWith(small.story)).toBe(true);
        expect(small.story.length).toBeLessThan(big.story.length);
        for (const aspect of LIFE_ASPECTS) expect(big.aspects[aspect].startsWith(small.aspects[aspect])).toBe(true);
        const short = flat({ date, zodiac, lang, type: "small" }).bot_response;
        expect(short).toBe(`${small.headline}. ${small.story}`);
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it("have every part beside the flat form and in it", () => {
    const { day, response } = ask(TODAY);
    if (!("total_score" in response)) throw new TypeError("not flat");
    for (const part of [day.headline, day.story, day.act, day.caution, day.hour?.text ?? "-", day.closing])
      expect(response.bot_response).toContain(part);
    expect(nested(TODAY).bot_response.finances.split_response).toBe(day.aspects.finances);
  });

  it.each([
    ["en", /\b1:05\sAM\b/, /\bcalendars?\b/],
    ["te", /రాత్రి\s1:05 నుండి/, /క్యాలెండర్/],
  ])("tell an eclipse after midnight on the day that it ends, with its time and its date: %s", (lang, time, date) => {
    const storyOf = (day: number) => ask({ ...TODAY, lang, date: `${day}/10/2023` }).day.story;
    expect(storyOf(28)).toMatch(time);
    expect(storyOf(28)).toMatch(date);
    for (const day of [27, 29]) expect(storyOf(day)).not.toMatch(/eclips|గ్రహణ/);
    // By daylight the two dates are one.
    const byDay = ask({ ...TODAY, lang, date: "02/08/2027" }).day.story;
    expect(byDay).toMatch(/eclips|గ్రహణ/);
    expect(byDay).not.toMatch(date);
  });

  it.each(LANGUAGE_CODES)(
    "have an act and a caution of their own on the day of an eclipse that is seen: %s",
    (lang) => {
      const { actOfEclipse, leaveOfEclipse, leave, leaveOfDay } = catalogueOf(lang).daily.story;
      const daysOn = (date: string) => SIGNS.map((zodiac) => ask({ ...TODAY, lang, date, zodiac }).day);
      const eclipsed = daysOn("03/03/2026");
      expect(new Set(eclipsed.map(({ act }) => act))).toEqual(new Set(actOfEclipse));
      const ofAspects = new Set(Object.values(leave).flat());
      const ofNone = eclipsed.map(({ caution }) => caution).filter((caution) => !ofAspects.has(caution));
      expect(ofNone.length).toBeGreaterThan(2);
      for (const caution of ofNone) expect(leaveOfEclipse).toContain(caution);
      // A Tuesday without one.
      for (const { act, caution } of daysOn("10/03/2026")) {
        expect(actOfEclipse).not.toContain(act);
        expect(ofAspects.has(caution) || leaveOfDay.mangala.includes(caution)).toBe(true);
      }
      // At Madrid its Moon is below the horizon.
      const madrid = { lat: "40.4168", lon: "-3.7038", tz: "1" };
      expect(actOfEclipse).not.toContain(ask({ ...TODAY, ...madrid, lang, date: "03/03/2026" }).day.act);
    },
  );

  it("have no hour where the Sun does not rise", () => {
    const svalbard = { lat: "78.2", lon: "15.6", tz: "1", date: "21/12/2026" };
    expect(ask({ ...TODAY, ...svalbard }).day.hour).toBeNull();
  });
});
