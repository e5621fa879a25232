import { type Call, calls } from "@vedanga/contract";
import { BAD_BIRTHS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const OF_TWO_BIRTHS: readonly Call[] = [
  calls.ashtakoot,
  calls.ashtakootWithAstroDetails,
  calls.dashakoot,
  calls.dashakootWithAstroDetails,
  calls.rajjuVedhaDetails,
  calls.papasamayaMatch,
  calls.aggregateMatch,
];
const MATCHING: readonly Call[] = [...OF_TWO_BIRTHS, calls.nakshatraMatch, calls.bulkNorthMatch, calls.bulkSouthMatch];
const MATCH = calls.ashtakoot.example as Readonly<Record<string, string>>;

describe.each(["en", "te"])("two births in %s", (lang) => {
  it.for(MATCHING)("$path has the contract's shape, and its reasons if requested", async (call, { ask }) => {
    const { path, response, example } = call;
    const query = { ...(example as Readonly<Record<string, string>>), lang };
    const reply = await ask(path, { ...query, explain: "1" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const answer = reply.json();
    expect(JSON.stringify(z.parse(response, answer))).toBe(JSON.stringify(answer));
    expect(answer.reasons.length).toBeGreaterThan(0);
    expect((await ask(path, query)).json()).not.toHaveProperty("reasons");
  });
});

const sided = (side: string): readonly BadQuery[] =>
  BAD_BIRTHS.flatMap(([parameter, ...refused]): readonly BadQuery[] =>
    ["dob", "tob", "lat", "lon", "tz", "zone"].includes(parameter) ? [[`${side}_${parameter}`, ...refused]] : [],
  );
const COMMON = BAD_BIRTHS.filter(([parameter]) => parameter === "explain" || parameter === "ayanamsa");

describe.each(OF_TWO_BIRTHS)("bad input to $path", ({ path }) => {
  it.for([...sided("boy"), ...sided("girl"), ...COMMON])("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({ url: path, query: withChange(MATCH, query) });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

describe("bad stars", () => {
  const BAD: readonly BadQuery[] = [
    ["boy_star", "0", "size_out_of_range"],
    ["girl_star", "28", "size_out_of_range"],
    ["girl_star", "1.5", "not_whole"],
    ["boy_star", undefined, "missing_parameter"],
  ];
  it.for(BAD)("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({
      url: calls.nakshatraMatch.path,
      query: withChange({ boy_star: "1", girl_star: "4" }, query),
    });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

describe.each([calls.bulkNorthMatch, calls.bulkSouthMatch])("bad input to $path", ({ path, example }) => {
  const BAD: readonly BadQuery[] = [
    ["native_star_no", "28", "size_out_of_range"],
    ["native_rasi_no", "13", "zodiac_out_of_range"],
    ["native_rasi_no", undefined, "missing_parameter"],
    ["native_rasi_no", "3", "star_outside_sign"],
    ["native_gender", "boy", "unknown_gender"],
    ["native_moon_degrees", "361", "size_out_of_range"],
    ["match_details", "[", "invalid_profiles"],
    ["match_details", "[]", "invalid_profiles"],
    ["match_details", "[[1,1,20.11,12.1,30.12]]", "invalid_profiles"],
    ["match_details", "[[28,1,20.11,12.1,30.12,7]]", "invalid_profiles"],
    ["match_details", JSON.stringify(Array(101).fill([1, 1, 0, 0, 0, 7])), "invalid_profiles"],
    ["match_details", "[[1,2,20.11,12.1,30.12,7]]", "star_outside_sign"],
    ["match_details", undefined, "missing_parameter"],
  ];
  it.for(BAD)("%s = %s is refused with %s", async (query, { app }) => {
    const [parameter, , code] = query;
    const reply = await app.inject({
      url: path,
      query: withChange(example as Readonly<Record<string, string>>, query),
    });
    expect(readRefusal(reply)).toMatchObject({ code, field: parameter });
  });
});

it("finds the clock of each birth by its own point", async ({ app }) => {
  const { boy_tz: _his, girl_tz: _hers, ...places } = MATCH;
  const abroad = { girl_lat: "40.7128", girl_lon: "-74.006" };
  const ask = async (query: Readonly<Record<string, string>>) =>
    (await app.inject({ url: calls.dashakootWithAstroDetails.path, query })).json().response;
  const found = await ask({ ...places, ...abroad });
  const named = await ask({ ...places, ...abroad, boy_zone: "Asia/Kolkata", girl_zone: "America/New_York" });
  const wrong = await ask({ ...places, ...abroad, boy_zone: "Asia/Kolkata", girl_zone: "Asia/Kolkata" });
  expect(found).toEqual(named);
  expect(found).not.toEqual(wrong);
});
