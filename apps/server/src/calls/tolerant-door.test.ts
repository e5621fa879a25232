import { answers, type SkyCall } from "@vedanga/answers";
import { type Call, calls, HYDERABAD } from "@vedanga/contract";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";

type Query = Readonly<Record<string, string>>;
const exampleOf = ({ example }: Call) => example as Query;

const it = serverTest.extend("bodyOf", { scope: "file" }, ({ ask }) => async (call: Call, query: Query) => {
  const { statusCode, body } = await ask(call.path, query);
  expect([statusCode, statusCode === 200 ? "" : body]).toEqual([200, ""]);
  return body;
});

const BIRTH = exampleOf(calls.planetDetails);
const DAY: Query = { date: "05/03/2026", lat: "17.3850", lon: "78.4867", tz: "5.5" };
const WITHOUT_PLACE: Query = { date: "05/03/2026" };

/** How a request is seen in clients, and the question it means. */
const SEEN: readonly (readonly [what: string, call: Call, sent: Query, meant: Query])[] = [
  ["an unpadded date", calls.planetDetails, { ...BIRTH, dob: "5/3/1995" }, { ...BIRTH, dob: "05/03/1995" }],
  ["an unpadded time", calls.planetDetails, { ...BIRTH, tob: "9:5" }, { ...BIRTH, tob: "09:05" }],
  [
    "coordinates with all their decimals",
    calls.panchang,
    { ...DAY, lat: "28.704059200000001", lon: "77.10249019999999" },
    { ...DAY, lat: "28.7040592", lon: "77.10249019999999" },
  ],
  ["an empty optional parameter", calls.chartImage, { ...BIRTH, transit_date: "", colorful_planets: "" }, BIRTH],
  [
    "the words undefined and null",
    calls.chartImage,
    { ...BIRTH, transit_date: "undefined", stroke: "undefined", style: "null" },
    BIRTH,
  ],
  ["format=utf8", calls.chartImage, { ...BIRTH, format: "utf8" }, BIRTH],
  [
    "div=transit without its date",
    calls.chartImage,
    { ...BIRTH, div: "transit" },
    { ...BIRTH, div: "transit", transit_date: "21/11/2026" },
  ],
  ["an ISO date", calls.planetDetails, { ...BIRTH, dob: "1995-03-05" }, { ...BIRTH, dob: "05/03/1995" }],
  [
    "parameters of the original that change nothing",
    calls.planetDetails,
    { ...BIRTH, api_key: "0", name: "a", show_same: "true", response_type: "x", house_type: "x", zodiac_type: "x" },
    BIRTH,
  ],
  ["a language that is not spoken", calls.planetDetails, { ...BIRTH, lang: "ka" }, { ...BIRTH, lang: "en" }],
  ["a long name of a language", calls.planetDetails, { ...BIRTH, lang: "malayalam" }, BIRTH],
  ["a month without a place", calls.monthlyPanchang, WITHOUT_PLACE, DAY],
  ["a moon calendar with its date alone", calls.moonCalendar, WITHOUT_PLACE, DAY],
  [
    "a choghadiya by dob and tob",
    calls.choghadiyaMuhurta,
    { dob: "05/03/2026", tob: "09:05" },
    { ...DAY, time: "09:05" },
  ],
  ["a hora by dob alone", calls.horaMuhurta, { dob: "5/3/2026" }, DAY],
  ["tob for time", calls.choghadiyaMuhurta, { ...DAY, tob: "9:5" }, { ...DAY, time: "09:05" }],
  ["a chart without its division", calls.chartImage, BIRTH, { ...BIRTH, div: "D1" }],
  [
    "space around values",
    calls.panchang,
    { ...DAY, date: "  05/03/2026 ", lat: " 17.3850 ", zone: " Asia/Kolkata" },
    DAY,
  ],
  [
    "space around a birth",
    calls.planetDetails,
    { ...BIRTH, dob: " 17/05/1990", tob: "06:05 ", lang: " te " },
    { ...BIRTH, lang: "te" },
  ],
  ["space around a key", calls.gemDetails, { gem: " ruby " }, { gem: "ruby" }],
  ["space alone in an optional parameter", calls.panchang, { ...DAY, time: "  " }, DAY],
  [
    "a planet in small letters",
    calls.retrogrades,
    { year: "2026", planet: "mercury" },
    { year: "2026", planet: "Mercury" },
  ],
];

