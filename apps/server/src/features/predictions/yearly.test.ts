import { PATHS, yearlyResponse } from "@vedanga/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { BAD_CONVENTIONS, type BadQuery, withChange } from "../../testing/bad-queries.ts";
import { builtApp } from "../../testing/built-app.ts";
import { endings } from "../../testing/endings.ts";
import { readRefusal } from "../../testing/read-refusal.ts";

const YEAR = { zodiac: "1", year: "2026" };

const shared = endings();
let app: App;
beforeAll(async () => {
  app = await builtApp(shared.atEnd);
});
afterAll(shared.run);

const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: PATHS.yearly, query, headers });

describe("the year of a sign", () => {
  it.each<Record<string, string>>([{}, { lang: "te" }, { lang: "te", explain: "1", tz: "-8" }])(
    "comes in the contract's shape: %o",
    async (changes) => {
      const reply = await ask({ ...YEAR, ...changes });
      expect(reply.statusCode).toBe(200);
      expect(z.parse(yearlyResponse, reply.json())).toEqual(reply.json());
    },
  );

  it("may be kept by every cache for a day, and is not sent twice", async () => {
    const reply = await ask(YEAR);
    expect(reply.headers["cache-control"]).toBe("public, max-age=86400");
    const again = await ask(YEAR, { "if-none-match": String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("can be asked for at both ends of the sky", async () => {
    for (const year of ["1600", "2400"]) expect((await ask({ ...YEAR, year })).statusCode).toBe(200);
  });

  it.each<BadQuery>([
    ["zodiac", undefined, "missing_parameter"],
    ["zodiac", "0", "zodiac_out_of_range"],
    ["zodiac", "13", "zodiac_out_of_range"],
    ["zodiac", "Aries", "invalid_number"],
    ["year", undefined, "missing_parameter"],
    ["year", "1599", "year_out_of_range"],
    ["year", "2401", "year_out_of_range"],
    ["year", "2026.5", "invalid_number"],
    ["year", "MMXXVI", "invalid_number"],
    ["year", "", "invalid_number"],
    ["tz", "IST", "invalid_number"],
    ["tz", "17", "offset_out_of_range"],
    ["explain", "why", "invalid_flag"],
    ["lang", "x".repeat(9), "text_too_long"],
    ...BAD_CONVENTIONS,
  ])("%s = %s is refused with %s", async (...bad) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(withChange(YEAR, bad)))).toMatchObject({ code, field: parameter });
  });
});
