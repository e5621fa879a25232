import { gocharaNowResponse, PATHS } from "@vedanga/contract";
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

describe("the transits of a person", () => {
  it.each(["en", "te"])("come in the contract's shape, with reasons when asked, kept by no cache: %s", async (lang) => {
    const query = { ...WARANGAL_BIRTH, lang, explain: "1", at: "2026-11-21T06:00:00Z" };
    const reply = await app.inject({ url: PATHS.gocharaNow, query });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { response, reasons = [] } = z.parse(gocharaNowResponse, reply.json());
    expect(response.at).toBe("2026-11-21T11:30:00+05:30");
    expect(response.grahas).toHaveLength(9);
    expect(reasons).toHaveLength(16);
  });
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [
  [
    PATHS.gocharaNow,
    [
      ["at", "now", "invalid_instant"],
      ["at", "2026-02-30T06:00:00Z", "impossible_date"],
      ["at", "2401-01-01T06:00:00Z", "year_out_of_range"],
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
