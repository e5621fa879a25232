import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  birthDate,
  birthParameters,
  calls,
  type ErrorCode,
  explain,
  lang,
  latitude,
  longitude,
  offsetHours,
  panchangParameters,
  refusalOf,
  skyDate,
  wallTime,
} from "./index.ts";

const HERE = { lat: "17.9784", lon: "79.5941", tz: "5.5" };
const BIRTH = { dob: "17/05/1990", tob: "06:05", ...HERE };
const DAY = { date: "21/11/2026", ...HERE };

/** The code a lone parameter is refused with. */
function codeOf(schema: z.core.$ZodType, text: string): ErrorCode | undefined {
  const query = { given: text };
  const { error } = z.safeParse(z.object({ given: schema }), query);
  return error && refusalOf(error.issues, query).code;
}

describe("a date", () => {
  it.each(["05/03/1995", "5/3/1995", "05/3/1995", "1995-03-05", "1995-3-5"])(
    "is read as clients write it: %s",
    (text) => {
      expect(z.parse(birthDate, text)).toEqual({ year: 1995, month: 3, day: 5 });
    },
  );

  it("is the same day however it is written", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1600-01-01"), max: new Date("2400-12-31"), noInvalidDate: true }), (at) => {
        const iso = at.toISOString().slice(0, 10);
        const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
        expect(z.parse(skyDate, iso)).toEqual(day);
        expect(z.parse(skyDate, iso.split("-").toReversed().join("/"))).toEqual(day);
        expect(z.parse(skyDate, `${day.day}/${day.month}/${day.year}`)).toEqual(day);
      }),
    );
  });

  it.each([
    ["1995/03/05", "invalid_date"],
    ["05-03-1995", "invalid_date"],
    ["5/3/95", "invalid_date"],
    ["005/03/1995", "invalid_date"],
    ["05/03/1995 ", "invalid_date"],
    ["05.03.1995", "invalid_date"],
    ["0/3/1995", "impossible_date"],
    ["29/2/1995", "impossible_date"],
    ["1995-13-01", "impossible_date"],
  ] as const)("that is not one is refused: %s", (text, code) => {
    expect(codeOf(birthDate, text)).toBe(code);
  });
});

describe("a time", () => {
  it.each([
    ["9:5", 9, 5, 0],
    ["09:05", 9, 5, 0],
    ["9:30", 9, 30, 0],
    ["0:0:7", 0, 0, 7],
    ["23:59:59", 23, 59, 59],
  ])("is read as clients write it: %s", (text, hour, minute, second) => {
    expect(z.parse(wallTime, text)).toEqual({ hour, minute, second });
  });

  it.each(["9", "9.30", "9:30 PM", "009:30", "9:030", "9:30:", ":30", "24:0"])(
    "that is not one is refused: %s",
    (text) => {
      expect(codeOf(wallTime, text)).toBe("invalid_time");
    },
  );
});

