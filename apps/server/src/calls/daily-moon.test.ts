import { calls } from "@vedanga/contract";
import { BAD_CONVENTIONS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const DAY = { zodiac: "1", date: "21/11/2026", lat: "17.385", lon: "78.4867", tz: "5.5" };

describe("the day of a sign", () => {
  it.for<Record<string, string>>([
    {},
    { split: "true" },
    { lang: "te" },
    { lang: "te", split: "1", type: "small", explain: "1" },
  ])("comes in the contract's shape: %o", async (changes, { ask }) => {
    const reply = await ask(calls.dailyMoon.path, { ...DAY, ...changes });
    expect(reply.statusCode).toBe(200);
    expect(z.parse(calls.dailyMoon.response, reply.json())).toEqual(reply.json());
  });

  it("can be requested as the screens do, without a place and with show_same", async ({ ask }) => {
    const reply = await ask(calls.dailyMoon.path, { zodiac: "1", date: "21/11/2026", show_same: "true", lang: "en" });
    expect(reply.json()).toMatchObject({ status: 200, response: { zodiac: "Aries" } });
    expect(reply.json().response.total_score).toBe((await ask(calls.dailyMoon.path, DAY)).json().response.total_score);
  });

  it("may be cached for an hour, and is not sent twice", async ({ ask }) => {
    const reply = await ask(calls.dailyMoon.path, DAY);
    expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await ask(calls.dailyMoon.path, DAY, { "if-none-match": String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("is kept once, whatever show_same says", async ({ ask }) => {
    await ask(calls.dailyMoon.path, { ...DAY, date: "20/11/2026", show_same: "true" });
    const again = await ask(calls.dailyMoon.path, { ...DAY, date: "20/11/2026", show_same: "x".repeat(4000) });
    expect([again.statusCode, again.headers.age]).toEqual([200, "0"]);
  });

  it.for<BadQuery>([
    ["zodiac", undefined, "missing_parameter"],
    ["zodiac", "0", "zodiac_out_of_range"],
    ["zodiac", "13", "zodiac_out_of_range"],
    ["zodiac", "Aries", "invalid_number"],
    ["zodiac", "1.5", "not_whole"],
    ["zodiac", "-1", "zodiac_out_of_range"],
    ["zodiac", "", "missing_parameter"],
    ["date", undefined, "missing_parameter"],
    ["date", "21.11.2026", "invalid_date"],
    ["date", "29/02/2026", "impossible_date"],
    ["date", "21/11/1599", "year_out_of_range"],
    ["date", "21/11/2401", "year_out_of_range"],
    ["split", "maybe", "invalid_flag"],
    ["type", "medium", "unknown_format"],
    ["explain", "why", "invalid_flag"],
    ["lang", "x".repeat(21), "text_too_long"],
    ["lat", undefined, "missing_parameter"],
    ["lat", "91", "latitude_out_of_range"],
    ["lon", undefined, "missing_parameter"],
    ["lon", "181", "longitude_out_of_range"],
    ["tz", "IST", "invalid_number"],
    ["zone", "India", "unknown_zone"],
    ...BAD_CONVENTIONS,
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(calls.dailyMoon.path, withChange(DAY, bad)))).toMatchObject({
      code,
      field: parameter,
    });
  });
});
