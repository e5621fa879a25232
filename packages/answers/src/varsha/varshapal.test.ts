import { AppError, calls } from "@vedanga/contract";
import { GRAHAS } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { readAuthority } from "@vedanga/testing/authority";
import { NEWARK, context as today, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf, texts } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { birthChart } from "../request/birth-chart.ts";
import { answerVarshapalDetails, answerVarshapalMonthChart, answerVarshapalYearChart } from "./varshapal.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const requestOf = (query: Query) => z.parse(calls.varshapalDetails.parameters, query);

interface Recorded {
  readonly id: string;
  readonly input: { readonly date: string; readonly time: string; readonly lat: number; readonly lon: number };
  readonly expect: {
    readonly return?: string;
    readonly muntha?: string;
    readonly muntha_lord?: string;
    readonly lagna?: string;
    readonly dinratri?: string;
    readonly trirashi?: string;
    readonly ayanamsa?: number;
    readonly signs?: Readonly<Record<string, readonly string[]>>;
    readonly months?: readonly number[];
    readonly varies?: number;
  };
}

function recorded(id: string) {
  const found = readAuthority<readonly Recorded[]>("varshaphala").find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  const { date, time, lat, lon } = found.input;
  const request = requestOf({ dob: date, tob: time, lat: String(lat), lon: String(lon), tz: "5.5" });
  return { facts: found.expect, request, context: { ...today, nowUnixMs: Date.UTC(2025, 5, 1, 12) } };
}

/** Minutes between `Wed Dec 17 2025 2:45:17 PM` and `2025-12-17T14:45:17`. */
const minutesApart = (ours: string, theirs: string | undefined): number =>
  Math.abs(Date.parse(`${ours} UTC`) - Date.parse(`${theirs}Z`)) / 60_000;

const bySign = (signs: readonly { rasi: string; planets: readonly string[] }[]) =>
  Object.fromEntries(signs.map(({ rasi, planets }) => [rasi, planets]));

describe("recorded answers of 1 June 2025", () => {
  it("have the same year, muntha and lord of the day", () => {
    const { facts, request, context } = recorded("recorded-varshapal-details");
    const { response } = answerVarshapalDetails(request, context);
    expect(minutesApart(response.varshpal_date, facts.return)).toBeLessThan(10);
    expect(response).toMatchObject({
      muntha_sign: facts.muntha,
      muntha_lord: facts.muntha_lord,
      dinratri_lord: facts.dinratri,
    });
    expect(Math.abs(response.current_ayanamsa - (facts.ayanamsa ?? 0))).toBeLessThan(0.005);
  });

  it("have a lagna that does not rise at their own return, and its lord by night of a year that begins by day", () => {
    const { facts, request } = recorded("recorded-varshapal-details");
    const [year, month, day] = [2025, 12, 17];
    const [hour, minute, second] = (facts.return ?? "").slice(11).split(":").map(Number);
    const then = birthChart(
      { ...request, dob: { year, month, day }, tob: { hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 } },
      today,
    );
    expect([NAMES_EN.rasi[then.chart.lagna.rasi], facts.lagna]).toEqual(["Aries", "Taurus"]);
    expect(facts.trirashi).toBe("Moon");
    const ours = answerVarshapalDetails({ ...request, year }, today).response;
    expect([ours.varsha_lagna, ours.varsha_lagna_lord, ours.trirashi_lord]).toEqual(["Aries", "Mars", "Sun"]);
  });

  it("have the same chart of the year", () => {
    const { facts, request, context } = recorded("recorded-varshapal-year-chart");
    const { response } = answerVarshapalYearChart(request, context);
    expect(minutesApart(response.varshpal_date, facts.return)).toBeLessThan(10);
    expect(bySign(response.signs)).toEqual(facts.signs);
  });

  it("have the same first month; the other eleven are no copies of it", () => {
    const { facts, request, context } = recorded("recorded-varshapal-month-chart");
    const { response } = answerVarshapalMonthChart(request, context);
    expect(bySign(response[0]?.signs ?? [])).toEqual(facts.signs);
    expect(response.map(({ month_no }) => month_no)).toEqual(facts.months);
    expect(facts.varies).toBe(1);
    expect(new Set(response.map(({ signs }) => JSON.stringify(signs))).size).toBe(12);
    const suns = response.map(({ signs }) => signs.findIndex(({ planets }) => planets.includes("Sun")));
    expect(suns).toEqual(Array.from({ length: 12 }, (_, month) => ((suns[0] ?? 0) + month) % 12));
  });
});

