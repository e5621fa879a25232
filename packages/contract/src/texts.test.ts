import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Call, calls, type ErrorCode, refusalOf } from "./index.ts";

type Query = Readonly<Record<string, string>>;
type CallName = keyof typeof calls;

const ASKED = Object.entries<Call>(calls).filter(([, { method }]) => method === "GET") as [CallName, Call][];

const parametersOf = ({ parameters }: Call): string[] =>
  Object.keys(
    (z.toJSONSchema(parameters, { io: "input", unrepresentable: "any" }) as { properties?: object }).properties ?? {},
  );

/** A question of a call, changed in one parameter. Where a zone may be left out with its point, the point is there. */
const queryOf = (name: CallName, parameter: string, text: string): Query => ({
  ...(calls[name].example as Query | undefined),
  ...(name === "ownCalendar" && { view: "A".repeat(43) }),
  ...(/^(daily|weekly|yearly)/.test(name) && { lat: "17.9784", lon: "79.5941" }),
  [parameter]: text,
});

/** The code a call refuses its example with, changed in one parameter; undefined if it answers. */
function codeOf(name: CallName, parameter: string, text: string): ErrorCode | undefined {
  const query = queryOf(name, parameter, text);
  const { error } = z.safeParse(calls[name].parameters, query);
  if (!error) return undefined;
  const refusal = refusalOf(error.issues, query);
  expect(refusal.details.field).toBe(parameter);
  return refusal.code;
}

const readAs = (name: CallName, parameter: string, text: string): unknown => {
  const read = z.parse(calls[name].parameters, queryOf(name, parameter, text)) as object;
  return Object.entries(read).find(([key]) => key === parameter)?.[1];
};

/** Every call that takes a parameter of one of these names. */
const taking = (...names: string[]): [CallName, string][] =>
  ASKED.flatMap(([name, call]) =>
    parametersOf(call)
      .filter((parameter) => names.includes(parameter))
      .map((parameter): [CallName, string] => [name, parameter]),
  );

/** Texts of any kind, with the most characters each may have. */
const LONGEST = [
  ["geoSearch", "q", 120],
  ["cities", "city", 120],
  ["citiesOnDate", "city", 120],
  ["geoPlace", "id", 300],
  ["panchangCalendar", "place", 80],
  ["chartImage", "color", 40],
  ["chartImage", "font_style", 60],
  ["ashtakvargaChartImage", "color", 40],
  ["ashtakvargaChartImage", "font_style", 60],
] as const;

const FLAGS = ["explain", "split", "colorful_planets", "ascendant"];
const CHOICES = {
  ayanamsa: [
    ["lahiri", "true_chitra", "raman", "krishnamurti", "yukteshwar", "fagan_bradley", "true_pushya"],
    "unknown_convention",
  ],
  node: [["mean", "true"], "unknown_convention"],
  positions: [["apparent", "true"], "unknown_convention"],
  sunrise: [["limb", "centre"], "unknown_convention"],
  dasha_year: [["365.25", "365.256364", "365.2425", "360", "solar"], "unknown_convention"],
  chara_lords: [["two", "one"], "unknown_convention"],
  node_aspects: [["trines", "seventh"], "unknown_convention"],
  karakas: [["seven", "eight"], "unknown_convention"],
  arudha_lords: [["two", "one"], "unknown_convention"],
  arudha_exception: [["tenth", "none"], "unknown_convention"],
  bindus: [["varahamihira", "parashara"], "unknown_convention"],
  response_type: [["planet_object"], "unknown_format"],
  style: [["south", "north"], "unknown_style"],
  type: [["big", "small"], "unknown_format"],
  week: [["thisweek", "nextweek"], "unknown_format"],
  gem: [
    ["ruby", "pearl", "coral", "emerald", "yellow_sapphire", "diamond", "blue_sapphire", "gomedhaka", "cat_eye"],
    "unknown_gem",
  ],
} as const satisfies Readonly<Record<string, readonly [readonly string[], ErrorCode]>>;
type Choice = keyof typeof CHOICES;

describe("a text", () => {
  it.each(LONGEST)("of %s: %s has at most %i characters, counted as they are", (name, parameter, longest) => {
    for (const letter of ["a", "త"]) {
      expect(codeOf(name, parameter, letter)).toBeUndefined();
      expect(readAs(name, parameter, letter.repeat(longest))).toHaveLength(longest);
      expect(codeOf(name, parameter, letter.repeat(longest + 1))).toBe("text_too_long");
    }
  });

  it("that is not read may be as long as an address", () => {
    expect(codeOf("chartImage", "format", "x".repeat(4000))).toBeUndefined();
    expect(codeOf("dailyMoon", "show_same", "x".repeat(4000))).toBeUndefined();
    expect(readAs("dailyMoon", "show_same", "x".repeat(4000))).toBeUndefined();
  });
});

