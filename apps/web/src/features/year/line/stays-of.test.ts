import type { YearlyEvent } from "@vedanga/contract";
import { expect, test } from "vitest";
import { percentOfYear, staysOf } from "./stays-of.ts";

const common = { sign: 1, quality: "neutral", great: false, text: "", past_text: "" } as const;
const entry = (planet: string, date: string, from: number, house: number): YearlyEvent => ({
  ...{ ...common, kind: "ingress", planet, date, house },
  from_house: from,
  retrograde: false,
});
const turn = (planet: string, date: string, house: number): YearlyEvent => ({
  ...{ ...common, kind: "station", planet, date, house },
  turns: "retrograde",
});

test("a day lies along its year", () => {
  expect(["2026-01-01", "2026-07-02", "2024-12-31"].map(percentOfYear)).toEqual([0, 49.86, 99.73]);
});

test("a planet is where its entries put it, and before the first where it came from", () => {
  const events = [
    entry("Jupiter", "2026-06-02", 11, 12),
    turn("Saturn", "2026-07-27", 8),
    entry("Jupiter", "2026-10-31", 12, 1),
  ];
  expect(staysOf("Jupiter", events)).toEqual([
    { house: 11, from: 0, to: 41.64 },
    { house: 12, from: 41.64, to: 83.01 },
    { house: 1, from: 83.01, to: 100 },
  ]);
  expect(staysOf("Saturn", events)).toEqual([{ house: 8, from: 0, to: 100 }]);
  expect(staysOf("Rahu", events)).toEqual([]);
});
