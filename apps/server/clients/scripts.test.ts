import { describe, expect } from "vitest";
import { clientTest as it } from "./client-test.ts";
import { unwrapped } from "./format-client.ts";

type Fields = Readonly<Record<string, unknown>>;

describe("a Python service that posts two births as JSON", () => {
  it("gets score and text for dates with the year first", async ({ client }) => {
    const match = unwrapped<Fields>(
      await client.post("/matching/ashtakoot-with-astro-details", {
        lang: "en",
        api_key: "a-key",
        boy_dob: "1994-12-26",
        boy_tob: "14:06",
        boy_tz: 5.5,
        boy_lat: 28.4075,
        boy_lon: 72.1025,
        girl_dob: "1996-05-03",
        girl_tob: "09:15",
        girl_tz: 5.5,
        girl_lat: 28.4075,
        girl_lon: 72.1025,
      }),
    );
    expect([match.score, match.bot_response]).toEqual([expect.any(Number), expect.any(String)]);
  });
});

describe("an Express route that posts two births as a form wrote them", () => {
  it("gets the same answer as the question by GET with padded dates", async ({ client }) => {
    const place = {
      boy_lat: 21.8312,
      boy_lon: 76.3497,
      girl_lat: 21.8312,
      girl_lon: 76.3497,
      boy_tz: 5.5,
      girl_tz: 5.5,
    };
    const posted = await client.post("/matching/ashtakoot", {
      api_key: "a-key",
      boy_dob: "5/3/1995",
      boy_tob: "9:5",
      girl_dob: "7/11/1997",
      girl_tob: "21:30",
      lang: "en",
      ...place,
    });
    const padded = { boy_dob: "05/03/1995", boy_tob: "09:05", girl_dob: "07/11/1997", girl_tob: "21:30" };
    expect(posted).toBe(await client.get("/matching/ashtakoot", { ...padded, ...place }));
  });
});

describe("a Python script that prints the choghadiya of now", () => {
  const FORM =
    /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d \d{4} \d{1,2}:\d\d:\d\d [AP]M$/;

  it("parses every start and end by one format, and finds now in exactly one", async ({ client }) => {
    const query = "api_key=a-key&date=21/11/2026&tz=5.5&lat=17.385&lon=78.4867&time=9:5&lang=en";
    const { day, night } = unwrapped<Readonly<Record<"day" | "night", readonly Readonly<Record<string, string>>[]>>>(
      await client.get("/panchang/choghadiya-muhurta", query),
    );
    const now = Date.parse("Sat Nov 21 2026 9:05:00 AM");
    const running = [...day, ...night].filter(({ start = "", end = "" }) => {
      expect(start).toMatch(FORM);
      expect(end).toMatch(FORM);
      return Date.parse(start) <= now && now <= Date.parse(end);
    });
    expect(running).toHaveLength(1);
    expect(running[0]).toMatchObject({ muhurat: expect.any(String), type: expect.any(String) });
  });
});

describe("a Python script that asks for doshas by post code", () => {
  const query = "dob=15/07/2001&tob=21:05&lat=26.7779767&lon=83.0486050375&tz=5.5&api_key=a-key&lang=en";

  it("reads the first factor, whether there is one or not", async ({ client }) => {
    for (const birth of [query, query.replace("21:05", "3:40"), query.replace("15/07/2001", "02/09/1988")]) {
      const manglik = unwrapped<Fields>(await client.get("/dosha/manglik-dosh", birth));
      expect((manglik.factors as readonly string[])[0]).toEqual(expect.any(String));
      expect(manglik).toMatchObject({
        manglik_by_mars: expect.any(Boolean),
        manglik_by_saturn: expect.any(Boolean),
        manglik_by_rahuketu: expect.any(Boolean),
        bot_response: expect.any(String),
      });
      const pitra = unwrapped<Fields>(await client.get("/dosha/pitra-dosh", birth));
      expect([typeof pitra.is_dosha_present, typeof pitra.bot_response]).toEqual(["boolean", "string"]);
    }
  });
});

describe("a Node class that sends what it was not given as the word undefined", () => {
  it("gets a drawing, with a content type on a question without a body", async ({ client }) => {
    const svg = await client.get(
      "/horoscope/chart-image",
      {
        api_key: "a-key",
        dob: "17/05/1990",
        tob: "06:05",
        lat: "17.9784",
        lon: "79.5941",
        tz: "5.5",
        div: "D1",
        color: undefined,
        style: "north",
        font_size: undefined,
        font_style: undefined,
        colorful_planets: undefined,
        size: undefined,
        stroke: undefined,
        lang: "en",
        transit_date: undefined,
      },
      { "content-type": "application/xml" },
    );
    expect(svg).toMatch(/<\/svg>\s*$/);
  });
});