describe("a decimal", () => {
  it.each([
    ["77.10249019999999", 77.10249019999999],
    ["28.70405920000000123", 28.7040592],
    ["1.7e1", 17],
    ["1E1", 10],
    ["9.1e-05", 0.000091],
    ["-1e-7", -1e-7],
    ["+5.5", 5.5],
    [" 5.5", 5.5],
    ["1e 1", 10],
    ["5.", 5],
    [".5", 0.5],
  ])("is read as clients print it: %j", (text, value) => {
    expect(z.parse(latitude, text)).toBe(value);
  });

  it("is any number that JavaScript prints", () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (value) => {
        expect(z.parse(longitude, String(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each([
    ["", "invalid_number"],
    [".", "invalid_number"],
    ["1e", "invalid_number"],
    ["e5", "invalid_number"],
    ["1e1.5", "invalid_number"],
    ["0x11", "invalid_number"],
    ["1_0", "invalid_number"],
    ["17,38", "invalid_number"],
    ["NaN", "invalid_number"],
    ["Infinity", "invalid_number"],
    [`1.${"0".repeat(61)}`, "invalid_number"],
    ["0".repeat(21), "invalid_number"],
    ["1e0001", "invalid_number"],
    ["1e999", "offset_out_of_range"],
  ] as const)("that is not one is refused: %s", (text, code) => {
    expect(codeOf(offsetHours, text)).toBe(code);
  });

  it("has up to twenty digits before the point and sixty after it", () => {
    expect(z.parse(offsetHours, `${"0".repeat(19)}5.${"0".repeat(60)}`)).toBe(5);
    expect(z.parse(longitude, "77.102490199999991364166635088622570037841796875")).toBe(77.10249019999999);
  });
});

describe("a parameter that may be left out", () => {
  const NOTHING = ["", "undefined", "null"];

  it.each(NOTHING)("is left out when it is sent as %j", (nothing) => {
    const without = z.parse(calls.chartImage.parameters, BIRTH);
    const optional = Object.keys(calls.chartImage.parameters.shape).filter(
      (name) => !(name in BIRTH) && name !== "format",
    );
    expect(optional).toContain("transit_date");
    for (const name of optional)
      expect(z.parse(calls.chartImage.parameters, { ...BIRTH, [name]: nothing }), name).toEqual(without);
    const all = Object.fromEntries(optional.map((name) => [name, nothing]));
    expect(z.parse(calls.chartImage.parameters, { ...BIRTH, ...all })).toEqual(without);
  });

  it.each(NOTHING)("is left out of every other call when it is sent as %j", (nothing) => {
    const rows = [
      [panchangParameters, DAY, ["time", "tob", "zone", "lang", "explain", "ayanamsa"]],
      [calls.panchangCalendar.parameters, HERE, ["year", "kinds", "place", "zone", "lang", "node"]],
      [calls.dashaLevels.parameters, BIRTH, ["path", "depth", "dasha_year"]],
      [calls.sensitivity.parameters, BIRTH, ["minutes", "positions"]],
      [calls.geoTimezone.parameters, { lat: "1", lon: "2" }, ["timestamp", "local"]],
      [calls.dailyMoon.parameters, { zodiac: "4", date: "21/11/2026" }, ["split", "type", "lat", "lon", "tz", "zone"]],
    ] as const;
    for (const [schema, query, names] of rows) {
      const without = z.parse(schema, query);
      for (const name of names) expect(z.parse(schema, { ...query, [name]: nothing }), name).toEqual(without);
    }
  });

  it.each(NOTHING)("is not one that is needed: %j there is refused", (nothing) => {
    for (const name of ["dob", "tob", "lat", "lon"]) {
      const query = { ...BIRTH, [name]: nothing };
      const { error } = z.safeParse(birthParameters, query);
      expect(error && refusalOf(error.issues, query).details.field).toBe(name);
    }
  });

  it("is still read, and refused by its own name, when it is there", () => {
    const query = { ...BIRTH, transit_date: "31/02/2026" };
    const { error } = z.safeParse(calls.chartImage.parameters, query);
    expect(error && refusalOf(error.issues, query)).toMatchObject({
      code: "impossible_date",
      details: { field: "transit_date" },
    });
    expect(z.parse(calls.chartImage.parameters, { ...BIRTH, transit_date: "1/2/2026" }).transit_date).toEqual({
      year: 2026,
      month: 2,
      day: 1,
    });
  });
});

describe("what clients of the original send", () => {
  it("is ignored if no call knows it", () => {
    const known = z.parse(birthParameters, BIRTH);
    const sent = { ...BIRTH, api_key: "k", name: "n", show_same: "true", response_type: "x", house_type: "y" };
    expect(z.parse(birthParameters, sent)).toEqual(known);
  });

  it("is a chart D1 of any format, and a transit without its day", () => {
    expect(z.parse(calls.chartImage.parameters, { ...BIRTH, format: "utf8" })).toMatchObject({
      div: "D1",
      style: "south",
    });
    expect(z.parse(calls.chartImage.parameters, { ...BIRTH, div: "transit" }).transit_date).toBeUndefined();
  });

  it("is English if no language is named, and for any that is not kept", () => {
    expect([undefined, "", "en", "ka", "te", "telugu"].map((text) => z.parse(lang, text))).toEqual([
      "en",
      "en",
      "en",
      "en",
      "te",
      "en",
    ]);
  });

  it("is a time of the almanac called tob; time comes first", () => {
    const at = (query: object) => z.parse(panchangParameters, { ...DAY, ...query }).time;
    expect(at({})).toBeUndefined();
    expect(at({ tob: "9:5" })).toEqual({ hour: 9, minute: 5, second: 0 });
    expect(at({ time: "10:00", tob: "9:5" })).toEqual({ hour: 10, minute: 0, second: 0 });
    expect(at({ time: "", tob: "9:5" })).toEqual({ hour: 9, minute: 5, second: 0 });
    expect(z.parse(panchangParameters, { ...DAY, tob: "9:5" })).not.toHaveProperty("tob");
  });

  it.each(["Saturn/Mercury", "saturn/mercury", "SATURN/mercurY"])("is a graha in any case: %s", (path) => {
    expect(z.parse(calls.dashaLevels.parameters, { ...BIRTH, path }).path).toEqual(["saturn", "mercury"]);
  });

  it("is a flag as its language prints it", () => {
    const flags = ["true", "1", "True", "false", "0", "False", undefined];
    expect(flags.map((text) => z.parse(explain, text))).toEqual([true, true, true, false, false, false, false]);
    expect(codeOf(explain, "yes")).toBe("invalid_flag");
  });
});
