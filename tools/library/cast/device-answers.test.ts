import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answers, createEphemeris } from "@vedanga/answers";
import { type Call, calls } from "@vedanga/contract";
import { makeSureZones } from "@vedanga/gazetteer/sure-zones/make-sure-zones";
import { TEST_NOW_UNIX_MS } from "@vedanga/testing/server/built-app";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import { createEngine } from "../../../apps/web/src/cast/engine/create-engine.ts";
import { nearSky } from "../../../apps/web/src/cast/engine/near-sky.ts";
import { ROOT } from "../run.ts";
import { cutCities } from "./cut-cities.ts";
import { cutSky } from "./cut-sky.ts";

type Query = Readonly<Record<string, string>>;

const dataOf = (name: string, file: string) => readFileSync(join(ROOT, "packages", name, "data", file));
const sky = cutSky(dataOf("core", "grahas.bin"));
const engine = createEngine({
  sky,
  places: cutCities(dataOf("gazetteer", "places.bin")),
  zones: makeSureZones(),
});

const it = serverTest
  .extend("appOptions", { scope: "file" }, () => ({ checkAnswers: false, env: { RATE_LIMIT_PER_MINUTE: "1000000" } }))
  .extend("both", { scope: "file" }, ({ app }) => async (path: string, query: Query) => {
    const { statusCode, body } = await app.inject({ url: path, query });
    return { server: { statusCode, body }, device: await engine({ path, query }, TEST_NOW_UNIX_MS) };
  });

/** Of the states and territories of India. */
const CAPITALS = [
  "Hyderabad",
  "Amaravati",
  "Itanagar",
  "Dispur",
  "Patna",
  "Raipur",
  "Panaji",
  "Gandhinagar",
  "Chandigarh",
  "Shimla",
  "Ranchi",
  "Bengaluru",
  "Thiruvananthapuram",
  "Bhopal",
  "Mumbai",
  "Imphal",
  "Shillong",
  "Aizawl",
  "Kohima",
  "Bhubaneswar",
  "Jaipur",
  "Gangtok",
  "Chennai",
  "Agartala",
  "Lucknow",
  "Dehradun",
  "Kolkata",
  "New Delhi",
  "Srinagar",
  "Jammu",
  "Leh",
  "Puducherry",
  "Port Blair",
  "Kavaratti",
  "Silvassa",
];
/** Nobody has written these in Telugu letters in our sources. */
const WITHOUT_TELUGU = ["Dispur", "Kavaratti", "Silvassa"];