describe("what clients of the format send", () => {
  it.for(SEEN)("is read as it is meant: %s", async ([, call, sent, meant], { bodyOf }) => {
    expect(await bodyOf(call, sent)).toBe(await bodyOf(call, meant));
  });

  it("is a day of Hyderabad where no place is named", async ({ bodyOf }) => {
    const { lat, lon, zone } = HYDERABAD;
    for (const call of [calls.panchang, calls.sunrise, calls.panchangFestivals, calls.moonPhase])
      expect(await bodyOf(call, WITHOUT_PLACE)).toBe(await bodyOf(call, { ...WITHOUT_PLACE, lat, lon, zone }));
  });

  it("is refused where it has no day or half a place, by the name of what is missing", async ({ ask }) => {
    const cases: readonly [Query, string][] = [
      [{}, "date"],
      [{ date: "", dob: "undefined" }, "date"],
      [{ date: "05/03/2026", lat: "17.385" }, "lon"],
      [{ date: "05/03/2026", tz: "5.5" }, "lat"],
    ];
    for (const [query, field] of cases)
      expect(readRefusal(await ask(calls.panchang.path, query))).toMatchObject({ code: "missing_parameter", field });
  });

  const NEEDED: readonly (readonly [call: Call, field: string])[] = [
    [calls.planetDetails, "dob"],
    [calls.planetDetails, "tob"],
    [calls.planetDetails, "lat"],
    [calls.panchang, "date"],
    [calls.yearly, "zodiac"],
    [calls.yearly, "year"],
    [calls.panchangMonth, "month"],
    [calls.gemDetails, "gem"],
    [calls.bulkNorthMatch, "native_gender"],
    [calls.bulkNorthMatch, "match_details"],
    [calls.geoTimezone, "lat"],
    [calls.getUser, "id"],
  ];
  it.for(NEEDED)("is refused as missing where what is needed says nothing: %s %s", async ([call, field], { ask }) => {
    for (const nothing of ["", "  ", "null", "undefined"]) {
      const reply = await ask(call.path, { ...call.example, [field]: nothing });
      expect(readRefusal(reply), `"${nothing}"`).toMatchObject({ code: "missing_parameter", field });
    }
  });

  it("is not cached where it has a dob or a tob, as it may be a birth", async ({ ask }) => {
    const queries: readonly Query[] = [
      { dob: "17/05/1990" },
      { dob: "17/05/1990", tob: "06:05" },
      { ...DAY, tob: "06:05" },
    ];
    for (const query of queries) {
      const { headers } = await ask(calls.panchang.path, query);
      expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
    }
  });
});

describe("the path of the original at the root", () => {
  const short = (path: string): string => path.slice(path.indexOf("/v3-json/"));

  it("answers every call of the format as its full path does", async ({ app, ask }) => {
    for (const call of [calls.planetDetails, calls.panchang, calls.chartImage]) {
      const query = { ...DAY, ...exampleOf(call) };
      const full = await ask(call.path, query);
      expect((await ask(short(call.path), query)).body).toBe(full.body);
      const posted = await app.inject({ method: "POST", url: short(call.path), payload: query });
      expect(posted.body).toBe(full.body);
    }
    await ask(calls.panchang.path, DAY);
    expect((await ask(short(calls.panchang.path), DAY)).headers.age).toMatch(/^\d+$/);
  });

  it("reaches nothing else: not records, unknown calls or what lies outside its base", async ({ ask }) => {
    for (const path of [
      "/v3-json",
      "/v3-json/",
      "/v3-json/no/call",
      "/v3-json/../../get/user",
      "/V3-json/panchang/panchang",
    ])
      expect(readRefusal(await ask(path, { id: "A".repeat(43) })).code, path).toBe("unknown_path");
  });
});

const SKY = (Object.keys(answers) as SkyCall[]).map((name): Call => calls[name]);
/** As JSON writes what a query writes as text. */
const asJson = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, /^\d+(\.\d+)?$/.test(text) ? Number(text) : text]),
  );

describe("a call by POST", () => {
  it.for(SKY)("is answered as by GET, from a flat body, and not cached: $path", async (call, { app, ask }) => {
    const query = exampleOf(call);
    const read = await ask(call.path, query);
    for (const payload of [query, { ...asJson(query), explain: false, api_key: 1, transit_date: null }]) {
      const { statusCode, headers, body } = await app.inject({ method: "POST", url: call.path, payload });
      expect([statusCode, body]).toEqual([200, read.body]);
      expect(headers["content-type"]).toBe(read.headers["content-type"]);
      expect([headers["cache-control"], headers.etag, headers.age]).toEqual(["no-store", undefined, undefined]);
    }
  });

  const post = { method: "POST", url: calls.planetDetails.path } as const;

  it.for<readonly [what: string, payload: object, refusal: object]>([
    ["an object in it", { ...BIRTH, place: { lat: 17 } }, { code: "not_flat", field: "place" }],
    ["a list in it", { ...BIRTH, dob: ["17/05/1990"] }, { code: "not_flat", field: "dob" }],
    ["a list for a body", [BIRTH], { code: "malformed_json" }],
    ["a wrong value", { ...BIRTH, lat: 91 }, { code: "latitude_out_of_range", field: "lat" }],
    ["nothing for what is needed", { ...BIRTH, tob: null }, { code: "missing_parameter", field: "tob" }],
    ["a control character", { ...BIRTH, zone: "a\u0000" }, { code: "invalid_text", field: "zone" }],
    ["more than 16 KiB", { ...BIRTH, name: "x".repeat(16_384) }, { code: "body_too_large" }],
  ])("is refused with %s", async ([, payload, refusal], { app }) => {
    expect(readRefusal(await app.inject({ ...post, payload }))).toMatchObject(refusal);
  });

  it("is refused without a body, and with one of another type", async ({ app }) => {
    expect(readRefusal(await app.inject({ ...post, query: BIRTH })).code).toBe("malformed_json");
    const form = { payload: new URLSearchParams(BIRTH).toString() };
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(readRefusal(await app.inject({ ...post, ...form, headers })).code).toBe("unsupported_content_type");
  });

  it("is not made of records or of our own calls for places", async ({ app }) => {
    for (const { path } of [calls.getUser, calls.ownCalendar, calls.geoSearch])
      expect(readRefusal(await app.inject({ method: "POST", url: path, payload: {} })).code).toBe("method_not_allowed");
  });
});
