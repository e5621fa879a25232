import { calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { WARANGAL_BIRTH } from "@vedanga/testing/server/warangal-birth";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

describe("the transits of a person", () => {
  it.for(["en", "te"])(
    "have the contract's shape, with reasons if requested, and are not cached: %s",
    async (lang, { app }) => {
      const query = { ...WARANGAL_BIRTH, lang, explain: "1", at: "2026-11-21T06:00:00Z" };
      const reply = await app.inject({ url: calls.gocharaNow.path, query });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      const { response, reasons = [] } = z.parse(calls.gocharaNow.response, reply.json());
      expect(response.at).toBe("2026-11-21T11:30:00+05:30");
      expect(response.grahas).toHaveLength(9);
      expect(reasons).toHaveLength(16);
    },
  );
});

const CALLS: readonly (readonly [url: string, others: readonly BadQuery[]])[] = [
  [
    calls.gocharaNow.path,
    [
      ["at", "now", "invalid_instant"],
      ["at", "2026-02-30T06:00:00Z", "impossible_date"],
      ["at", "2401-01-01T06:00:00Z", "year_out_of_range"],
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