const BIRTHS: readonly Query[] = [
  { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", zone: "Asia/Kolkata" },
  { dob: "01/01/1900", tob: "00:01", lat: "13.0827", lon: "80.2707", zone: "Asia/Kolkata" },
  { dob: "01/06/1943", tob: "23:40", lat: "17.385", lon: "78.4867" },
  { dob: "29/02/2028", tob: "12:00", lat: "40.7357", lon: "-74.1724", zone: "America/New_York" },
  { dob: "21/12/1978", tob: "04:44", lat: "69.6492", lon: "18.9553", zone: "Europe/Oslo" },
  { dob: "14/04/2015", tob: "17:17", lat: "-37.8136", lon: "144.9631", tz: "10", ayanamsa: "raman", node: "true" },
];
const DAYS: readonly Query[] = [
  { date: "21/11/2026", lat: "17.385", lon: "78.4867", tz: "5.5", zone: "Asia/Kolkata" },
  { date: "02/01/1900", lat: "16.5062", lon: "80.648", zone: "Asia/Kolkata" },
  { date: "31/12/2099", lat: "51.5074", lon: "-0.1278", zone: "Europe/London" },
  { date: "21/06/2026", lat: "69.6492", lon: "18.9553", zone: "Europe/Oslo", time: "23:59" },
];

/** What is asked of each call of the sky: its example, in both languages, and every birth or day of ours in its place. */
const ASKED = Object.keys(answers).map((name): readonly [path: string, queries: readonly Query[]] => {
  const { path, example = {} }: Call = calls[name as keyof typeof answers];
  const sent = Object.fromEntries(Object.entries(example).map(([key, value]) => [key, String(value)]));
  const { tz: _, zone: __, time, ...unclocked } = sent;
  const moments = "dob" in sent ? BIRTHS : "date" in sent ? DAYS : [];
  const ours = moments.map(({ time: ourTime, ...moment }) => ({
    ...{ ...unclocked, ...moment },
    ...(time !== undefined && ourTime !== undefined && { time: ourTime }),
  }));
  return [path, [sent, { ...sent, lang: "te" }, ...ours]];
});
let answered = 0;

describe("an answer of a device", () => {
  it.for(ASKED)("is the server's, letter for letter: %s", async ([path, queries], { both }) => {
    for (const query of queries) {
      const { server, device } = await both(path, query);
      const expected =
        server.statusCode === 200
          ? { kind: "answered", text: server.body }
          : { kind: "refused", status: server.statusCode, body: JSON.parse(server.body) };
      expect([query, device]).toEqual([query, expected]);
      if (device.kind === "answered") answered++;
    }
  });

  it("was compared some hundred times", () => {
    expect(answered).toBeGreaterThan(400);
  });
});

describe("what a device cannot answer", () => {
  const [birth = {}] = BIRTHS;
  it.for([
    ["the sky of other years", calls.panchangDay.path, { ...DAYS[0], date: "01/01/1850" }, "years"],
    ["and of later ones", calls.planetDetails.path, { ...birth, dob: "17/05/2165" }, "years"],
    [
      "Saturn until 120 years after a birth, beyond its years",
      calls.sadeSati.path,
      { ...birth, dob: "17/05/2040" },
      "years",
    ],
    [
      "a clock on a border",
      calls.planetDetails.path,
      { dob: "17/05/1990", tob: "06:05", lat: "26.9", lon: "84.7" },
      "clock",
    ],
    ["a village abroad", calls.geoPlace.path, { id: "3042236" }, "place"],
    ["the town of a point", calls.geoReverse.path, { lat: "17.385", lon: "78.4867" }, "place"],
    ["a record", calls.getUser.path, { id: "x".repeat(43) }, "call"],
  ] as const)("it says so, and answers nothing else: %s", async ([, path, query, beyond], { both }) => {
    expect((await both(path, query)).device).toEqual({ kind: "beyond", beyond });
  });

  it("is refused as by the server where the server refuses it too", async ({ both }) => {
    for (const date of ["01/01/1500", "31/02/2026", "today"]) {
      const { server, device } = await both(calls.panchangDay.path, { ...DAYS[0], date });
      expect(device).toEqual({ kind: "refused", status: server.statusCode, body: JSON.parse(server.body) });
    }
  });

  it("has the years of the table, and looks ahead as far as the server", ({ app: _ }) => {
    expect(nearSky(sky).range).toEqual(createEphemeris(dataOf("core", "grahas.bin")).range);
  });
});

describe("the places of a device", () => {
  const found = async (q: string, lang: "en" | "te") => {
    const told = await engine({ path: calls.geoSearch.path, query: { q, lang, limit: "1" } }, TEST_NOW_UNIX_MS);
    if (told.kind !== "answered") throw new Error(told.kind);
    return calls.geoSearch.response.parse(JSON.parse(told.text)).response[0];
  };

  it.for(CAPITALS)("know %s, in Telugu letters too", async (name) => {
    const place = await found(name, "te");
    expect(place?.zone).toBe("Asia/Kolkata");
    if (!WITHOUT_TELUGU.includes(name)) expect(place?.name).toMatch(/^[\u0c00-\u0c7f\u200c ]+$/);
    expect((await found(place?.name ?? "", "en"))?.name).toBe(name);
  });

  it.for(["New York", "London", "Dubai", "Singapore", "Sydney", "Kathmandu", "Edison"])("know %s", async (name) => {
    expect((await found(name, "en"))?.name).toContain(name);
  });

  it("are those of the server, letter for letter, where it lists one alone", async ({ both }) => {
    for (const q of ["Warangal", "వరంగల్", "Dallas, Texas", "Bhadrachalam", "Frisco"]) {
      const { server, device } = await both(calls.geoSearch.path, { q, lang: "te", limit: "1" });
      const { exact: _, ...same } = JSON.parse(server.body);
      expect(device.kind === "answered" && JSON.parse(device.text)).toEqual(same);
    }
  });
});
