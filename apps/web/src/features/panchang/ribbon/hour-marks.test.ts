import { beforeAll, describe, expect, test } from "vitest";
import { loadEveryZone } from "#i18n/zone-clock.ts";
import { hourMarks } from "./hour-marks.ts";

const figures = (start: string, end: string, zone: string, dial: 12 | 24 = 12) =>
  hourMarks(Date.parse(start), Date.parse(end), { zone, dial }).map(({ figure }) => figure);

describe("the hours on the scale", () => {
  beforeAll(loadEveryZone);

  test("are the full hours of the place's clock", () => {
    const marks = hourMarks(Date.parse("2026-11-21T10:40:05+05:30"), Date.parse("2026-11-21T13:00:00+05:30"), {
      zone: "Asia/Kolkata",
      dial: 12,
    });
    expect(marks).toEqual([
      { instantMs: Date.parse("2026-11-21T11:00:00+05:30"), figure: 11, isMajor: false },
      { instantMs: Date.parse("2026-11-21T12:00:00+05:30"), figure: 12, isMajor: true },
      { instantMs: Date.parse("2026-11-21T13:00:00+05:30"), figure: 1, isMajor: false },
    ]);
  });

  test("run to 24 where the dial does", () => {
    expect(figures("2026-11-21T22:30:00+05:30", "2026-11-22T01:30:00+05:30", "Asia/Kolkata", 24)).toEqual([23, 0, 1]);
  });

  test("skip the hour London's clocks skip, and count New York's twice", () => {
    expect(figures("2026-03-28T23:30:00Z", "2026-03-29T03:30:00+01:00", "Europe/London")).toEqual([12, 2, 3]);
    expect(figures("2026-11-01T00:30:00-04:00", "2026-11-01T02:30:00-05:00", "America/New_York")).toEqual([1, 1, 2]);
  });
});
