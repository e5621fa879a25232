import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isZoneAtHand, loadEveryZone, zoneClock, zoneOffsetHours } from "./zone-clock.ts";

const clockAt = (zone: string, instant: string) => zoneClock(zone, Date.parse(instant));

describe("the clocks that come with the page", () => {
  test("are India's alone", async () => {
    // As a page finds them that has loaded no other zone yet.
    vi.resetModules();
    const page = await import("./zone-clock.ts");
    expect(page.isZoneAtHand("Asia/Kolkata")).toBe(true);
    expect(page.isZoneAtHand("Europe/London")).toBe(false);
    expect(() => page.zoneClock("Europe/London", 0)).toThrow(RangeError);
    expect(page.zoneOffsetHours("Asia/Kolkata", Date.parse("1943-06-15T00:00:00Z"))).toBe(6.5);
  });
});

describe("the clocks of a zone", () => {
  beforeAll(loadEveryZone);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("show Hyderabad's time wherever the visitor is, and midnight as hour 0", () => {
    expect(clockAt("Asia/Kolkata", "2026-11-21T05:10:25Z")).toEqual({
      date: { year: 2026, month: 11, day: 21 },
      time: { hour: 10, minute: 40, second: 25 },
    });
    expect(clockAt("Asia/Kolkata", "2026-11-20T18:30:00Z").time.hour).toBe(0);
  });

  test("leap and fall back on the days London and New York change them", () => {
    expect(clockAt("Europe/London", "2026-03-29T00:59:59Z").time).toEqual({ hour: 0, minute: 59, second: 59 });
    expect(clockAt("Europe/London", "2026-03-29T01:00:00Z").time).toEqual({ hour: 2, minute: 0, second: 0 });
    expect(zoneOffsetHours("America/New_York", Date.parse("2026-11-01T05:59:59Z"))).toBe(-4);
    expect(zoneOffsetHours("America/New_York", Date.parse("2026-11-01T06:00:00Z"))).toBe(-5);
  });

  test("are a quarter ahead in Kathmandu", () => {
    expect(zoneOffsetHours("Asia/Kathmandu", Date.parse("2026-11-21T00:00:00.400Z"))).toBe(5.75);
  });

  test("are known of a zone that is newer than the browser, and right before 1970", () => {
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
      throw new RangeError("Invalid time zone specified");
    });
    expect(clockAt("America/Coyhaique", "2026-07-01T12:00:00Z").time.hour).toBe(9);
    expect(clockAt("Europe/Oslo", "1960-07-01T12:00:00Z").time.hour).toBe(14);
  });

  test("are not known for a made-up zone", () => {
    expect(isZoneAtHand("Asia/Kolkata")).toBe(true);
    expect(isZoneAtHand("Asia/Nowhere")).toBe(false);
    expect(isZoneAtHand("")).toBe(false);
  });
});