describe("a language", () => {
  it.each(taking("lang"))("of %s is Telugu by its code, English by any other of up to twenty letters", (name) => {
    expect(["te", "en", "TE", "malayalam", "x".repeat(20)].map((text) => readAs(name, "lang", text))).toEqual([
      "te",
      "en",
      "en",
      "en",
      "en",
    ]);
    expect(codeOf(name, "lang", "x".repeat(21))).toBe("text_too_long");
  });
});

describe("a zone", () => {
  it.each(taking("zone", "boy_zone", "girl_zone"))(
    "of %s: %s has the letters of a name of the tz database, 2 to 64 of them",
    (name, parameter) => {
      for (const zone of [
        "GB",
        "Asia/Kolkata",
        "Etc/GMT+5",
        "Etc/GMT-14",
        "America/Port-au-Prince",
        `A${"b".repeat(63)}`,
      ])
        expect(readAs(name, parameter, zone)).toBe(zone);
      for (const zone of [
        "A",
        `A${"b".repeat(64)}`,
        "5:30",
        "+05:30",
        "/etc/passwd",
        "../x",
        "Asia/Kolkata ",
        "Asia\\x",
      ])
        expect(codeOf(name, parameter, zone), zone).toBe("unknown_zone");
    },
  );
});

describe("where the days of a person are kept", () => {
  const PLACE: Query = { at_lat: "40.7", at_lon: "-74.2", at_zone: "America/New_York" };
  const read = (given: Query) => z.safeParse(calls.ownDays.parameters, { ...calls.ownDays.example, ...given });

  it("is given whole or not at all, and its zone has the letters of a zone", () => {
    expect(read({}).success).toBe(true);
    expect(read(PLACE).data).toMatchObject({ at_lat: 40.7, at_lon: -74.2, at_zone: "America/New_York" });
    for (const left of ["at_lat", "at_lon", "at_zone"]) {
      const { error } = read({ ...PLACE, [left]: "" });
      const refusal = error && refusalOf(error.issues, {});
      expect([refusal?.code, refusal?.details.field], left).toEqual(["missing_parameter", left]);
    }
    const { error } = read({ ...PLACE, at_zone: "../x" });
    expect(error && refusalOf(error.issues, PLACE).code).toBe("unknown_zone");
  });

  it.each([
    ["ownDays", calls.ownDays, calls.ownDays.example],
    ["ownCalendar", calls.ownCalendar, { view: "A".repeat(43) }],
  ] as const)("of %s: a time of death needs its date", (_, { parameters }, others) => {
    const remembers = (given: Query) => z.safeParse(parameters, { ...others, ...given });
    expect(remembers({ remembered: "2018-06-01", remembered_time: "12:00" }).success).toBe(true);
    expect(remembers({ remembered_time: "" }).success).toBe(true);
    const { error } = remembers({ remembered_time: "12:00" });
    const refusal = error && refusalOf(error.issues, {});
    expect([refusal?.code, refusal?.details.field]).toEqual(["missing_parameter", "remembered"]);
  });
});

describe("a flag", () => {
  it.each(taking(...FLAGS))("of %s: %s is true, 1 or True, false, 0 or False, and not another word", (name, flag) => {
    for (const text of ["true", "1", "True"]) expect(readAs(name, flag, text)).toBe(true);
    for (const text of ["false", "0", "False"]) expect(readAs(name, flag, text)).toBe(false);
    for (const text of ["TRUE", "FALSE", "yes", "on", "2", "-1", "01", " true", "1.0"])
      expect(codeOf(name, flag, text), text).toBe("invalid_flag");
  });
});

