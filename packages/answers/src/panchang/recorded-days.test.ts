import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Cells = readonly (string | number | boolean)[];
type Part = readonly [start: string, end: string, name: string, sort: string];

/** Facts of answers of the original API. */
interface Facts {
  readonly horas?: readonly Part[];
  readonly day?: readonly Part[];
  readonly night?: readonly Part[];
  readonly day_of_week?: string;
  readonly sun_rise?: string;
  readonly sun_set?: string;
  readonly moon_rise?: string;
  readonly sun_noon?: string;
  readonly days?: readonly Cells[];
  readonly stays?: readonly Cells[];
}

const records = readAuthority<readonly { readonly id: string; readonly expect: Facts }[]>("sky-of-days");
function factsOf(id: string): Facts {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`no record ${id}`);
  return record.expect;
}

// The place the API really used, whatever stood in the question.
const asked = z.parse(calls.sunrise.parameters, { date: "11/03/1994", lat: "11", lon: "77", tz: "5.5" });
const MINUTE = 60;

/** Seconds between two times of the moment form, ours later where above 0. */
const secondsAfter = (ours: string, theirs: string): number =>
  (Date.parse(`${ours} UTC`) - Date.parse(`${theirs} UTC`)) / 1000;
/** Minutes between two times of a clock. */
function minutesAfter(ours: string, theirs = ""): number {
  const on = (time: string) => `Fri Mar 11 1994 ${time.replace(" ", ":00 ")}`;
  return secondsAfter(on(ours), on(theirs)) / MINUTE;
}

/** The original's Sun is 70 to 80 s late in India; so is all that depends on it, and its hours are not quite equal. */
function expectParts(ours: readonly Readonly<Record<"start" | "end", string>>[], theirs: readonly Part[] = []): void {
  expect(ours).toHaveLength(theirs.length);
  ours.forEach(({ start, end }, index) => {
    const [from = "", to = ""] = theirs[index] ?? [];
    for (const seconds of [secondsAfter(start, from), secondsAfter(end, to)]) {
      expect(seconds).toBeGreaterThanOrEqual(-95);
      expect(seconds).toBeLessThanOrEqual(-30);
    }
  });
}

describe("the recorded day of the original", () => {
  it("has its 24 horas by the same planets, with the same stones", () => {
    const facts = factsOf("recorded-hora-muhurta");
    const { horas, day_of_week } = answers.horaMuhurta(asked, context).response;
    expectParts(horas, facts.horas);
    expect(horas.map(({ hora, lucky_gem }) => [hora, lucky_gem])).toEqual(
      facts.horas?.map(([, , name, gem]) => [name, gem]),
    );
    expect(day_of_week).toBe(facts.day_of_week);
  });

  it("has its choghadiyas by the same names, but its own weekday and not the next", () => {
    const facts = factsOf("recorded-choghadiya-muhurta");
    const { day, night, day_of_week } = answers.choghadiyaMuhurta(asked, context).response;
    for (const [ours, theirs] of [
      [day, facts.day],
      [night, facts.night],
    ] as const) {
      expectParts(ours, theirs);
      expect(ours.map(({ muhurat, type }) => [muhurat, type])).toEqual(theirs?.map(([, , name, type]) => [name, type]));
    }
    expect([day_of_week, facts.day_of_week]).toEqual(["Friday", "Saturday"]);
  });

  it("has Sun and Moon rise within its own error of it", () => {
    const facts = factsOf("recorded-rise-and-set");
    const { sun_rise } = answers.sunrise(asked, context).response;
    const { sun_set } = answers.sunset(asked, context).response;
    const { sun_noon } = answers.solarNoon(asked, context).response;
    const { moon_rise } = answers.moonrise(asked, context).response;
    for (const minutes of [
      minutesAfter(sun_rise, facts.sun_rise),
      minutesAfter(sun_set, facts.sun_set),
      minutesAfter(sun_noon, facts.sun_noon),
    ])
      expect([-2, -1]).toContain(minutes);
    expect(minutesAfter(moon_rise, facts.moon_rise)).toBe(-3);
  });

  it("has the same state and half of the month on all 31 days, and the phase within a hundredth", () => {
    const facts = factsOf("recorded-moon-calendar").days ?? [];
    const days = answers.moonCalendar(asked, context).response;
    expect(days.map(({ date, paksha, state }) => [date, paksha, state])).toEqual(
      facts.map(([date, _phase, _lit, paksha, state]) => [date, paksha, state]),
    );
    days.forEach(({ phase, luminance }, index) => {
      const [, theirPhase, theirLuminance] = facts[index] ?? [];
      expect(Math.abs(phase - Number(theirPhase))).toBeLessThanOrEqual(1);
      expect(Math.abs(Number.parseInt(luminance, 10) - Number.parseInt(String(theirLuminance), 10))).toBeLessThan(2);
    });
    expect(answers.moonPhase(asked, context).response).toEqual(days[0]);
  });

  it("has the same limbs in its month but where the original's end 25 minutes early or are already the next", () => {
    const facts = factsOf("recorded-monthly-panchang").days ?? [];
    const time = { hour: 11, minute: 40, second: 0 };
    const days = answers.monthlyPanchang({ ...asked, time }, context).response;
    expect(days.map(({ date, day }) => [date, day.name])).toEqual(facts.map(([date, weekday]) => [date, weekday]));
    const parts: readonly (readonly [number, (day: (typeof days)[number]) => number, number])[] = [
      [2, ({ tithi }) => tithi.number, 30],
      [3, ({ nakshatra }) => nakshatra.number, 27],
      [5, ({ yoga }) => yoga.number, 27],
    ];
    for (const [column, numberOf, count] of parts) {
      const ahead = days.map((day, index) => (Number(facts[index]?.[column]) - numberOf(day) + count) % count);
      expect(ahead.every((steps) => steps === 0 || steps === 1)).toBe(true);
      expect(ahead.filter((steps) => steps === 0).length).toBeGreaterThan(20);
    }
    const spans = days.map(({ rahukaal, gulika, yamakanta }) => [rahukaal, gulika, yamakanta]);
    spans.flat().forEach((span, index) => {
      const theirs = String(facts[Math.floor(index / 3)]?.[7 + (index % 3)]);
      const [start = "", end = ""] = span.split(" to ");
      const [from, to] = theirs.split(" to ");
      for (const minutes of [minutesAfter(start, from), minutesAfter(end, to)])
        expect(Math.abs(minutes)).toBeLessThanOrEqual(2);
    });
  });

  it("has the Sun in the same signs in 2024, with the dates of his entries and not of the midnight after", () => {
    const facts = factsOf("recorded-transit-dates").stays ?? [];
    const query = z.parse(calls.transitDates.parameters, { year: "2024", planet: "Sun" });
    const stays = answers.transitDates(query, context).response;
    expect(stays.map(({ rasi_no, zodiac, retro, strength }) => [rasi_no, zodiac, retro, strength])).toEqual(
      facts.map(([_start, _end, ...others]) => others),
    );
    stays.forEach(({ start_date, end_date }, index) => {
      const [start, end] = facts[index] ?? [];
      for (const [ours, theirs] of [
        [start_date, start],
        [end_date, end],
      ] as const)
        expect([0, 24 * 60 * MINUTE]).toContain(secondsAfter(String(theirs), ours));
    });
    // Drik Panchang, New Delhi: Dhanu Sankranti of 2023 on 16 December, Mesha Sankranti of 2024 on 13 April.
    expect(stays[0]?.start_date).toBe("Sat Dec 16 2023");
    expect(stays[4]?.start_date).toBe("Sat Apr 13 2024");
  });
});
