import { calls } from "@vedanga/contract";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { birthChart } from "../request/birth-chart.ts";
import { answerSensitivity } from "./sensitivity.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const answerTo = (query: Query) =>
  answerSensitivity(z.parse(calls.sensitivity.parameters, { ...warangal, ...query }), context);

describe("what another minute of birth would change", () => {
  it.each(["en", "te"] as const)("has the shape of the contract, with whole sentences: %s", (lang) => {
    const answer = answerTo({ lang, minutes: "720" });
    expect(JSON.stringify(z.parse(calls.sensitivity.response, answer))).toBe(JSON.stringify(answer));
    expect(answer.response.changes.length).toBeGreaterThan(100);
    for (const { text, name } of answer.response.changes)
      expect([faultOf(text, lang), faultOf(name, lang)]).toEqual([undefined, undefined]);
  });

  it("uses a quarter of an hour either way by default, and divides all quantities into changing and steady", () => {
    const { minutes, changes, steady } = answerTo({}).response;
    expect(minutes).toBe(15);
    const changing = new Set(changes.map(({ quantity }) => quantity));
    expect(changing.size + steady.length).toBe(8);
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
    for (const { offset_minutes, text } of changes)
      expect(text).toMatch(
        offset_minutes < 0 ? / up to .* before the stated time, / : / until .* after the stated time, /,
      );
    const lagnas = changes.filter(({ quantity }) => quantity === "navamsa_lagna");
    expect(lagnas.length).toBeGreaterThan(4);
    lagnas.slice(1).forEach(({ before }, index) => {
      expect(before).toEqual(lagnas[index]?.after);
    });
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
