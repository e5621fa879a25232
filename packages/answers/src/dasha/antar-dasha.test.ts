import { type AntarDashas, calls } from "@vedanga/contract";
import { NAMES_EN } from "@vedanga/names/en/names";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context, HYDERABAD, WARANGAL } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerAntarDasha } from "./antar-dasha.ts";
import { answerMahaDasha } from "./maha-dasha.ts";

type Query = Readonly<Record<string, string>>;
const ask = (query: Query): AntarDashas => answerAntarDasha(birthOf(query), context).response;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const MS_PER_DAY = 86_400_000;

describe("the antardashas of a life", () => {
  it.each(["en", "te"])("have the shape of the contract: %s", (lang) => {
    const answer = answerAntarDasha(birthOf({ ...warangal, lang, explain: "1" }), context);
    expect(JSON.stringify(z.parse(calls.antarDasha.response, answer))).toBe(JSON.stringify(answer));
    const paths = answer.response.antardasha_order.map((_, index) => `antardasha_order.${index}`);
    expect(answer.reasons?.map(({ about }) => about)).toEqual([
      ...["antardashas", ...paths],
      ...["running.reading", "running.reading"],
    ]);
  });

  it("tell the part that runs at the instant of the call, and none after the 120 years", () => {
    // Warangal 1990 on the day of the tests: Jupiter's years, by the dates of the table.
    const runningOf = (query: Query) => answerAntarDasha(birthOf(query), context).running;
    const running = runningOf(warangal);
    const { antardashas, antardasha_order: ends } = ask(warangal);
    const maha = answerMahaDasha(birthOf(warangal), context).periods.findIndex(
      ({ lord }) => lord === running?.lords[0],
    );
    const part =
      antardashas[maha]?.findIndex((_, at) => Date.parse(`${ends[maha]?.[at]} UTC`) > context.nowUnixMs) ?? -1;
    const names = running?.lords.map((lord) => NAMES_EN.graha[lord].name);
    expect(names?.join("/")).toBe(antardashas[maha]?.[part]);
    for (const name of names ?? [""]) expect(running?.reading).toContain(name);
    expect(runningOf({ ...warangal, dob: "03/01/1890" })).toBeNull();
  });

  it("say by the signs between the two lords whether the part helps or strains", () => {
    for (const day of Array.from({ length: 24 }, (_, at) => at + 1)) {
      const dob = `${String(day).padStart(2, "0")}/02/1981`;
      const { running, reasons = [] } = answerAntarDasha(birthOf({ ...warangal, dob, explain: "1" }), context);
      const facts = reasons.find(({ rule }) => rule === "dasha_lord.from_mahadasha")?.facts;
      const { reading = "", reading_without_lagna: withoutLagna = "", lords } = running ?? {};
      const isOwn = lords?.[0] === lords?.[1];
      const isHelping = [1, 4, 5, 7, 9, 10, 11].includes(Number(facts?.house));
      expect(/work together/.test(reading), reading).toBe(!isOwn && isHelping);
      expect(/pull in different directions/.test(reading), reading).toBe(
        !isOwn && [6, 8, 12].includes(Number(facts?.house)),
      );
      expect(/ house /.test(reading)).toBe(!isOwn);
      expect(withoutLagna).not.toMatch(/house/);
    }
  });

  it("are nine lists of nine, each begun by the lord of its mahadasha and named by both", () => {
    const { antardashas, antardasha_order } = ask(warangal);
    expect(antardashas.map((nine) => nine.length)).toEqual(Array(9).fill(9));
    expect(antardasha_order.map((nine) => nine.length)).toEqual(Array(9).fill(9));
    const { dashas } = answerMahaDasha(birthOf(warangal), context).response;
    antardashas.forEach((nine, index) => {
      const maha = dashas[index]?.dasha;
      expect(nine[0]).toBe(`${maha}/${maha}`);
      expect(nine.every((name) => name.startsWith(`${maha}/`))).toBe(true);
      expect(new Set(nine).size).toBe(9);
    });
  });

  it("give the END of each, growing without a step back; the ninth is the end of the mahadasha itself", () => {
    for (const query of [warangal, { ...HYDERABAD, dob: "10/02/1981", tob: "11:40" }]) {
      const { antardasha_order } = ask(query);
      const { dashas } = answerMahaDasha(birthOf(query), context).response;
      antardasha_order.forEach((nine, index) => {
        expect(nine[8]).toBe(dashas[index]?.dasha_end_year);
        expect(nine[0]).not.toBe(dashas[index]?.dasha_start_year);
      });
      const ends = antardasha_order.flat().map((date) => Date.parse(`${date} UTC`));
      ends.slice(1).forEach((end, index) => {
        expect(end).toBeGreaterThan(ends[index] ?? Number.NaN);
      });
    }
  });

  it("has the first antardasha of a Saturn period end 3.008 years after its start, as the original's sample", () => {
    const saturn = ask(warangal).antardashas.findIndex(([first]) => first === "Saturn/Saturn");
    const { dashas } = answerMahaDasha(birthOf(warangal), context).response;
    const days =
      (Date.parse(`${ask(warangal).antardasha_order[saturn]?.[0]} UTC`) -
        Date.parse(`${dashas[saturn]?.dasha_start_year} UTC`)) /
      MS_PER_DAY;
    expect(Math.abs(days - (19 * 19 * 365.25) / 120)).toBeLessThanOrEqual(1);
  });
});

interface Printed {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
    readonly lat: number;
    readonly lon: number;
    readonly ayanamsa: string;
  };
  readonly year_length: string;
  readonly expect: {
    readonly antardasha_start_dates?: readonly {
      readonly maha: string;
      readonly antar: string;
      readonly start: string;
    }[];
  };
}

describe("antardashas against Jagannatha Hora, through the wire", () => {
  const lives = readAuthority<readonly Printed[]>("dasha").filter(
    ({ expect: { antardasha_start_dates } }) => antardasha_start_dates !== undefined,
  );

  it("has six lives to compare", () => {
    expect(lives).toHaveLength(6);
  });

  it.each(lives)("$id", ({ input, year_length, expect: { antardasha_start_dates = [] } }) => {
    const [year, month, day] = input.date.split("-");
    const { antardashas, antardasha_order } = ask({
      dob: `${day}/${month}/${year}`,
      tob: input.time,
      lat: String(input.lat),
      lon: String(input.lon),
      tz: String(input.utc_offset_h),
      ayanamsa: "true_chitra",
      positions: "true",
      dasha_year: year_length.startsWith("true sidereal") ? "solar" : "365.25",
    });
    const names = antardashas.flat();
    const ends = antardasha_order.flat();
    const late = antardasha_start_dates.flatMap(({ maha, antar, start }) => {
      const before = ends[names.indexOf(`${maha}/${antar}`) - 1];
      if (before === undefined) return [];
      // By our own Moon a boundary may fall 0.19 days off, so on the neighbouring date.
      const days = (Date.parse(`${before} UTC`) - Date.parse(start)) / MS_PER_DAY;
      return [Math.abs(days)];
    });
    expect(late.length).toBeGreaterThan(70);
    expect(Math.max(...late)).toBeLessThanOrEqual(1);
    expect(late.filter((days) => days === 0).length / late.length).toBeGreaterThan(0.8);
  });
});
