import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context as today } from "@vedanga/testing/births/asking";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

/** Facts of answers of the original API; the day on which each was asked is its today. */
interface Recorded {
  readonly id: string;
  readonly input: RecordedBirth & { readonly asked: string };
  readonly expect: {
    readonly lords?: readonly string[];
    readonly start?: string;
    readonly ends?: readonly string[];
    readonly codes?: string;
    readonly ends_of_mahadashas?: readonly string[];
    readonly names?: readonly string[];
    readonly minutes?: readonly number[];
    readonly yoginis?: readonly string[];
    readonly signs?: readonly string[];
    readonly parts?: readonly string[];
    readonly ends_of_parts?: readonly string[];
    readonly mains?: readonly {
      readonly sign: string;
      readonly lord: string;
      readonly start: string;
      readonly parts: readonly string[];
      readonly end: string;
    }[];
    /** Of Vimshottari the levels, of chara dasha the sign. */
    readonly running?: string | readonly { readonly name: string; readonly start: string; readonly end: string }[];
    readonly lord?: string;
  };
}

const records = readAuthority<readonly Recorded[]>("more-dashas");
const MS_PER_DAY = 86_400_000;
/** The original rounds what is left at birth to whole months, and counts calendar years from there. */
const ROUNDED_DAYS = 19;

function recorded(id: string) {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  const context = { ...today, nowUnixMs: Date.parse(`${found.input.asked}T12:00:00Z`) };
  return { facts: found.expect, query: birthQuery(found.input), context };
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
  const running = typeof facts.running === "string" ? [] : (facts.running ?? []);
  expect(ours.map(({ name }) => name)).toEqual(running.map(({ name }) => name));
  expectNear(
    ours.map(({ start }) => start),
    running.map(({ start }) => start),
  );
  expectNear(
    ours.map(({ end }) => end),
    running.map(({ end }) => end),
  );
});

it("finds the yoginis of a recorded birth, their ends within its rounding", () => {
  const { facts, query, context } = recorded("recorded-yogini-dasha-main");
  const { response } = answers.yoginiDashaMain(z.parse(calls.yoginiDashaMain.parameters, query), context);
  expect(response.dasha_list).toEqual(facts.yoginis);
  expect(response.dasha_lord_list).toEqual(facts.lords);
  expectNear([response.start_date], [facts.start ?? ""]);
  expectNear(response.dasha_end_dates, facts.ends);
});

it("finds the parts of the yoginis of a recorded birth", () => {
  const { facts, query, context } = recorded("recorded-yogini-dasha-sub");
  const { response } = answers.yoginiDashaSub(z.parse(calls.yoginiDashaSub.parameters, query), context);
  expect(response.map(({ main_dasha }) => main_dasha)).toEqual(facts.yoginis);
  expect(response[0]?.sub_dasha_list).toEqual(facts.parts);
  expectNear([response[0]?.sub_dasha_start_date ?? ""], [facts.start ?? ""]);
  expectNear(response[0]?.sub_dasha_end_dates ?? [], facts.ends_of_parts);
});

const months = (dates: readonly string[]) => dates.map((date) => date.slice(0, 7));
const isoOf = (date: string): string => new Date(`${date.slice(0, 15)} UTC`).toISOString().slice(0, 10);

describe("the chara dasha of recorded births, which counts to Mars and Saturn alone", () => {
  it("has the same signs and ends", () => {
    const { facts, query, context } = recorded("recorded-char-dasha-main");
    const asked = z.parse(calls.charDashaMain.parameters, { ...query, chara_lords: "one" });
    const { response } = answers.charDashaMain(asked, context);
    expect(response.dasha_list).toEqual(facts.signs);
    expect(isoOf(response.start_date)).toBe(facts.start);
    expect(response.dasha_end_dates.map(isoOf)).toEqual(facts.ends);
    // By K. N. Rao's own rule Rahu, who has Mars with him, is the stronger lord of Aquarius.
    const byRao = answers.charDashaMain(z.parse(calls.charDashaMain.parameters, query), context).response;
    expect(byRao.dasha_end_dates.map(isoOf)).not.toEqual(facts.ends);
  });

  it("has the same sign running, and the same parts by their months", () => {
    const { facts, query, context } = recorded("recorded-char-dasha-current");
    const asked = z.parse(calls.charDashaCurrent.parameters, { ...query, chara_lords: "one" });
    const { response } = answers.charDashaCurrent(asked, context);
    expect([response.main_dasha, response.main_dasha_lord]).toEqual([facts.running, facts.lord]);
    expect(isoOf(response.sub_dasha_start_date)).toBe(facts.start);
    expect(response.sub_dasha_list).toEqual(facts.parts);
    // The original counts on from 28 February and loses three days for good; ours end with the sign's years.
    expect(months(response.sub_dasha_end_dates.map(isoOf))).toEqual(months(facts.ends_of_parts ?? []));
    expect(isoOf(response.sub_dasha_end_dates.at(-1) ?? "")).toBe("2028-01-31");
  });

  it("has the same parts of the eleven signs that were sent, and the twelfth", () => {
    const { facts, query, context } = recorded("recorded-char-dasha-sub");
    const asked = z.parse(calls.charDashaSub.parameters, { ...query, chara_lords: "one" });
    const { response } = answers.charDashaSub(asked, context);
    const ours = response.map((main) => ({
      sign: main.main_dasha,
      lord: main.main_dasha_lord,
      start: isoOf(main.sub_dasha_start_date),
      parts: main.sub_dasha_list,
      end: isoOf(main.sub_dasha_end_dates.at(-1) ?? ""),
    }));
    const theirs = facts.mains ?? [];
    const withoutEnd = (mains: typeof theirs) => mains.map(({ end: _, ...main }) => main);
    expect(ours).toHaveLength(12);
    expect(withoutEnd(ours.slice(0, 11))).toEqual(withoutEnd(theirs));
    expect(months(ours.slice(0, 11).map(({ end }) => end))).toEqual(months(theirs.map(({ end }) => end)));
    // Each sign of ours ends where the next begins; four of the original end a day or two before it.
    expect(ours.slice(0, 11).map(({ end }) => end)).toEqual(ours.slice(1).map(({ start }) => start));
  });
});
