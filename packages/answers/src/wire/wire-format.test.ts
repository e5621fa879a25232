import { jdUt, unixMsToJdUt } from "@vedanga/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedClock, zoneClock } from "../clock/wall-time.ts";
import {
  wireAyanamsa,
  wireCivilDate,
  wireClock,
  wireClock24,
  wireDate,
  wireDateTime,
  wireDayFirst,
  wireDegrees,
  wireInstant,
  wireLongCivilDate,
  wireLongDate,
  wireMinuteSpan,
  wireSpokenDate,
} from "./wire-format.ts";

const india = fixedClock(19_800);
const at = (iso: string) => unixMsToJdUt(Temporal.Instant.from(iso).epochMilliseconds);

describe("the formats of the wire", () => {
  const morning = at("1994-03-10T09:18:44+05:30");

  it("write dates and times as the samples do", () => {
    expect(wireDateTime(india, morning)).toBe("Thu Mar 10 1994 9:18:44 AM");
    expect(wireDate(india, morning)).toBe("Thu Mar 10 1994");
    expect(wireClock(india, at("1994-03-11T06:32:58+05:30"))).toBe("6:32:58 AM");
    expect(wireClock24(india, at("1981-02-10T06:47:59+05:30"))).toBe("06:47:59");
    expect(wireDayFirst({ year: 2025, month: 6, day: 1 })).toBe("01/06/2025");
    expect(wireCivilDate({ year: 1994, month: 3, day: 11 })).toBe("Fri Mar 11 1994");
    expect(wireAyanamsa(23 + 46 / 60 + 51.9 / 3600)).toBe(`23 46'51"`);
  });

  it("write an instant as JavaScript prints it in UTC, and a date as its midnight", () => {
    expect(wireLongDate(at("2023-10-17T13:06:00+05:30"))).toBe(
      "Tue Oct 17 2023 07:36:00 GMT+0000 (Coordinated Universal Time)",
    );
    expect(Date.parse(wireLongDate(morning))).toBe(Date.parse("1994-03-10T09:18:44+05:30"));
    expect(wireLongCivilDate({ year: 2012, month: 3, day: 30 })).toBe(
      "Fri Mar 30 2012 00:00:00 GMT+0000 (Coordinated Universal Time)",
    );
    expect(wireSpokenDate({ year: 2025, month: 6, day: 1 })).toBe("Jun 01 2025");
  });

  it("pad the hour of a span and of no other clock", () => {
    const span = { startJdUt: at("1994-03-11T08:02:00+05:30"), endJdUt: at("1994-03-11T12:32:29+05:30") };
    expect(wireMinuteSpan(india, span)).toBe("08:02 AM to 12:32 PM");
  });

  it("call midnight and noon twelve", () => {
    expect(wireClock(india, at("2026-01-01T00:00:00+05:30"))).toBe("12:00:00 AM");
    expect(wireClock(india, at("2026-01-01T12:00:00+05:30"))).toBe("12:00:00 PM");
    expect(wireClock24(india, at("2026-01-01T00:00:00+05:30"))).toBe("00:00:00");
  });

  it("put a dash for what does not happen", () => {
    expect(wireClock(india, undefined)).toBe("-");
    expect(wireClock24(india, undefined)).toBe("-");
    expect(wireMinuteSpan(india, undefined)).toBe("-");
  });

  it("cut degrees, so that the last of a sign stays in it", () => {
    expect(wireDegrees(29.9999999)).toBe(29.999999);
    expect(wireDegrees(359.99999999)).toBe(359.999999);
    expect(wireDegrees(12.25)).toBe(12.25);
  });
});

describe("an instant as ISO 8601", () => {
  it("carries the offset in force at that very instant", () => {
    const newYork = zoneClock("America/New_York");
    expect(wireInstant(newYork, at("2026-03-08T06:59:59Z"))).toBe("2026-03-08T01:59:59-05:00");
    expect(wireInstant(newYork, at("2026-03-08T07:00:00Z"))).toBe("2026-03-08T03:00:00-04:00");
    expect(wireInstant(fixedClock(20_700), at("2026-01-01T00:00:00Z"))).toBe("2026-01-01T05:45:00+05:45");
  });

  it("stays exact where the zone's offset has seconds, which the format has no place for", () => {
    const text = wireInstant(zoneClock("Asia/Kolkata"), at("1900-06-01T00:00:00Z"));
    expect(text).toBe("1900-06-01T05:21:00+05:21");
    expect(Date.parse(text)).toBe(Date.parse("1900-06-01T00:00:00Z"));
    // To the nearest minute: +00:19:32, as in Amsterdam until 1937.
    expect(wireInstant(fixedClock(1172), at("1900-06-01T00:00:00Z"))).toBe("1900-06-01T00:20:00+00:20");
  });

  it("reads back as the same second, for any instant and offset", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_305_500, max: 2_598_000, noNaN: true }),
        fc.integer({ min: -57_600, max: 57_600 }),
        (jd, offsetSeconds) => {
          const text = wireInstant(fixedClock(offsetSeconds), jdUt(jd));
          expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
          expect(Math.abs(Date.parse(text) - (jd - 2_440_587.5) * 86_400_000)).toBeLessThanOrEqual(501);
        },
      ),
    );
  });
});

describe("any instant on any clock", () => {
  it("is written so that a browser's Date reads date and time back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -11_600_000_000, max: 13_500_000_000 }),
        fc.integer({ min: -57_600, max: 57_600 }),
        (seconds, offsetSeconds) => {
          const text = wireDateTime(fixedClock(offsetSeconds), unixMsToJdUt(seconds * 1000));
          expect(text).toMatch(
            /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d\d \d{4} (1[0-2]|[1-9]):[0-5]\d:[0-5]\d [AP]M$/,
          );
          expect(Date.parse(`${text} UTC`)).toBe((seconds + offsetSeconds) * 1000);
          const weekday = new Date((seconds + offsetSeconds) * 1000).getUTCDay();
          expect(text.slice(0, 3)).toBe(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday]);
        },
      ),
    );
  });
});
