import { instantOf } from "@vedanga/testing/authority";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";
import { solarDate } from "./solar-date.ts";

const CHENNAI: GeoPoint = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };
const noonIn = (date: string): ReturnType<typeof jdUt> => instantOf(date, "12:00", 5.5);

describe("the solar date", () => {
  it("begins the Tamil year on 14 April 2026, the day of Mesha Sankranti", () => {
    expect(solarDate(realSky, noonIn("2026-04-14"), CHENNAI)).toMatchObject({ month: 1, day: 1, rasi: "mesha" });
    expect(solarDate(realSky, noonIn("2026-04-13"), CHENNAI)).toMatchObject({ month: 12, rasi: "meena" });
  });

  it("runs on by one from day to day through a year, months of 29 to 32 days, also where the Sun stays down", () => {
    for (const place of [CHENNAI, { latitudeDeg: 69.65, longitudeDeg: 18.96 }]) {
      const start = noonIn("2025-01-01");
      let before = solarDate(realSky, start, place);
      for (let step = 1; step <= 380; step += 1) {
        const today = solarDate(realSky, jdUt(start + step), place);
        if (today.day === 1) {
          expect(today.month).toBe((before.month % 12) + 1);
          expect(before.day).toBeGreaterThanOrEqual(29);
          expect(before.day).toBeLessThanOrEqual(32);
        } else expect(today).toMatchObject({ month: before.month, day: before.day + 1 });
        before = today;
      }
    }
  });
});
