import { readdirSync } from "node:fs";
import { calls } from "@vedanga/contract";
import { GEMS } from "@vedanga/core";
import { almanacOf, birthOf, context, HYDERABAD, NEWARK, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readFieldTable, type TableField, valuesAt } from "../../test/field-table.ts";
import { faultOf } from "../../test/field-type.ts";
import { answerAscendantReport } from "../chart/ascendant-report.ts";
import { answerPlanetDetails } from "../chart/planet-details.ts";
import { answerAntarDasha } from "../dasha/antar-dasha.ts";
import { answerMahaDasha } from "../dasha/maha-dasha.ts";
import { answerKaalsarpDosha } from "../dosha/kaalsarp-dosha.ts";
import { answerMangalDosha } from "../dosha/mangal-dosha.ts";
import { answerGemDetails } from "../gem/gem-details.ts";
import { answerGemSuggestion } from "../gem/gem-suggestion.ts";
import { answerPanchang } from "../panchang/panchang.ts";
import { answerDailyMoon } from "../prediction/daily-moon.ts";
import { answerYearly } from "../prediction/yearly.ts";
import { answerSadeSati } from "../sky/sade-sati.ts";

type Query = Readonly<Record<string, string>>;
type Ask = (query: Query) => unknown;

interface HeldCall {
  readonly ask: Ask;
  /** Questions, by the condition under which a table gives some of its fields, or "" if there is none. */
  readonly queries: Readonly<Record<string, readonly Query[]>>;
}

const BIRTHS: readonly Query[] = [
  { ...HYDERABAD, dob: "10/02/1981", tob: "11:40" },
  { ...WARANGAL, dob: "15/08/1947", tob: "00:01:30" },
  { ...NEWARK, dob: "12/12/1997", tob: "23:59" },
  { ...TROMSO, dob: "21/06/1990", tob: "02:00" },
];
const MOMENTS: readonly Query[] = [
  { ...HYDERABAD, date: "11/03/1994" },
  { ...HYDERABAD, date: "21/11/2026", time: "05:10" },
  { ...NEWARK, date: "08/03/2026", time: "02:30" },
  { ...TROMSO, date: "21/06/2026" },
  { ...TROMSO, date: "21/12/2026", time: "12:00" },
];

const ofBirth = (answer: (request: ReturnType<typeof birthOf>, given: typeof context) => unknown): HeldCall => ({
  ask: (query) => answer(birthOf(query), context),
  queries: { "": BIRTHS },
});
const SIGNS = Array.from({ length: 12 }, (_, index) => ({ zodiac: String(index + 1) }));
const DAY_OF_SIGN = SIGNS.map((sign) => ({ ...sign, date: "21/11/2026" }));

/** Each call by the name of its table. */
const CALLS: Readonly<Record<string, HeldCall>> = {
  "02-panchang": { ask: (query) => answerPanchang(almanacOf(query), context), queries: { "": MOMENTS } },
  "03-planet-details": ofBirth(answerPlanetDetails),
  "04-ascendant-report": ofBirth(answerAscendantReport),
  "05-maha-dasha-predictions": ofBirth(answerMahaDasha),
  "06-antar-dasha": ofBirth(answerAntarDasha),
  "07-sade-sati-table": ofBirth(answerSadeSati),
  "08-mangal-dosh": ofBirth(answerMangalDosha),
  "09-kaalsarp-dosh": ofBirth(answerKaalsarpDosha),
  "10-gem-suggestion": ofBirth(answerGemSuggestion),
  "11-gem-details": {
    ask: (query) => answerGemDetails(z.parse(calls.gemDetails.parameters, query)),
    queries: { "": GEMS.map((gem) => ({ gem })) },
  },
  "12-yearly": {
    ask: (query) => answerYearly(z.parse(calls.yearly.parameters, query), context),
    queries: { "": SIGNS.slice(0, 3).map((sign) => ({ ...sign, year: "2026" })) },
  },
  "13-daily-moon": {
    ask: (query) => answerDailyMoon(z.parse(calls.dailyMoon.parameters, query), context),
    queries: {
      "split absent/false": DAY_OF_SIGN,
      "split=true": DAY_OF_SIGN.map((query) => ({ ...query, split: "true" })),
    },
  },
};

/** A drawing, tested in its own tests. */
const NOT_JSON = ["14-chart-image"];

const FIELDS_IN_ALL = 265;

const isSilent = (answer: unknown): boolean =>
  valuesAt(answer, ["response", "is_dosha_present"]).some(([, value]) => value === false);

