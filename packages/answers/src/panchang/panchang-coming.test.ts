import { calls } from "@vedanga/contract";
import { context, HYDERABAD, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPanchangComing } from "./panchang-coming.ts";
import { answerPanchangMonth } from "./panchang-month.ts";

type Query = Readonly<Record<string, string>>;
const asked = (query: Query) => answerPanchangComing(z.parse(calls.panchangComing.parameters, query), context);
const monthOf = (place: Query, year: number, month: number) =>
  answerPanchangMonth(
    z.parse(calls.panchangMonth.parameters, { ...place, year: String(year), month: String(month) }),
    context,
  ).response.days.flatMap(({ date, festivals }) => festivals.map((festival) => ({ date, ...festival })));

const INDIA = { ...HYDERABAD, zone: "Asia/Kolkata" };

describe("what is kept from a date on", () => {
  it("has the shape of the contract, key for key in its order", () => {
    const answer = asked({ ...INDIA, date: "22/11/2026" });
    expect(JSON.stringify(z.parse(calls.panchangComing.response, answer))).toBe(JSON.stringify(answer));
  });

  it.each([
    ["Hyderabad", INDIA],
    ["New Jersey", NEWARK],
    ["Tromsø", TROMSO],
  ])("is what the months say, from the date to the last: %s", (_name, place) => {
    const { from, to, festivals } = asked({ ...place, date: "20/10/2026", days: "43" }).response;
    expect([from, to]).toEqual(["2026-10-20", "2026-12-01"]);
    const months = [10, 11, 12].flatMap((month) => monthOf(place, 2026, month));
    expect(festivals).toEqual(months.filter(({ date }) => date >= from && date <= to));
  });

  it("is of sixty days if their number is omitted, and of one", () => {
    expect(asked({ ...INDIA, date: "22/11/2026" }).response.to).toBe("2027-01-20");
    const { from, to, festivals } = asked({ ...INDIA, date: "2026-11-08", days: "1" }).response;
    expect([from, to]).toEqual(["2026-11-08", "2026-11-08"]);
    expect(festivals.map(({ id }) => id)).toContain("dipavali");
  });

  it("has an ekadashi and a pradosha of each half month, at any time of the year", () => {
    for (let month = 1; month <= 12; month += 1) {
      const { festivals } = asked({ ...INDIA, date: `3/${month}/2026`, days: "17" }).response;
      expect(festivals.filter(({ kind }) => kind === "ekadashi").length, String(month)).toBeGreaterThan(0);
      expect(festivals.filter(({ id }) => id.endsWith("pradosha")).length, String(month)).toBeGreaterThan(0);
    }
  });

  it("gives the reasons of each by its place in the list", () => {
    const { response, reasons = [] } = asked({ ...INDIA, date: "22/11/2026", days: "20", explain: "1" });
    const abouts = new Set(reasons.map(({ about }) => about));
    expect([...abouts]).toEqual(response.festivals.map((_, index) => `festivals.${index}`));
  });

  it("reaches into the year after the last of the almanac", () => {
    expect(asked({ ...INDIA, date: "31/12/2400" }).response.to).toBe("2401-02-28");
  });
});
