import { expect, test } from "vitest";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { eclipsesShown, energyOfDay } from "./energy-of-day.ts";

const date = { year: 2026, month: 11, day: 22 };
const at = (hour: number): Instant => ({
  instantMs: Date.UTC(2026, 10, 22, hour),
  date,
  time: { hour, minute: 0, second: 0 },
});
type Span = AlmanacDay["spans"][number];
const span = (kind: Span["kind"], from: number, to: number, quality: Span["quality"]): Span => ({
  ...{ kind, title: kind, id: kind, name: kind, quality },
  start: at(from),
  end: at(to),
});

test("the line rises with good spans, falls with bad ones, and is level where both run", () => {
  const spans = [
    span("choghadiya", 9, 11, "good"),
    span("rahu_kaal", 10, 12, "bad"),
    span("hora", 5, 20, "good"),
    span("gowri", 5, 9, "neutral"),
  ];
  expect(energyOfDay({ spans, festivals: [] }, date)).toEqual([
    { at: 420, level: 0 },
    { at: 570, level: 1 },
    { at: 630, level: 0 },
    { at: 690, level: -1 },
    { at: 990, level: 0 },
  ]);
});

test("Bhadra is to avoid: the line falls with it", () => {
  expect(energyOfDay({ spans: [span("bhadra", 1, 6, "bad")], festivals: [] }, date)).toEqual([
    { at: 330, level: -1 },
    { at: 810, level: 0 },
  ]);
});

test("the line falls with an eclipse for as long as it is seen", () => {
  const eclipse = {
    ...{ body: "solar" as const, type: "total", local_type: "partial", magnitude: 0.4, visible: true },
    ...{ start: at(9), greatest: at(10), end: at(11), visible_from: at(9), visible_until: at(11) },
  };
  expect(energyOfDay({ spans: [], festivals: [{ name: "Solar eclipse", eclipse }] }, date)).toEqual([
    { at: 420, level: 0 },
    { at: 600, level: -1 },
    { at: 960, level: 0 },
  ]);
});

test("an eclipse of the night before, or of the late evening, is not of the line", () => {
  const lunar = (from: number, until: number) => ({
    ...{ body: "lunar" as const, type: "total", local_type: "total", magnitude: 1.2, visible: true },
    ...{ start: at(from), greatest: at(from), end: at(until), visible_from: at(from), visible_until: at(until) },
  });
  const shown = (from: number, until: number) =>
    eclipsesShown({ spans: [], festivals: [{ name: "Lunar eclipse", eclipse: lunar(from, until) }] }, date).length;
  expect([shown(-5, -2), shown(-1, 4), shown(21, 23)]).toEqual([0, 0, 0]);
  expect([shown(4, 6), shown(20, 23), shown(-1, 24)]).toEqual([1, 1, 1]);
});
