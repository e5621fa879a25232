import { calls } from "@vedanga/contract";
import { BAD_VIEWS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const HYDERABAD = { lat: "17.3850", lon: "78.4867", tz: "5.5", zone: "Asia/Kolkata" };

describe("the sky of this moment", () => {
  it("is the server's present if the request has no moment", async ({ ask }) => {
    const reply = await ask(calls.skyNow.path, HYDERABAD);
    expect(reply.statusCode).toBe(200);
    const { response } = z.parse(calls.skyNow.response, reply.json());
    expect(response.at).toBe("2026-11-21T12:00:00+05:30");
    const { at: _at, ...asked } = z.parse(
      calls.skyNow.response,
      (await ask(calls.skyNow.path, { ...HYDERABAD, at: "2026-11-21T06:30:00Z" })).json(),
    ).response;
    expect(response).toMatchObject(asked);
  });

  it("may be cached by anyone for a minute, and is sent again only when it changed", async ({ ask }) => {
    const reply = await ask(calls.skyNow.path, HYDERABAD);
    expect(reply.headers["cache-control"]).toBe("public, max-age=60");
    const again = await ask(calls.skyNow.path, HYDERABAD, { "if-none-match": String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("takes an instant with any offset for the same sky", async ({ ask }) => {
    const of = async (at: string) => (await ask(calls.skyNow.path, { ...HYDERABAD, at })).json().response;
    expect(await of("1992-04-12T05:30:00+05:30")).toEqual(await of("1992-04-12T00:00Z"));
  });

  it.for(["90", "-90", "69.6492"])("is a value, not a fault, at latitude %s", async (lat, { ask }) => {
    for (const at of ["2026-06-21T12:00:00Z", "2026-12-21T00:00:00Z"])
      expect((await ask(calls.skyNow.path, { ...HYDERABAD, lat, at })).statusCode).toBe(200);
  });

  it.for(["1600-01-01T00:00:00Z", "2400-12-31T23:59:59Z"])("reaches to %s", async (at, { ask }) => {
    expect((await ask(calls.skyNow.path, { ...HYDERABAD, at })).statusCode).toBe(200);
  });
});

describe("bad input", () => {
  const BAD: readonly BadQuery[] = [
    ["at", "now", "invalid_instant"],
    ["at", "2026-11-21", "invalid_instant"],
    ["at", "2026-11-21T12:00:00", "invalid_instant"],
    ["at", "2026-11-21T24:00:00Z", "invalid_instant"],
    ["at", "2026-11-21T12:00:00 05:30", "invalid_instant"],
    ["at", "2026-02-31T12:00:00Z", "impossible_date"],
    ["at", "1599-12-31T12:00:00Z", "year_out_of_range"],
    ["at", "2401-01-01T12:00:00Z", "year_out_of_range"],
    ...BAD_VIEWS,
  ];

  it.for(BAD)("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(calls.skyNow.path, withChange(HYDERABAD, bad)))).toMatchObject({
      code,
      field: parameter,
    });
  });
});
