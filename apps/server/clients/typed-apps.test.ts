import { describe, expect } from "vitest";
import { clientTest as it } from "./client-test.ts";
import {
  asDartDouble,
  asDouble,
  asFlag,
  asInt,
  asList,
  asObject,
  asText,
  type Json,
  parseTyped,
} from "./typed-json.ts";

const MATCH = {
  boy_dob: "26/12/1994",
  boy_tob: "14:06",
  boy_tz: 5.5,
  boy_lat: 28.4075,
  boy_lon: 72.1025,
  girl_dob: "03/05/1996",
  girl_tob: "09:15",
  girl_tz: "5.5",
  girl_lat: 28.4075,
  girl_lon: 72.1025,
  api_key: "a-key",
  lang: "en",
};
/** Dart prints a double whole: 17.0 is no coordinate of a place, but it is sent. */
const DART_BIRTH = { dob: "17/05/1990", tob: "06:05", lat: "17.0", lon: "79.0", tz: 5.5, api_key: "a-key", lang: "en" };

const responseOf = (text: string): { readonly [key: string]: Json } => {
  const answer = asObject(parseTyped(text));
  expect(asInt(answer.status)).toBe(200);
  return asObject(answer.response);
};

describe("an Android app that reads kootas with Gson", () => {
  it("finds whole full scores, fractional points and a sum", async ({ client }) => {
    const match = responseOf(await client.get("/matching/ashtakoot", MATCH));
    const { score, bot_response, ...kootas } = match;
    expect(asText(bot_response)).not.toBe("");
    const points = Object.entries(kootas).map(([key, value]) => {
      const koota = asObject(value);
      expect(asText(koota.name)).not.toBe("");
      expect(asText(koota.description)).not.toBe("");
      return [asDouble(koota[key]), asInt(koota.full_score)] as const;
    });
    expect(points).toHaveLength(8);
    expect(points.reduce((sum, [, full]) => sum + full, 0)).toBe(36);
    expect(points.reduce((sum, [given]) => sum + given, 0)).toBe(asDouble(score));
  });
});

describe("an Android app that looks for the hora of now", () => {
  const query = "api_key=a-key&date=21/11/2026&tz=5.5&lat=11.22&lon=77.00&time=12:00&lang=en";
  const MOMENT = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d\d \d{4} (1[0-2]|[1-9]):\d\d:\d\d [AP]M$/;

  it("parses both ends of each of them and prints the one that runs", async ({ client }) => {
    const horas = asList(responseOf(await client.get("/panchang/hora-muhurta", query)).horas).map(asObject);
    const now = Date.parse("Sat Nov 21 2026 12:00:00 PM");
    const running = horas.filter((hora) => {
      const [start, end] = [asText(hora.start), asText(hora.end)];
      expect(start).toMatch(MOMENT);
      expect(end).toMatch(MOMENT);
      return Date.parse(start) <= now && now < Date.parse(end);
    });
    expect(running).toHaveLength(1);
    for (const field of ["hora", "benefits", "lucky_gem"]) expect(asText(running[0]?.[field])).not.toBe("");
  });

  it("reads the first city's coordinates as texts", async ({ client }) => {
    const answer = asObject(parseTyped(await client.get("/utilities/geo-search", "city=dehradun&api_key=a-key")));
    const [first] = asList(answer.response).map(asObject);
    const coordinates = asList(first?.coordinates).map((value) => Number.parseFloat(asText(value)));
    expect(coordinates[0]).toBeCloseTo(30.32, 1);
    expect(coordinates[1]).toBeCloseTo(78.03, 1);
  });

  it("prints the star of today, with the header of its language", async ({ client }) => {
    const today = "api_key=a-key&date=5/03/2026&tz=5.5&lat=11.2&lon=77.00&time=05:20&lang=en";
    const star = asObject(
      responseOf(await client.get("/panchang/panchang", today, { "accept-language": "en" })).nakshatra,
    );
    for (const field of ["name", "lord", "diety"]) expect(asText(star[field])).not.toBe("");
  });
});

