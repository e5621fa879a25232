import { describe, expect, it } from "vitest";
import { ask } from "./ask.ts";
import { EXIT } from "./cli-error.ts";
import { COMMANDS } from "./commands/commands.ts";
import { run } from "./run.ts";

async function typed(...words: readonly string[]) {
  let out = "";
  let err = "";
  const code = await run(words, { out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

const HYDERABAD = ["--lat", "17.385", "--lon", "78.4867", "--zone", "Asia/Kolkata"];
const WARANGAL = ["--lat", "17.9784", "--lon", "79.5941", "--zone", "Asia/Kolkata"];
const BIRTH = ["1990-05-17", "06:05", ...WARANGAL];

describe("a table for people", () => {
  it("shows the day of a place with the times of its answer", async () => {
    const { code, out, err } = await typed("panchang", ...HYDERABAD, "--date", "2026-09-14");
    expect({ code, err }).toEqual({ code: EXIT.fine, err: "" });
    expect(out).toMatch(/^Panchang · 17\.385, 78\.4867 · Monday, 14 September 2026\n/);
    expect(out).toMatch(/^Sunrise +6:04 AM$/m);
    expect(out).toMatch(/^Tithi +Tritiya until 7:07 AM\n +Chaturthi until 15 September, 7:45 AM$/m);
    expect(out).toMatch(/^Festivals +Hartalika Teej\n +Vinayaka Chavithi$/m);
    expect(out).toMatch(/\nConventions: --ayanamsa lahiri --node mean .*--bindus varahamihira\n$/);
  });

  it("shows it in Telugu as an almanac prints it", async () => {
    const { out } = await typed("panchang", ...HYDERABAD, "--date", "14/09/2026", "--lang", "te");
    expect(out).toMatch(/^పంచాంగం · .*సోమవారం, 2026 సెప్టెంబర్ 14\n/);
    expect(out).toMatch(/^తిథి +తదియ ఉ\. 7:07 వరకు\n +చవితి సెప్టెంబర్ 15, ఉ\. 7:45 వరకు$/m);
    expect(out.slice(0, out.indexOf("\nపద్ధతులు"))).not.toMatch(/[a-z]/i);
  });

  it("says it where neither the Sun nor the Moon rises on a date", async () => {
    const tromso = ["--lat", "69.6489", "--lon", "18.955", "--zone", "Europe/Oslo"];
    const { out } = await typed("panchang", ...tromso, "--date", "2026-12-21");
    expect(out).toMatch(/^Sunrise +none that day\nSunset +none that day\nMoonrise +none that day\n/m);
  });

  it("shows the chart of the README of the product", async () => {
    const { out } = await typed("chart", ...BIRTH);
    for (const row of ["Ascendant +Taurus +8° 09' +Krittika 4 +1", "Moon +Capricorn +22° 34' +Shravana 4 +9"]) {
      expect(out).toMatch(new RegExp(`^${row}$`, "m"));
    }
    expect(out).toMatch(/^Mercury +Aries +14° 11' +Bharani 1 +12 +retrograde$/m);
    expect((await typed("chart", ...BIRTH, "--lang", "te")).out).toMatch(/^చంద్రుడు +మకరం +22° 34' +శ్రవణం, 4వ పాదం +9$/m);
  });

  it("opens a dasha, and a month and a year of festivals", async () => {
    const parts = (await typed("dasha", ...BIRTH, "--path", "Jupiter")).out;
    expect(parts).toMatch(/^Jupiter\/Saturn +27 January 2018, 7:07 AM +9 August 2020, 2:19 PM$/m);
    const month = (await typed("month", "2026-09", ...HYDERABAD)).out;
    expect(month).toMatch(/^14 +Monday +6:04 AM +Tritiya until 7:07 AM +Chitra .*Vinayaka Chavithi$/m);
    expect(month.match(/^[ \d]\d {2}/gm)).toHaveLength(30);
    expect((await typed("festivals", "2027", ...HYDERABAD)).out).toMatch(/^7 April 2027 +Ugadi$/m);
  });

  it("gives the reasons with their sources when it is asked to explain", async () => {
    const { out } = await typed("panchang", ...HYDERABAD, "--date", "2026-09-14", "--explain");
    expect(out).toMatch(/^ {2}.+\(Surya Siddhanta [\d.]+\)$/m);
  });
});

describe("JSON for programs", () => {
  it("is the answer of the call, with the conventions that were asked for", async () => {
    const { out } = await typed("panchang", ...HYDERABAD, "--date", "2026-09-14", "--ayanamsa", "raman", "--json");
    const where = { lat: "17.385", lon: "78.4867", zone: "Asia/Kolkata" };
    const answer = await ask("panchangDay", { date: "2026-09-14", ...where, ayanamsa: "raman" });
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(JSON.parse(out).conventions.ayanamsa).toBe("raman");
  });

  it("has every call by its name", async () => {
    const names = (await typed("call")).out.trim().split("\n");
    expect(names).toEqual(expect.arrayContaining(["ashtakoot", "panchangDay", "planetDetails"]));
    const { out } = await typed("call", "moonPhase", "date=2026-11-24", "lat=17.385", "lon=78.4867", "tz=5.5");
    expect(JSON.parse(out)).toMatchObject({ status: 200, response: { bot_response: expect.any(String) } });
  });
});

describe("what cannot be answered", () => {
  it.each([
    [["panchangam"], EXIT.usage, /There is no command panchangam.*\nIt is one of panchang, month/],
    [["panchang", "--colour"], EXIT.usage, /colour.*\n.*--help/],
    [["panchang", "--lang", "fr"], EXIT.usage, /--lang cannot be fr/],
    [
      ["panchang", ...HYDERABAD, "--date", "2026-02-30"],
      EXIT.usage,
      /does not exist in the calendar.*\nCorrect --date/,
    ],
    [["panchang", ...HYDERABAD, "--ayanamsa", "none"], EXIT.usage, /lahiri.*\nCorrect --ayanamsa/],
    [["panchang", "--lat", "17.385"], EXIT.usage, /--lon must be a number/],
    [["panchang", ...HYDERABAD.slice(0, 4), "--zone", "Asia/Nowhere"], EXIT.usage, /no zone Asia\/Nowhere/],
    [["chart", "1990-05-17"], EXIT.usage, /a date and a time.*\nWrite date, time and place/],
    [["chart", "1990-05-17", "06:05"], EXIT.usage, /place is missing/],
    [["chart", "1990-05-17", "25:05", ...WARANGAL], EXIT.usage, /24-hour time.*\nCorrect TIME/],
    [["month", "2026-13", ...HYDERABAD], EXIT.usage, /month/],
    [["call", "nothing"], EXIT.usage, /There is no call nothing/],
    [["panchang", "Xyzzyville"], EXIT.place, /No place called “Xyzzyville”|exactly “Xyzzyville”/],
    [["panchang", "Hyderabd"], EXIT.place, /exactly “Hyderabd”.*\n.*\n {2}Hyderabad, Telangana, India/],
    [["panchang", "Springfield"], EXIT.place, /Several places.*\n.*comma:\n {2}Springfield, .*Missouri/],
    [["panchang", "Hyderabd", "--lang", "te"], EXIT.place, /“Hyderabd” అనే పేరుతో.*\n.*\n {2}హైదరాబాద్, తెలంగాణ/],
  ] as const)("%j ends with %i, what is wrong and what to do", async (words, exitCode, message) => {
    const { code, out, err } = await typed(...words);
    expect({ code, out }).toEqual({ code: exitCode, out: "" });
    expect(err).toMatch(message);
  });

  it("is told to programs by its code", async () => {
    const { err } = await typed("panchang", "Springfield", "--json");
    expect(JSON.parse(err)).toMatchObject({ code: "place_ambiguous", message: expect.stringContaining("Springfield") });
  });
});

it("notes the largest of a name, and whose clock a point has", async () => {
  const named = await typed("panchang", "Hyderabad", "--date", "2026-09-14");
  expect(named.err).toMatch(/This is Hyderabad, Telangana, India, by far the largest .*Sindh, Pakistan/);
  const point = await typed("panchang", "--lat", "40.73", "--lon=-74.08", "--date", "2026-09-14");
  expect(point.err).toMatch(/The clock is America\/New_York, that of .*km away/);
});

it("helps with the program and with each command", async () => {
  const { out } = await typed("--help");
  for (const [name, { usage, about }] of COMMANDS) {
    expect(out).toContain(`${name}`);
    expect((await typed(name, "--help")).out).toContain(`vedanga ${name} ${usage}\n\n${about}`);
  }
  expect((await typed("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
