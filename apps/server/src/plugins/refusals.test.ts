import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calls, ERRORS, type ErrorCode, REMAINING_API_CALLS } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import type { InjectOptions } from "fastify";
import { describe, expect, onTestFinished } from "vitest";

const get = (path: string, query: Record<string, string> = {}): InjectOptions => ({ url: path, query });
const save = (changes: object): InjectOptions => ({
  method: "POST",
  url: calls.upsertUser.path,
  payload: { ...someDetails(), ...changes },
});
const text = (payload: string, type = "application/json"): InjectOptions => ({
  method: "POST",
  url: calls.upsertUser.path,
  payload,
  headers: { "content-type": type },
});

const DAY = { date: "21/11/2026", lat: "17.385", lon: "78.4867", tz: "5.5" };
const day = (changes: Record<string, string>) => get(calls.panchang.path, { ...DAY, ...changes });
const CHART = { dob: "23/11/1987", tob: "04:47", lat: "17.9784", lon: "79.5941", tz: "5.5" };
const chart = (changes: Record<string, string>) => get(calls.chartImage.path, { ...CHART, ...changes });
const bulk = (changes: Record<string, string>) =>
  get(calls.bulkNorthMatch.path, { ...(calls.bulkNorthMatch.example as Record<string, string>), ...changes });

/** How each code of the registry is met; where `inject` cannot raise it, the file whose test does. */
const RAISED_BY: Readonly<Record<ErrorCode, InjectOptions | string>> = {
  missing_parameter: get(calls.panchang.path),
  invalid_text: get(calls.geoSearch.path, { q: "a\0b" }),
  text_too_long: get(calls.geoSearch.path, { q: "x".repeat(121) }),
  invalid_number: day({ lat: "0x11" }),
  not_whole: get(calls.dailyMoon.path, { zodiac: "1.5", date: "21/11/2026" }),
  invalid_date: day({ date: "21-11-2026" }),
  invalid_iso_date: save({ birthDate: "23/11/1987" }),
  impossible_date: day({ date: "31/02/2026" }),
  skipped_date: day({ date: "30/12/2011", lat: "-13.8333", lon: "-171.7667", zone: "Pacific/Apia" }),
  year_out_of_range: day({ date: "21/11/2999" }),
  invalid_time: day({ time: "24:00" }),
  invalid_local_time: get(calls.geoTimezone.path, { lat: "17", lon: "79", local: "2026-11-21 12:00" }),
  invalid_instant: get(calls.skyNow.path, { ...DAY, at: "now" }),
  latitude_out_of_range: day({ lat: "90.0001" }),
  longitude_out_of_range: day({ lon: "-181" }),
  offset_out_of_range: day({ tz: "17" }),
  unknown_zone: day({ zone: "Mars/Olympus" }),
  unknown_convention: day({ ayanamsa: "mine" }),
  unknown_gem: get(calls.gemDetails.path, { gem: "amber" }),
  unknown_period: get(calls.dashaLevels.path, { ...CHART, path: "Pluto" }),
  unknown_lord: get(calls.specificSubDasha.path, { ...CHART, md: "Pluto" }),
  unknown_planet: get(calls.retrogrades.path, { year: "2026", planet: "Pluto" }),
  unknown_ashtakavarga: get(calls.binnashtakvarga.path, { ...CHART, planet: "Rahu" }),
  no_period: get(calls.currentMahadasha.path, { ...CHART, dob: "23/11/1787" }),
  unknown_division: chart({ div: "D13" }),
  unknown_style: chart({ style: "round" }),
  unknown_format: get(calls.dailyMoon.path, { zodiac: "1", date: "21/11/2026", type: "medium" }),
  size_out_of_range: chart({ size: "1" }),
  zodiac_out_of_range: get(calls.dailyMoon.path, { zodiac: "13", date: "21/11/2026" }),
  unknown_gender: bulk({ native_gender: "both" }),
  invalid_profiles: bulk({ match_details: "[[1,1]]" }),
  star_outside_sign: bulk({ native_rasi_no: "7" }),
  month_out_of_range: get(calls.panchangMonth.path, { ...DAY, year: "2026", month: "13" }),
  unknown_kind: get(calls.panchangCalendar.path, { ...DAY, kinds: "festivals,birthdays" }),
  invalid_flag: chart({ colorful_planets: "maybe" }),
  unknown_language: save({ language: "latin" }),
  invalid_id: { method: "POST", url: calls.eraseUser.path, payload: { id: "1" } },
  invalid_view: { method: "POST", url: calls.viewUser.path, payload: { view: "1" } },
  repeated_parameter: get(`${calls.getUser.path}?id=a&id=b`),
  malformed_json: text("{"),
  not_flat: { method: "POST", url: calls.planetDetails.path, payload: { ...CHART, place: { lat: 17 } } },
  malformed_request: get("/%zz"),
  unknown_path: get("/nowhere"),
  record_not_found: get(calls.getUser.path, { id: "A".repeat(43) }),
  view_not_found: { method: "POST", url: calls.viewUser.path, payload: { view: "A".repeat(43) } },
  place_not_found: get(calls.geoPlace.path, { id: "no-such-place" }),
  method_not_allowed: { method: "DELETE", url: calls.getUser.path },
  request_timeout: "plugins/broken-requests.test.ts",
  precondition_failed: "features/place-photos/place-photos.test.ts",
  body_too_large: text(`"${"x".repeat(16_384)}"`),
  unsupported_content_type: text("a=1", "text/plain"),
  range_not_satisfiable: "features/place-photos/place-photos.test.ts",
  expectation_failed: { url: "/healthz", headers: { expect: "tea" } },
  rate_limited: "plugins/rate-limit.test.ts",
  headers_too_large: "plugins/broken-requests.test.ts",
  internal_error: "plugins/refusals.test.ts",
  record_damaged: "store/record-store.test.ts",
  shutting_down: "stop-on-signals.test.ts",
  store_unavailable: "features/records/records.test.ts",
  provider_unavailable: "features/geo/geo-providers.test.ts",
};

