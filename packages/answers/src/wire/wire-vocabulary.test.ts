import { readFileSync } from "node:fs";
import { SADE_SATI_DHAIYAS, SADE_SATI_DIRECTIONS, SADE_SATI_TYPES, WIRE_NAMES } from "@vedanga/contract";
import { GEMS } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { almanacOf, birthOf, context, HYDERABAD } from "@vedanga/testing/births/asking";
import { anyBirth } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerAscendantReport } from "../chart/ascendant-report.ts";
import { answerPlanetDetails } from "../chart/planet-details.ts";
import { answerMahaDasha } from "../dasha/maha-dasha.ts";
import { answerMangalDosha } from "../dosha/mangal-dosha.ts";
import { answerPanchang } from "../panchang/panchang.ts";
import { answerSadeSati } from "../sky/sade-sati.ts";

const AUTHORITY = readFileSync(new URL("../../../contract/authorities/formats.md", import.meta.url), "utf8");

/** The words of a set of the authority, split by the separator of its cell. */
function words(set: string, separator: string | RegExp): readonly string[] {
  const row = AUTHORITY.split("\n").find((line) => line.startsWith(`| ${set} |`));
  const cell = row?.split("|")[2]?.trim();
  if (cell === undefined) throw new Error(`${set} is not in the authority`);
  return cell.split(separator);
}

const sorted = (list: readonly string[]): readonly string[] => list.toSorted();

describe("the names of the wire are those that clients know", () => {
  const { amavasya, ...bright } = WIRE_NAMES.tithi;
  it.each([
    ["zodiac", " ", Object.values(NAMES_EN.rasi)],
    ["tithi 1-15", " ", Object.values(bright)],
    ["nakshatra 1-27", " ", Object.values(WIRE_NAMES.nakshatra)],
    ["yoga 1-27", " ", Object.values(WIRE_NAMES.yoga)],
    ["karana 1-11", " ", Object.values(WIRE_NAMES.karana)],
    ["amanta_name 1-12", " ", Object.values(NAMES_EN.masa)],
    ["planet full_name / name", ", ", Object.values(NAMES_EN.graha).map(({ name, short }) => `${name} ${short}`)],
    ["masa.paksha", " / ", Object.values(NAMES_EN.paksha).map(({ full }) => full)],
    ["tithi.type", " / ", Object.values(NAMES_EN.paksha).map(({ short }) => short)],
  ] as const)("%s, in their order", (set, separator, ours) => {
    expect(ours).toEqual(words(set, separator));
  });

  it.each([
    ["gem keys", " ", GEMS],
    ["sade sati type", ", ", SADE_SATI_TYPES],
    ["dhaiya", ", ", SADE_SATI_DHAIYAS],
    ["direction", ", ", SADE_SATI_DIRECTIONS],
  ] as const)("%s", (set, separator, ours) => {
    expect(sorted(ours)).toEqual(sorted(words(set, separator)));
  });

  it("tithi 30, days, seasons, halves of the year, ages and natures", () => {
    expect(words("tithi 16-30", /, 30 = |; /)).toContain(amavasya);
    expect(words("day.name, day_of_birth", " … ")).toEqual([NAMES_EN.vara.ravi.weekday, NAMES_EN.vara.shani.weekday]);
    expect(words("vaara", '"')).toContain(NAMES_EN.vara.shukra.vaara);
    expect(sorted(words("ritu", /; others | /))).toEqual(sorted(Object.values(WIRE_NAMES.ritu)));
    expect(words("masa.ayana", / \(this spelling\) \/ /)).toEqual(Object.values(WIRE_NAMES.ayana));
    expect(words("basic_avastha", /\) | /).slice(-5)).toEqual(Object.values(WIRE_NAMES.avastha));
    expect(sorted(words("lord_status", /- \(ascendant\) |, | \(, |\)/).filter((word) => word !== ""))).toEqual(
      sorted(Object.values(NAMES_EN.nature)),
    );
  });
});

const DATE =
  "(Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (0[1-9]|[12]\\d|3[01]) \\d{4}";
const CLOCK = "(1[0-2]|[1-9]):[0-5]\\d:[0-5]\\d (AM|PM)";
const PADDED = "(0[1-9]|1[0-2]):[0-5]\\d (AM|PM)";
const FORMATS = {
  date: new RegExp(`^${DATE}$`),
  dateAndTime: new RegExp(`^${DATE} ${CLOCK}$`),
  clockOrDash: new RegExp(`^(${CLOCK}|-)$`),
  span: new RegExp(`^(${PADDED} to ${PADDED}|-)$`),
  clock24: /^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|-)$/,
  dayFirst: /^\d{2}\/\d{2}\/\d{4}$/,
  ayanamsa: /^\d+ \d{1,2}'\d{1,2}"$/,
};

