import { calls } from "@vedanga/contract";
import { context, NEWARK, WARANGAL } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerOwnDays } from "./own-days.ts";

type Query = Readonly<Record<string, string>>;
const BIRTH: Query = { dob: "17/05/1990", tob: "06:05", ...WARANGAL };
const asked = (query: Query = {}) => answerOwnDays(z.parse(calls.ownDays.parameters, { ...BIRTH, ...query }), context);

describe("the days of a person", () => {
  it("have the shape of the contract, key for key in its order", () => {
    const queries: readonly Query[] = [{}, { lang: "te", explain: "1", remembered: "2018-06-01", minutes: "90" }];
    for (const query of queries) {
      const answer = asked(query);
      expect(JSON.stringify(z.parse(calls.ownDays.response, answer))).toBe(JSON.stringify(answer));
    }
  });

  it("begin today where they are kept and run for ten years", () => {
    const { from, to, days } = asked().response;
    expect([from, to]).toEqual(["2026-11-21", "2036-11-20"]);
    expect(days.every(({ date }) => date >= from && date <= to)).toBe(true);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    const one = asked({ from: "2028-02-29", years: "1" }).response;
    expect([one.from, one.to]).toEqual(["2028-02-29", "2029-02-28"]);
  });

  it("tell by what they are counted", () => {
    const { tithi, paksha, masa, nakshatra, solar_sign, samvatsara, open } = asked().response.birth;
    expect([tithi.name, paksha, masa.name, nakshatra.name]).toEqual([
      "Saptami",
      "Krishna Paksha",
      "Vaishakha",
      "Shravana",
    ]);
    expect([solar_sign, samvatsara, open]).toEqual(["vrishabha", "Pramoda", []]);
    const [first] = asked().response.days;
    expect(first?.why).toBe("Shravana lasts past six nazhikas (2 hours 24 minutes) after the sunrise of 26 May.");
    expect(first?.notes).toEqual(["The Moon was in Shravana in the lunar month of Vaishakha."]);
  });

  it("are those of the place where they are kept, by its clock", () => {
    const there = { at_lat: NEWARK.lat ?? "", at_lon: NEWARK.lon ?? "", at_zone: NEWARK.zone ?? "" };
    const [here, abroad] = [asked().response, asked(there).response];
    // What the birth had is the same; sunrises, and so some days, are not.
    expect(abroad.birth.tithi).toEqual(here.birth.tithi);
    expect(abroad.days.map(({ date }) => date)).not.toEqual(here.days.map(({ date }) => date));
    expect(abroad.days[0]?.from).toMatch(/-0[45]:00$/);
    expect(() => asked({ ...there, at_zone: "Mars/Base" })).toThrow(
      expect.objectContaining({ code: "unknown_zone", details: expect.objectContaining({ field: "at_zone" }) }),
    );
  });

  it("say before which minute of birth the counting would be another", () => {
    // The star of this birth changes at 7:29, 85 minutes after it.
    expect(asked({ minutes: "80" }).response.birth.open).toEqual([]);
    expect(asked({ minutes: "90" }).response.birth.open).toEqual([
      "Before 7:30\u00a0AM the star is Shravana, from then on Dhanishta.",
    ]);
    expect(asked({ minutes: "720" }).response.birth.open).toHaveLength(2);
  });

  it("remember a death by the tithi of its time, or of the sunrise with what else ran that day", () => {
    const known = asked({ remembered: "2018-06-02", remembered_time: "12:00" }).response.remembered;
    expect([known?.tithi.name, known?.masa.name, known?.masa.adhika, known?.open]).toEqual([
      "Chaturthi",
      "Jyeshtha",
      true,
      [],
    ]);
    const { remembered, days } = asked({ remembered: "2018-06-02" }).response;
    expect(remembered?.open).toEqual(["Before 1:45\u00a0AM the tithi is Tritiya, from then on Chaturthi."]);
    const [first] = days.filter(({ kind }) => kind === "remembrance");
    expect(first?.title).toBe("9th day of remembrance");
    expect(first?.rite_from?.slice(0, 10)).toBe(first?.date);
    // A fifth of the daylight, two hours and more.
    const minutes = (Date.parse(first?.rite_until ?? "") - Date.parse(first?.rite_from ?? "")) / 60_000;
    expect(minutes > 125 && minutes < 160).toBe(true);
    expect(asked().response.remembered).toBeUndefined();
  });

  it("are told with what changes of dashas and of Saturn", () => {
    const { dashas, saturn } = asked().response;
    expect(dashas[0]).toMatchObject({
      lords: ["jupiter", "moon"],
      text: "Moon antardasha begins in Jupiter mahadasha",
    });
    expect(dashas.find(({ lords: [one, other] }) => one === other)?.text).toBe("Saturn mahadasha begins");
    expect(saturn.map(({ change, house, returns }) => [change, house, returns !== null])).toEqual([
      ["enters", 4, false],
      ["leaves", 4, true],
      ["enters", 4, false],
      ["leaves", 4, true],
      ["enters", 4, false],
      ["leaves", 4, false],
      ["enters", 7, false],
      ["enters", 8, false],
    ]);
  });

  it("give the reasons of each day by its place in the list", () => {
    const { response, reasons = [] } = asked({ explain: "1", remembered: "2018-06-01" });
    expect([...new Set(reasons.map(({ about }) => about))]).toEqual(response.days.map((_, index) => `days.${index}`));
    const of = (rule: string) => reasons.find((reason) => reason.rule === rule)?.source;
    expect(of("tithi.aparahna")).toBe("Nirnaya Sindhu 3, on the day of the yearly shraddha");
    expect(of("own.tithi_of_birth")).toBe("Dharma Sindhu 3, on birthdays");
    expect(of("own.star_lasts")).toBe("custom of the Telugu country");
  });

  it("end with the almanac, and say so in the last date", () => {
    for (const from of ["2399-01-01", "2400-01-01", "2400-06-01", "2400-12-31"])
      for (const years of ["1", "10"]) {
        const { to, days } = asked({ from, years, remembered: "2399-12-31" }).response;
        expect(to).toBe(from === "2399-01-01" && years === "1" ? "2399-12-31" : "2400-12-31");
        expect(days.every(({ date }) => date >= from && date <= to)).toBe(true);
      }
    const kinds = asked({ from: "2400-01-01" }).response.days.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["solar_star_birthday", "star_birthday", "tithi_birthday"]);
    expect(asked({ dob: "31/12/2280", from: "2400-01-01" }).response.to).toBe("2400-12-31");
    expect(asked({ dob: "01/01/1620", from: "1600-01-01" }).response.to).toBe("1609-12-31");
  });
});
