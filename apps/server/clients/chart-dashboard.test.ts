import { describe, expect } from "vitest";
import { clientTest as it } from "./client-test.ts";
import { type formatClient, unwrapped } from "./format-client.ts";

/** A birth as the page of a database keeps it; `lat` and `lon` come as binary fractions, printed whole. */
const BIRTH = { dob: "17/05/1990", tob: "06:05", lat: "28.704059499999998", lon: "77.10249019999999", tz: 5.5 };
const KEYED = { api_key: "a-key", lang: "en", ...BIRTH };
const PLANETS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"];
const SIGNS = /^(Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)$/;

type Client = ReturnType<typeof formatClient>;
type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const ask = async <Answer>(client: Client, path: string, more: Readonly<Record<string, string | number>> = {}) =>
  unwrapped<Answer>(await client.get(path, { ...KEYED, ...more }));

describe("an edge function that fills a dashboard from forty answers", () => {
  it("tabulates planets, their strength, their karaka and the bindus of their sign", async ({ client }) => {
    const planets = await ask<Rows>(client, "/horoscope/planet-details");
    const balas = await ask<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(
      client,
      "/extended-horoscope/shad-bala",
    );
    const karakas = await ask<Rows>(client, "/extended-horoscope/jaimini-karakas");
    const bindus = await ask<{ readonly ashtakvarga_total: readonly number[] }>(client, "/horoscope/ashtakvarga");
    const named = Object.values(planets).filter((entry) => typeof entry === "object" && entry.full_name);
    expect(named.map((entry) => entry.full_name)).toEqual(["Ascendant", ...PLANETS]);
    for (const entry of named) {
      expect(entry.zodiac).toMatch(SIGNS);
      expect((entry.local_degree as number).toFixed(2)).toMatch(/^\d+\.\d\d$/);
    }
    for (const planet of PLANETS.slice(0, 7)) {
      expect(balas.total_balas?.[planet]).toEqual(expect.any(Number));
      expect(balas.ratio?.[planet]).toEqual(expect.any(Number));
    }
    expect([balas.total_balas?.Rahu, balas.ratio?.Ketu]).toEqual([null, null]);
    // This client does not trust the order of the karakas and sorts them again by degree.
    const sent = Object.values(karakas).map((karaka) => [
      karaka.planet,
      Number.parseFloat(String(karaka.local_degree)),
    ]);
    expect(sent).toEqual(sent.toSorted((one, other) => Number(other[1]) - Number(one[1])));
    expect(sent).toHaveLength(7);
    expect(bindus.ashtakvarga_total.reduce((sum, count) => sum + count)).toBe(337);
  });

  it("tabulates houses, aspects and yogas", async ({ client }) => {
    const houses = Object.values(await ask<Rows>(client, "/horoscope/planets-in-houses"));
    expect(houses.map((house) => Number.parseInt(String(house.house), 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const house of houses) {
      expect(house.zodiac).toMatch(SIGNS);
      expect((house.planets as readonly string[]).join(", ")).toEqual(expect.any(String));
    }
    const aspects = await ask<Rows>(client, "/horoscope/planetary-aspects", { aspect_response_type: "houses" });
    expect(Object.values(aspects).map((house) => house.house)).toHaveLength(12);
    for (const house of Object.values(aspects))
      expect((house.aspected_by_planet as readonly string[]).every((planet) => PLANETS.includes(planet))).toBe(true);
    const { yogas_list } = await ask<{ readonly yogas_list: readonly Readonly<Record<string, unknown>>[] }>(
      client,
      "/extended-horoscope/yoga-list",
    );
    for (const { yoga, meaning } of yogas_list)
      expect([yoga, meaning]).toEqual([expect.any(String), expect.any(String)]);
  });

  it("draws and tabulates ten divisional charts", async ({ client }) => {
    for (const div of ["D1", "D9", "D10", "D12", "D16", "D24", "D30", "D60", "chalit", "moon"]) {
      const chart = await ask<Rows>(client, "/horoscope/divisional-charts", { div });
      const rows = Object.keys(chart)
        .filter((key) => !Number.isNaN(Number.parseInt(key, 10)))
        .map((key) => chart[key]);
      expect(rows).toHaveLength(10);
      for (const row of rows) {
        expect(row?.zodiac).toMatch(SIGNS);
        expect([row?.full_name, row?.house, row?.retro]).toEqual([
          expect.any(String),
          expect.any(Number),
          expect.any(Boolean),
        ]);
        expect(Number(row?.local_degree).toFixed(2)).toMatch(/^\d/);
      }
    }
    for (const div of ["D9", "D10", "D16", "D30", "D1"]) {
      const svg = await client.get("/horoscope/chart-image", { ...KEYED, div, style: "north" });
      // It tries to read the drawing as JSON first, and takes the text itself where that fails.
      expect(() => JSON.parse(svg)).toThrow();
      expect(svg).toContain("<svg");
    }
  });

  it("chains antardashas, and walks over friendships, doshas and the transits of the year of birth", async ({
    client,
  }) => {
    const { dasha_start_date } = await ask<{ readonly dasha_start_date: string }>(client, "/dashas/maha-dasha");
    const { antardashas, antardasha_order } = await ask<{
      readonly antardashas: readonly (readonly string[])[];
      readonly antardasha_order: readonly (readonly string[])[];
    }>(client, "/dashas/antar-dasha");
    const ends = antardasha_order.flat().map((end) => Date.parse(end));
    expect(antardashas.flat().every((pair) => /^[A-Z][a-z]+\/[A-Z][a-z]+$/.test(pair))).toBe(true);
    expect([Date.parse(dasha_start_date), ...ends]).toEqual(
      [Date.parse(dasha_start_date), ...ends].toSorted((one, other) => one - other),
    );
    const { five_fold_friendship } = await ask<{
      readonly five_fold_friendship: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    }>(client, "/extended-horoscope/friendship");
    for (const lists of Object.values(five_fold_friendship))
      expect(
        ["IntimateFriend", "Friends", "Neutral", "Enemies", "BitterEnemy"].every((name) => Array.isArray(lists[name])),
      ).toBe(true);
    const now = await ask<Readonly<Record<string, unknown>>>(client, "/extended-horoscope/current-sade-sati");
    expect([false, "string"]).toContain(now.shani_period_type === false ? false : typeof now.shani_period_type);
    const mangal = await ask<Readonly<Record<string, unknown>>>(client, "/dosha/mangal-dosh");
    expect(typeof mangal.is_dosha_present_mars_from_lagna).toBe("boolean");
    for (const path of ["/dosha/kaalsarp-dosh", "/dosha/pitra-dosh"])
      expect(typeof (await ask<Readonly<Record<string, unknown>>>(client, path)).is_dosha_present).toBe("boolean");
    for (const planet of PLANETS) {
      const stays = unwrapped<readonly Readonly<Record<string, unknown>>[]>(
        await client.get("/panchang/transit-dates", { api_key: "a-key", lang: "en", year: 1990, planet }),
      );
      expect(stays.length).toBeGreaterThan(0);
      for (const { zodiac, start_date, retro } of stays) {
        expect(zodiac).toMatch(SIGNS);
        expect([Number.isNaN(Date.parse(String(start_date))), typeof retro]).toEqual([false, "boolean"]);
      }
    }
  });
});
