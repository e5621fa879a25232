import { HYDERABAD } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { almanacWays } from "./almanac-ways.ts";

const PLAIN = {
  day: "/panchang",
  today: "/panchang",
  month: "/panchang/month",
  festivals: "/panchang/festivals",
  conventions: "/panchang/conventions",
  coordinates: "/panchang/coordinates",
};

describe("the ways of the almanac", () => {
  test("are plain from a screen that says nothing of place and day, and from outside", () => {
    expect(almanacWays("/panchang", "", null)).toEqual(PLAIN);
    expect(almanacWays("/panchang/month", "?id=secret", null)).toEqual(PLAIN);
    expect(almanacWays("/places", "?place=5368361&date=2026-11-24", null)).toEqual(PLAIN);
    expect(almanacWays("/panchangam", "?place=5368361", null)).toEqual(PLAIN);
  });

  test("keep place, date and conventions; today is of no date", () => {
    expect(almanacWays("/panchang", "?date=2026-11-24&place=5368361&ayanamsa=raman&id=secret", null)).toEqual({
      day: "/panchang?date=2026-11-24&place=5368361&ayanamsa=raman",
      today: "/panchang?place=5368361&ayanamsa=raman",
      month: "/panchang/month?year=2026&month=11&place=5368361&ayanamsa=raman",
      festivals: "/panchang/festivals?place=5368361&ayanamsa=raman",
      conventions: "/panchang/conventions?date=2026-11-24&place=5368361&ayanamsa=raman",
      coordinates: "/panchang/coordinates",
    });
  });

  test("keep a point with its zone, and the month that is shown", () => {
    const point = "lat=69.65&lon=18.96&zone=Europe%2FOslo";
    expect(almanacWays("/panchang/month", `?year=2027&month=3&${point}`, null)).toMatchObject({
      day: `/panchang?${point}`,
      month: `/panchang/month?year=2027&month=3&${point}`,
    });
  });

  test("keep the Hyderabad that a dated day without a place means; another dated screen means the reader's city", () => {
    expect(almanacWays("/panchang", "?date=2026-11-24", "5368361").month).toBe(
      `/panchang/month?year=2026&month=11&place=${HYDERABAD.id}`,
    );
    const fromRules = (rememberedId: string | null) =>
      almanacWays("/panchang/conventions", "?date=2026-11-24", rememberedId).day;
    expect(fromRules("5368361")).toBe("/panchang?date=2026-11-24&place=5368361");
    expect(fromRules(null)).toBe(`/panchang?date=2026-11-24&place=${HYDERABAD.id}`);
    expect(almanacWays("/panchang/month", "?year=2027&month=3", "5368361").day).toBe("/panchang");
  });

  test("keep nothing that cannot be", () => {
    expect(almanacWays("/panchang", "?date=2026-02-30&place=here&ayanamsa=mine", null)).toEqual({
      ...PLAIN,
      ...Object.fromEntries(
        (["day", "today", "month", "festivals", "conventions"] as const).map((way) => [
          way,
          `${PLAIN[way]}?ayanamsa=lahiri`,
        ]),
      ),
    });
  });
});
