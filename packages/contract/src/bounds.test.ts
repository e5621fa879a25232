import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Call, calls, type ErrorCode, refusalOf } from "./index.ts";

type Query = Readonly<Record<string, string>>;

interface Bounds {
  readonly schema: z.core.$ZodType;
  /** What the call needs beside the parameter. */
  readonly others: Query;
  readonly parameter: string;
  /** The lowest and the highest accepted. */
  readonly accepted: readonly [lowest: string, highest: string];
  /** The first refused on either side. */
  readonly refused: readonly [below: string, above: string];
  readonly code: ErrorCode;
}

const PLACE: Query = { lat: "17.9784", lon: "79.5941", tz: "5.5" };
/** Half a place is refused. */
const MORE: Readonly<Record<string, Query>> = {
  dailyMoon: PLACE,
  dailyNakshatra: PLACE,
  dailySun: PLACE,
  weeklyMoon: PLACE,
  weeklySun: PLACE,
  yearly: PLACE,
  ownDays: { at_lat: "40.7", at_lon: "-74.2", at_zone: "America/New_York", remembered: "2018-06-01" },
  ownCalendar: { view: "A".repeat(43), at_lat: "40.7", at_lon: "-74.2", at_zone: "America/New_York" },
};

/** Every call that is asked by a query, with one that it answers. */
const CALLS = Object.fromEntries(
  Object.entries<Call>(calls)
    .filter(([, { method }]) => method === "GET")
    .map(([name, { parameters, example }]) => [
      name,
      { schema: parameters, others: { ...(example as Query | undefined), ...MORE[name] } },
    ]),
) as Record<CallName, Pick<Bounds, "schema" | "others">>;

type Row = readonly [Bounds["parameter"], Bounds["accepted"], Bounds["refused"], Bounds["code"]];

// The first refused number of a continuous range is the next double.
const LAT: Row = ["lat", ["-90", "90"], ["-90.00000000000001", "90.00000000000001"], "latitude_out_of_range"];
const LON: Row = ["lon", ["-180", "180"], ["-180.00000000000003", "180.00000000000003"], "longitude_out_of_range"];
const TZ: Row = ["tz", ["-16", "16"], ["-16.000000000000004", "16.000000000000004"], "offset_out_of_range"];
const YEAR: Row = ["year", ["1600", "2400"], ["1599", "2401"], "year_out_of_range"];
const ZODIAC: Row = ["zodiac", ["1", "12"], ["0", "13"], "zodiac_out_of_range"];
const LOOK: readonly Row[] = [
  ["font_size", ["6", "60"], ["5.999999999999999", "60.00000000000001"], "size_out_of_range"],
  ["size", ["120", "2000"], ["119.99999999999999", "2000.0000000000002"], "size_out_of_range"],
  ["stroke", ["0.25", "12"], ["0.24999999999999997", "12.000000000000002"], "size_out_of_range"],
];
const PLACED = [LAT, LON, TZ];
const MATCHED: readonly Row[] = ["boy", "girl"].flatMap((side) =>
  PLACED.map(([name, ...row]): Row => [`${side}_${name}`, ...row]),
);
const MINUTES: Row = ["minutes", ["1", "720"], ["0.9999999999999999", "720.0000000000001"], "size_out_of_range"];
const UNCERTAIN: readonly Row[] = ["boy", "girl"].map((side): Row => {
  const [name, ...row] = MINUTES;
  return [`${side}_${name}`, ...row];
});
const AT: readonly Row[] = [
  ["at_lat", LAT[1], LAT[2], LAT[3]],
  ["at_lon", LON[1], LON[2], LON[3]],
];

const BULK: readonly Row[] = [
  ["native_star_no", ["1", "27"], ["0", "28"], "size_out_of_range"],
  ["native_rasi_no", ["1", "12"], ["0", "13"], "zodiac_out_of_range"],
  ...["asc", "sun", "moon"].map(
    (of): Row => [`native_${of}_degrees`, ["0", "360"], ["-5e-324", "360.00000000000006"], "size_out_of_range"],
  ),
];

