import { describe, expect, test } from "vitest";
import { type MoonDay, skyOfDay } from "./sky-of-day.ts";

const IST = "+05:30";
const limb = (number: number, start: string, end: string) => ({
  number,
  name: String(number),
  start: `${start}${IST}`,
  end: `${end}${IST}`,
});

/** A quarter through the 12th tithi and through Revati at noon; at the next sunrise the Moon is a quarter into Ashwini. */
const DAY: MoonDay = {
  sunrise: `2026-11-21T06:00:00${IST}`,
  next_sunrise: `2026-11-22T12:00:00${IST}`,
  tithi: [
    limb(12, "2026-11-21T06:00:00", "2026-11-22T06:00:00"),
    limb(13, "2026-11-22T06:00:00", "2026-11-23T06:00:00"),
  ],
  nakshatra: [
    limb(27, "2026-11-21T06:00:00", "2026-11-22T06:00:00"),
    limb(1, "2026-11-22T06:00:00", "2026-11-23T06:00:00"),
  ],
};
const noon = Date.parse(`2026-11-21T12:00:00${IST}`);
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
    expect(skyOfDay(DAY, Date.parse(`2026-11-21T03:00:00${IST}`)).elongationDeg).toBe(132);
  });
});
