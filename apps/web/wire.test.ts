import { replaceEqualDeep } from "@tanstack/react-query";
import { answers } from "@vedanga/answers";
import { type BirthRequest, calls, type PanchangRequest } from "@vedanga/contract";
import { LIMB_NAMES_EN } from "@vedanga/names/en/limbs";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import { almanacOf, birthOf, context, HYDERABAD, NEWARK, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { decodeAntardashas, decodeMahadashas } from "./src/api/wire/dashas.ts";
import { decodeFestivals } from "./src/api/wire/festivals-of-year.ts";
import { decodeDays, decodePanchang } from "./src/api/wire/panchang.ts";
import { decodeDay } from "./src/api/wire/panchang-day.ts";
import { decodeMonth } from "./src/api/wire/panchang-month.ts";
import { decodePlacements, PLACED } from "./src/api/wire/planet-details.ts";
import { decodeSadeSati } from "./src/api/wire/sade-sati.ts";
import { decodeDoubt } from "./src/api/wire/sensitivity.ts";
import { decodeSky, decodeTransits } from "./src/api/wire/sky.ts";

type Query = Readonly<Record<string, string>>;

const panchangOf = (request: PanchangRequest) => answers.panchang(request, context);
const dayOf = (query: Query) => answers.panchangDay(almanacOf(query), context).response;
const monthOf = (query: Query) =>
  answers.panchangMonth(z.parse(calls.panchangMonth.parameters, query), context).response;
const festivalsOf = (query: Query) =>
  answers.festivalsOfYear(z.parse(calls.festivalsOfYear.parameters, query), context).response;
const skyOf = (query: Query) => answers.skyNow(z.parse(calls.skyNow.parameters, query), context).response;

const TODAY = { ...HYDERABAD, date: "21/11/2026" };
const ALMANACS: readonly Query[] = [
  TODAY,
  { ...TODAY, lang: "te", time: "04:10" },
  { ...NEWARK, date: "01/11/2026", time: "01:30" },
  { ...TROMSO, date: "21/12/2026" },
  { ...TROMSO, date: "21/06/2026", time: "23:59:30" },
  { ...TROMSO, date: "18/05/2026" },
  // The clock of India had seconds in its offset then, and the year is the first of the almanac.
  { ...HYDERABAD, zone: "Asia/Kolkata", date: "01/01/1600" },
];
const MONTHS: readonly Query[] = [
  { ...HYDERABAD, year: "2026", month: "8" },
  { ...HYDERABAD, year: "2026", month: "3", lang: "te" },
  { ...TROMSO, year: "2026", month: "5" },
];
const YEARS: readonly Query[] = [
  { ...HYDERABAD, date: "2026-01-01" },
  { ...TROMSO, date: "2026-05-17", lang: "te", days: "30" },
];
const BIRTHS: readonly BirthRequest[] = [
  birthOf({ ...WARANGAL, dob: "17/05/1990", tob: "06:05" }),
  birthOf({ ...WARANGAL, dob: "17/05/1990", tob: "05:05", lang: "te" }),
  birthOf({ ...TROMSO, dob: "21/12/1950", tob: "12:00" }),
];

/** A date, a time or an instant in any form of the wire. */
const TIME_OF_THE_WIRE =
  /^(\d{4}-\d\d-\d\d(T.*)?|[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}.*|\d\d\/\d\d\/\d{4}|\d{1,2}:\d\d(:\d\d)?( [AP]M)?( to .*)?)$/;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const timesLeftIn = (model: unknown) => textsIn(model).filter((text) => TIME_OF_THE_WIRE.test(text));

test.each<readonly [string, readonly unknown[], (wire: never) => unknown]>([
  ["a day", ALMANACS.map(dayOf), decodeDay],
  ["the panchang of a moment", ALMANACS.map((query) => panchangOf(almanacOf(query)).response), decodePanchang],
  ["the days of an answer", ALMANACS.map((query) => panchangOf(almanacOf(query)).days), decodeDays],
  ["a month", MONTHS.map(monthOf), decodeMonth],
  ["the festivals of a year", YEARS.map(festivalsOf), decodeFestivals],
  ["the placements of a birth", BIRTHS.map((birth) => answers.planetDetails(birth, context)), decodePlacements],
  ["the mahadashas", BIRTHS.map((birth) => answers.mahaDasha(birth, context)), decodeMahadashas],
  ["the antardashas", BIRTHS.map((birth) => answers.antarDasha(birth, context)), decodeAntardashas],
  ["Saturn's stays", BIRTHS.map((birth) => answers.sadeSati(birth, context)), decodeSadeSati],
  ["the sky", [skyOf(HYDERABAD), skyOf(TROMSO)], decodeSky],
  ["the transits", BIRTHS.map((birth) => answers.gocharaNow(birth, context).response), decodeTransits],
  [
    "what a doubt leaves open",
    BIRTHS.map((birth) => answers.sensitivity({ ...birth, minutes: 180 }, context).response),
    decodeDoubt,
  ],
])("%s comes with times and leaves none of them a text", (_, wires, decode) => {
  for (const wire of wires) {
    const asItCame = structuredClone(wire);
    expect(timesLeftIn(wire).length).toBeGreaterThan(0);
    const model = decode(wire as never);
    expect(timesLeftIn(model)).toEqual([]);
    // What the browser keeps is the answer, which nobody has changed; and read again it is the same to the query cache.
    expect(wire).toEqual(asItCame);
    expect(replaceEqualDeep(model, decode(wire as never))).toBe(model);
  }
});

describe("an instant of a day", () => {
  test("has the time by the clock of the place, and milliseconds", () => {
    const wire = dayOf(TODAY);
    const { date, sunrise, tithi, curves } = decodeDay(wire);
    expect(date).toEqual({ year: 2026, month: 11, day: 21 });
    expect(sunrise).toMatchObject({ instantMs: Date.parse(wire.sunrise ?? ""), date, time: { hour: 6, minute: 24 } });
    expect(curves.start).toEqual(sunrise);
    expect(tithi.map(({ end }) => end.instantMs)).toEqual(wire.tithi.map(({ end }) => Date.parse(end)));
    expect(tithi.map(({ end }) => end.date.day)).toEqual([21, 22, 23]);
  });

  test("on the day of an hour that comes twice is in order by its milliseconds", () => {
    const { nakshatra, sunrise, next_sunrise: next } = decodeDay(dayOf({ ...NEWARK, date: "31/10/2026" }));
    expect(next && sunrise && next.instantMs - sunrise.instantMs).toBeGreaterThan(24 * 3_600_000);
    expect(next?.time.hour).toBe(6);
    for (const { start, end } of nakshatra) expect(end.instantMs).toBeGreaterThan(start.instantMs);
  });

  test("is null where the Sun does not rise or set, and missing where the Moon does not rise", () => {
    const night = decodeDay(dayOf({ ...TROMSO, date: "21/12/2026" }));
    expect([night.sunrise, night.sunset, night.next_sunrise]).toEqual([null, null, null]);
    expect(night.solar_noon.date).toEqual({ year: 2026, month: 12, day: 21 });
    const moonless = decodeMonth(monthOf({ ...HYDERABAD, year: "2026", month: "11" })).filter(
      ({ moonrise }) => moonrise.length === 0,
    );
    expect(moonless.map(({ date }) => date.day)).toEqual([2]);
    const request = almanacOf({ ...HYDERABAD, date: "02/11/2026" });
    expect(decodePanchang(panchangOf(request).response).advanced_details.moon_rise).toBeNull();
  });

  test("of a festival is there only where its rite has one", () => {
    const month = decodeMonth(monthOf({ ...HYDERABAD, year: "2026", month: "8" }));
    const festivals = month.flatMap((day) => day.festivals);
    const eclipse = festivals.find(({ eclipse }) => eclipse)?.eclipse;
    expect(eclipse?.greatest.date).toMatchObject({ year: 2026, month: 8 });
    expect(festivals.some(({ parana_from: from }) => from && from.time.hour < 12)).toBe(true);
    expect(festivals.some((festival) => !("parana_from" in festival) && !("eclipse" in festival))).toBe(true);
  });
});

describe("the panchang of a moment", () => {
  test("has its times by the clock, and spans of them", () => {
    const { tithi, rahukaal, advanced_details: more, date } = decodePanchang(panchangOf(almanacOf(TODAY)).response);
    expect(date).toEqual({ year: 2026, month: 11, day: 21 });
    expect(tithi.end).toMatchObject({ date, time: { hour: 6, minute: 32 } });
    expect(rahukaal).toEqual({
      start: { hour: 9, minute: 13, second: 0 },
      end: { hour: 10, minute: 37, second: 0 },
    });
    expect(more.sun_rise).toMatchObject({ hour: 6, minute: 24 });
    expect(more.next_full_moon).toEqual({ year: 2026, month: 11, day: 24 });
  });

  test("of the polar night has neither a sunrise nor what is counted from it", () => {
    const request = almanacOf({ ...TROMSO, date: "21/12/2026" });
    const { rahukaal, gulika, yamakanta, advanced_details: more } = decodePanchang(panchangOf(request).response);
    expect([more.sun_rise, more.sun_set, more.abhijit_muhurta, rahukaal, gulika, yamakanta]).toEqual(
      Array(6).fill(null),
    );
    const { weekday, hours } = decodeDays(panchangOf(request).days);
    expect([hours.sunrise, hours.sunset, weekday.date]).toEqual([null, null, { year: 2026, month: 12, day: 21 }]);
  });

  test("before sunrise has the weekday of the day before", () => {
    const { weekday, hours } = decodeDays(panchangOf(almanacOf({ ...TODAY, time: "05:00" })).days);
    expect([weekday.date.day, hours.date.day]).toEqual([20, 21]);
    expect(weekday.sunrise?.date).toEqual(weekday.date);
  });

  test("spells the names of every day of a month as almanacs do", () => {
    for (let day = 1; day <= 30; day += 1) {
      const date = `${String(day).padStart(2, "0")}/11/2026`;
      const { tithi, nakshatra, yoga, karana } = decodePanchang(panchangOf(almanacOf({ ...TODAY, date })).response);
      expect(Object.values(LIMB_NAMES_EN.tithi)).toContain(tithi.name);
      expect(Object.values(LIMB_NAMES_EN.tithi)).toContain(tithi.next_tithi);
      expect(Object.values(SKY_NAMES_EN.nakshatra)).toContain(nakshatra.name);
      expect(Object.values(LIMB_NAMES_EN.yoga)).toContain(yoga.name);
      expect(Object.values(LIMB_NAMES_EN.karana)).toContain(karana.name);
    }
  });
});

describe("the placements of a birth", () => {
  const [morning, night, polar] = BIRTHS.map((birth) => {
    const answer = answers.planetDetails(birth, context);
    return { wire: answer.response, model: decodePlacements(answer) };
  });

  test("are found by whose they are, in the order of the wire", () => {
    const entries = Object.entries(morning?.wire ?? {}).filter(([key]) => /^\d$/.test(key));
    expect(PLACED).toHaveLength(entries.length);
    expect(PLACED.map((id) => morning?.model.placements[id].full_name)).toEqual(
      entries.map(([, entry]) => (entry as { full_name: string }).full_name),
    );
    expect(PLACED.slice(1).map((id) => morning?.model.placements[id].full_name)).toEqual(
      PLACED.slice(1).map((id) => SKY_NAMES_EN.graha[id as keyof typeof SKY_NAMES_EN.graha].name),
    );
    expect(morning?.model.placements.sun).toMatchObject({ id: "sun", rasi_no: 2, nakshatra: "Krittika" });
  });

  test("tell the weekday of the almanac by number in every language: before sunrise it is still Wednesday", () => {
    expect([morning?.model.panchang.weekday, night?.model.panchang.weekday]).toEqual([4, 3]);
  });

  test("have no sunrise in the polar night", () => {
    expect(morning?.model.panchang.sunrise_at_birth).toMatchObject({ hour: 5, minute: 38 });
    expect([polar?.model.panchang.sunrise_at_birth, polar?.model.panchang.sunset_at_birth]).toEqual([null, null]);
  });
});

test("periods of a life are civil dates, each antardasha ending where its mahadasha does at last", () => {
  const [birth] = BIRTHS;
  if (!birth) throw new Error("no birth to ask about");
  const { dashas } = decodeMahadashas(answers.mahaDasha(birth, context));
  const { antardasha_order: ends } = decodeAntardashas(answers.antarDasha(birth, context));
  expect(dashas).toHaveLength(9);
  expect(ends.map((list) => list.at(-1))).toEqual(dashas.map((dasha) => dasha.dasha_end_year));
  expect(dashas.slice(1).map((dasha) => dasha.dasha_start_year)).toEqual(
    dashas.slice(0, -1).map((dasha) => dasha.dasha_end_year),
  );
  const [first] = decodeSadeSati(answers.sadeSati(birth, context));
  expect(first?.start_date.year).toBeLessThanOrEqual(first?.end_date.year ?? 0);
});
