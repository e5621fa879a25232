import { jdUtToUnixMs, unixMsToJdUt } from "@vedanga/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOf, fixedClock, wallAt, wallToJdUt, zoneClock } from "./wall-time.ts";

const date = (year: number, month: number, day: number) => ({ year, month, day });
const time = (hour: number, minute: number, second = 0) => ({ hour, minute, second });
const utc = (iso: string): number => Temporal.Instant.from(iso).epochMilliseconds;

describe("reading a wall clock", () => {
  it("takes the offset in force at the place at that moment", () => {
    const newYork = zoneClock("America/New_York");
    expect(newYork.read(date(1990, 5, 17), time(6, 5))).toEqual({ unixMs: utc("1990-05-17T10:05Z") });
    expect(newYork.read(date(1990, 12, 17), time(6, 5))).toEqual({ unixMs: utc("1990-12-17T11:05Z") });
    expect(zoneClock("Asia/Kathmandu").read(date(2020, 1, 1), time(5, 45)).unixMs).toBe(utc("2020-01-01T00:00Z"));
  });

  it("knows that India kept six and a half hours in 1943 and 5:21:10 in 1900", () => {
    const india = zoneClock("Asia/Kolkata");
    expect(india.read(date(1943, 6, 1), time(6, 30)).unixMs).toBe(utc("1943-06-01T00:00Z"));
    expect(india.offsetSecondsAt(utc("1943-06-01T00:00Z"))).toBe(23_400);
    expect(india.offsetSecondsAt(utc("1900-06-01T00:00Z"))).toBe(19_270);
    expect(india.read(date(1900, 6, 1), time(5, 21, 10)).unixMs).toBe(utc("1900-06-01T00:00Z"));
  });

  it("reads an hour that came twice as its first coming, and says so", () => {
    expect(zoneClock("America/New_York").read(date(2020, 11, 1), time(1, 30))).toEqual({
      unixMs: utc("2020-11-01T05:30Z"),
      note: "ambiguous",
    });
  });

  it("reads an hour that never came by the offset after the gap, and says so", () => {
    expect(zoneClock("America/New_York").read(date(2020, 3, 8), time(2, 30))).toEqual({
      unixMs: utc("2020-03-08T06:30Z"),
      note: "skipped",
    });
  });

  it("begins a day at midnight, or where the clocks skip midnight after the gap", () => {
    expect(jdUtToUnixMs(zoneClock("Asia/Kolkata").startOfDay(date(2026, 1, 1)))).toBe(utc("2025-12-31T18:30Z"));
    expect(jdUtToUnixMs(zoneClock("America/Sao_Paulo").startOfDay(date(2018, 11, 4)))).toBe(utc("2018-11-04T03:00Z"));
    expect(jdUtToUnixMs(fixedClock(19_800).startOfDay(date(2026, 1, 1)))).toBe(utc("2025-12-31T18:30Z"));
  });

  it("takes a decimal offset to the second if no zone is named, and the zone if one is", () => {
    expect(clockOf({ tz: 5.3528 }).offsetSecondsAt(0)).toBe(19_270);
    expect(clockOf({ tz: 5.75 }).offsetSecondsAt(0)).toBe(20_700);
    expect(clockOf({ tz: 5.5, zone: "America/New_York" }).offsetSecondsAt(utc("2020-07-01T00:00Z"))).toBe(-14_400);
  });

  it.each(["Mars/Olympus", "Asia/Hyderabad", "IST", "Etc/Unknown"])("refuses the zone %s", (zone) => {
    expect(() => clockOf({ tz: 5.5, zone })).toThrow(
      expect.objectContaining({ code: "unknown_zone", details: { field: "zone" } }),
    );
  });
});

describe("showing an instant on a wall clock", () => {
  it("rounds to the requested second", () => {
    const clock = fixedClock(0);
    const at = (iso: string) => unixMsToJdUt(utc(iso));
    expect(wallAt(clock, at("2026-01-01T23:59:59.7Z"))).toEqual({ ...date(2026, 1, 2), ...time(0, 0) });
    expect(wallAt(clock, at("2026-01-01T10:15:31Z"), 60)).toEqual({ ...date(2026, 1, 1), ...time(10, 16) });
  });

  it("is the way back from reading it, for every zone and year", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "Asia/Kolkata",
          "America/New_York",
          "Asia/Kathmandu",
          "Europe/London",
          "Pacific/Apia",
          undefined,
        ),
        fc.integer({ min: utc("1601-01-01T00:00Z") / 1000, max: utc("2400-01-01T00:00Z") / 1000 }),
        (zone, seconds) => {
          const clock = clockOf({ tz: 5.5, zone });
          const jd = unixMsToJdUt(seconds * 1000);
          const wall = wallAt(clock, jd);
          const back = clock.read(wall, wall);
          // A second coming is read as the first, an hour earlier: then, and only then, the way back is another.
          if (back.note === undefined) expect(jdUtToUnixMs(wallToJdUt(clock, wall, wall))).toBe(seconds * 1000);
          else expect(back.unixMs).toBeLessThanOrEqual(seconds * 1000);
        },
      ),
    );
  });
});
