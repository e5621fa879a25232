import { calls, HYDERABAD } from "@vedanga/contract";
import { BAD_PLACES, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const it = serverTest
  .extend("found", { scope: "file" }, ({ ask }) => async (query: Record<string, string>) => {
    const reply = await ask(calls.geoSearch.path, query);
    expect(reply.statusCode).toBe(200);
    return z.parse(calls.geoSearch.response, reply.json()).response;
  })
  .extend("zoneAt", { scope: "file" }, ({ ask }) => async (query: Record<string, string>) => {
    const reply = await ask(calls.geoTimezone.path, query);
    expect(reply.statusCode).toBe(200);
    return z.parse(calls.geoTimezone.response, reply.json());
  });

describe("searching places", () => {
  it("finds Warangal first, with its zone and near its coordinates", async ({ found }) => {
    const [place] = await found({ q: "warang" });
    expect(place).toMatchObject({ name: "Warangal", country: "India", zone: "Asia/Kolkata" });
    expect(Math.hypot((place?.lat ?? 0) - 17.97, (place?.lon ?? 0) - 79.59)).toBeLessThan(0.1);
  });

  it("places Hyderabad where the product's own almanac does, by name and by id", async ({ ask, found }) => {
    const [hyderabad] = await found({ q: "Hyderabad, Telangana" });
    expect(hyderabad).toMatchObject({ id: HYDERABAD.id, lat: 17.385, lon: 78.4867 });
    const byId = z.parse(
      calls.geoPlace.response,
      (await ask(calls.geoPlace.path, { id: HYDERABAD.id, lang: "te" })).json(),
    );
    expect(byId.response).toMatchObject({ lat: 17.385, lon: 78.4867, zone: HYDERABAD.zone });
  });

  it("finds what is typed in Telugu", async ({ found }) => {
    const places = await found({ q: "విజయవాడ", lang: "te" });
    expect(places.length).toBeGreaterThan(0);
    expect(Math.hypot((places[0]?.lat ?? 0) - 16.51, (places[0]?.lon ?? 0) - 80.62)).toBeLessThan(0.2);
  });

  it("gives no more than requested, and nothing for an empty text", async ({ found }) => {
    expect(await found({ q: "ha", limit: "3" })).toHaveLength(3);
    expect(await found({ q: "" })).toEqual([]);
    expect(await found({ q: "qqqqzzzzxxxx" })).toEqual([]);
  });

  it("says how many places are called exactly what was typed", async ({ ask }) => {
    const exactOf = async (q: string) =>
      z.parse(calls.geoSearch.response, (await ask(calls.geoSearch.path, { q })).json()).exact;
    expect(await exactOf("Khammam")).toBe(1);
    expect(await exactOf("Guntur")).toBe(2);
    expect(await exactOf("Khamma")).toBe(0);
  });

  it.for(["%", "\\", "(((((", "🙏".repeat(60), "a".repeat(120), "' OR 1=1 --", "<script>"])(
    "is not upset by %s",
    async (q, { found }) => {
      await found({ q });
    },
  );

  it.for<BadQuery>([
    ["q", undefined, "missing_parameter"],
    ["q", "x".repeat(121), "text_too_long"],
    ["q", "a\0", "invalid_text"],
    ["limit", "0", "size_out_of_range"],
    ["limit", "21", "size_out_of_range"],
    ["limit", "1.5", "not_whole"],
    ["limit", "many", "invalid_number"],
    ["lang", "x".repeat(21), "text_too_long"],
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(calls.geoSearch.path, withChange({ q: "warangal" }, bad)))).toMatchObject({
      code,
      field: parameter,
    });
  });
});

describe("a place by its id", () => {
  it("is the one that the search found", async ({ ask, found }) => {
    const [place] = await found({ q: "warangal" });
    const reply = await ask(calls.geoPlace.path, { id: place?.id ?? "" });
    expect(z.parse(calls.geoPlace.response, reply.json()).response).toEqual(place);
  });

  it.for<BadQuery>([
    ["id", undefined, "missing_parameter"],
    ["id", "", "place_not_found"],
    ["id", "no-such-place", "place_not_found"],
    ["id", "-1", "place_not_found"],
    ["id", "__proto__", "place_not_found"],
    ["id", "x".repeat(301), "text_too_long"],
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const reply = await ask(calls.geoPlace.path, withChange({ id: "1" }, bad));
    expect(readRefusal(reply)).toMatchObject({ code: bad[2], field: "id" });
  });
});

describe("the place at coordinates", () => {
  it("is named with its state and country", async ({ ask }) => {
    const reply = await ask(calls.geoReverse.path, { lat: "17.385", lon: "78.4867" });
    const { display_name, address } = z.parse(calls.geoReverse.response, reply.json());
    expect(display_name).toContain("Hyderabad");
    expect(address).toMatchObject({ state: "Telangana", country: "India" });
  });

  it.for<readonly [lat: string, lon: string]>([
    ["0", "-150"],
    ["90", "0"],
    ["-90", "180"],
    ["0", "-180"],
  ])("is not found in the middle of an ocean or at a pole: %s, %s", async ([lat, lon], { ask }) => {
    expect(readRefusal(await ask(calls.geoReverse.path, { lat, lon })).code).toBe("place_not_found");
  });

  it.for(BAD_PLACES)("%s = %s is refused with %s", async (bad, { ask }) => {
    const reply = await ask(calls.geoReverse.path, withChange({ lat: "17", lon: "79" }, bad));
    expect(readRefusal(reply)).toMatchObject({ code: bad[2], field: bad[0] });
  });
});

