import { PATHS, sadeSatiResponse } from "@vedanga/contract";
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

describe("Saturn's stays over a life", () => {
  it.each(["en", "te"])("come in the contract's shape, in order of time, kept by no cache: %s", async (lang) => {
    const reply = await app.inject({ url: PATHS.sadeSati, query: { ...WARANGAL_BIRTH, lang } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { response } = z.parse(sadeSatiResponse, reply.json());
    expect(response.length).toBeGreaterThan(40);
    const starts = response.map(({ start_date }) => Date.parse(start_date));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [[PATHS.sadeSati, []]];

describe.each(CALLS)("bad input to %s", (url, others) => {
  it.each([...BAD_BIRTHS, ...others])("%s = %s is refused with %s", async (...bad) => {
    const [parameter, , code] = bad;
    const reply = await app.inject({ url, query: withChange(WARANGAL_BIRTH, bad) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});