describe("a Flutter app with a class for each answer", () => {
  it("gets a fraction for each degree of the Krishnamurti planets, and a whole number for each id", async ({
    client,
  }) => {
    const planets = responseOf(await client.get("/extended-horoscope/kp-planets", DART_BIRTH));
    for (const key of ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]) {
      const planet = asObject(planets[key]);
      for (const field of ["rasi_no", "house", "pseudo_rasi_no", "pseudo_nakshatra_no", "pseudo_nakshatra_pada"])
        expect(asInt(planet[field])).toBeGreaterThan(0);
      for (const field of ["global_degree", "local_degree"]) asDartDouble(planet[field]);
      for (const field of ["zodiac", "name", "full_name", "pseudo_rasi", "pseudo_rasi_lord", "pseudo_nakshatra"])
        asText(planet[field]);
      for (const field of ["pseudo_nakshatra_lord", "sub_lord", "sub_sub_lord"]) asText(planet[field]);
      asFlag(planet.retro);
    }
    asDartDouble(planets.midheaven);
    asDartDouble(planets.ascendant);
  });

  it("gets the twelve houses of Krishnamurti with the planets in them", async ({ client }) => {
    const answer = asObject(parseTyped(await client.get("/extended-horoscope/kp-houses", DART_BIRTH)));
    const houses = asList(answer.response).map(asObject);
    expect(houses.map((house) => asInt(house.house))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const house of houses) {
      for (const field of ["global_start_degree", "global_end_degree", "local_start_degree", "local_end_degree"])
        asDartDouble(house[field]);
      asDartDouble(house.length);
      asDartDouble(house.bhavmadhya);
      for (const field of ["start_rasi", "end_rasi", "end_rasi_lord", "cusp_sub_lord", "cusp_sub_sub_lord"])
        asText(house[field]);
      for (const planet of asList(house.planets).map(asObject)) {
        asText(planet.planetId);
        asInt(planet.nakshatra_no);
        asFlag(planet.retro);
      }
    }
  });

  it("casts the eight lists of a planet's bindus to whole numbers", async ({ client }) => {
    const bindus = responseOf(await client.get("/horoscope/binnashtakvarga", { ...DART_BIRTH, planet: "Jupiter" }));
    const rows = ["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Saturn", "Venus"].map((name) =>
      asList(bindus[name]).map(asInt),
    );
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 8 }, () => 12));
    expect(rows.flat().reduce((sum, bindu) => sum + bindu, 0)).toBe(56);
  });

  it("opens a life level by level by the names that it was given", async ({ client }) => {
    const chosen: Record<string, string> = {};
    for (const [parameter, list] of [
      ["md", "mahadasha"],
      ["ad", "antardasha"],
      ["pd", "paryantardasha"],
      ["sd", "Shookshamadasha"],
      ["", "pranadasha"],
    ] as const) {
      const level = responseOf(await client.get("/dashas/specific-sub-dasha", { ...DART_BIRTH, ...chosen }));
      const periods = asList(level[list]).map(asObject);
      expect(periods).toHaveLength(9);
      for (const { start, end } of periods) expect(new Date(asText(start)) < new Date(asText(end))).toBe(true);
      if (parameter) chosen[parameter] = asText(periods[4]?.name);
    }
  });

  it("matches in the manner of the north and of the south", async ({ client }) => {
    for (const path of ["/matching/ashtakoot-with-astro-details", "/matching/dashakoot-with-astro-details"]) {
      const match = responseOf(await client.get(path, MATCH));
      for (const side of ["boy", "girl"]) {
        const planets = asObject(match[`${side}_planetary_details`]);
        for (const planet of Object.values(planets).map(asObject)) {
          asDartDouble(planet.local_degree);
          asDartDouble(planet.global_degree);
          asInt(planet.rasi_no);
        }
        expect(asList(asObject(match[`${side}_astro_details`]).lucky_num).map(asInt).length).toBeGreaterThan(0);
      }
    }
  });
});
