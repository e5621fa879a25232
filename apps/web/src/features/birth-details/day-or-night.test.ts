import { expect, test } from "vitest";
import { dayOrNight } from "./day-or-night.ts";

const DATE = { year: 1990, month: 5, day: 17 };
const on = (hour: number, minute: number, second = 0, date = DATE) => ({ date, time: { hour, minute, second } });
const SUNRISE = on(5, 43, 20);
const SUNSET = on(18, 42, 5);

test.each([
  [on(0, 0), "beforeSunrise"],
  [on(5, 43), "beforeSunrise"],
  [on(5, 44), "byDay"],
  [on(18, 42), "byDay"],
  [on(18, 43), "afterSunset"],
  [on(23, 59), "afterSunset"],
])("%o lies %s", (birth, where) => {
  expect(dayOrNight(birth, SUNRISE, SUNSET)).toBe(where);
});

test("nothing is said about a day on which the Sun does not rise or set", () => {
  expect(dayOrNight(on(12, 0), null, null)).toBeUndefined();
  expect(dayOrNight(on(12, 0), SUNRISE, null)).toBeUndefined();
  expect(dayOrNight(on(12, 0), SUNRISE, on(0, 10, 0, { ...DATE, day: 18 }))).toBeUndefined();
});
