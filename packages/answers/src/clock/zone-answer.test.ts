import { calls } from "@vedanga/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { zoneAnswer } from "./zone-answer.ts";

const at = (zone: string, local: string) => zoneAnswer(zone, { local });

describe("the zone answer", () => {
  // What the IANA zone data says in its own text: standard offset and saving, in seconds.
  it.each([
    ["Asia/Kolkata", "2020-06-01T12:00", 19_800, 0],
    ["Asia/Kolkata", "1943-06-01T12:00", 19_800, 3600],
    ["Asia/Kolkata", "1945-06-01T12:00", 19_800, 3600],
    ["Asia/Kolkata", "1900-06-01T12:00", 19_270, 0],
    ["Asia/Kolkata", "1905-12-31T12:00", 19_270, 0],
    ["Asia/Kolkata", "1906-01-02T12:00", 19_800, 0],
    ["Asia/Kolkata", "1941-09-30T12:00", 19_800, 0],
    ["Asia/Kolkata", "1941-10-02T12:00", 19_800, 3600],
    ["Asia/Kathmandu", "2020-06-01T12:00", 20_700, 0],
    ["Asia/Kathmandu", "1985-12-31T12:00", 19_800, 0],
    ["Australia/Eucla", "2020-01-01T12:00", 31_500, 0],
    ["Pacific/Chatham", "2020-01-01T12:00", 45_900, 3600],
    ["Pacific/Chatham", "2020-07-01T12:00", 45_900, 0],
    ["America/New_York", "1990-07-01T12:00", -18_000, 3600],
    ["America/New_York", "1990-01-01T12:00", -18_000, 0],
    ["America/New_York", "1943-07-01T12:00", -18_000, 3600],
    ["Europe/London", "1942-07-01T12:00", 0, 7200],
    ["Europe/London", "1941-12-01T12:00", 0, 3600],
    ["Europe/London", "1970-07-01T12:00", 3600, 0],
    ["Europe/Moscow", "2012-01-01T12:00", 14_400, 0],
    ["Australia/Sydney", "2020-12-25T12:00", 36_000, 3600],
    ["Australia/Lord_Howe", "2020-12-25T12:00", 37_800, 1800],
    ["Asia/Singapore", "1943-12-01T12:00", 32_400, 0],
    ["America/Toronto", "1945-06-01T12:00", -18_000, 3600],
    ["America/Toronto", "1943-01-01T12:00", -18_000, 3600],
    ["Europe/Dublin", "1941-12-01T12:00", 0, 3600],
    ["Europe/Dublin", "2026-01-01T12:00", 0, 0],
    ["Europe/Dublin", "2026-07-01T12:00", 0, 3600],
    ["Asia/Dhaka", "1941-12-01T12:00", 23_400, 0],
    ["Europe/Oslo", "1960-07-01T12:00", 3600, 3600],
    ["Europe/Amsterdam", "1930-01-01T12:00", 1172, 0],
    ["UTC", "2020-12-01T12:00", 0, 0],
  ])("splits %s at %s into %i and %i seconds", (zone, local, rawOffset, dstOffset) => {
    const answer = at(zone, local);
    expect(answer).toMatchObject({ status: "OK", rawOffset, dstOffset, timeZoneId: zone });
    expect(z.parse(calls.geoTimezone.response, answer)).toEqual(answer);
  });

  it("names the zone in English", () => {
    expect(at("Asia/Kolkata", "2020-06-01T12:00").timeZoneName).toBe("India Standard Time");
    expect(at("America/New_York", "1990-07-01T12:00").timeZoneName).toBe("Eastern Daylight Time");
    expect(at("Asia/Kolkata", "1943-06-01T12:00").timeZoneName).toBe("GMT+06:30");
  });

  it("names by its offset a clock that the runtime has with another offset, or not at all", () => {
    expect(at("Europe/Oslo", "1960-07-01T12:00").timeZoneName).toBe("GMT+02:00");
    expect(at("Europe/Amsterdam", "1930-01-01T12:00").timeZoneName).toBe("GMT+00:19:32");
    expect(at("America/St_Johns", "1900-01-01T12:00").timeZoneName).toBe("GMT-03:30:52");
    expect(at("America/Havana", "2026-12-01T12:00").timeZoneName).toBe("GMT-04:00");
  });

  it("says where the clocks changed, and nothing elsewhere", () => {
    expect(at("America/New_York", "2020-11-01T01:30").note).toBe("ambiguous");
    expect(at("America/New_York", "2020-03-08T02:30").note).toBe("skipped");
    expect(at("America/New_York", "2020-03-08T04:30")).not.toHaveProperty("note");
  });

  it.each([
    ["Pacific/Apia", "2011-12-30"],
    ["Pacific/Kwajalein", "1993-08-21"],
    ["Pacific/Kiritimati", "1994-12-31"],
    ["Asia/Manila", "1844-12-31"],
  ])("says that %s never had %s, and had the days beside it", (zone, date) => {
    const beside = (days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
    for (const time of ["00:00", "12:00", "23:59"]) expect(at(zone, `${date}T${time}`).dateLeftOut).toBe(true);
    for (const days of [-1, 1]) expect(at(zone, `${beside(days)}T12:00`)).not.toHaveProperty("dateLeftOut");
  });

  it("has the date of a midnight that the clocks skipped", () => {
    const gap = at("America/Sao_Paulo", "2018-11-04T00:30");
    expect(gap).toMatchObject({ note: "skipped" });
    expect(gap).not.toHaveProperty("dateLeftOut");
  });

  it("answers for an instant as for a wall time", () => {
    expect(zoneAnswer("America/New_York", { timestamp: 647_000_000 })).toMatchObject({
      rawOffset: -18_000,
      dstOffset: 3600,
    });
    expect(zoneAnswer("Asia/Kolkata", { timestamp: -2_198_000_000 }).rawOffset).toBe(19_270);
  });

  it("takes a year of the first century for what it is", () => {
    // By the Sun of New York, as at every wall time before its railways: not the clock of 1999.
    for (const local of ["0000-01-01T00:00", "0099-12-31T23:59", "0100-01-01T00:00"])
      expect(at("America/New_York", local)).toMatchObject({ rawOffset: -17_762, dstOffset: 0 });
  });

  it("refuses an unknown zone and an invalid wall time", () => {
    expect(() => at("Nowhere/Here", "2020-01-01T00:00")).toThrow(expect.objectContaining({ code: "unknown_zone" }));
    expect(() => at("UTC", "yesterday")).toThrow(expect.objectContaining({ code: "invalid_local_time" }));
  });
});
