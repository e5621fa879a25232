import { expect, test } from "vitest";
import { places } from "#i18n/catalogue/en/places.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { dayFigures } from "./day-figures.ts";

const HOUR_MS = 3_600_000;
const at = (hour: number): Instant => ({
  instantMs: hour * HOUR_MS,
  date: { year: 2026, month: 11, day: 23 },
  time: { hour, minute: 0, second: 0 },
});

const DAY = {
  sunrise: at(6),
  sunset: at(17),
  tithi: [
    { name: "Trayodashi", end: at(9) },
    { name: "Chaturdashi", end: at(22) },
  ],
  nakshatra: [{ name: "Ashwini", end: at(20) }],
  spans: [
    { kind: "gulika", start: at(13), end: at(14) },
    { kind: "rahu_kaal", start: at(7), end: at(8) },
  ],
} as const;

const t = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  (places as Readonly<Record<string, string>>)[id]?.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) ?? "";
const figuresAt = (hour: number) => dayFigures(DAY, hour * HOUR_MS, t, ({ time }) => `${time.hour}:00`);

test("the day of a place is told by its Sun, what runs, and Rahu Kaal", () => {
  expect(figuresAt(8)).toEqual({
    sun: "6:00, 17:00",
    tithi: "Trayodashi until 9:00",
    nakshatra: "Ashwini until 20:00",
    rahuKaal: "7:00 to 8:00",
  });
});

test("a tithi that has ended gives way to the next, and the last of the day stays", () => {
  expect(figuresAt(9).tithi).toBe("Chaturdashi until 22:00");
  expect(figuresAt(23).tithi).toBe("Chaturdashi until 22:00");
});