describe.each(["en", "te"] as const)("a year of a life in %s", (lang) => {
  const request = requestOf({ ...warangal, lang, explain: "1" });

  it("has the shape of the contract, in the words of its language, with reasons", () => {
    const details = answerVarshapalDetails(request, today);
    const year = answerVarshapalYearChart(request, today);
    const months = answerVarshapalMonthChart(request, today);
    expect(z.parse(calls.varshapalDetails.response, details)).toEqual(details);
    expect(z.parse(calls.varshapalYearChart.response, year)).toEqual(year);
    expect(z.parse(calls.varshapalMonthChart.response, months)).toEqual(months);
    const { varshpal_date: _, ...named } = details.response;
    const reasons = [details, year, months].flatMap(({ reasons: list = [] }) => list);
    const said = [
      ...texts(named).map(([, text]) => text),
      ...details.mudda.map(({ name }) => name),
      ...texts(year.response.signs).map(([, text]) => text),
      ...reasons.flatMap(({ text, source }) => [text, source]),
    ];
    expect(said.flatMap((text) => faultOf(text, lang) ?? [])).toEqual([]);
    expect(new Set(reasons.map(({ rule }) => rule)).size).toBe(6);
  });

  it("says of the first year that it begins with birth", () => {
    const first = answerVarshapalDetails({ ...request, year: 1990 }, today);
    expect(first.response.varshpal_date).toBe("Thu May 17 1990 6:05:00 AM");
    expect((first.reasons ?? []).flatMap(({ text }) => faultOf(text, lang) ?? [])).toEqual([]);
    expect((first.reasons ?? []).some(({ text }) => /\b0 full|\b0 సంవ/.test(text))).toBe(false);
  });
});

it("every chart has the lagna and the nine once", () => {
  const { response } = answerVarshapalMonthChart(requestOf({ ...NEWARK, dob: "29/02/1984", tob: "23:59" }), today);
  for (const { signs } of response) {
    const all = ["Ascendant", ...GRAHAS.map((graha) => NAMES_EN.graha[graha].name)];
    expect(signs.flatMap(({ planets }) => planets).toSorted()).toEqual(all.toSorted());
  }
});

it("takes the present year, or the one that is asked for; none before birth", () => {
  const details = (query: Query) => answerVarshapalDetails(requestOf({ ...warangal, ...query }), today);
  expect(details({}).response.varshpal_date).toMatch(/^[A-Z][a-z]{2} May 1\d 2026 /);
  expect(details({ year: "2040" }).response.varshpal_date).toMatch(/ May 1\d 2040 /);
  expect(details({ dob: "17/05/2090" }).response.varshpal_date).toMatch(/ May 17 2090 /);
  expect(() => details({ year: "1989" })).toThrow(AppError);
  expect(() => details({ year: "1989" })).toThrow(
    expect.objectContaining({ code: "year_out_of_range", details: { field: "year", accepted: "1990 to 2400" } }),
  );
});

it("gives the mudda dasha from one return to the next by the clock of the birth place", () => {
  const of = (year: string) =>
    answerVarshapalDetails(requestOf({ ...NEWARK, dob: "04/07/1985", tob: "12:00", year }), today);
  const { mudda } = of("2026");
  expect(mudda[0]?.lord).toBe(mudda.at(-1)?.lord);
  expect(mudda.at(-1)?.end).toBe(of("2027").mudda[0]?.start);
  expect(new Set(mudda.map(({ start }) => start.slice(-6)))).toEqual(new Set(["-04:00", "-05:00"]));
});