const ROWS = {
  aggregateMatch: MATCHED,
  antarDasha: PLACED,
  ascendantReport: PLACED,
  choghadiyaMuhurta: PLACED,
  chartImage: [...PLACED, ...LOOK],
  aruthaPadas: PLACED,
  ashtakoot: [...MATCHED, ...UNCERTAIN],
  ashtakootWithAstroDetails: MATCHED,
  ashtakvarga: PLACED,
  ashtakvargaChartImage: [...PLACED, ...LOOK],
  binnashtakvarga: PLACED,
  bulkNorthMatch: BULK,
  bulkSouthMatch: BULK,
  cities: [],
  citiesOnDate: [],
  charDashaCurrent: PLACED,
  charDashaMain: PLACED,
  charDashaSub: PLACED,
  currentMahadasha: PLACED,
  currentMahadashaFull: PLACED,
  currentSadeSati: PLACED,
  dailyMoon: [...PLACED, ZODIAC],
  dailyNakshatra: [...PLACED, ["nakshatra", ["1", "27"], ["0", "28"], "size_out_of_range"]],
  dailySun: [...PLACED, ZODIAC],
  dashakoot: [...MATCHED, ...UNCERTAIN],
  dashakootWithAstroDetails: MATCHED,
  dashaLevels: [...PLACED, ["depth", ["1", "5"], ["0", "6"], "size_out_of_range"]],
  divisionalCharts: PLACED,
  divisions: PLACED,
  extendedKundliDetails: PLACED,
  findAscendant: PLACED,
  findMoonSign: PLACED,
  findSunSign: PLACED,
  personalCharacteristics: PLACED,
  planetReport: PLACED,
  friendship: PLACED,
  gemDetails: [],
  gemSuggestion: PLACED,
  geoPlace: [],
  geoReverse: [LAT, LON],
  geoSearch: [["limit", ["1", "20"], ["0", "21"], "size_out_of_range"]],
  geoTimezone: [
    LAT,
    LON,
    ["timestamp", ["-99999999999", "99999999999"], ["-99999999999.00002", "99999999999.00002"], "size_out_of_range"],
  ],
  geoZone: [["limit", ["1", "20"], ["0", "21"], "size_out_of_range"]],
  getUser: [],
  gocharaNow: PLACED,
  horaMuhurta: PLACED,
  jaiminiKarakas: PLACED,
  kaalsarpDosha: PLACED,
  kpHouses: PLACED,
  kpPlanets: PLACED,
  mahaDasha: PLACED,
  mahaDashaEnds: PLACED,
  mangalDosha: PLACED,
  manglikDosh: PLACED,
  monthlyPanchang: PLACED,
  moonCalendar: PLACED,
  moonPhase: PLACED,
  moonrise: PLACED,
  moonset: PLACED,
  nakshatraMatch: ["boy_star", "girl_star"].map((star): Row => [star, ["1", "27"], ["0", "28"], "size_out_of_range"]),
  nakshatraVastuDetails: [["nakshatra", ["1", "27"], ["0", "28"], "size_out_of_range"]],
  ownCalendar: AT,
  ownDays: [...PLACED, ["years", ["1", "10"], ["0", "11"], "size_out_of_range"], MINUTES, ...AT],
  panchang: PLACED,
  panchangComing: [...PLACED, ["days", ["1", "92"], ["0", "93"], "size_out_of_range"]],
  panchangBala: [...PLACED, ZODIAC, ["star", ["1", "27"], ["0", "28"], "size_out_of_range"]],
  panchangCalendar: [...PLACED, YEAR],
  panchangDay: PLACED,
  panchangFestivals: PLACED,
  festivalsOfYear: [...PLACED, ["days", ["1", "400"], ["0", "401"], "size_out_of_range"]],
  panchangMonth: [...PLACED, YEAR, ["month", ["1", "12"], ["0", "13"], "month_out_of_range"]],
  papasamaya: PLACED,
  papasamayaMatch: MATCHED,
  paryantarDasha: PLACED,
  pitraDosh: PLACED,
  planetDetails: PLACED,
  retrogrades: [TZ, YEAR],
  planetaryAspects: PLACED,
  planetsInHouses: PLACED,
  rajjuVedhaDetails: MATCHED,
  rudrakshSuggestion: PLACED,
  sadeSati: PLACED,
  sensitivity: [...PLACED, MINUTES],
  settings: [],
  shadBala: PLACED,
  skyNow: PLACED,
  specificSubDasha: PLACED,
  placePhotos: [],
  slides: [],
  solarNoon: PLACED,
  strengths: PLACED,
  sunrise: PLACED,
  sunset: PLACED,
  transitDates: [TZ, ["year", ["1602", "2398"], ["1601", "2399"], "year_out_of_range"]],
  varshapalDetails: [...PLACED, YEAR],
  varshapalMonthChart: [...PLACED, YEAR],
  varshapalYearChart: [...PLACED, YEAR],
  weeklyMoon: [...PLACED, ZODIAC],
  weeklySun: [...PLACED, ZODIAC],
  yearly: [...PLACED, YEAR, ZODIAC],
  yogaList: PLACED,
  yoginiDashaMain: PLACED,
  yoginiDashaSub: PLACED,
} as const satisfies Partial<Record<keyof typeof calls, readonly Row[]>>;
type CallName = keyof typeof ROWS;

