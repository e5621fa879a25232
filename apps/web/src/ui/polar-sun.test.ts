import { expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { polarSun } from "./polar-sun.ts";

const curves = (...sun: number[]) => ({
  start: parseInstant("2026-06-21T00:00:00+02:00"),
  step_minutes: 15,
  sun,
  moon: [],
});
const rise = parseInstant("2026-05-18T00:52:40+02:00");

test("if the Sun rises and sets, nothing is said of it", () => {
  expect(polarSun({ sunrise: rise, sunset: rise, next_sunrise: rise, curves: curves(10, -10) })).toBe(null);
});

test("a day without a sunset, a day without end and a night without end are distinguished", () => {
  expect(polarSun({ sunrise: rise, sunset: null, next_sunrise: null, curves: curves(2, 40) })).toBe("noSunset");
  const none = { sunrise: null, sunset: null, next_sunrise: null };
  expect(polarSun({ ...none, curves: curves(2, 43, 3) })).toBe("allDay");
  // At the edge of the polar day the middle of the disc goes below the horizon, and none of its upper limb.
  expect(polarSun({ ...none, curves: curves(-0.5, 43, 3) })).toBe("allDay");
  expect(polarSun({ ...none, curves: curves(-40, -3) })).toBe("allNight");
  expect(polarSun({ ...none, sunset: rise, curves: curves(2, -1) })).toBe("noSunrise");
});
