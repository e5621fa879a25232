import { describe, expect } from "vitest";
import { clientTest as it } from "./client-test.ts";
import { unwrapped } from "./format-client.ts";

/** What axios adds to every question of this service. */
const COMMON = { api_key: "a-key", lang: "en" };
const BIRTH = { ...COMMON, dob: "17/05/1990", tob: "06:05", lat: 17.9784, lon: 79.5941, tz: 5.5 };

type Fields = Readonly<Record<string, unknown>>;

describe("a service that reads horoscopes and charts for a page", () => {
  it("prints the text and the joined lucky numbers of a day and a week", async ({ client }) => {
    for (const [path, more] of [
      ["/prediction/daily-sun", { date: "27/11/2026" }],
      ["/prediction/weekly-sun", { week: "thisweek" }],
    ] as const) {
      const day = unwrapped<Fields>(await client.get(path, { ...COMMON, zodiac: 5, ...more }));
      expect(day.bot_response).toEqual(expect.stringMatching(/\.$/));
      expect((day.lucky_number as readonly number[]).join(", ")).toMatch(/^\d+, \d+$/);
      expect([day.lucky_color, day.career, day.health]).toEqual([
        expect.any(String),
        expect.any(Number),
        expect.any(Number),
      ]);
    }
    expect(
      unwrapped<Fields>(await client.get("/prediction/yearly", { ...COMMON, zodiac: 5, year: 2026 })),
    ).toBeTruthy();
  });

  it("takes a drawing only if its text begins with an angle bracket", async ({ client }) => {
    const chart = await client.get("/horoscope/chart-image", {
      ...BIRTH,
      div: "D9",
      style: "north",
      format: "base64",
      size: 300,
    });
    const bindus = await client.get("/horoscope/ashtakvarga-chart-image", {
      ...BIRTH,
      planet: "total",
      style: "south",
      color: "#5C6BC0",
      size: 300,
      font_size: 28,
      format: "base64",
    });
    for (const text of [chart, bindus]) expect(text.trim()[0]).toBe("<");
  });

  it("opens a prana dasha by the four lords above it", async ({ client }) => {
    const lords = { md: "Moon", ad: "Mars", pd: "Rahu", sd: "Jupiter" };
    const sub = unwrapped<Fields>(await client.get("/dashas/specific-sub-dasha", { ...BIRTH, ...lords }));
    expect([sub.mahadasha, sub.antardasha, sub.paryantardasha, sub.Shookshamadasha]).toEqual(Object.values(lords));
    const parts = sub.pranadasha as readonly { readonly name: string; readonly start: string; readonly end: string }[];
    expect(parts).toHaveLength(9);
    for (const { start, end } of parts) expect(new Date(start).toISOString() < new Date(end).toISOString()).toBe(true);
  });

  it("builds a birth chart from nine answers", async ({ client }) => {
    const ask = async <Answer>(path: string) => unwrapped<Answer>(await client.get(path, BIRTH));
    const [ascendant] = await ask<readonly Fields[]>("/horoscope/ascendant-report");
    const kundli = await ask<Fields>("/extended-horoscope/extended-kundli-details");
    expect(ascendant?.ascendant).toBe(kundli.ascendant_sign);
    expect(kundli.ascendant_nakshatra).toBe("Krittika");
    expect(kundli.nakshatra_pada).toBe(4);
    expect(Object.values(kundli).every((value) => typeof value === "string" || typeof value === "number")).toBe(true);
    const kaalsarp = await ask<Fields>("/dosha/kaalsarp-dosh");
    expect(typeof kaalsarp.is_dosha_present).toBe("boolean");
    const pitra = await ask<Fields>("/dosha/pitra-dosh");
    expect(pitra.bot_response).toEqual(expect.any(String));
    expect(await ask<Fields>("/dashas/current-mahadasha")).toHaveProperty("mahadasha.name");
  });
});
