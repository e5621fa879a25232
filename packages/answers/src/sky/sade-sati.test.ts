import { calls } from "@vedanga/contract";
import { gregorianToJd, RASIS } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context, NEWARK, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import type { PrintedSaturnRow } from "@vedanga/testing/oracle/sade-sati";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { nth } from "../wire/nth.ts";
import { answerSadeSati } from "./sade-sati.ts";

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };

interface Life {
  readonly dob: string;
  readonly tob: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly rows: readonly PrintedSaturnRow[];
}

const lives = readAuthority<readonly Life[]>("swe-sade-sati");
/** A date of the wire as the number of its day. */
const dayOf = (date: string): number => {
  const at = new Date(`${date} UTC`);
  return gregorianToJd({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }) + 0.5;
};

describe("Saturn's stays", () => {
  it.each(["en", "te"])("have the shape of the contract, with codes in English: %s", (lang) => {
    const answer = answerSadeSati(birthOf({ ...warangal, lang, explain: "1" }), context);
    expect(JSON.stringify(z.parse(calls.sadeSati.response, answer))).toBe(JSON.stringify(answer));
    expect(answer.response.every(({ zodiac }) => /[A-Za-z]/.test(zodiac) === (lang === "en"))).toBe(true);
  });

  it.each(["en", "te"] as const)("say why each is counted, and where Saturn came back that it did: %s", (lang) => {
    const { response, reasons = [] } = answerSadeSati(birthOf({ ...warangal, lang, explain: "1" }), context);
    expect(response.length).toBeGreaterThan(40);
    response.forEach(({ type, retro }, index) => {
      const [counted, ...others] = reasons.filter(({ about }) =>
        about.replace("readings.", "").startsWith(`${index}.`),
      );
      expect(counted?.about).toBe(`${index}.type`);
      expect(counted?.rule).toBe(type === "Sade Sati" ? "saturn.sade_sati" : "saturn.small_panoti");
      expect(others.map(({ about, rule }) => `${about} ${rule}`)).toEqual([
        `readings.${index}.now saturn.in_sign`,
        ...(retro ? [`${index}.retro saturn.came_back`] : []),
      ]);
    });
    for (const { text } of reasons) expect(faultOf(text, lang), text).toBeUndefined();
  });

  it("are told with their sign and that of the Moon, in the past, now and to come", () => {
    const past = /\b(was|were|came|had)\b/;
    const { response, readings } = answerSadeSati(birthOf(warangal), context);
    expect(readings).toHaveLength(response.length);
    for (const [at, stay] of response.entries()) {
      const { past: gone = "", now = "", to_come: coming = "" } = readings[at] ?? {};
      const { zodiac, retro } = stay;
      for (const text of [gone, now, coming]) {
        expect(text).toContain(zodiac);
        if (stay.dhaiya !== "2nd Dhaiya") expect(text).toContain("Capricorn");
        const signs = RASIS.filter((id) => new RegExp(`\\b${NAMES_EN.rasi[id]}\\b`).test(text)).map(
          (id) => NAMES_EN.rasi[id],
        );
        expect(
          signs.every((sign) => [zodiac, "Capricorn"].includes(sign)),
          text,
        ).toBe(true);
        expect(faultOf(text, "en"), text).toBeUndefined();
      }
      expect(gone).toMatch(past);
      expect(gone).not.toMatch(/\b(is|are|comes|now)\b/);
      expect(now).not.toMatch(/\b(was|were)\b/);
      expect(/came back/.test(gone)).toBe(retro);
    }
    for (const reading of answerSadeSati(birthOf({ ...warangal, lang: "te" }), context).readings) {
      for (const text of Object.values(reading)) expect(faultOf(text, "te"), text).toBeUndefined();
    }
  });

  it("are told from another side each time Saturn comes round", () => {
    const { response, readings } = answerSadeSati(birthOf(warangal), context);
    const about = response
      .map((stay, at) => ({ ...stay, text: readings[at]?.now ?? "" }))
      .filter(({ type, retro }) => type === "Ardhastama Shani" && !retro)
      .filter(({ text }) => !text.includes("first look"))
      .map(({ text, start_date: from }) => [from.slice(-4), text.split(/(?<=\.) /)[1]] as const);
    const years = about.map(([year]) => Number(year));
    const rounds = years
      .filter((year, at) => at === 0 || year - (years[at - 1] ?? 0) > 15)
      .map((year) => about.find(([of]) => Number(of) === year)?.[1]);
    expect(rounds.length).toBeGreaterThan(2);
    expect(new Set(rounds.slice(0, 3)).size).toBe(3);
  });

  it("count the signs from the Moon in their reasons as the clients' words do", () => {
    const { response, reasons = [] } = answerSadeSati(birthOf({ ...warangal, explain: "1" }), context);
    // Born with the Moon in Makara: its twelfth sign is Dhanu, its fourth Mesha.
    const first = response.findIndex(({ dhaiya }) => dhaiya === "1st Dhaiya");
    expect(reasons.find(({ about }) => about === `${first}.type`)?.text).toBe(
      "Saturn is in Sagittarius, the twelfth sign from the birth Moon in Capricorn; the twelfth, the first and the second are the three parts of Sade Sati.",
    );
    const fourth = response.findIndex(({ type }) => type === "Ardhastama Shani");
    expect(reasons.find(({ about }) => about === `${fourth}.type`)?.facts).toMatchObject({ rasi: "mesha", house: 4 });
  });

  it("date an ingress by the clock of the birth place", () => {
    const [here] = answerSadeSati(birthOf({ ...NEWARK, dob: "04/07/1985", tob: "23:59" }), context).response;
    const { zone: _, ...byOffset } = NEWARK;
    const [there] = answerSadeSati(
      birthOf({ ...byOffset, tob: "13:29", dob: "05/07/1985", tz: "9.5" }),
      context,
    ).response;
    expect(here?.zodiac).toBe(there?.zodiac);
    expect(Math.abs(dayOf(here?.start_date ?? "") - dayOf(there?.start_date ?? ""))).toBeLessThanOrEqual(1);
  });
});

describe("Saturn's stays against Swiss Ephemeris, through the wire", () => {
  it("has twelve lives with 621 rows to compare", () => {
    expect(lives).toHaveLength(12);
    expect(lives.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(621);
  });

  it.each(lives)("of $dob $tob", ({ dob, tob, lat, lon, tz, rows }) => {
    const query = { dob, tob, lat: String(lat), lon: String(lon), tz: String(tz) };
    const ours = answerSadeSati(birthOf(query), context).response;
    const dayOfJd = (jd: number): number => Math.floor(jd + 0.5 + tz / 24);
    expect(
      ours.map(({ start_date, end_date, ...row }) => ({ ...row, start: dayOf(start_date), end: dayOf(end_date) })),
    ).toEqual(
      rows.map(({ sign, startJdUt, endJdUt, retro, type, dhaiya, direction }) => ({
        retro,
        zodiac: NAMES_EN.rasi[nth(RASIS, sign)],
        type,
        dhaiya,
        direction,
        start: dayOfJd(startJdUt),
        end: dayOfJd(endJdUt),
      })),
    );
  });
});
