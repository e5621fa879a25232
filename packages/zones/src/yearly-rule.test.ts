import { describe, expect, it } from "vitest";
import { yearlyRule } from "./yearly-rule.ts";

const secondOf = (iso: string): number => Date.parse(iso) / 1000;

describe("a rule of every year", () => {
  it.each([
    ["the last Sunday", "3600,7200,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"],
    ["the second and the first Sunday", "-18000,-14400,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z"],
    ["an hour of the day before", "-7200,-3600,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"],
    ["an hour of the days after", "7200,10800,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", "2026-10-23T23:00:00Z"],
    ["a quarter hour", "45900,49500,M9.5.0/2:45,M4.1.0/3:45", "2026-09-26T14:00:00Z", "2027-04-03T14:00:00Z"],
  ])("begins and ends summer time at %s", (_, rule, begin, end) => {
    const stretchAt = yearlyRule(rule);
    const summer = stretchAt(secondOf(begin));
    expect(summer).toMatchObject({ startS: secondOf(begin), endS: secondOf(end) });
    expect(summer.savedS).toBeGreaterThan(0);
    expect(stretchAt(secondOf(begin) - 1)).toMatchObject({ endS: secondOf(begin), savedS: 0 });
    expect(stretchAt(secondOf(end))).toMatchObject({ startS: secondOf(end), savedS: 0 });
  });

  it("is refused if it cannot be read", () => {
    expect(() => yearlyRule("0,3600,J60,J300")).toThrow("no rule of a year");
  });
});
