import type { PanchangDay } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { dayAsShown } from "./day-as-shown.ts";

describe("risings and settings of the Moon, from sunrise to sunrise", () => {
  const civil = (date: string, moonrise: string[], moonset: string[]): PanchangDay => ({
    date,
    sunrise: "2026-11-21T06:24:05+05:30",
    sunset: "2026-11-21T17:39:29+05:30",
    next_sunrise: "2026-11-22T06:24:36+05:30",
    solar_noon: "2026-11-21T12:01:47+05:30",
    moonrise,
    moonset,
    vaara: { number: 7, name: "Saturday" },
    tithi: [],
    nakshatra: [],
    yoga: [],
    karana: [],
    spans: [],
    moon_sign: [],
    sun_sign: [],
    masa: {
      amanta: { number: 8, name: "Kartika", adhika: false, kshaya: false },
      purnimanta: { number: 8, name: "Kartika", adhika: false, kshaya: false },
    },
    paksha: "Shukla Paksha",
    ritu: "Sharad",
    ritu_solar: "Hemanta",
    ayana: "Dakshinayana",
    ayana_tropical: "Dakshinayana",
    disha_shool: "East",
    yogini: "South-West",
    years: {
      saka: { number: 1948, name: "Parabhava" },
      vikrama: { number: 2083, name: "Siddharthi" },
      kali: { number: 5127, name: "Parabhava" },
    },
    next_new_moon: "2026-12-09T06:22:00+05:30",
    next_full_moon: "2026-11-24T20:23:00+05:30",
    festivals: [],
    curves: { start: "2026-11-21T06:24:05+05:30", step_minutes: 15, sun: [], moon: [] },
  });
  const today = civil("2026-11-21", ["2026-11-21T14:54:00+05:30"], ["2026-11-21T02:58:00+05:30"]);
  const tomorrow = civil("2026-11-22", ["2026-11-22T15:40:00+05:30"], ["2026-11-22T03:47:00+05:30"]);

  test("the setting after midnight is the next date's, and the one before sunrise belongs to the day before", () => {
    const shown = dayAsShown(today, tomorrow);
    expect(shown.moonset).toEqual(["2026-11-22T03:47:00+05:30"]);
    expect(shown.moonrise).toEqual(["2026-11-21T14:54:00+05:30"]);
  });

  test("without the next date nothing false is said", () => {
    expect(dayAsShown(today, undefined).moonset).toEqual([]);
  });
});
