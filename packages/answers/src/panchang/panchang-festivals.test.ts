import { calls } from "@vedanga/contract";
import { addDays, isoDate } from "@vedanga/core";
import { almanacOf, context, HYDERABAD } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

const INDIA = { ...HYDERABAD, zone: "Asia/Kolkata" };
const DAYS = 365;
const first = almanacOf({ ...INDIA, date: "01/01/2026" });
const dates = Array.from({ length: DAYS }, (_, index) => addDays(first.date, index));
const found = dates.map((date) => ({ date, ...answers.panchangFestivals({ ...first, date }, context).response }));
const on = (date: string) => found.find((day) => isoDate(day.date) === date);

describe("the festivals of a date", () => {
  it("are those of the year's list, each on its day and on those of other schools", () => {
    const query = z.parse(calls.festivalsOfYear.parameters, { ...INDIA, date: "2026-01-01" });
    const year = answers
      .festivalsOfYear(query, context)
      .response.festivals.flatMap(({ name, date, other_days }) =>
        [date, ...other_days.map((other) => other.date)].map((day) => `${day} ${name}`),
      );
    const daily = found.flatMap(({ date, festival_list }) =>
      festival_list.map(({ festival_name }) => `${isoDate(date)} ${festival_name}`),
    );
    expect(daily.toSorted()).toEqual(year.filter((day) => day.startsWith("2026")).toSorted());
  });

  it("are of the Sun where his sign decides, else of the Moon", () => {
    const typesOf = (name: RegExp) => [
      ...new Set(
        found.flatMap(({ festival_list }) =>
          festival_list.flatMap(({ festival_name, type }) => (name.test(festival_name) ? [type] : [])),
        ),
      ),
    ];
    for (const name of [/^Bhogi/, /^Pongal/, /^Kanuma/, /^Onam/, /Sankranti$/])
      expect(typesOf(name), String(name)).toEqual(["Solar"]);
    for (const name of [/^Ugadi/, /Ekadashi/, /^Amavasya/, /^Varalakshmi/, /[Ee]clipse/])
      expect(typesOf(name), String(name)).toEqual(["Lunar"]);
  });

  it("say of an eclipse whether it is seen here, and where schools differ why the day is kept", () => {
    const said = (date: string, name: RegExp) =>
      on(date)?.festival_list.find(({ festival_name }) => name.test(festival_name))?.significance;
    // The four of 2026: only that of 3 March is seen from Hyderabad.
    expect(said("2026-03-03", /Lunar eclipse/)).toMatch(
      /^The Moon passes through the Earth's shadow\. It is to be seen/,
    );
    expect(said("2026-08-12", /Solar eclipse/)).toBe("The Moon passes before the Sun. It is not to be seen from here.");
    const query = z.parse(calls.festivalsOfYear.parameters, { ...INDIA, date: "2026-01-01" });
    const twice = answers
      .festivalsOfYear(query, context)
      .response.festivals.filter(({ other_days }) => other_days.length > 0);
    expect(twice.length).toBeGreaterThan(0);
    for (const { date, name, special, why, other_days } of twice) {
      const days = [{ date, why }, ...other_days];
      for (const day of days.filter((one) => one.date.startsWith("2026"))) {
        const listed = on(day.date)?.festival_list.find(({ festival_name }) => festival_name === name);
        expect(listed?.significance).toBe(`${special} ${day.why}`);
      }
    }
  });

  it("are an empty list on a day without any", () => {
    expect(found.some(({ festival_list }) => festival_list.length === 0)).toBe(true);
    expect(on("2026-03-19")?.festival_list.map(({ festival_name }) => festival_name)).toContain("Ugadi");
  });
});

describe("the yogas of a date", () => {
  it("are named once, each with what custom does in it", () => {
    for (const { yogas } of found) {
      const names = yogas.map(({ yoga_name }) => yoga_name);
      expect(new Set(names).size).toBe(names.length);
      for (const { significance, type } of yogas)
        expect([type, significance]).toEqual(["yoga", expect.stringMatching(/\.$/)]);
    }
    expect(new Set(found.flatMap(({ yogas }) => yogas.map(({ yoga_name }) => yoga_name))).size).toBeGreaterThan(5);
  });

  it("are the special yogas of panchang/day, and Panchak while the Moon is in Aquarius or Pisces", () => {
    for (const { date, yogas } of found.filter((_, index) => index % 12 === 0)) {
      const { spans, moon_sign } = answers.panchangDay({ ...first, date }, context).response;
      const special = spans.filter(({ kind }) => kind === "special_yoga").map(({ name }) => name);
      const isPanchaka = moon_sign.some(({ number }) => number >= 11);
      expect(new Set(yogas.map(({ yoga_name }) => yoga_name))).toEqual(
        new Set([...special, ...(isPanchaka ? ["Panchak"] : [])]),
      );
    }
  });
});
