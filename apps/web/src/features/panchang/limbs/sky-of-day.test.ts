import { describe, expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { type MoonDay, skyOfDay } from "./sky-of-day.ts";

const at = (clock: string) => parseInstant(`2026-11-${clock}+05:30`);
const limb = (number: number, start: string, end: string) => ({
  number,
  name: String(number),
  start: at(start),
  end: at(end),
});

/** A quarter through the 12th tithi and through Revati at noon; at the next sunrise the Moon is a quarter into Ashwini. */
const DAY: MoonDay = {
  sunrise: at("21T06:00:00"),
  next_sunrise: at("22T12:00:00"),
  tithi: [limb(12, "21T06:00:00", "22T06:00:00"), limb(13, "22T06:00:00", "23T06:00:00")],
  nakshatra: [limb(27, "21T06:00:00", "22T06:00:00"), limb(1, "22T06:00:00", "23T06:00:00")],
};
const noon = at("21T12:00:00").instantMs;
const figure = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

describe("Sun and Moon from the ends of the limbs", () => {
  test("a quarter through the 12th tithi the Moon leads the Sun by 135 degrees", () => {
    expect(skyOfDay(DAY, noon).elongationDeg).toBe(135);
  });

  test("a quarter through Revati it is 350 degrees from the beginning of Mesha, and the Sun behind it", () => {
    const { moonDeg, sunDeg } = skyOfDay(DAY, noon);
    expect(figure(moonDeg)).toBe(350);
    expect(figure(sunDeg)).toBe(215);
  });

  test("its way between the sunrises passes from the last nakshatra into the first", () => {
    const { wayDeg } = skyOfDay(DAY, noon);
    expect(figure(wayDeg.from)).toBe(figure(26 * (40 / 3)));
    expect(figure(wayDeg.to)).toBe(figure(10 / 3));
  });

  test("before the first limb of the list it is at its start", () => {
    expect(skyOfDay(DAY, at("21T03:00:00").instantMs).elongationDeg).toBe(132);
  });
});