describe("the largest places of a zone", () => {
  it("are found by its present name and by a former one, in the requested language", async ({ ask }) => {
    const largest = async (query: Record<string, string>) =>
      z.parse(calls.geoZone.response, (await ask(calls.geoZone.path, query)).json()).response;
    const chicago = await largest({ zone: "America/Chicago" });
    expect(chicago).toHaveLength(8);
    expect(chicago[0]).toMatchObject({ name: "Chicago", zone: "America/Chicago" });
    const [first, ...others] = await largest({ zone: "Asia/Calcutta", limit: "2", lang: "te" });
    expect(first).toMatchObject({ name: "ముంబై", zone: "Asia/Kolkata" });
    expect(others).toHaveLength(1);
    expect(await largest({ zone: "Etc/UTC" })).toEqual([]);
  });

  it.for<Record<string, string>>([{}, { zone: "Mars/Phobos" }, { zone: "17" }])(
    "%o is refused",
    async (query, { ask }) => {
      expect(readRefusal(await ask(calls.geoZone.path, query))).toMatchObject({ field: "zone" });
    },
  );
});

describe("the zone at coordinates", () => {
  const JERSEY_CITY = { lat: "40.7282", lon: "-74.0776" };
  const WARANGAL = { lat: "17.9784", lon: "79.5941" };

  it("returns standard and summer offset in seconds, at an instant and at a wall time", async ({ zoneAt }) => {
    const summer = { rawOffset: -18_000, dstOffset: 3600, timeZoneId: "America/New_York" };
    // 1985-07-04 23:30 at New York is 1985-07-05 03:30 UTC.
    const timestamp = String(Date.UTC(1985, 6, 5, 3, 30) / 1000);
    expect(await zoneAt({ ...JERSEY_CITY, timestamp })).toMatchObject({ status: "OK", ...summer });
    expect(await zoneAt({ ...JERSEY_CITY, local: "1985-07-04T23:30" })).toMatchObject(summer);
  });

  it("knows that India's clocks were an hour ahead in the war", async ({ zoneAt }) => {
    const { rawOffset, dstOffset } = await zoneAt({ ...WARANGAL, local: "1943-06-15T06:00" });
    expect(rawOffset + dstOffset).toBe(6.5 * 3600);
  });

  it("says when a wall time came twice or never", async ({ zoneAt }) => {
    expect((await zoneAt({ ...JERSEY_CITY, local: "2026-11-01T01:30" })).note).toBe("ambiguous");
    expect((await zoneAt({ ...JERSEY_CITY, local: "2026-03-08T02:30" })).note).toBe("skipped");
    expect((await zoneAt({ ...JERSEY_CITY, local: "2026-03-09T02:30" })).note).toBeUndefined();
  });

  it.for<readonly [timestamp: string, date: string, offset: number]>([
    ["999999999", "2001-09-09T01:46", -14_400],
    ["1000000000", "2001-09-09T01:46", -14_400],
    ["1773900000", "2026-03-19T06:00", -14_400],
    ["1795000000.5", "2026-11-18", -18_000],
    ["-1", "1969-12-31T23:59", -18_000],
    ["-2208988800", "1900-01-01", -18_000],
    ["99999999999", "5138-11-16", -18_000],
  ])("is the offset at the second %s, %s", async ([timestamp, _, offset], { zoneAt }) => {
    const { rawOffset, dstOffset } = await zoneAt({ ...JERSEY_CITY, timestamp });
    expect(rawOffset + dstOffset).toBe(offset);
  });

  it("is the present offset if no moment is given", async ({ zoneAt }) => {
    // The server's clock in tests is in November: no summer time in New York.
    expect(await zoneAt(JERSEY_CITY)).toMatchObject({ rawOffset: -18_000, dstOffset: 0 });
  });

  it.for<BadQuery>([
    ...BAD_PLACES,
    ["timestamp", "now", "invalid_number"],
    ["timestamp", "2026-11-21", "invalid_number"],
    ["timestamp", "100000000000", "size_out_of_range"],
    ["timestamp", "-100000000000", "size_out_of_range"],
    ["local", "2026-11-21 06:00", "invalid_local_time"],
    ["local", "2026-11-21T24:00", "invalid_local_time"],
    ["local", "2026-02-30T06:00", "impossible_date"],
  ])("%s = %s is refused with %s", async (bad, { ask }) => {
    const reply = await ask(calls.geoTimezone.path, withChange(JERSEY_CITY, bad));
    expect(readRefusal(reply)).toMatchObject({ code: bad[2], field: bad[0] });
  });
});
