import { PATHS, placeResponse, placeSearchResponse, reverseResponse, timezoneResponse } from "@vedanga/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { BAD_PLACES, type BadQuery, withChange } from "../../testing/bad-queries.ts";
import { builtApp } from "../../testing/built-app.ts";
import { endings } from "../../testing/endings.ts";
import { readRefusal } from "../../testing/read-refusal.ts";

const shared = endings();
let app: App;
beforeAll(async () => {
  app = await builtApp(shared.atEnd);
});
afterAll(shared.run);

const ask = (url: string, query: Record<string, string>) => app.inject({ url, query });
const found = async (query: Record<string, string>) => {
  const reply = await ask(PATHS.geoSearch, query);
  expect(reply.statusCode).toBe(200);
  return z.parse(placeSearchResponse, reply.json()).response;
};

describe("searching places", () => {
  it("finds Warangal first, with its zone and near its coordinates", async () => {
    const [place] = await found({ q: "warang" });
    expect(place).toMatchObject({ name: "Warangal", country: "India", zone: "Asia/Kolkata" });
    expect(Math.hypot((place?.lat ?? 0) - 17.97, (place?.lon ?? 0) - 79.59)).toBeLessThan(0.1);
  });

  it("finds what is typed in Telugu", async () => {
    const places = await found({ q: "విజయవాడ", lang: "te" });
    expect(places.length).toBeGreaterThan(0);
    expect(Math.hypot((places[0]?.lat ?? 0) - 16.51, (places[0]?.lon ?? 0) - 80.62)).toBeLessThan(0.2);
  });

  it("gives no more than asked for, and nothing for nothing", async () => {
    expect(await found({ q: "ha", limit: "3" })).toHaveLength(3);
    expect(await found({ q: "" })).toEqual([]);
    expect(await found({ q: "qqqqzzzzxxxx" })).toEqual([]);
  });

  it.each(["%", "\\", "(((((", "🙏".repeat(60), "a".repeat(120), "' OR 1=1 --", "<script>"])(
    "is not upset by %s",
    async (q) => {
      await found({ q });
    },
  );

  it.each<BadQuery>([
    ["q", undefined, "missing_parameter"],
    ["q", "x".repeat(121), "text_too_long"],
    ["q", "a\0", "invalid_text"],
    ["limit", "0", "size_out_of_range"],
    ["limit", "21", "size_out_of_range"],
    ["limit", "many", "invalid_number"],
    ["lang", "x".repeat(9), "text_too_long"],
  ])("%s = %s is refused with %s", async (...bad) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(PATHS.geoSearch, withChange({ q: "warangal" }, bad)))).toMatchObject({
      code,
      field: parameter,
    });
  });
});

describe("a place by its id", () => {
  it("is the one that the search found", async () => {
    const [place] = await found({ q: "warangal" });
    const reply = await ask(PATHS.geoPlace, { id: place?.id ?? "" });
    expect(z.parse(placeResponse, reply.json()).response).toEqual(place);
  });

  it.each<BadQuery>([
    ["id", undefined, "missing_parameter"],
    ["id", "", "place_not_found"],
    ["id", "no-such-place", "place_not_found"],
    ["id", "-1", "place_not_found"],
    ["id", "__proto__", "place_not_found"],
    ["id", "x".repeat(301), "text_too_long"],
  ])("%s = %s is refused with %s", async (...bad) => {
    const reply = await ask(PATHS.geoPlace, withChange({ id: "1" }, bad));
    expect(readRefusal(reply)).toMatchObject({ code: bad[2], field: "id" });
  });
});

describe("the place at coordinates", () => {
  it("is named with its state and country", async () => {
    const reply = await ask(PATHS.geoReverse, { lat: "17.385", lon: "78.4867" });
    const { display_name, address } = z.parse(reverseResponse, reply.json());
    expect(display_name).toContain("Hyderabad");
    expect(address).toMatchObject({ state: "Telangana", country: "India" });
  });

  it.each([
    ["0", "-150"],
    ["90", "0"],
    ["-90", "180"],
    ["0", "-180"],
  ])("is not found in the middle of an ocean or at a pole: %s, %s", async (lat, lon) => {
    expect(readRefusal(await ask(PATHS.geoReverse, { lat, lon })).code).toBe("place_not_found");
  });

  it.each(BAD_PLACES)("%s = %s is refused with %s", async (...bad) => {
    const reply = await ask(PATHS.geoReverse, withChange({ lat: "17", lon: "79" }, bad));
    expect(readRefusal(reply)).toMatchObject({ code: bad[2], field: bad[0] });
  });
});

describe("the zone at coordinates", () => {
  const zoneAt = async (query: Record<string, string>) => {
    const reply = await ask(PATHS.geoTimezone, query);
    expect(reply.statusCode).toBe(200);
    return z.parse(timezoneResponse, reply.json());
  };
  const JERSEY_CITY = { lat: "40.7282", lon: "-74.0776" };
  const WARANGAL = { lat: "17.9784", lon: "79.5941" };

  it("tells standard and summer offset in seconds, at an instant and at a wall time", async () => {
    const summer = { rawOffset: -18_000, dstOffset: 3600, timeZoneId: "America/New_York" };
    // 1985-07-04 23:30 at New York is 1985-07-05 03:30 UTC.
    const timestamp = String(Date.UTC(1985, 6, 5, 3, 30) / 1000);
    expect(await zoneAt({ ...JERSEY_CITY, timestamp })).toMatchObject({ status: "OK", ...summer });
    expect(await zoneAt({ ...JERSEY_CITY, local: "1985-07-04T23:30" })).toMatchObject(summer);
  });

  it("knows that India's clocks were an hour ahead in the war", async () => {
    const { rawOffset, dstOffset } = await zoneAt({ ...WARANGAL, local: "1943-06-15T06:00" });
    expect(rawOffset + dstOffset).toBe(6.5 * 3600);
  });

  it("says when a wall time came twice or never", async () => {
    expect((await zoneAt({ ...JERSEY_CITY, local: "2026-11-01T01:30" })).note).toBe("ambiguous");
    expect((await zoneAt({ ...JERSEY_CITY, local: "2026-03-08T02:30" })).note).toBe("skipped");
    expect((await zoneAt({ ...JERSEY_CITY, local: "2026-03-09T02:30" })).note).toBeUndefined();
  });

  it("is that of now when no moment is given", async () => {
    // The server's clock in tests stands in November: no summer time in New York.
    expect(await zoneAt(JERSEY_CITY)).toMatchObject({ rawOffset: -18_000, dstOffset: 0 });
  });

  it.each<BadQuery>([
    ...BAD_PLACES,
    ["timestamp", "now", "invalid_number"],
    ["timestamp", "1e9", "invalid_number"],
    ["timestamp", "999999999999", "invalid_number"],
    ["local", "2026-11-21 06:00", "invalid_local_time"],
    ["local", "2026-11-21T24:00", "invalid_local_time"],
    ["local", "2026-02-30T06:00", "impossible_date"],
  ])("%s = %s is refused with %s", async (...bad) => {
    const reply = await ask(PATHS.geoTimezone, withChange(JERSEY_CITY, bad));
    expect(readRefusal(reply)).toMatchObject({ code: bad[2], field: bad[0] });
  });
});
