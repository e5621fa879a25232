import { calls } from "@vedanga/contract";
import { SENSITIVE_QUANTITIES } from "@vedanga/core";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerKaalsarpDosha } from "../dosha/kaalsarp-dosha.ts";
import { answerMangalDosha } from "../dosha/mangal-dosha.ts";
import { answerGemSuggestion } from "../gem/gem-suggestion.ts";
import { birthChart } from "../request/birth-chart.ts";
import { answerAscendantReport } from "./ascendant-report.ts";
import { answerSensitivity } from "./sensitivity.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
/** With Mars in a sign that cancels nothing. */
const MANGLIK = { dob: "31/12/2024", tob: "23:59" };
/** With Kaalsarp. */
const KULIK = { dob: "24/05/1979", tob: "11:15", lat: "17.385", lon: "78.4867" };
const answerTo = (query: Query) =>
  answerSensitivity(z.parse(calls.sensitivity.parameters, { ...warangal, ...query }), context);

describe("what another minute of birth would change", () => {
  it.each(["en", "te"] as const)("has the shape of the contract, with whole sentences: %s", (lang) => {
    const answer = answerTo({ lang, minutes: "720" });
    expect(JSON.stringify(z.parse(calls.sensitivity.response, answer))).toBe(JSON.stringify(answer));
    expect(answer.response.changes.length).toBeGreaterThan(100);
    for (const { text, name } of [...answer.response.changes, ...answer.response.open])
      expect([faultOf(text, lang), faultOf(name, lang)]).toEqual([undefined, undefined]);
  });

  it("uses a quarter of an hour either way by default, and divides all quantities into changing and steady", () => {
    const { minutes, changes, steady } = answerTo({}).response;
    expect(minutes).toBe(15);
    const changing = new Set(changes.map(({ quantity }) => quantity));
    expect(changing.size + steady.length).toBe(12);
    expect(steady.some(({ quantity }) => changing.has(quantity))).toBe(false);
    expect(changing).toContain("navamsa_lagna");
    expect(changes.every(({ offset_minutes }) => Math.abs(offset_minutes) <= 15)).toBe(true);
  });

  it("gives the lagna that a birth a second before and after the change really has", () => {
    const { changes } = answerTo({ minutes: "120" }).response;
    const lagnas = changes.filter(({ quantity }) => quantity === "lagna");
    expect(lagnas.length).toBeGreaterThan(0);
    for (const { birth_time, before, after } of lagnas) {
      const lagnaAt = (unixMs: number): string => {
        const wall = new Date(unixMs + 5.5 * 3_600_000).toISOString();
        const dob = `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)}`;
        return birthChart(birthOf({ ...warangal, dob, tob: wall.slice(11, 19) }), context).chart.lagna.rasi;
      };
      expect([lagnaAt(Date.parse(birth_time) - 1000), lagnaAt(Date.parse(birth_time) + 1000)]).toEqual([
        before.id,
        after.id,
      ]);
    }
  });

  it("says on which side of the stated birth each change lies, and chains what was before to what comes after", () => {
    const { changes } = answerTo({ minutes: "60" }).response;
    expect(changes.some(({ offset_minutes }) => offset_minutes < 0)).toBe(true);
    for (const { offset_minutes, birth_time, text } of changes) {
      expect(Math.sign(offset_minutes)).toBe(
        Math.sign(Date.parse(birth_time) - Date.parse("1990-05-17T06:05:00+05:30")),
      );
      expect(text).toMatch(/^Before \d+:\d\d\sAM .* is .*, from then on .*\.$/);
    }
    const lagnas = changes.filter(({ quantity }) => quantity === "navamsa_lagna");
    expect(lagnas.length).toBeGreaterThan(4);
    lagnas.slice(1).forEach(({ before }, index) => {
      expect(before).toEqual(lagnas[index]?.after);
    });
  });

  it("tells each time by the clock of the birth, so that one born in the minute before it has the value before", () => {
    const { changes } = answerTo({ minutes: "60" }).response;
    for (const { birth_time, text } of changes) {
      const [, hour, minute] = text.match(/^Before (\d+):(\d\d)\sAM/) ?? [];
      const told = Date.parse(`1990-05-17T${String(hour).padStart(2, "0")}:${minute}:00+05:30`);
      const late = told - Date.parse(birth_time);
      expect(late).toBeGreaterThanOrEqual(-500);
      expect(late).toBeLessThan(60_000);
    }
  });

  it("names the date where a change falls on another day, and the seconds where the birth is stated with them", () => {
    const night = answerTo({ tob: "23:50", minutes: "60" }).response.changes;
    expect(night.filter(({ text }) => / AM on 18 May /.test(text.replaceAll("\u00a0", " "))).length).toBeGreaterThan(2);
    expect(night.some(({ text }) => / PM the navamsa lagna/.test(text.replaceAll("\u00a0", " ")))).toBe(true);
    const exact = answerTo({ tob: "06:05:30", minutes: "30" }).response.changes;
    expect(exact.every(({ text }) => /^Before \d+:\d\d(:\d\d)?\sAM/.test(text))).toBe(true);
    expect(exact.some(({ text }) => /^Before \d+:\d\d:\d\d\sAM/.test(text))).toBe(true);
  });

  it("says of each open quantity in one sentence what it is when, or how often it changes", () => {
    const short = answerTo({ minutes: "120" }).response;
    expect(short.open.map(({ quantity }) => quantity)).toEqual(
      SENSITIVE_QUANTITIES.filter((quantity) => short.changes.some((change) => change.quantity === quantity)),
    );
    const lagna = short.open.find(({ quantity }) => quantity === "lagna");
    expect(lagna?.text.replaceAll("\u00a0", " ")).toMatch(
      /^Before \d:\d\d AM the lagna is Aries, from then on Taurus, from \d:\d\d AM Gemini\.$/,
    );
    const navamsa = short.open.find(({ quantity }) => quantity === "navamsa_lagna");
    expect(navamsa?.text).toBe(`The navamsa lagna changes ${navamsa?.times} times within 120 minutes either way.`);
    const day = answerTo({ ...MANGLIK, tob: "12:00", minutes: "720" }).response;
    const mangal = day.open.find(({ quantity }) => quantity === "mangal");
    expect(mangal?.text).toMatch(/^Mangal dosha changes \d+ times within these 24 hours/);
    expect(day.open.every(({ text }) => text.length < 160)).toBe(true);
  });

  it("names what stays, and by how many days the dashas move", () => {
    const { steady, dashas_move_days } = answerTo({ minutes: "15" }).response;
    expect(steady.find(({ quantity }) => quantity === "moon_sign")?.value).toEqual({ id: "makara", name: "Capricorn" });
    expect(dashas_move_days).toBeGreaterThan(15);
    expect(dashas_move_days).toBeLessThan(80);
  });

  it.each([KULIK, MANGLIK])("gives Mangal, Kaalsarp, stone and the lord's house as their own calls do: $dob", (who) => {
    const { changes } = answerTo({ ...who, minutes: "120" }).response;
    const judged = changes.filter(({ quantity }) => ["mangal", "kaalsarp", "gem", "lord_house"].includes(quantity));
    expect(judged.length).toBeGreaterThan(3);
    for (const { quantity, birth_time, before, after } of judged) {
      const asked = (unixMs: number) => {
        const wall = new Date(unixMs + 5.5 * 3_600_000).toISOString();
        const dob = `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)}`;
        return birthOf({ ...warangal, ...who, dob, tob: wall.slice(11, 19) });
      };
      const said = (unixMs: number): unknown => {
        const birth = asked(unixMs);
        if (quantity === "mangal") return answerMangalDosha(birth, context).response.score;
        if (quantity === "gem") return answerGemSuggestion(birth, context).response.gem;
        if (quantity === "lord_house")
          return answerAscendantReport(birth, context).response[0]?.ascendant_lord_house_location;
        return answerKaalsarpDosha(birth, context).response.is_dosha_present;
      };
      const shown = ({ id, score }: typeof before): unknown => {
        if (quantity === "kaalsarp") return id !== "absent" && id !== "near_miss";
        return quantity === "mangal" ? score : id;
      };
      expect([said(Date.parse(birth_time) - 1000), said(Date.parse(birth_time) + 1000)]).toEqual([
        shown(before),
        shown(after),
      ]);
    }
  });

  it.each(["en", "te"] as const)("gives the reason of each change and of each thing that stays: %s", (lang) => {
    for (const minutes of ["1", "15", "720"]) {
      const { response, reasons = [] } = answerTo({ lang, minutes, explain: "1" });
      const paths = [
        ...response.changes.map((_, index) => `changes.${index}`),
        ...response.steady.map((_, index) => `steady.${index}`),
      ];
      expect(reasons.map(({ about }) => about)).toEqual(paths);
      for (const { text } of reasons) expect(faultOf(text, lang), text).toBeUndefined();
    }
  });

  it("names the edge at which each sign and each navamsa of the lagna really begins", () => {
    const { response, reasons = [] } = answerTo({ minutes: "120", explain: "1" });
    const edges = response.changes.flatMap(({ quantity, after }, index) => {
      const facts = reasons[index]?.facts;
      return quantity.endsWith("lagna") && facts ? [{ quantity, after: after.id, ...facts }] : [];
    });
    expect(edges.length).toBeGreaterThan(15);
    for (const edge of edges) {
      const { rasi, intoRasiDeg } = edge as unknown as { rasi: string; intoRasiDeg: number };
      expect((intoRasiDeg * 9) / 30).toBeCloseTo(Math.round((intoRasiDeg * 9) / 30), 9);
      if (edge.quantity === "lagna") expect({ rasi, intoRasiDeg }).toEqual({ rasi: edge.after, intoRasiDeg: 0 });
    }
  });
});
