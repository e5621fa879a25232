import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const CALLS = [calls.varshapalDetails, calls.varshapalYearChart, calls.varshapalMonthChart];

describe.each(["en", "te"])("a year of a life in %s", (lang) => {
  it.for(CALLS)("$path has the contract's shape, and its reasons if requested", async (call, { ask }) => {
    const { path, response } = call;
    const reply = await ask(path, { ...WARANGAL_BIRTH, lang, explain: "1" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const answer = reply.json();
    expect(z.parse(response as z.core.$ZodType, answer)).toEqual(answer);
    expect(answer.reasons.length).toBeGreaterThan(0);
    expect((await ask(path, { ...WARANGAL_BIRTH, lang })).json()).not.toHaveProperty("reasons");
  });
});

const BAD_YEARS: readonly BadQuery[] = [
  ["year", "1989", "year_out_of_range"],
  ["year", "2401", "year_out_of_range"],
  ["year", "2026.5", "not_whole"],
  ["year", "now", "invalid_number"],
];

describe.each(CALLS.map(({ path }) => path))("bad input to %s", (url) => {
  it.for([...BAD_BIRTHS, ...BAD_YEARS])("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, query) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

it("answers the last year of the sky for a birth of its last years, with all its months", async ({ ask }) => {
  const reply = await ask(calls.varshapalMonthChart.path, { ...WARANGAL_BIRTH, dob: "31/12/2280", year: "2400" });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().response).toHaveLength(12);
});