describe("every code of the registry", () => {
  const raised = Object.entries(RAISED_BY).filter((entry): entry is [ErrorCode, InjectOptions] => {
    return typeof entry[1] !== "string";
  });

  it.for(raised)("%s is answered with its status, its sentence and its field", async ([code, request], { app }) => {
    const refusal = readRefusal(await app.inject(request));
    expect(refusal.code).toBe(code);
    if (ERRORS[code].message.includes("{field}")) expect(refusal.response).toContain(refusal.field);
  });

  it.each(Object.entries(RAISED_BY).filter(([, by]) => String(by).endsWith(".test.ts")))(
    "%s is raised in %s",
    (code, file) => {
      expect(readFileSync(join(import.meta.dirname, "..", String(file)), "utf8")).toContain(`"${code}"`);
    },
  );

  it("is in docs/errors.md with its status and sentence, and nothing else is", () => {
    const document = readFileSync(join(import.meta.dirname, "../../../../docs/errors.md"), "utf8");
    const rows = [...document.matchAll(/^\| `(\w+)` \| (\d{3}) \| (.+) \|$/gm)].map(([, ...row]) => row);
    expect(rows).toEqual(Object.entries(ERRORS).map(([code, { status, message }]) => [code, `${status}`, message]));
  });
});

describe("a fault of ours", () => {
  it("is answered as 500 without its message, and with the request id to find it in the log", async () => {
    const broken = await builtApp(onTestFinished);
    broken.get("/breaks", async () => {
      throw new Error("secret detail");
    });
    const reply = await broken.inject("/breaks");
    expect(readRefusal(reply)).toEqual({
      status: 500,
      response: ERRORS.internal_error.message,
      remaining_api_calls: REMAINING_API_CALLS,
      code: "internal_error",
      request_id: reply.headers["x-request-id"],
    });
    expect(reply.body).not.toContain("secret");
  });
});

describe("a request to an unknown path", () => {
  it("is refused before its body is read", async ({ app }) => {
    const reply = await app.inject({
      method: "POST",
      url: "/nowhere",
      payload: "x",
      headers: { "content-type": "a/b" },
    });
    expect(readRefusal(reply).code).toBe("unknown_path");
  });

  it.for([
    ["PUT", calls.panchang.path, "GET, HEAD, POST"],
    ["POST", calls.geoSearch.path, "GET, HEAD"],
    ["PUT", calls.upsertUser.path, "POST"],
    ["OPTIONS", calls.upsertUser.path, "POST"],
    ["GET", calls.eraseUser.path, "POST"],
  ] as const)("says which method is allowed for %s %s", async ([method, url, allow], { app }) => {
    const reply = await app.inject({ method, url });
    expect(readRefusal(reply).code).toBe("method_not_allowed");
    expect(reply.headers.allow).toBe(allow);
  });

  it.for([
    "/server",
    "/server/as_vision_function/",
    "/server/as_vision_function/api/v3-json/horoscope/",
    `/${"x".repeat(5000)}`,
    `/app/${"x/".repeat(2000)}x.js`,
    "/healthz/",
    "/HEALTHZ",
    "//healthz",
  ])("is an unknown path: %s", async (url, { app }) => {
    expect(readRefusal(await app.inject(url)).code).toBe("unknown_path");
  });
});

describe("crafted parameters", () => {
  const url = (crafted: string) => `${calls.panchang.path}?${new URLSearchParams(DAY)}&${crafted}`;

  it.for<readonly [crafted: string, code: ErrorCode]>([
    ["__proto__=1", "malformed_request"],
    ["constructor=1", "malformed_request"],
    ["prototype=1", "malformed_request"],
    ["a%00b=1", "malformed_request"],
    ["a%0Ab=1", "malformed_request"],
    ["unknown=%00", "invalid_text"],
    ["unknown=%0D%0A", "invalid_text"],
    ["unknown=%E2%80%A8", "invalid_text"],
    ["unknown=%C2%85", "invalid_text"],
    ["unknown=1&unknown=2", "repeated_parameter"],
    ["lat=17.385", "repeated_parameter"],
  ])("are refused, in fields that no call knows too: %s", async ([crafted, code], { app }) => {
    expect(readRefusal(await app.inject(url(crafted))).code).toBe(code);
  });

  it.for(["lat[]=1", "lat[a]=1", "__proto__[polluted]=1", "constructor.prototype.polluted=1"])(
    "make no list and no object: %s",
    async (crafted, { app }) => {
      expect((await app.inject(url(crafted))).statusCode).toBe(200);
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    },
  );
});