describe("answers of any day and birth keep to the formats", () => {
  const anyDay = fc
    .record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1700, max: 2300 }),
    })
    .map(({ day, month, year }) =>
      [day, month]
        .map((part) => String(part).padStart(2, "0"))
        .concat(String(year))
        .join("/"),
    );

  it("of the panchang", () => {
    fc.assert(
      fc.property(anyDay, fc.option(fc.constantFrom("00:00", "05:59:59", "12:00", "23:59:59")), (date, time) => {
        const query = { ...HYDERABAD, date, ...(time !== null && { time }) };
        const { response } = answerPanchang(almanacOf(query), context);
        const { tithi, nakshatra, yoga, karana, advanced_details: more } = response;
        for (const limb of [tithi, nakshatra, yoga, karana]) {
          expect(limb.start).toMatch(FORMATS.dateAndTime);
          expect(limb.end).toMatch(FORMATS.dateAndTime);
        }
        expect(tithi.name).toBe(
          tithi.number === 30 ? WIRE_NAMES.tithi.amavasya : words("tithi 1-15", " ")[(tithi.number - 1) % 15],
        );
        expect(nakshatra.name).toBe(words("nakshatra 1-27", " ")[nakshatra.number - 1]);
        expect(yoga.name).toBe(words("yoga 1-27", " ")[yoga.number - 1]);
        expect(karana.name).toBe(words("karana 1-11", " ")[karana.number - 1]);
        expect(karana.type).toBe(karana.number < 7 ? "Benefic" : "Malefic");
        for (const text of [
          response.date,
          more.next_full_moon,
          more.next_new_moon,
          more.masa.amanta_start,
          more.masa.amanta_end,
          more.masa.purnimanta_start,
          more.masa.purnimanta_end,
        ])
          expect(text).toMatch(FORMATS.date);
        for (const text of [
          more.sun_rise,
          more.sun_set,
          more.moon_rise,
          more.moon_set,
          more.abhijit_muhurta.start,
          more.abhijit_muhurta.end,
        ])
          expect(text).toMatch(FORMATS.clockOrDash);
        for (const text of [response.rahukaal, response.gulika, response.yamakanta]) expect(text).toMatch(FORMATS.span);
        expect(response.ayanamsa.name).toMatch(FORMATS.ayanamsa);
        expect(more.masa.moon_phase).toMatch(/^\d{1,3}\/360$/);
      }),
      { numRuns: 60 },
    );
  });

  it("of the reports on a birth", () => {
    const strengths = words("strength words", " ");
    const factors = words("mangal factor keys", " ");
    const lords = words("planet full_name / name", ", ")
      .slice(1)
      .map((pair) => pair.split(" "));
    const [full, short] = [0, 1].map((index) => `(${lords.map((pair) => pair[index]).join("|")})`);
    fc.assert(
      fc.property(anyBirth, (query) => {
        const birth = birthOf(query);
        const details = answerPlanetDetails(birth, context).response;
        expect(details.birth_dasa).toMatch(new RegExp(`^${full}>${short}>${short}$`));
        expect(details.birth_dasa_time).toMatch(FORMATS.dayFirst);
        expect(details.current_dasa_time).toMatch(FORMATS.dayFirst);
        expect(details.panchang.sunrise_at_birth).toMatch(FORMATS.clock24);
        expect(details.panchang.sunset_at_birth).toMatch(FORMATS.clock24);
        for (const dasha of answerMahaDasha(birth, context).response.dashas) {
          expect(dasha.dasha_start_year).toMatch(FORMATS.date);
          expect(dasha.dasha_end_year).toMatch(FORMATS.date);
        }
        for (const { start_date, end_date } of answerSadeSati(birth, context).response) {
          expect(start_date).toMatch(FORMATS.date);
          expect(end_date).toMatch(FORMATS.date);
        }
        expect(strengths).toContain(answerAscendantReport(birth, context).response[0]?.ascendant_lord_strength);
        const mangal = answerMangalDosha(birth, context).response;
        for (const key of Object.keys(mangal.factors)) expect(factors).toContain(key);
        expect(mangal.bot_response).toMatch(/^You are \d{1,3}% manglik, /);
      }),
      { numRuns: 25 },
    );
  });
});