const NAMES = Object.keys(CALLS) as CallName[];

const BOUNDS: readonly Bounds[] = NAMES.flatMap((call) =>
  (ROWS[call] as readonly Row[]).map(([parameter, accepted, refused, code]) => ({
    ...CALLS[call],
    parameter,
    accepted,
    refused,
    code,
  })),
);

function codeOf(schema: z.core.$ZodType, query: Query): ErrorCode | undefined {
  const { error } = z.safeParse(schema, query);
  return error && refusalOf(error.issues, query).code;
}

const readAt = (schema: z.core.$ZodType, query: Query, parameter: string): unknown =>
  Object.entries(z.parse(schema, query) as object).find(([name]) => name === parameter)?.[1];

describe("every parameter that is a number", () => {
  it.each(NAMES.map((call) => [call] as const))("of %s is in the table", (call) => {
    const { schema, others } = CALLS[call];
    const names = Object.keys((z.toJSONSchema(schema, { io: "input" }) as { properties: object }).properties);
    const numbers = names.filter((name) =>
      ["1", "30", "130", "1700"].some((text) => {
        const { data } = z.safeParse(schema, { ...others, [name]: text }) as { data?: object };
        return data !== undefined && typeof Object.entries(data).find(([key]) => key === name)?.[1] === "number";
      }),
    );
    expect(numbers.toSorted()).toEqual(ROWS[call].map(([parameter]) => parameter).toSorted());
  });

  it.each(BOUNDS)("$parameter is read from $accepted.0 to $accepted.1, and no further", (bounds) => {
    const { schema, others, parameter, accepted, refused, code } = bounds;
    for (const text of accepted) expect(readAt(schema, { ...others, [parameter]: text }, parameter)).toBe(Number(text));
    for (const text of refused) expect(codeOf(schema, { ...others, [parameter]: text }), text).toBe(code);
  });

  it.each(BOUNDS)("$parameter far outside is refused with its range, however long it is", (bounds) => {
    const { schema, others, parameter, code } = bounds;
    for (const text of ["12345678901234567890", "-9999999999999", "1e999"])
      expect(codeOf(schema, { ...others, [parameter]: text }), text).toBe(code);
  });
});

