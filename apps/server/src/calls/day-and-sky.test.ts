import { type Call, calls } from "@vedanga/contract";
import { type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const DAY = { date: "21/11/2026", lat: "17.3850", lon: "78.4867", tz: "5.5" };
const YEAR = { year: "2026", planet: "mercury" };

const OF_A_DAY: readonly Call[] = [
  calls.horaMuhurta,
  calls.choghadiyaMuhurta,
  calls.sunrise,
  calls.sunset,
  calls.moonrise,
  calls.moonset,
  calls.solarNoon,
  calls.moonPhase,
  calls.moonCalendar,
  calls.monthlyPanchang,
  calls.panchangFestivals,
];
const OF_A_YEAR: readonly Call[] = [calls.retrogrades, calls.transitDates];
const ALL = [...OF_A_DAY.map((call) => [call, DAY] as const), ...OF_A_YEAR.map((call) => [call, YEAR] as const)];
const named = ALL.map(([call, query]) => [call.path.split("/").at(-1) ?? "", call, query] as const);

describe.each(["en", "te"])("in %s", (lang) => {
  it.for(named)(
    "%s has the contract's shape, may be kept, and has its reasons beside the same response",
    async ([, { path, response }, query], { ask }) => {
      const reply = await ask(path, { ...query, lang });
      expect(reply.statusCode).toBe(200);
      z.parse(response, reply.json());
      expect(reply.headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
      const { reasons, ...rest } = (await ask(path, { ...query, lang, explain: "1" })).json();
      expect(rest).toEqual(reply.json());
      expect(reasons.length).toBeGreaterThan(0);
      for (const { about, text, source } of reasons) {
        expect(source).toMatch(/\S/);
        expect(text).toMatch(/\.$/);
        const field = String(about)
          .split(".")
          .reduce((value, key) => value?.[key], about.startsWith("periods") ? rest : rest.response);
        expect(field, about).toBeDefined();
      }
      expect(/[\u0c00-\u0c7f]/.test(reply.body)).toBe(lang === "te");
    },
  );
});

describe("what clients of the format parse", () => {
  const MOMENT = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d\d \d{4} (1[0-2]|[1-9]):\d\d:\d\d [AP]M$/;
  const SHORT = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d\d \d{4}$/;

  it("stands to the letter in every language", async ({ ask }) => {
    const query = { ...DAY, lang: "te" };
    const responseOf = async (call: Call, asked: Readonly<Record<string, string>> = query) =>
      (await ask(call.path, asked)).json().response;
    const { horas } = await responseOf(calls.horaMuhurta);
    expect(horas).toHaveLength(24);
    const { day, night } = await responseOf(calls.choghadiyaMuhurta);
    expect([day.length, night.length]).toEqual([8, 8]);
    for (const { start, end } of [...horas, ...day, ...night]) {
      expect(start).toMatch(MOMENT);
      expect(end).toMatch(MOMENT);
    }
    for (const { type } of [...day, ...night]) expect(["Auspicious", "Good", "Inauspicious"]).toContain(type);
    expect((await responseOf(calls.sunrise)).sun_rise).toMatch(/^6:24 AM$/);
    const month = await responseOf(calls.monthlyPanchang);
    expect(month).toHaveLength(31);
    for (const { date, tithi } of month)
      expect([date, tithi.start]).toEqual([expect.stringMatching(SHORT), expect.stringMatching(MOMENT)]);
    for (const { date, luminance } of await responseOf(calls.moonCalendar))
      expect([date, luminance]).toEqual([expect.stringMatching(SHORT), expect.stringMatching(/^\d{1,3}%$/)]);
    for (const stay of await responseOf(calls.transitDates, { ...YEAR, lang: "te" }))
      expect([stay.start_date, stay.end_date]).toEqual([expect.stringMatching(SHORT), expect.stringMatching(SHORT)]);
  });

  it("has nothing inside the response that the original lacks", async ({ ask }) => {
    const keysOf = async (call: Call, query: Readonly<Record<string, string>>) =>
      Object.keys((await ask(call.path, { ...query, explain: "1" })).json().response).toSorted();
    expect(await keysOf(calls.horaMuhurta, DAY)).toEqual(["day_of_week", "horas"]);
    expect(await keysOf(calls.panchangFestivals, DAY)).toEqual(["festival_list", "yogas"]);
    expect(await keysOf(calls.retrogrades, YEAR)).toEqual(["bot_response", "status"]);
    expect(await keysOf(calls.moonset, DAY)).toEqual(["bot_response", "moon_set"]);
  });
});

describe("a planet's year", () => {
  it.for(["Sun", "MOON", "mars", "Mercury", "jupiter", "VENUS", "Saturn", "rahu", "Ketu"])(
    "is answered for %s in any case of its name",
    async (planet, { ask }) => {
      for (const call of OF_A_YEAR)
        expect((await ask(call.path, { ...YEAR, planet })).json().status, call.path).toBe(200);
    },
  );

  it("has the dates of the clock it names, and of India's without one", async ({ ask }) => {
    const first = async (clock: Readonly<Record<string, string>>) =>
      (await ask(calls.retrogrades.path, { ...YEAR, ...clock })).json().periods[0].start.at;
    expect(await first({})).toMatch(/\+05:30$/);
    expect(await first({ tz: "0" })).toMatch(/\+00:00$/);
    expect(await first({ zone: "America/New_York" })).toMatch(/-05:00$/);
    expect(Date.parse(await first({ tz: "0" }))).toBe(Date.parse(await first({})));
  });

  it("tells of the true node that it turns forward for a while", async ({ ask }) => {
    const rahu = async (node: string) =>
      (await ask(calls.retrogrades.path, { year: "2026", planet: "Rahu", node })).json();
    expect((await rahu("mean")).periods).toEqual([]);
    const swinging = await rahu("true");
    expect(swinging.periods.length).toBeGreaterThan(20);
    expect(swinging.response.bot_response).toMatch(/turns forward \d+ times/);
  });
});

describe("where the Sun or the Moon stays away", () => {
  const TROMSO = { lat: "69.6492", lon: "18.9553", zone: "Europe/Oslo" };

  it.for(["21/06/2026", "21/12/2026"])("every call of %s has a value for it", async (date, { ask }) => {
    for (const { path, response } of OF_A_DAY) {
      const reply = await ask(path, { ...TROMSO, date });
      expect(reply.statusCode, path).toBe(200);
      z.parse(response, reply.json());
    }
    expect((await ask(calls.sunrise.path, { ...TROMSO, date })).json().response).toEqual({
      sun_rise: "-",
      bot_response: "The Sun does not rise here on this date.",
    });
    expect((await ask(calls.horaMuhurta.path, { ...TROMSO, date })).json().response.horas).toEqual([]);
  });

  it("a date without a moonrise says so", async ({ ask }) => {
    const rises = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const date = `${index + 1}/11/2026`;
        return (await ask(calls.moonrise.path, { ...DAY, date })).json().response;
      }),
    );
    const without = rises.filter(({ moon_rise }) => moon_rise === "-");
    expect(without).toEqual([{ moon_rise: "-", bot_response: "The Moon does not rise here on this date." }]);
  });
});

