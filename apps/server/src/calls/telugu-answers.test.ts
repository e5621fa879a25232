import { type Call, CHART_DIVISIONS, CHART_STYLES, calls } from "@vedanga/contract";
import { texts } from "@vedanga/testing/births/random-births";
import { serverTest } from "@vedanga/testing/server/server-test";
import { expect } from "vitest";

type Query = Readonly<Record<string, string>>;

/** Dates, clocks and zones, written alike in every language. */
const FORMS = [
  /^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d(:\d\d)?)$/,
  /^(\w{3} )?\w{3} \d\d? -?\d{4}( [\d:]+ ([AP]M|GMT\+0000 \(Coordinated Universal Time\)))?$/,
  /^\d?\d:\d\d(:\d\d)? [AP]M( to \d?\d:\d\d(:\d\d)? [AP]M)?$/,
  /^[A-Z]\w+(\/[\w+-]+)+$/,
  /^#[0-9A-F]{6}$/,
];

/** What a rule was applied to, and by which conventions. */
const CODE_TREES = /^(reasons\.\d+\.(rule|about|facts)|conventions)(\.|$)/;

const ID = /^[a-z][a-z0-9_]*$/;
const GRAHA = /^(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)$/;
const SHORT = "As|Su|Mo|Ma|Me|Ju|Ve|Sa|Ra|Ke";
const SATURN = /^(Sade Sati|(Ardhastama|Kantaka|Ashtama) Shani)$/;
const STRENGTH = /^(Exalted|Strong|Neutral|Weak|Debilitated)$/;

/** Codes by their field; those of our own calls are ids, the others belong to the format. */
const CODES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    `arudha_exception arudha_lords aspect bala body chara_lords change course event gem graha house_system karakas
     kind local_type lord lords node_aspects order_names paksha quality quantity rasi school sign solar_sign tara tradition
     turns verdict visible_type yoga`
      .split(/\s+/)
      .map((field) => [field, ID]),
  ),
  antardasha: GRAHA,
  ascendant_lord_strength: STRENGTH,
  chart: /^D\d+$/,
  dhaiya: /^((1st|2nd|3rd) Dhaiya|Small Panoti)$/,
  direction: /^(Rising|Peak|Setting|N\/A)$/,
  id: /^([a-z][a-z0-9_]*|D\d+|[\w-]{43})$/,
  key: new RegExp(`${GRAHA.source}|${ID.source}`),
  king: GRAHA,
  lord_strength: STRENGTH,
  mahadasha: GRAHA,
  name: new RegExp(`^(${SHORT}|A[2-9]|A1[0-2]|AL|UL)$|${GRAHA.source}`),
  order_names: /^\w+dasha$/,
  paryantardasha: new RegExp(`^(${SHORT})(/(${SHORT})){2}$`),
  planet: GRAHA,
  planet_strength: STRENGTH,
  shani_period_type: SATURN,
  state: /^(newmoon|fullmoon|(last )?quarter|(waxing|waning) (cresent|gibbous))$/,
  status: /^OK$/,
  strength: STRENGTH,
  type: new RegExp(`${ID.source}|${SATURN.source}|^(Good|Auspicious|Inauspicious|Lunar|Solar)$`),
  zodiac_lord_strength: STRENGTH,
};

/** Places of other countries, of which the gazetteer has no Telugu name; the name of a zone; what the operator set. */
const NAMES = /^(admin|alternate_name|country|full_name|state_name|timeZoneName|contactEmail)$/;
const NAMES_OF: Readonly<Record<string, RegExp>> = {
  cities: /^name$/,
  citiesOnDate: /^name$/,
  geoReverse: /^(county|display_name|state|town)$/,
  geoZone: /^name$/,
};

/** Words a reader of SVG or of a calendar finds, each with the name of its part. */
function readableParts(body: string): [path: string, text: string][] {
  if (!body.startsWith("<svg")) {
    const lines = body.replaceAll("\r\n ", "").matchAll(/^(SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME|LOCATION):(.*)$/gm);
    return [...lines].map(([, name = "", text = ""]) => [name, text.replaceAll("\\n", " ")]);
  }
  const [, metadata = "{}"] = /<metadata>(.*)<\/metadata>/s.exec(body) ?? [];
  const words = body.replaceAll(/<(style|metadata)>.*?<\/\1>/gs, "").matchAll(/>([^<]+)<|aria-label="([^"]*)"/g);
  return [
    ...[...words].map(([, text = "", label = ""]): [string, string] => ["drawing", text + label]),
    ...texts(JSON.parse(metadata.replaceAll("&quot;", '"'))),
  ];
}

