import { PATHS, sensitivityResponse, strengthsResponse } from "@vedanga/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { BAD_BIRTHS, type BadQuery, withChange } from "../../testing/bad-queries.ts";
import { builtApp } from "../../testing/built-app.ts";
import { endings } from "../../testing/endings.ts";
import { readRefusal } from "../../testing/read-refusal.ts";
import { WARANGAL_BIRTH } from "../../testing/warangal-birth.ts";

const shared = endings();
let app: App;
beforeAll(async () => {
  app = await builtApp(shared.atEnd);
});
afterAll(shared.run);

describe.each(["en", "te"])("what a chart holds and what its minute is worth, in %s", (lang) => {
  it.each([
    [PATHS.strengths, strengthsResponse],
    [PATHS.sensitivity, sensitivityResponse],
  ] as const)("%s comes in the contract's shape and is kept by no cache", async (url, shape) => {
    const reply = await app.inject({ url, query: { ...WARANGAL_BIRTH, lang, explain: "1" } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(z.safeParse(shape, reply.json()).success).toBe(true);
  });
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [
  [PATHS.strengths, []],
  [
    PATHS.sensitivity,
    [
      ["minutes", "0", "size_out_of_range"],
      ["minutes", "721", "size_out_of_range"],
      ["minutes", "-5", "size_out_of_range"],
      ["minutes", "1e2", "invalid_number"],
    ],
  ],
];

describe.each(CALLS)("bad input to %s", (url, others) => {
  it.each([...BAD_BIRTHS, ...others])("%s = %s is refused with %s", async (...bad) => {
    const [parameter, , code] = bad;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, bad) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
