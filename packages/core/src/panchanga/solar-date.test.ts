import { describe, expect, it } from "vitest";
import { instantOf, readAuthority } from "../../test/authority.ts";
import { createAstronomyEngineEphemeris } from "../ephemeris/astronomy-engine.ts";
import type { Place, Sky } from "../sky.ts";
import { jdUt } from "../time/julian-day.ts";
import { solarDate } from "./solar-date.ts";

const ephemeris = createAstronomyEngineEphemeris();
const sky = (ayanamsa: "lahiri" | "true_chitra"): Sky => ({
  ephemeris,
  conventions: { ayanamsa, node: "mean", positions: "apparent", sunrise: "centre", dashaYear: "365.25" },
});
const CHENNAI: Place = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };
const noonIn = (date: string): ReturnType<typeof jdUt> => instantOf(date, "12:00", 5.5);

interface Day {
  readonly id: string;
  readonly input: { readonly date: string; readonly lat: number; readonly lon: number; readonly utc_offset_h: number };
  readonly expect: { readonly solar_sidereal_date_at_sunset: { readonly month: number; readonly day: number } };
}

describe("the solar date", () => {
  it("is that of the engine jyotisha on all of its 90 days in Chennai and Orinda", () => {
    const days = readAuthority<readonly Day[]>("panchang-jyotisha");
    expect(days).toHaveLength(90);
    for (const { id, input, expect: theirs } of days) {
      const place = { latitudeDeg: input.lat, longitudeDeg: input.lon };
      const { month, day } = solarDate(sky("true_chitra"), instantOf(input.date, "12:00", input.utc_offset_h), place);
      expect({ month, day }, id).toEqual(theirs.solar_sidereal_date_at_sunset);
    }
  });

  it("begins the Tamil year on 14 April 2026, the day of Mesha Sankranti", () => {
    expect(solarDate(sky("lahiri"), noonIn("2026-04-14"), CHENNAI)).toMatchObject({ month: 1, day: 1, rasi: "mesha" });
    expect(solarDate(sky("lahiri"), noonIn("2026-04-13"), CHENNAI)).toMatchObject({ month: 12, rasi: "meena" });
  });

  it("runs on by one from day to day through a year, months of 29 to 32 days, also where the Sun stays down", () => {
    for (const place of [CHENNAI, { latitudeDeg: 69.65, longitudeDeg: 18.96 }]) {
      const start = noonIn("2025-01-01");
      let before = solarDate(sky("lahiri"), start, place);
      for (let step = 1; step <= 380; step += 1) {
        const today = solarDate(sky("lahiri"), jdUt(start + step), place);
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
