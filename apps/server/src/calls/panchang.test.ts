import { calls } from "@vedanga/contract";
import { BAD_ALMANACS, type BadQuery, withChange } from "@vedanga/testing/server/bad-queries";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";

const HYDERABAD = { date: "21/11/2026", time: "12:00", lat: "17.3850", lon: "78.4867", tz: "5.5", lang: "en" };

describe("the panchang of a moment", () => {
  it("is Hyderabad's, with its conventions and nothing that the contract does not know", async ({ ask }) => {
    const reply = await ask(calls.panchang.path, HYDERABAD);
    expect(reply.statusCode).toBe(200);
    const { response, conventions } = z.parse(calls.panchang.response, reply.json());
    expect(response.day.name).toBe("Saturday");
    // Swiss Ephemeris 2.10.03 (swetest): sunrise 06:24:05, sunset 17:39:29, the twelfth tithi from 06:32:01 on.
    expect(response.advanced_details.sun_rise).toMatch(/^6:24:0\d AM$/);
    expect(response.advanced_details.sun_set).toMatch(/^5:39:[23]\d PM$/);
    expect(response.tithi.number).toBe(12);
    expect(conventions.ayanamsa).toBe("lahiri");
  });

  it("takes the time with seconds, or none, and ignores what clients of the format send beside", async ({ ask }) => {
    const { time: _none, ...withoutTime } = HYDERABAD;
    for (const query of [
      { ...HYDERABAD, time: "12:00:30" },
      withoutTime,
      { ...HYDERABAD, api_key: "k", show_same: "true" },
    ])
      expect((await ask(calls.panchang.path, query)).statusCode).toBe(200);
  });

  it("answers in English where a language is not ours, and in Telugu where asked", async ({ ask }) => {
    const inLang = async (lang: string) => (await ask(calls.panchang.path, { ...HYDERABAD, lang })).body;
    expect(await inLang("fr")).toBe(await inLang("en"));
    expect(await inLang("te")).toMatch(/[\u0c00-\u0c7f]/);
  });

  it("says under which conventions it was calculated", async ({ ask }) => {
    const reply = await ask(calls.panchang.path, { ...HYDERABAD, ayanamsa: "raman", node: "true", sunrise: "centre" });
    expect(reply.json().conventions).toMatchObject({ ayanamsa: "raman", node: "true", sunrise: "centre" });
  });

  it.for(["69.6492", "-78", "90", "-90"])(
    "is a value, not a fault, at latitude %s in midsummer",
    async (lat, { ask }) => {
      for (const date of ["21/06/2026", "21/12/2026"])
        expect((await ask(calls.panchang.path, { ...HYDERABAD, date, lat })).statusCode).toBe(200);
    },
  );
});

describe("a whole day", () => {
  it("runs from sunrise to sunrise with the offset of its place", async ({ ask }) => {
    const reply = await ask(calls.panchangDay.path, { ...HYDERABAD, zone: "Asia/Kolkata" });
    expect(reply.statusCode).toBe(200);
    const { response } = z.parse(calls.panchangDay.response, reply.json());
    expect(response.date).toBe("2026-11-21");
    expect(response.sunrise).toMatch(/^2026-11-21T06:24:0\d\+05:30$/);
    expect(response.tithi[0]).toMatchObject({ number: 11, end: expect.stringMatching(/^2026-11-21T06:3[12]:/) });
    expect(response.tithi[1]?.start).toBe(response.tithi[0]?.end);
  });

  it.for(["69.6492", "-78", "90", "-90"])(
    "is a value, not a fault, at latitude %s in midsummer",
    async (lat, { ask }) => {
      for (const date of ["21/06/2026", "21/12/2026"])
        expect((await ask(calls.panchangDay.path, { ...HYDERABAD, date, lat })).statusCode).toBe(200);
    },
  );
});

describe("why, and a whole month", () => {
  it.for([calls.panchang.path, calls.panchangDay.path])(
    "%s says why when asked, each reason a sentence",
    async (url, { ask }) => {
      const plain = await ask(url, HYDERABAD);
      const explained = await ask(url, { ...HYDERABAD, explain: "1" });
      expect(plain.json()).not.toHaveProperty("reasons");
      const { reasons, ...rest } = explained.json();
      expect(rest).toEqual(plain.json());
      expect(reasons.length).toBeGreaterThan(15);
      expect(reasons[0]).toMatchObject({
        source: expect.any(String),
        about: expect.any(String),
        text: expect.stringMatching(/\.$/),
      });
    },
  );

  it("gives each day of the month to anyone who keeps it", async ({ app, ask }) => {
    const { lat, lon, lang } = HYDERABAD;
    const query = { lat, lon, lang, zone: "Asia/Kolkata", year: "2026", month: "11" };
    const reply = await ask(calls.panchangMonth.path, query);
    expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
    const { response } = z.parse(calls.panchangMonth.response, reply.json());
    expect(response.days).toHaveLength(30);
    const again = await app.inject({
      url: calls.panchangMonth.path,
      query,
      headers: { "if-none-match": String(reply.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    // A parameter that the call does not read may still be the minute of a birth or a key, and a cache keeps addresses.
    for (const name of [
      "dob",
      "tob",
      "time",
      "at",
      "remembered",
      "remembered_time",
      "star",
      "nakshatra",
      "id",
      "view",
    ]) {
      const asked = await ask(calls.panchangMonth.path, { ...query, [name]: "06:05" });
      expect(asked.headers["cache-control"]).toBe("no-store");
      expect(asked.headers.etag).toBeUndefined();
    }
  });
});

describe.each([calls.panchang.path, calls.panchangDay.path])("bad input to %s", (url) => {
  const BAD: readonly BadQuery[] = [
    ["date", undefined, "missing_parameter"],
    ["date", "21-11-2026", "invalid_date"],
    ["date", "2026/11/21", "invalid_date"],
    ["date", "1/11/26", "invalid_date"],
    ["date", "31/02/2026", "impossible_date"],
    ["date", "29/02/1900", "impossible_date"],
    ["date", "00/01/2026", "impossible_date"],
    ["date", "01/13/2026", "impossible_date"],
    ["date", "31/12/1599", "year_out_of_range"],
    ["date", "01/01/2401", "year_out_of_range"],
    ["time", "24:00", "invalid_time"],
    ["time", "12:60", "invalid_time"],
    ["time", "600", "invalid_time"],
    ["tob", "24:00", "invalid_time"],
    ["time", "06:00 AM", "invalid_time"],
    ...BAD_ALMANACS,
  ];

  it.for(BAD)("%s = %s is refused with %s", async (bad, { ask }) => {
    const [parameter, , code] = bad;
    expect(readRefusal(await ask(url, withChange(HYDERABAD, bad)))).toMatchObject({ code, field: parameter });
  });
});
