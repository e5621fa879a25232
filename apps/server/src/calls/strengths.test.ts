import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

describe.each(["en", "te"])("the contents of a chart and its sensitivity to the minute, in %s", (lang) => {
  it.for([
    [calls.strengths.path, calls.strengths.response],
    [calls.shadBala.path, calls.shadBala.response],
    [calls.yogaList.path, calls.yogaList.response],
    [calls.sensitivity.path, calls.sensitivity.response],
    [calls.divisions.path, calls.divisions.response],
  ] as const)("%s has the contract's shape and is not cached", async ([url, shape], { app }) => {
    const reply = await app.inject({ url, query: { ...WARANGAL_BIRTH, lang, explain: "1" } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(z.safeParse(shape, reply.json()).success).toBe(true);
  });
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [
  [calls.strengths.path, []],
  [calls.shadBala.path, []],
  [calls.yogaList.path, []],
  [
    calls.divisions.path,
    [
      ["div", "D13", "unknown_division"],
      ["transit_date", "30/02/2026", "impossible_date"],
    ],
  ],
  [
    calls.sensitivity.path,
    [
      ["minutes", "0", "size_out_of_range"],
      ["minutes", "721", "size_out_of_range"],
      ["minutes", "-5", "size_out_of_range"],
      ["minutes", "1e3", "size_out_of_range"],
      ["minutes", "long", "invalid_number"],
    ],
  ],
];

describe.each(CALLS)("bad input to %s", (url, others) => {
  it.for([...BAD_BIRTHS, ...others])("%s = %s is refused with %s", async (bad, { app }) => {
    const [parameter, , code] = bad;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, bad) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