describe("a choice", () => {
  it.each(
    (taking(...Object.keys(CHOICES)) as [CallName, Choice][]).filter(
      // Another choice under the same name.
      ([name, choice]) => name !== "planetaryAspects" || choice !== "type",
    ),
  )("of %s: %s is one of its words, to the letter", (name, choice) => {
    const [words, code] = CHOICES[choice];
    for (const word of words) expect(readAs(name, choice, word)).toBe(word);
    for (const word of ["other", words[0].toUpperCase(), ` ${words[0]}`, `${words[0]},${words[1]}`].filter(
      (text) => !(words as readonly string[]).includes(text),
    ))
      expect(codeOf(name, choice, word), word).toBe(code);
  });

  it("of the form of aspects is houses or planets, under either of two names", () => {
    for (const word of ["houses", "planets"]) {
      expect(readAs("planetaryAspects", "type", word)).toBe(word);
      const old = z.parse(calls.planetaryAspects.parameters, queryOf("planetaryAspects", "aspect_response_type", word));
      expect(old).toMatchObject({ type: word });
    }
    expect(readAs("planetaryAspects", "type", "")).toBe("houses");
    for (const name of ["type", "aspect_response_type"])
      for (const word of ["Houses", "big", "houses,planets"])
        expect(codeOf("planetaryAspects", name, word), word).toBe("unknown_format");
  });

  it("of a division is one of its words", () => {
    for (const div of ["D1", "D9", "D60", "moon", "chalit", "transit"])
      expect(readAs("chartImage", "div", div)).toBe(div);
    for (const div of ["d1", "D0", "D61", "D1.0"]) expect(codeOf("chartImage", "div", div)).toBe("unknown_division");
  });

  it("of kinds is a list by commas, each of them known, none of them empty", () => {
    expect(readAs("panchangCalendar", "kinds", "festivals")).toEqual(["festivals"]);
    expect(readAs("panchangCalendar", "kinds", "ekadashi,purnima")).toEqual(["ekadashi", "purnima"]);
    for (const kinds of ["festivals,", ",", "festivals, ekadashi", "Festivals", "birthdays"])
      expect(codeOf("panchangCalendar", "kinds", kinds), kinds).toBe("unknown_kind");
    expect(codeOf("panchangCalendar", "kinds", "x".repeat(121))).toBe("text_too_long");
  });

  it("of kinds of a person's calendar is such a list too", () => {
    expect(readAs("ownCalendar", "kinds", "saturn,tithi_birthday")).toEqual(["saturn", "tithi_birthday"]);
    for (const kinds of ["saturn,", "festivals", "Saturn"])
      expect(codeOf("ownCalendar", "kinds", kinds), kinds).toBe("unknown_kind");
    expect(codeOf("ownCalendar", "kinds", "x".repeat(101))).toBe("text_too_long");
  });

  it("of profiles is a list of lists, each whole, of a hundred at most", () => {
    const one = [1, 1, 20.11, 12.1, 30.12, 2232323];
    const read = (list: unknown) => readAs("bulkNorthMatch", "match_details", JSON.stringify(list));
    expect(read([one])).toEqual([{ star: 1, sign: 1, moonDeg: 30.12, profileId: "2232323" }]);
    expect(read(Array(100).fill([27, 12, 0, 360, 0, "a"]))).toHaveLength(100);
    const bad = [
      [],
      Array(101).fill(one),
      [one.slice(1)],
      [[...one, 1]],
      [[0, ...one.slice(1)]],
      [[28, ...one.slice(1)]],
    ];
    for (const list of [...bad, one, {}, [["1", ...one.slice(1)]], [[1, 13, 0, 0, 0, 1]], [[1, 1, 361, 0, 0, 1]]])
      expect(codeOf("bulkNorthMatch", "match_details", JSON.stringify(list))).toBe("invalid_profiles");
    expect(codeOf("bulkNorthMatch", "match_details", "x".repeat(12_001))).toBe("text_too_long");
  });

  it("of a side is male or female in any case", () => {
    expect(readAs("bulkNorthMatch", "native_gender", "Female")).toBe("female");
    expect(readAs("bulkNorthMatch", "native_gender", "male")).toBe("male");
    for (const text of ["boy", "m", "malefic", " male"])
      expect(codeOf("bulkNorthMatch", "native_gender", text), text).toBe("unknown_gender");
  });

  it("of ids is a list by commas, each that of a festival", () => {
    expect(readAs("festivalsOfYear", "ids", "ugadi")).toEqual(["ugadi"]);
    expect(readAs("festivalsOfYear", "ids", "ugadi,dipavali")).toEqual(["ugadi", "dipavali"]);
    expect(readAs("festivalsOfYear", "ids", "")).toBeUndefined();
    for (const ids of ["ugadi,", ",", "ugadi, dipavali", "Ugadi", "festivals"])
      expect(codeOf("festivalsOfYear", "ids", ids), ids).toBe("unknown_kind");
    expect(codeOf("festivalsOfYear", "ids", "x".repeat(601))).toBe("text_too_long");
  });

  it("of a path is one to four lords from the mahadasha down", () => {
    expect(readAs("dashaLevels", "path", "Saturn")).toEqual(["saturn"]);
    expect(readAs("dashaLevels", "path", "Saturn/Mercury/Ketu/Venus")).toEqual(["saturn", "mercury", "ketu", "venus"]);
    for (const path of ["Saturn/Mercury/Ketu/Venus/Sun", "Saturn/", "/Saturn", "Saturn//Sun", "Pluto", "x".repeat(49)])
      expect(codeOf("dashaLevels", "path", path), path).toBe("unknown_period");
  });

  it("of a lord is its English name or its id, in any case", () => {
    for (const text of ["Saturn", "saturn", "SATURN"]) expect(readAs("specificSubDasha", "md", text)).toBe("saturn");
    for (const lord of ["Pluto", "Sat", "Saturn/Mercury", " Saturn", "ascendant"])
      expect(codeOf("specificSubDasha", "sd", lord), lord).toBe("unknown_lord");
  });
});

