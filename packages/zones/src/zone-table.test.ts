import { describe, expect, it } from "vitest";
import { EVERY_ZONE, TZ_RELEASE } from "./generated/every-zone.ts";
import { TZ_RELEASE as INDIAN_RELEASE, INDIAN_ZONE } from "./generated/indian-zone.ts";
import { zoneTable } from "./zone-table.ts";

const secondOf = (iso: string): number => Date.parse(iso) / 1000;
const every = zoneTable(EVERY_ZONE);
const at = (id: string, iso: string) => every.zone(id)?.stretchAt(secondOf(iso));

describe("the table of zones", () => {
  it("knows a zone by its other names and in upper and lower case, and no other", () => {
    expect(every.zone("Asia/Calcutta")).toBe(every.zone("asia/kolkata"));
    expect(every.zone("Asia/Hyderabad")).toBeUndefined();
    expect(every.zone("")).toBeUndefined();
    expect(every.zone("Factory")).toBeUndefined();
    expect(every.zone("constructor")).toBeUndefined();
  });

  it("goes from before the first clock of a zone to any year to come", () => {
    expect(at("Asia/Kolkata", "1700-01-01T00:00:00Z")).toMatchObject({
      startS: Number.NEGATIVE_INFINITY,
      offsetS: 21_208,
    });
    expect(at("Asia/Kolkata", "2400-01-01T00:00:00Z")).toMatchObject({
      offsetS: 19_800,
      endS: Number.POSITIVE_INFINITY,
    });
    expect(at("Europe/London", "2400-07-01T00:00:00Z")).toMatchObject({ offsetS: 3600, savedS: 3600 });
    expect(at("Europe/London", "2400-12-31T23:59:59Z")).toMatchObject({ offsetS: 0, savedS: 0 });
  });

  it("says how long a stretch lasts, also where a yearly rule takes over", () => {
    expect(at("America/New_York", "2026-07-01T00:00:00Z")).toEqual({
      startS: secondOf("2026-03-08T07:00:00Z"),
      endS: secondOf("2026-11-01T06:00:00Z"),
      offsetS: -14_400,
      savedS: 3600,
    });
    expect(at("America/Havana", "2026-12-01T00:00:00Z")?.offsetS).toBe(-14_400);
  });

  it.each([
    ["Toronto's war time", "America/Toronto", "1945-06-01T00:00:00Z", -18_000, 3600],
    ["Toronto's war time in winter", "America/Toronto", "1943-01-01T00:00:00Z", -18_000, 3600],
    ["Dublin's summer that lasted six years", "Europe/Dublin", "1941-12-01T00:00:00Z", 0, 3600],
    ["Dublin's winter, which the law takes off", "Europe/Dublin", "2026-01-01T00:00:00Z", 0, 0],
    ["Dublin's summer, which the law calls standard", "Europe/Dublin", "2026-07-01T00:00:00Z", 0, 3600],
    ["Dublin when it had one clock all year", "Europe/Dublin", "1970-01-01T00:00:00Z", 3600, 0],
    ["Dhaka's standard time of the war", "Asia/Dhaka", "1941-12-01T00:00:00Z", 23_400, 0],
    ["Kolkata's summer time of the war", "Asia/Kolkata", "1941-12-01T00:00:00Z", 19_800, 3600],
    ["Prague's winter of 1946, put back", "Europe/Prague", "1947-01-01T00:00:00Z", 0, 0],
    ["Prague a year later", "Europe/Prague", "1948-01-01T00:00:00Z", 3600, 0],
    ["Casablanca outside Ramadan", "Africa/Casablanca", "2024-07-01T00:00:00Z", 0, 3600],
    ["Casablanca in Ramadan", "Africa/Casablanca", "2024-03-20T00:00:00Z", 0, 0],
    ["Windhoek's winter", "Africa/Windhoek", "2000-07-01T00:00:00Z", 3600, 0],
    ["Windhoek's summer", "Africa/Windhoek", "2000-01-01T00:00:00Z", 3600, 3600],
    ["Windhoek since", "Africa/Windhoek", "2020-01-01T00:00:00Z", 7200, 0],
  ])("splits %s into standard time and what is saved", (_, id, instant, standardS, savedS) => {
    const stretch = at(id, instant);
    expect(stretch?.savedS).toBe(savedS);
    expect((stretch?.offsetS ?? 0) - savedS).toBe(standardS);
  });

  it("never takes anything off standard time", () => {
    for (const id of every.ids) {
      const history = every.zone(id);
      for (let year = 1850; year < 2040; year += 1)
        for (const month of ["01", "07"])
          expect(history?.stretchAt(secondOf(`${year}-${month}-01T00:00:00Z`)).savedS).toBeGreaterThanOrEqual(0);
    }
  });

  it("has India's line apart, of the same release", () => {
    expect(INDIAN_RELEASE).toBe(TZ_RELEASE);
    expect(EVERY_ZONE.split("\n")).toContain(INDIAN_ZONE);
    expect(zoneTable(INDIAN_ZONE).zone("Asia/Kolkata")?.stretchAt(0).offsetS).toBe(19_800);
  });
});
