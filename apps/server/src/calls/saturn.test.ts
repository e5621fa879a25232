import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

describe("Saturn's stays over a life", () => {
  it.for(["en", "te"])("have the contract's shape, in order of time, and are not cached: %s", async (lang, { app }) => {
    const reply = await app.inject({ url: calls.sadeSati.path, query: { ...WARANGAL_BIRTH, lang } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { response } = z.parse(calls.sadeSati.response, reply.json());
    expect(response.length).toBeGreaterThan(40);
    const starts = response.map(({ start_date }) => Date.parse(start_date));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});

it.for(["en", "te"])("Saturn today has the contract's shape and is not cached: %s", async (lang, { app }) => {
  const reply = await app.inject({ url: calls.currentSadeSati.path, query: { ...WARANGAL_BIRTH, lang, explain: "1" } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toBe("no-store");
  const answer = reply.json();
  expect(JSON.stringify(z.parse(calls.currentSadeSati.response, answer))).toBe(JSON.stringify(answer));
  expect(answer.reasons.length).toBeGreaterThan(0);
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [
  [calls.sadeSati.path, []],
  [calls.currentSadeSati.path, []],
];

describe.each(CALLS)("bad input to %s", (url, others) => {
  it.for([...BAD_BIRTHS, ...others])("%s = %s is refused with %s", async (bad, { app }) => {
    const [parameter, , code] = bad;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, bad) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
