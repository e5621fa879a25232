import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context as today } from "@vedanga/testing/births/asking";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

/** Facts of answers of the original API; the day on which each was asked is its today. */
interface Recorded {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
    readonly lat: number;
    readonly lon: number;
    readonly asked: string;
  };
  readonly expect: {
    readonly lords?: readonly string[];
    readonly start?: string;
    readonly ends?: readonly string[];
    readonly codes?: string;
    readonly ends_of_mahadashas?: readonly string[];
    readonly names?: readonly string[];
    readonly minutes?: readonly number[];
    readonly running?: readonly { readonly name: string; readonly start: string; readonly end: string }[];
  };
}

const records = readAuthority<readonly Recorded[]>("more-dashas");
const MS_PER_DAY = 86_400_000;
/** The original rounds what is left at birth to whole months, and counts calendar years from there. */
const ROUNDED_DAYS = 19;

function recorded(id: string) {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  const { date, time, utc_offset_h: tz, lat, lon, asked } = found.input;
  const query = { dob: date, tob: time, lat: String(lat), lon: String(lon), tz: String(tz) };
  return { facts: found.expect, query, context: { ...today, nowUnixMs: Date.parse(`${asked}T12:00:00Z`) } };
}

/** Dates of ours and of the original, of which none is further off than its rounding. */
function expectNear(ours: readonly string[], theirs: readonly string[] | undefined): void {
  expect(theirs).toHaveLength(ours.length);
  const days = ours.map(
    (date, index) => Math.abs(Date.parse(`${date.slice(0, 15)} UTC`) - Date.parse(theirs?.[index] ?? "")) / MS_PER_DAY,
  );
  expect(Math.max(...days), JSON.stringify(days)).toBeLessThanOrEqual(ROUNDED_DAYS);
}

it("finds the mahadashas of a recorded birth, their ends within its rounding", () => {
  const { facts, query, context } = recorded("recorded-maha-dasha");
  const { response } = answers.mahaDashaEnds(z.parse(calls.mahaDashaEnds.parameters, query), context);
  expect(response.mahadasha).toEqual(facts.lords);
  expectNear([response.dasha_start_date], [facts.start ?? ""]);
  expectNear(response.mahadasha_order, facts.ends);
  expect(response.start_year).toBe(1981);
});

it("finds all 729 paryantardashas of a recorded birth by their codes", () => {
  const { facts, query, context } = recorded("recorded-paryantar-dasha");
  const { response } = answers.paryantarDasha(z.parse(calls.paryantarDasha.parameters, query), context);
  expect(response.paryantardasha.flat(2).join(" ")).toBe(facts.codes);
  expectNear(
    response.paryantardasha_order.map((antars) => antars.at(-1)?.at(-1) ?? ""),
    facts.ends_of_mahadashas,
  );
});

it("finds the pranas of a recorded birth, each as many minutes long", () => {
  const { facts, query, context } = recorded("recorded-specific-sub-dasha");
  const asked = { ...query, md: "Sun", ad: "Sun", pd: "Sun", sd: "Sun" };
  const { response } = answers.specificSubDasha(z.parse(calls.specificSubDasha.parameters, asked), context);
  const parts = "pranadasha" in response ? response.pranadasha : [];
  expect(parts.map(({ name }) => name)).toEqual(facts.names);
  parts.forEach(({ start, end }, index) => {
    const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
    expect(Math.abs(minutes - (facts.minutes?.[index] ?? Number.NaN))).toBeLessThan(2.5 / 60);
  });
});

it("finds what ran on the day of a recorded answer", () => {
  const { facts, query, context } = recorded("recorded-current-mahadasha");
  const { response } = answers.currentMahadasha(z.parse(calls.currentMahadasha.parameters, query), context);
  const ours = [response.mahadasha, response.antardasha, response.paryantardasha];
  expect(ours.map(({ name }) => name)).toEqual(facts.running?.map(({ name }) => name));
  expectNear(
    ours.map(({ start }) => start),
    facts.running?.map(({ start }) => start),
  );
  expectNear(
    ours.map(({ end }) => end),
    facts.running?.map(({ end }) => end),
  );
});