/** What is wrong with a field in one answer, with its places. */
function faultsIn(answer: unknown, field: TableField): { readonly seen: number; readonly faults: readonly string[] } {
  const values = valuesAt(answer, field.path);
  const mayMiss =
    field.format.includes("absent on") || (field.format.startsWith("only when present") && isSilent(answer));
  const there = values.filter(([, value]) => value !== undefined || !mayMiss);
  const faults = there.flatMap(([way, value]) => {
    const fault = value === undefined ? "is missing" : faultOf(value, field);
    return fault === undefined ? [] : [`${way}: ${fault}`];
  });
  return { seen: there.length - faults.length, faults };
}

describe.each(Object.entries(CALLS))("%s", (file, { ask, queries }) => {
  const answers = Object.entries(queries).flatMap(([only, list]) =>
    list.flatMap((query) => ["en", "te"].map((lang) => ({ only, answer: ask({ ...query, lang }) }))),
  );

  it.each(readFieldTable(file).map((field) => ({ ...field, title: field.path.join(".") })))(
    "every field of the table is present with its type: $title",
    (field) => {
      const asked = answers.filter(({ only }) => field.only === undefined || field.only === only);
      const found = asked.map(({ answer }) => faultsIn(answer, field));
      expect(found.flatMap(({ faults }) => faults)).toEqual([]);
      expect(found.reduce((sum, { seen }) => sum + seen, 0)).toBeGreaterThan(0);
    },
  );
});

describe("the tables", () => {
  const files = readdirSync(new URL("../../../contract/authorities/fields/", import.meta.url))
    .filter((name) => /^\d\d-/.test(name))
    .map((name) => name.replace(".md", ""));

  it("are those of the 13 calls", () => {
    expect(files).toHaveLength(13);
    expect([...Object.keys(CALLS), ...NOT_JSON].toSorted()).toEqual(files);
  });

  it("are read whole: no row without a field, no field without a type", () => {
    const fields = files.filter((file) => !NOT_JSON.includes(file)).flatMap(readFieldTable);
    // Counted by hand, the short forms written out.
    expect(fields).toHaveLength(FIELDS_IN_ALL);
    for (const { path, type } of fields) expect(type.length, path.join(".")).toBeGreaterThan(2);
  });
});

describe("the reader of tables", () => {
  const field = { type: "text", format: "ddd MMM DD YYYY" };

  it("refuses what is not of the type, not of the format, out of the range or not there", () => {
    expect(faultOf(7, field)).toBeDefined();
    expect(faultOf("11/03/1994", field)).toBeDefined();
    expect(faultOf("Fri Mar 11 1994", field)).toBeUndefined();
    expect(faultOf(31, { type: "int", format: "number 1-30" })).toBeDefined();
    expect(faultOf(1.5, { type: "int", format: "" })).toBeDefined();
    expect(faultOf(Number.NaN, { type: "float", format: "" })).toBeDefined();
    expect(faultOf(["a", 1], { type: "list of text", format: "" })).toBeDefined();
    expect(faultOf([{ flaw_type: "a" }], { type: "list of {flaw_type, flaw_effects}", format: "" })).toBeDefined();
    expect(
      faultOf({ score: 5, prediction: "a" }, { type: "{score int, prediction text}", format: "" }),
    ).toBeUndefined();
    const nine = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => "Sun/Moon"));
    expect(faultOf(nine, { type: "array of 9 arrays of 9 text", format: "" })).toBeUndefined();
    expect(faultOf(nine.slice(1), { type: "array of 9 arrays of 9 text", format: "" })).toBeDefined();
  });

  it("writes out the short forms of the tables", () => {
    const paths = (file: string) => readFieldTable(file).map(({ path }) => path.join("."));
    expect(paths("02-panchang").slice(0, 5)).toEqual([
      "response.date",
      "response.day.name",
      "response.tithi.name",
      "response.tithi.number",
      "response.tithi.type",
    ]);
    expect(paths("02-panchang")).toContain("response.advanced_details.masa.ritu_tamil");
    expect(paths("02-panchang")).toContain("response.advanced_details.years.saka_samvaat_number");
    expect(paths("05-maha-dasha-predictions")).toContain("response.dashas.[].dasha_end_year");
    expect(paths("07-sade-sati-table")).toContain("response.[].dhaiya");
    expect(paths("11-gem-details")).toContain("response.response.finger");
    expect(paths("12-yearly")).toContain("response.phase.status");
    expect(paths("12-yearly")).toContain("year");
  });
});
