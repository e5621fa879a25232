import { calls } from "@vedanga/contract";
import { addDays, civilClockBy, daysAt, jdUtToUnixMs, sunRiseSet } from "@vedanga/core";
import { almanacOf, context } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { clockOf, wallAt } from "../clock/wall-time.ts";
import { DEFAULT_CONVENTIONS } from "../request/conventions.ts";
import { answerPanchang } from "./panchang.ts";
import { answerPanchangDay } from "./panchang-day.ts";
import { answerPanchangMonth } from "./panchang-month.ts";

vi.setConfig({ testTimeout: 120_000 });

interface Asked {
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly zone?: string;
}

/** A day of the almanac near 60 degrees is at most this much longer or shorter than 24 hours. */
const MOST_OFF_MS = 70 * 60_000;
const DAY_MS = 86_400_000;
const sky = { ephemeris: context.ephemeris, conventions: DEFAULT_CONVENTIONS };

/** Any place, by any clock, whether or not it is a clock of that place. */
const anyQuestion = (mostLatitudeDeg: number): fc.Arbitrary<Asked> =>
  fc.record({
    date: fc.record({
      year: fc.integer({ min: 1601, max: 2399 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    lat: fc.integer({ min: -mostLatitudeDeg * 100, max: mostLatitudeDeg * 100 }).map((hundredths) => hundredths / 100),
    lon: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
    tz: fc.integer({ min: -64, max: 64 }).map((quarters) => quarters / 4),
  });

const ZONES = ["Pacific/Honolulu", "Asia/Kolkata", "America/Sao_Paulo", "Asia/Beirut", "Pacific/Kiritimati"];
/** From years in which the offsets of all of them are whole minutes, as instants are written. */
const zoned = (mostLatitudeDeg: number): fc.Arbitrary<Asked> =>
  fc
    .tuple(anyQuestion(mostLatitudeDeg), fc.constantFrom(...ZONES), fc.integer({ min: 1970, max: 2399 }))
    .map(([asked, zone, year]) => ({ ...asked, date: { ...asked.date, year }, zone }));

/** A place with the clock of the other side of the Earth: 6:46 in the morning is 22:16 by it. */
const HONOLULU_BY_INDIAS_CLOCK: Asked = {
  date: { year: 2026, month: 11, day: 21 },
  lat: 21.31,
  lon: -157.86,
  tz: 5.5,
};

const whereOf = ({ lat, lon, tz, zone }: Asked) => ({
  lat: String(lat),
  lon: String(lon),
  tz: String(tz),
  ...(zone && { zone }),
});
const whereAndWhen = (asked: Asked) => {
  const { year, month, day } = asked.date;
  return { ...whereOf(asked), date: `${day}/${month}/${year}` };
};
const dayAfter = (asked: Asked): Asked => ({ ...asked, date: addDays(asked.date, 1) });
const dateBefore = (iso: string): string => new Date(Date.parse(iso) - DAY_MS).toISOString().slice(0, 10);

/** Whether on some date of the year the Sun rises within half an hour of midnight, or twice, or not at all. */
function passesMidnight({ date, lat, lon, tz, zone }: Asked): boolean {
  const clock = clockOf({ tz, zone });
  const place = { latitudeDeg: lat, longitudeDeg: lon };
  return Array.from({ length: 365 }, (_, index) => addDays({ year: date.year, month: 1, day: 1 }, index)).some(
    (each) => {
      const [start, end] = [clock.startOfDay(each), clock.startOfDay(addDays(each, 1))];
      const { rises } = sunRiseSet(sky, start, end, place);
      return rises.length !== 1 || rises.some((jd) => Math.min(jd - start, end - jd) < 1 / 48);
    },
  );
}

function answersTo(question: Asked) {
  const { year, month, day } = question.date;
  const asked = almanacOf(whereAndWhen(question));
  const months = z.parse(calls.panchangMonth.parameters, {
    ...whereOf(question),
    year: String(year),
    month: String(month),
  });
  const ofMonth = answerPanchangMonth(months, context).response.days[day - 1];
  if (ofMonth === undefined) throw new Error("the month lacks the day");
  return {
    day: answerPanchangDay(asked, context).response,
    ofMonth,
    panchang: answerPanchang(asked, context).response,
  };
}

const ms = (instant: string): number => Date.parse(instant);
/** `6:32:58 AM` of an instant, as panchang/panchang writes it. */
const clockOn = (instant: string | null | undefined): string => {
  if (!instant) return "-";
  const [hour = 0, minute = "", second = ""] = instant.slice(11, 19).split(":");
  return `${Number(hour) % 12 || 12}:${minute}:${second} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

/** Every pair of instants in an answer of which the first begins what the second ends. */
function rangesIn(node: unknown): (readonly [string, string])[] {
  if (Array.isArray(node)) return node.flatMap(rangesIn);
  if (typeof node !== "object" || node === null) return [];
  const { kind, start, end, rite_from, rite_until, parana_from, parana_until, visible_from, visible_until } =
    node as Record<string, string | null | undefined>;
  const own = [
    // That the Sun enters a sign is an instant.
    kind === "sankranti" ? [] : [start, end],
    [rite_from, rite_until],
    [parana_from, parana_until],
    [visible_from, visible_until],
  ].filter(
    (pair): pair is [string, string] => pair.length === 2 && pair.every((instant) => typeof instant === "string"),
  );
  return [...own, ...Object.values(node).flatMap(rangesIn)];
}

/** What is true at any place, also where the Sun does not rise. */
function isOneDay(asked: Asked): ReturnType<typeof answersTo> & { readonly iso: string } {
  const answers = answersTo(asked);
  const { day, ofMonth, panchang } = answers;
  const { year, month, day: dayOfMonth } = asked.date;
  const iso = new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10);
  expect([day.date, ofMonth.date]).toEqual([iso, iso]);
  expect([ofMonth.sunrise, ofMonth.sunset]).toEqual([day.sunrise, day.sunset]);
  expect([ofMonth.moonrise, ofMonth.moonset, ofMonth.moon]).toEqual([day.moonrise, day.moonset, day.moon]);
  expect(ofMonth.festivals).toEqual(day.festivals);
  expect([ofMonth.weekday.number, ofMonth.masa, ofMonth.paksha]).toEqual([day.vaara.number, day.masa, day.paksha]);
  expect([panchang.tithi.number, panchang.nakshatra.number]).toEqual([ofMonth.tithi.number, ofMonth.nakshatra.number]);
  expect(day.tithi.map(({ number, end }) => [number, end])).toContainEqual([ofMonth.tithi.number, ofMonth.tithi.end]);
  expect(panchang.advanced_details.masa.amanta_name).toBe(day.masa.amanta.name);
  const skipped = day.tithi.filter(({ course }) => course === "skipped").map(({ number }) => number);
  expect(ofMonth.skipped_tithis.map(({ number }) => number)).toEqual(skipped);
  return { ...answers, iso };
}

function expectOneDay(asked: Asked): void {
  const { day, ofMonth, panchang, iso } = isOneDay(asked);
  const { sun_rise, sun_set, moon_rise, moon_set } = panchang.advanced_details;
  expect([sun_rise, sun_set]).toEqual([clockOn(day.sunrise), clockOn(day.sunset)]);
  expect([moon_rise, moon_set]).toEqual([clockOn(day.moonrise[0]), clockOn(day.moonset[0])]);
  expect(panchang.day.name).toBe(day.vaara.name);
  expect(day.tithi.map(({ number }) => number)).toContain(ofMonth.tithi.number);

  for (const instants of [day.moonrise, day.moonset]) for (const at of instants) expect(at.slice(0, 10)).toBe(iso);
  const moon = day.moon.map(({ at }) => ms(at));
  expect(moon).toEqual(moon.toSorted((a, b) => a - b));
  for (const [start, end] of [...rangesIn(day), ...rangesIn(ofMonth)]) expect(ms(start)).toBeLessThan(ms(end));

  if (day.sunrise === null) return;
  // Where sunrise passes midnight in the course of the year it may be in the evening before.
  if (day.sunrise.slice(0, 10) !== iso) {
    expect(day.sunrise.slice(0, 13)).toMatch(new RegExp(`^${dateBefore(iso)}T(?:1[2-9]|2)`));
    expect(passesMidnight(asked)).toBe(true);
  }
  expect(day.next_sunrise).toBe(answerPanchangDay(almanacOf(whereAndWhen(dayAfter(asked))), context).response.sunrise);
  expect(ms(day.sunrise)).toBeLessThan(ms(ofMonth.tithi.end));
  if (day.sunset === null || day.next_sunrise === null) return;
  const [rise, noon, set, next] = [day.sunrise, day.solar_noon, day.sunset, day.next_sunrise].map(ms) as [
    number,
    number,
    number,
    number,
  ];
  expect([rise, noon, set, next]).toEqual([rise, noon, set, next].toSorted((a, b) => a - b));
  expect(Math.abs(next - rise - DAY_MS)).toBeLessThan(MOST_OFF_MS);
  for (const at of moon) expect(at >= rise && at < next).toBe(true);
}

describe("a day at a place by a clock", () => {
  it("is one day in the day's answer, the month's and the panchang's, also where the clock is of elsewhere", () => {
    expectOneDay(HONOLULU_BY_INDIAS_CLOCK);
    fc.assert(fc.property(anyQuestion(60), expectOneDay), { numRuns: 60, seed: 14 });
  });

  it("is so by the clocks of zones, at any place", () => {
    fc.assert(fc.property(zoned(60), expectOneDay), { numRuns: 25, seed: 15 });
  });

  it("is one where the Sun does not rise or set, too, up to the poles", () => {
    const date = { year: 2026, month: 6, day: 21 };
    for (const lat of [90, -90]) isOneDay({ date, lat, lon: 0, tz: 5.5 });
    const beyond = fc
      .tuple(anyQuestion(0), fc.integer({ min: 61, max: 90 }), fc.boolean())
      .map(([asked, degrees, isNorth]) => ({ ...asked, lat: isNorth ? degrees : -degrees }));
    fc.assert(
      fc.property(beyond, (asked) => {
        isOneDay(asked);
      }),
      { numRuns: 40, seed: 17 },
    );
  });

  it("begins where its clock says, by clocks that change at midnight too", () => {
    const same = ({ date, tz, zone }: Asked): void => {
      const clock = clockOf({ tz, zone });
      const byOffsets = civilClockBy(clock.hoursEastAt);
      const [byClock, found] = [clock, byOffsets].map(({ startOfDay }) => jdUtToUnixMs(startOfDay(date)));
      expect(found).toBe(byClock);
    };
    same(HONOLULU_BY_INDIAS_CLOCK);
    // Midnight did not come: clocks went from 23:59 to 1:00.
    same({ date: { year: 2018, month: 11, day: 4 }, lat: -23.55, lon: -46.63, tz: -3, zone: "America/Sao_Paulo" });
    fc.assert(fc.property(fc.oneof(anyQuestion(66), zoned(66)), same), { numRuns: 200, seed: 16 });
  });

  it("names an ekadashi on the date at whose sunrise it runs, by whatever clock", () => {
    const { day, ofMonth } = answersTo({ ...HONOLULU_BY_INDIAS_CLOCK, date: { year: 2026, month: 11, day: 20 } });
    expect(ofMonth.tithi.name).toBe("Ekadashi");
    expect(day.festivals.map(({ id }) => id)).toContain("prabodhini_ekadashi");
    const { day: next } = answersTo(HONOLULU_BY_INDIAS_CLOCK);
    expect(next.festivals.map(({ id }) => id)).not.toContain("prabodhini_ekadashi");
  });

  it("has its solar noon between its sunrise and its sunset", () => {
    const { lat, lon, tz, date } = HONOLULU_BY_INDIAS_CLOCK;
    const clock = clockOf({ tz });
    const { sun } = daysAt(sky, { latitudeDeg: lat, longitudeDeg: lon }, clock).on(date);
    expect(wallAt(clock, sun.noonJdUt, 60)).toMatchObject({ day: 22, hour: 3, minute: 47 });
  });
});