/** The texts of an answer that a Telugu reader cannot read, with their fields. */
function foreignTexts(name: string, body: string): string[] {
  const isJson = body.startsWith("{") || body.startsWith("[");
  return (isJson ? texts(JSON.parse(body)) : readableParts(body)).flatMap(([path, text]) => {
    if (!/[A-Za-z]/.test(text) || CODE_TREES.test(path) || FORMS.some((form) => form.test(text))) return [];
    const field = path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;
    const isAllowed = CODES[field]?.test(text) || NAMES.test(field) || NAMES_OF[name]?.test(field);
    return isAllowed ? [] : [`${name} ${path}: ${text.slice(0, 120)}`];
  });
}

/** Moments and places at which much is different: an old clock, no sunrise, summer time, a day of a festival. */
const TIMES = [
  { day: "17/05/1990", time: "06:05", lat: "17.9784", lon: "79.5941", tz: "5.5", sign: "10", gem: "ruby" },
  { day: "15/06/1943", time: "04:20", lat: "16.50834", lon: "80.61724", tz: "6.5", sign: "3", gem: "cat_eye" },
  { day: "21/06/1988", time: "23:59", lat: "69.6492", lon: "18.9553", tz: "2", sign: "7", gem: "pearl" },
  { day: "08/11/2026", time: "12:00", lat: "40.7357", lon: "-74.1724", tz: "-5", sign: "1", gem: "gomedhaka" },
] as const;

/** The example of a call at this moment and place, in Telugu and with reasons. */
function queryOf(example: object, { day, time, lat, lon, tz, sign, gem }: (typeof TIMES)[number]): Query {
  const values: Query = { dob: day, date: day, tob: time, time, lat, lon, tz, zodiac: sign, gem, year: day.slice(-4) };
  // In a question about two, the second is the one of the example.
  const changed = Object.keys(example).map((key) => [key, values[key.replace(/^(?:boy|m)_/, "")]] as const);
  return {
    ...Object.fromEntries(Object.entries(example).map(([key, value]) => [key, String(value)])),
    ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    lang: "te",
    explain: "1",
  };
}

/** Calls about a record of one's own, which repeat what the person typed. */
const OWN: readonly string[] = ["getUser", "shareUser", "viewUser", "ownCalendar", "upsertUser", "eraseUser"];
const asked = Object.entries<Call>(calls).filter(([name]) => !OWN.includes(name));

// Hundreds of calls in a few seconds, all from one address.
const it = serverTest.extend("appOptions", { scope: "file" }, () => ({
  env: { RATE_LIMIT_PER_MINUTE: "100000" },
}));

it.for(asked)(
  "%s answers in Telugu, but for codes and dates",
  async ([name, { path, method, example = {} }], { app }) => {
    for (const time of TIMES) {
      const query = queryOf(example, time);
      const reply = await app.inject(method === "POST" ? { method, url: path, payload: query } : { url: path, query });
      expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
      expect(foreignTexts(name, reply.body)).toEqual([]);
    }
  },
);

it.for(CHART_STYLES)("a chart of the %s has no letter of another script, whichever it is", async (style, { app }) => {
  for (const div of CHART_DIVISIONS) {
    const query = { ...queryOf(calls.chartImage.example ?? {}, TIMES[0]), style, div };
    const { body } = await app.inject({ url: calls.chartImage.path, query });
    expect(body).toMatch(/<t(?:ext|span)[^>]*>[^<]*[\u0c00-\u0c7f]/);
    expect(foreignTexts(div, body)).toEqual([]);
  }
});

it("a text that is not Telugu is found, in JSON, a drawing and a calendar", () => {
  const inJson = (response: object) => foreignTexts("some", JSON.stringify({ response }));
  expect(inJson({ type: "Sade Sati", name: "Moon", at: "2026-11-21T06:00:00+05:30", text: "చంద్రుడు" })).toEqual([]);
  expect(inJson({ text: "చంద్రుడు strong" })).toEqual(["some response.text: చంద్రుడు strong"]);
  expect(inJson({ type: "A good time" })).toHaveLength(1);
  expect(inJson({ list: ["Moon"] })).toHaveLength(1);
  expect(foreignTexts("some", '<svg class="a"><style>b{}</style><title>Chart</title></svg>')).toHaveLength(1);
  expect(foreignTexts("some", "BEGIN:VEVENT\r\nCATEGORIES:eclipses\r\nSUMMARY:Dip\r\n avali\r\n")).toHaveLength(1);
});