describe("a question of a person's minute", () => {
  it.for(OF_A_DAY.map(({ path }) => path))("is not cached: %s", async (path, { ask }) => {
    const moments: readonly Readonly<Record<string, string>>[] = [
      { time: "06:05" },
      { tob: "6:5" },
      { dob: "17/05/1990" },
    ];
    for (const moment of moments)
      expect((await ask(path, { ...DAY, ...moment })).headers["cache-control"]).toBe("no-store");
  });
});

describe("bad input", () => {
  const DAYS: readonly BadQuery[] = [
    ["date", "21-11-2026", "invalid_date"],
    ["date", "31/02/2026", "impossible_date"],
    ["date", "31/12/1599", "year_out_of_range"],
    ["time", "24:00", "invalid_time"],
    ["lat", "91", "latitude_out_of_range"],
    ["zone", "India", "unknown_zone"],
    ["ayanamsa", "tropical", "unknown_convention"],
    ["explain", "yes", "invalid_flag"],
  ];
  it.for(OF_A_DAY.flatMap(({ path }) => DAYS.map((bad) => [path, bad] as const)))(
    "to %s is refused: %s",
    async ([path, bad], { ask }) => {
      const [field, , code] = bad;
      expect(readRefusal(await ask(path, withChange(DAY, bad)))).toMatchObject({ code, field });
    },
  );

  const YEARS: readonly BadQuery[] = [
    ["planet", undefined, "missing_parameter"],
    ["planet", "", "missing_parameter"],
    ["planet", "Pluto", "unknown_planet"],
    ["planet", "__proto__", "unknown_planet"],
    ["planet", "Ascendant", "unknown_planet"],
    ["year", undefined, "missing_parameter"],
    ["year", "2026.5", "not_whole"],
    ["year", "1599", "year_out_of_range"],
    ["year", "2401", "year_out_of_range"],
    ["tz", "IST", "invalid_number"],
    ["zone", "Nowhere/Land", "unknown_zone"],
    ["node", "mine", "unknown_convention"],
  ];
  it.for(OF_A_YEAR.flatMap(({ path }) => YEARS.map((bad) => [path, bad] as const)))(
    "to %s is refused: %s",
    async ([path, bad], { ask }) => {
      const [field, , code] = bad;
      expect(readRefusal(await ask(path, withChange(YEAR, bad)))).toMatchObject({ code, field });
    },
  );

  it("of a year whose stays the sky does not know whole is refused, and the years beside it are answered", async ({
    ask,
  }) => {
    for (const [year, status] of [
      ["1601", 400],
      ["1602", 200],
      ["2398", 200],
      ["2399", 400],
    ] as const)
      expect((await ask(calls.transitDates.path, { year, planet: "Saturn" })).statusCode, year).toBe(status);
    for (const year of ["1600", "2400"])
      expect((await ask(calls.retrogrades.path, { year, planet: "Saturn" })).statusCode, year).toBe(200);
  });
});