/** Days with the year they lie in, first and last accepted, and the first refused on each side. */
const DATES = [
  ["planetDetails", "dob", ["01/01/1620", "31/12/2280"], ["31/12/1619", "01/01/2281"]],
  ["ashtakoot", "boy_dob", ["01/01/1620", "31/12/2280"], ["31/12/1619", "01/01/2281"]],
  ["ashtakoot", "girl_dob", ["01/01/1620", "31/12/2280"], ["31/12/1619", "01/01/2281"]],
  ["panchang", "date", ["01/01/1600", "31/12/2400"], ["31/12/1599", "01/01/2401"]],
  ["dailyMoon", "date", ["01/01/1600", "31/12/2400"], ["31/12/1599", "01/01/2401"]],
  ["ownDays", "from", ["01/01/1600", "31/12/2400"], ["31/12/1599", "01/01/2401"]],
  ["ownDays", "remembered", ["01/01/1600", "31/12/2400"], ["31/12/1599", "01/01/2401"]],
  ["chartImage", "transit_date", ["01/01/1600", "31/12/2400"], ["31/12/1599", "01/01/2401"]],
] as const;

describe("every parameter that is a date or an instant", () => {
  it.each(DATES)(
    "of %s: %s is read from its first day to its last, and no further",
    (call, name, accepted, refused) => {
      const { schema, others } = CALLS[call];
      for (const text of accepted) {
        const [day, month, year] = text.split("/").map(Number);
        expect(readAt(schema, { ...others, [name]: text }, name)).toEqual({ year, month, day });
        const iso = text.split("/").toReversed().join("-");
        expect(readAt(schema, { ...others, [name]: iso }, name)).toEqual({ year, month, day });
      }
      for (const text of refused) expect(codeOf(schema, { ...others, [name]: text })).toBe("year_out_of_range");
    },
  );

  it.each(["gocharaNow", "skyNow"] as const)("of %s: at is read from the first instant to the last", (call) => {
    const { schema, others } = CALLS[call];
    const code = (at: string) => codeOf(schema, { ...others, at });
    expect(readAt(schema, { ...others, at: "1600-01-01T00:00Z" }, "at")).toBe(Date.UTC(1600, 0, 1));
    expect(readAt(schema, { ...others, at: "2400-12-31T23:59:59.999Z" }, "at")).toBe(Date.UTC(2401, 0, 1) - 1);
    expect(code("1599-12-31T23:59:59Z")).toBe("year_out_of_range");
    expect(code("2401-01-01T00:00:00Z")).toBe("year_out_of_range");
    for (const at of ["2026-11-21T12:00:00+14:59", "2026-11-21T12:00:00-14:59"]) expect(code(at), at).toBeUndefined();
    for (const at of ["2026-11-21T12:00:00+15:00", "2026-11-21T12:00:00-15:00", "2026-11-21T12:00:60Z"])
      expect(code(at), at).toBe("invalid_instant");
  });

  it("of timezone: local is read from 00:00 to 23:59 of any existing day", () => {
    const { schema, others } = CALLS.geoTimezone;
    const code = (local: string) => codeOf(schema, { ...others, local });
    for (const local of ["0001-01-01T00:00", "2024-02-29T23:59", "9999-12-31T23:59"])
      expect(code(local)).toBeUndefined();
    expect(code("2026-11-21T24:00")).toBe("invalid_local_time");
    expect(code("2026-11-21T23:60")).toBe("invalid_local_time");
    expect(code("2026-02-29T00:00")).toBe("impossible_date");
    expect(code("2026-01-00T00:00")).toBe("impossible_date");
  });

  it.each([
    ["planetDetails", "tob"],
    ["ashtakoot", "boy_tob"],
    ["ashtakoot", "girl_tob"],
    ["panchang", "time"],
    ["panchang", "tob"],
    ["ownDays", "remembered_time"],
  ] as const)("of %s: %s is read from 00:00 to 23:59:59", (call, name) => {
    const { schema, others } = CALLS[call];
    const code = (text: string) => codeOf(schema, { ...others, [name]: text });
    for (const text of ["00:00", "0:0", "00:00:00", "23:59", "23:59:59"]) expect(code(text), text).toBeUndefined();
    for (const text of ["24:00", "23:60", "23:59:60", "-1:00"]) expect(code(text), text).toBe("invalid_time");
  });
});
