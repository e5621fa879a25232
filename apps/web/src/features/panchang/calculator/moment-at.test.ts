import { beforeAll, describe, expect, test } from "vitest";
import { loadEveryZone } from "#i18n/zone-clock.ts";
import { momentAt, zoneOfNow } from "./moment-at.ts";

describe("the moment the calculator opens with", () => {
  beforeAll(loadEveryZone);

  test("is now by the clocks of the zone, the date too", () => {
    const instantMs = Date.parse("2026-11-21T19:35:40Z");
    expect(momentAt("Asia/Kolkata", instantMs)).toEqual({ date: "2026-11-22", time: "01:05" });
    expect(momentAt("America/New_York", instantMs)).toEqual({ date: "2026-11-21", time: "14:35" });
  });

  test("uses the place chosen, else by that of the page, else by Hyderabad", () => {
    const jerseyCity = { lat: 40.72, lon: -74.07, zone: "America/New_York" };
    expect(zoneOfNow(jerseyCity, "Europe/London")).toBe("America/New_York");
    expect(zoneOfNow(null, "Europe/London")).toBe("Europe/London");
    expect(zoneOfNow(null, undefined)).toBe("Asia/Kolkata");
    expect(zoneOfNow(null, "Europe/Nowhere")).toBe("Asia/Kolkata");
  });

  test("uses the clock of the device where the place is its own", () => {
    const here = { lat: 17.98, lon: 79.59, offsetHours: 5.5 };
    expect(zoneOfNow(here, "Europe/London")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
