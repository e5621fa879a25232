import { expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { polarWords } from "./polar-words.ts";

const curves = (...sun: number[]) => ({
  start: parseInstant("2026-06-21T00:00:00+02:00"),
  step_minutes: 15,
  sun,
  moon: [],
});
const rise = parseInstant("2026-05-18T00:52:40+02:00");

test("if the Sun rises and sets, there are no words about it", () => {
  expect(polarWords({ sunrise: rise, sunset: rise, next_sunrise: rise, curves: curves(10, -10) })).toBe(null);
});

test("a day without a sunset, a day without end and a night without end are distinguished", () => {
  expect(polarWords({ sunrise: rise, sunset: null, next_sunrise: null, curves: curves(2, 40) })).toBe(
    "panchang.polar.noSunset",
  );
  const none = { sunrise: null, sunset: null, next_sunrise: null };
  expect(polarWords({ ...none, curves: curves(2, 43, 3) })).toBe("panchang.polar.allDay");
  // At the edge of the polar day the middle of the disc goes below the horizon, and none of its upper limb.
  expect(polarWords({ ...none, curves: curves(-0.5, 43, 3) })).toBe("panchang.polar.allDay");
  expect(polarWords({ ...none, curves: curves(-40, -3) })).toBe("panchang.polar.allNight");
  expect(polarWords({ ...none, sunset: rise, curves: curves(2, -1) })).toBe("panchang.polar.noSunrise");
});