describe("the key of a view in an address", () => {
  it("has 43 letters of base64url", () => {
    expect(codeOf("ownCalendar", "view", "A-_0".repeat(11).slice(1))).toBeUndefined();
    for (const view of ["A".repeat(42), "A".repeat(44), `${"A".repeat(42)}=`])
      expect(codeOf("ownCalendar", "view", view), view).toBe("invalid_view");
  });
});

describe("a planet", () => {
  it("is one of the nine by its English name or id, in any case", () => {
    for (const text of ["Jupiter", "jupiter", "JUPITER"])
      expect(readAs("transitDates", "planet", text)).toBe("jupiter");
    for (const text of ["", "Ascendant", "Uranus", " Sun", "x".repeat(500)])
      expect(codeOf("retrogrades", "planet", text), text).toBe("unknown_planet");
  });
});

describe("whose ashtakavarga", () => {
  it("is one of the seven or the ascendant by its English name, in any case, and of a drawing also the total", () => {
    for (const text of ["Jupiter", "jupiter", "JUPITER"])
      expect(readAs("binnashtakvarga", "planet", text)).toBe("jupiter");
    expect(readAs("binnashtakvarga", "planet", "Ascendant")).toBe("lagna");
    for (const text of ["Total", ""]) expect(readAs("ashtakvargaChartImage", "planet", text)).toBe("total");
    for (const text of ["", "total", "Rahu", "lagna", " Sun", "__proto__"])
      expect(codeOf("binnashtakvarga", "planet", text), text).toBe("unknown_ashtakavarga");
    expect(codeOf("ashtakvargaChartImage", "planet", "Ketu")).toBe("unknown_ashtakavarga");
  });
});

describe("an id of a record", () => {
  it("has 43 letters of base64url", () => {
    expect(codeOf("getUser", "id", "A-_0".repeat(11).slice(1))).toBeUndefined();
    for (const id of [
      "A".repeat(42),
      "A".repeat(44),
      `${"A".repeat(42)}=`,
      `${"A".repeat(42)}+`,
      ` ${"A".repeat(42)}`,
    ]) {
      expect(codeOf("eraseUser", "id", id), id).toBe("invalid_id");
      expect(codeOf("getUser", "id", id), id).toBe("record_not_found");
    }
  });
});

/** Tested at their bounds in bounds.test.ts, which finds the numbers by itself. */
const NUMBERS_AND_TIMES = [
  ...[
    "lat",
    "lon",
    "tz",
    "year",
    "month",
    "zodiac",
    "star",
    "nakshatra",
    "minutes",
    "days",
    "depth",
    "limit",
    "timestamp",
  ],
  ...["font_size", "size", "stroke", "dob", "tob", "date", "time", "transit_date", "at", "local"],
  ...["boy", "girl"].flatMap((side) =>
    ["dob", "tob", "lat", "lon", "tz", "star", "minutes"].map((name) => `${side}_${name}`),
  ),
  ...["star_no", "rasi_no", "asc_degrees", "sun_degrees", "moon_degrees"].map((name) => `native_${name}`),
  ...["from", "years", "at_lat", "at_lon", "remembered", "remembered_time"],
];
const TEXTS = [
  ...LONGEST.map(([, parameter]) => parameter as string),
  ...["format", "show_same", "lang", "zone", "at_zone", "div", "kinds", "path", "id", "ids", "view"],
  ...["md", "ad", "pd", "sd", "planet", "native_gender", "match_details", "aspect_response_type"],
  ...[
    "format",
    "show_same",
    "lang",
    "zone",
    "boy_zone",
    "girl_zone",
    "at_zone",
    "div",
    "kinds",
    "path",
    "id",
    "ids",
    "view",
  ],
  ...["md", "ad", "pd", "sd"],
];

it.each(ASKED)("every parameter of %s is tested at its bounds", (_, call) => {
  const tested = [...NUMBERS_AND_TIMES, ...TEXTS, ...FLAGS, ...Object.keys(CHOICES)];
  expect(parametersOf(call).filter((name) => !tested.includes(name))).toEqual([]);
});
