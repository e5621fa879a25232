import { calls } from "@vedanga/contract";
import { context, HYDERABAD, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerFestivalsOfYear } from "./festivals-of-year.ts";
import { answerPanchangComing } from "./panchang-coming.ts";

type Query = Readonly<Record<string, string>>;
const asked = (query: Query) => answerFestivalsOfYear(z.parse(calls.festivalsOfYear.parameters, query), context);
const coming = (query: Query) =>
  answerPanchangComing(z.parse(calls.panchangComing.parameters, query), context).response.festivals;

const INDIA = { ...HYDERABAD, zone: "Asia/Kolkata" };
const YEAR = { ...INDIA, date: "2026-01-01" };

describe("the festivals of a year", () => {
  const { response } = asked(YEAR);
  const one = (id: string) => response.festivals.find((festival) => festival.id === id);

  it("have the shape of the contract, key for key in its order", () => {
    const answer = asked(YEAR);
    expect(JSON.stringify(z.parse(calls.festivalsOfYear.response, answer))).toBe(JSON.stringify(answer));
  });

  it("are those of a whole year if the number of days is omitted, of a leap year too", () => {
    expect([response.from, response.to]).toEqual(["2026-01-01", "2026-12-31"]);
    const leap = asked({ ...INDIA, date: "2028-01-01" }).response;
    expect(leap.to).toBe("2028-12-31");
    // Its last night has a total eclipse of the Moon.
    expect(leap.festivals.at(-1)).toMatchObject({ date: "2028-12-31", id: "lunar_eclipse" });
    expect(asked({ ...INDIA, date: "2028-02-29" }).response.to).toBe("2029-02-28");
    expect(asked({ ...INDIA, date: "2027-03-01" }).response.to).toBe("2028-02-29");
    expect(response.festivals.at(0)?.date).toMatch(/^2026-01-0/);
    expect(response.festivals.at(-1)?.date).toMatch(/^2026-12-/);
  });

  it.each([
    ["Hyderabad", INDIA],
    ["New Jersey", NEWARK],
    ["Tromsø", TROMSO],
  ])("are the days that panchang/coming has, each with the days of its schools: %s", (_name, place) => {
    const { festivals } = asked({ ...place, date: "2026-03-01", days: "90" }).response;
    const days = festivals.flatMap(({ id, date, tradition, other_days }) => [
      `${date} ${id} ${tradition ?? ""}`,
      ...other_days.map((other) => `${other.date} ${id} ${other.tradition}`),
    ]);
    const expected = coming({ ...place, date: "2026-03-01", days: "90" }).map(
      ({ id, date, tradition }) => `${date} ${id} ${tradition ?? ""}`,
    );
    expect(days.toSorted()).toEqual(expected.toSorted());
  });

  it("name a festival once where two schools keep two days", () => {
    expect(response.festivals.filter(({ id }) => id === "sri_rama_navami")).toHaveLength(1);
    const rama = one("sri_rama_navami");
    expect([rama?.date, rama?.tradition]).toEqual(["2026-03-26", "smarta"]);
    expect(rama?.other_days).toMatchObject([
      { date: "2026-03-27", tradition: "vaishnava", tradition_name: "Vaishnava" },
    ]);
    expect(rama?.other_days[0]?.why).not.toBe(rama?.why);
  });

  it("say when the other school breaks its fast", () => {
    const apart = response.festivals.filter(({ kind, other_days }) => kind === "ekadashi" && other_days.length > 0);
    expect(apart.length).toBeGreaterThan(0);
    for (const { parana_from, other_days } of apart) {
      const [other] = other_days;
      expect(other?.parana_from?.slice(0, 10)).not.toBe(parana_from?.slice(0, 10));
      expect(Date.parse(other?.parana_until ?? "")).toBeGreaterThan(Date.parse(other?.parana_from ?? ""));
    }
  });

  it("give the book or custom of each sentence, and what else was considered", () => {
    for (const { id, why, source, also } of response.festivals) {
      expect(
        [why, source, ...also.map(({ text }) => text)].every((text) => text.length > 0),
        id,
      ).toBe(true);
      expect(
        also.map(({ text }) => text),
        id,
      ).not.toContain(why);
    }
    expect(one("sri_rama_navami")).toMatchObject({ source: "Nirnaya Sindhu 2, Chaitra", also: [] });
    expect(one("bhogi")?.also).toHaveLength(1);
    const [dipavali] = asked({ ...INDIA, date: "2024-01-01", ids: "dipavali" }).response.festivals;
    expect(dipavali?.date).toBe("2024-10-31");
    expect(dipavali?.also).toMatchObject([
      { text: expect.stringContaining("1 November"), source: "Dharma Sindhu 2, Ashvina" },
    ]);
  });

  it("name the tithi that is kept, with its times", () => {
    expect(one("vinayaka_chavithi")?.tithi).toMatchObject({ number: 4, name: "Chaturthi", paksha: "shukla" });
    expect(one("utpanna_ekadashi")?.tithi).toEqual({
      number: 26,
      name: "Ekadashi",
      paksha: "krishna",
      start: "2026-12-03T23:04:01+05:30",
      end: "2026-12-04T23:45:14+05:30",
    });
    expect(one("bhogi")?.tithi).toBeUndefined();
  });

  it("keep a festival whose other day alone lies in the dates", () => {
    const ids = (date: string, days: string) =>
      asked({ ...INDIA, date, days, ids: "sri_rama_navami" }).response.festivals.map((festival) => festival.date);
    expect(ids("2026-03-27", "1")).toEqual(["2026-03-26"]);
    expect(ids("2026-03-26", "1")).toEqual(["2026-03-26"]);
    expect(ids("2026-03-28", "5")).toEqual([]);
    expect(ids("2026-03-20", "6")).toEqual([]);
  });

  it("are only those of the ids that are asked for", () => {
    const { festivals } = asked({ ...YEAR, ids: "dipavali,ugadi" }).response;
    expect(festivals.map(({ id, date }) => `${date} ${id}`)).toEqual(["2026-03-19 ugadi", "2026-11-08 dipavali"]);
  });

  it("give the reasons of each by its place in the list, of both schools where there are two", () => {
    const { response: explained, reasons = [] } = asked({ ...YEAR, days: "100", explain: "1" });
    expect([...new Set(reasons.map(({ about }) => about))]).toEqual(
      explained.festivals.map((_, index) => `festivals.${index}`),
    );
    const rama = explained.festivals.findIndex(({ id }) => id === "sri_rama_navami");
    expect(reasons.filter(({ about }) => about === `festivals.${rama}`).length).toBeGreaterThan(1);
  });

  it("reach from the first day of the almanac to its last, and no further", () => {
    expect(asked({ ...INDIA, date: "1600-01-01", days: "3" }).response.from).toBe("1600-01-01");
    for (const date of ["2400-01-01", "2400-12-31"])
      expect(asked({ ...INDIA, date, days: "400" }).response.to).toBe("2400-12-31");
  });
});
