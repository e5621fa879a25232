import { calls } from "@vedanga/contract";
import { BAD_CONVENTIONS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const LOS_ANGELES = { lat: "34.05", lon: "-118.24", zone: "America/Los_Angeles" };
const YEAR = { zodiac: "1", year: "2026" };

describe("the year of a sign", () => {
  it.for<Record<string, string>>([{}, { lang: "te" }, { lang: "te", explain: "1", ...LOS_ANGELES }])(
    "comes in the contract's shape: %o",
    async (changes, { ask }) => {
      const reply = await ask(calls.yearly.path, { ...YEAR, ...changes });
      expect(reply.statusCode).toBe(200);
      expect(z.parse(calls.yearly.response, reply.json())).toEqual(reply.json());
    },
  );

  it("may be cached for a day, and is not sent twice", async ({ ask }) => {
    const reply = await ask(calls.yearly.path, YEAR);
    expect(reply.headers["cache-control"]).toBe("public, max-age=86400");
    const again = await ask(calls.yearly.path, YEAR, { "if-none-match": String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("can be requested at both ends of the range", async ({ ask }) => {
    for (const year of ["1600", "2400"]) expect((await ask(calls.yearly.path, { ...YEAR, year })).statusCode).toBe(200);
  });

  it.for<BadQuery>([
    ["zodiac", undefined, "missing_parameter"],
    ["zodiac", "0", "zodiac_out_of_range"],
    ["zodiac", "13", "zodiac_out_of_range"],
    ["zodiac", "Aries", "invalid_number"],
    ["year", undefined, "missing_parameter"],
    ["year", "1599", "year_out_of_range"],
    ["year", "2401", "year_out_of_range"],
    ["year", "2026.5", "not_whole"],
    ["year", "12026", "year_out_of_range"],
    ["year", "MMXXVI", "invalid_number"],
    ["year", "", "missing_parameter"],
    ["tz", "IST", "invalid_number"],
    ["tz", "17", "offset_out_of_range"],
    ["explain", "why", "invalid_flag"],
    ["lang", "x".repeat(21), "text_too_long"],
    ...BAD_CONVENTIONS,
    ["lat", "90.5", "latitude_out_of_range"],
    ["lon", "east", "invalid_number"],
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(calls.yearly.path, withChange(YEAR, bad)))).toMatchObject({ code, field: parameter });
  });

  it("takes a whole place or none", async ({ ask }) => {
    const half = readRefusal(await ask(calls.yearly.path, { ...YEAR, zone: "Asia/Kolkata" }));
    expect(half).toMatchObject({ code: "missing_parameter", field: "lat" });
  });
});
