import { birthOf } from "@vedanga/testing/births/asking";
import { expect, it } from "vitest";
import { onRecordedDay as context, recordedRest } from "../../test/recorded-rest.ts";
import { answers } from "../answers.ts";

const MS_PER_DAY = 86_400_000;
const msOf = (date: string): number => Date.parse(`${date.slice(0, 24)} UTC`);

type Period = readonly [name: string, start: string, end: string];
const LEVELS = ["mahadasha", "antardasha", "paryantardasha", "Shookshamadasha", "Pranadasha"] as const;

/** The record rounds what is left at birth up to whole months, and counts calendar years from there. */
function expectRounded(ours: readonly string[], theirs: readonly string[]): void {
  expect(theirs).toHaveLength(ours.length);
  const days = ours.map((date, index) => (Date.parse(`${theirs[index]}Z`) - msOf(date)) / MS_PER_DAY);
  expect(Math.min(...days), `${days}`).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days), `${days}`).toBeLessThan(31);
}

it("finds the mahadashas of the recorded predictions, their ends within its rounding", () => {
  const { facts, query } = recordedRest("recorded-maha-dasha-predictions");
  const { lords, starts, ends } = facts as Readonly<Record<"lords" | "starts" | "ends", readonly string[]>>;
  const { dashas } = answers.mahaDasha(birthOf(query), context).response;
  expect(dashas.map(({ dasha }) => dasha)).toEqual(lords);
  expectRounded(
    dashas.map(({ dasha_start_year }) => dasha_start_year),
    starts,
  );
  expectRounded(
    dashas.map(({ dasha_end_year }) => dasha_end_year),
    ends,
  );
});

it("finds all 81 recorded antardashas, their ends within its rounding", () => {
  const { facts, query } = recordedRest("recorded-antar-dasha");
  const { names, ends } = facts as Readonly<Record<"names" | "ends", readonly string[]>>;
  const { antardashas, antardasha_order } = answers.antarDasha(birthOf(query), context).response;
  expect(antardashas.flat()).toEqual(names);
  expectRounded(antardasha_order.flat(), ends);
});

it("finds all five levels that ran on a recorded day, once that day is moved back by the rounding", () => {
  const { facts, query } = recordedRest("recorded-current-mahadasha-full");
  const theirs = facts as Readonly<Record<(typeof LEVELS)[number], readonly Period[]>> & { readonly running: string[] };
  const [running = "", start = "", end = ""] = theirs.Pranadasha.find(([name]) => name === theirs.running[3]) ?? [];
  expect(running).toBe(theirs.running[3]);
  const [, began = ""] = theirs.antardasha[0] ?? [];
  const ours = answers.currentMahadashaFull(birthOf(query), context).response;
  const shift = Date.parse(`${began}Z`) - msOf(ours.antardasha[0]?.start ?? "");
  const middle = (Date.parse(`${start}Z`) + Date.parse(`${end}Z`)) / 2;
  const moved = answers.currentMahadashaFull(birthOf(query), { ...context, nowUnixMs: middle - shift }).response;
  for (const level of LEVELS) {
    expect(
      moved[level].map(({ name }) => name),
      level,
    ).toEqual(theirs[level].map(([name]) => name));
    expectRounded(
      moved[level].map((period) => period.start),
      theirs[level].map(([, from]) => from),
    );
    expectRounded(
      moved[level].map((period) => period.end),
      theirs[level].map(([, , to]) => to),
    );
  }
  expect(Object.values(moved.order_of_dashas).map(({ name }) => name)).toEqual(theirs.running);
});
