import { calls } from "@vedanga/contract";
import { almanacOf, context, HYDERABAD, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPanchangDay } from "./panchang-day.ts";
import { answerPanchangMonth } from "./panchang-month.ts";

type Query = Readonly<Record<string, string>>;
const asked = (query: Query) => answerPanchangMonth(z.parse(calls.panchangMonth.parameters, query), context);
const month = (query: Query) => asked(query).response;
const two = (value: number): string => String(value).padStart(2, "0");

const NOVEMBER = { ...HYDERABAD, zone: "Asia/Kolkata", year: "2026", month: "11" };

describe("a month of the almanac", () => {
  it("has the shape of the contract, key for key in its order", () => {
    const answer = asked(NOVEMBER);
    expect(JSON.stringify(z.parse(calls.panchangMonth.response, answer))).toBe(JSON.stringify(answer));
  });

  it.each([
    ["Hyderabad", { ...HYDERABAD, zone: "Asia/Kolkata" }, 2026, 11],
    ["Hyderabad with an adhika month", { ...HYDERABAD, zone: "Asia/Kolkata" }, 2026, 5],
    ["New Jersey, whose clocks go forward", NEWARK, 2026, 3],
    ["Tromsø, where the Sun comes back", TROMSO, 2026, 1],
    ["Tromsø, where the Sun stays", TROMSO, 2026, 6],
  ])("says each day what the day itself says: %s", (_name, place, year, monthNumber) => {
    const { days } = month({ ...place, year: String(year), month: String(monthNumber) });
    expect(days).toHaveLength(new Date(Date.UTC(year, monthNumber, 0)).getUTCDate());
    days.forEach((day, index) => {
      const query = { ...place, date: `${two(index + 1)}/${two(monthNumber)}/${year}` };
      const { response: whole } = answerPanchangDay(almanacOf(query), context);
      expect(day.date).toBe(whole.date);
      expect([day.sunrise, day.sunset, day.moonrise, day.moonset]).toEqual([
        whole.sunrise,
        whole.sunset,
        whole.moonrise,
        whole.moonset,
      ]);
      expect(day.weekday).toEqual(whole.vaara);
      const rahuKaal = whole.spans.find(({ kind }) => kind === "rahu_kaal");
      expect(day.rahu_kaal).toEqual(rahuKaal ? { start: rahuKaal.start, end: rahuKaal.end } : null);
      expect([day.masa, day.paksha, day.festivals]).toEqual([whole.masa, whole.paksha, whole.festivals]);
      if (day.sunrise === null) return;
      expect([day.tithi.number, day.tithi.end]).toEqual([whole.tithi[0]?.number, whole.tithi[0]?.end]);
      expect([day.nakshatra.name, day.nakshatra.end]).toEqual([whole.nakshatra[0]?.name, whole.nakshatra[0]?.end]);
      if (whole.next_sunrise === null) return;
      expect(day.skipped_tithis.map(({ number }) => number)).toEqual(
        whole.tithi.filter(({ course }) => course === "skipped").map(({ number }) => number),
      );
      expect(day.tithi.course).toBe(whole.tithi[0]?.course === "repeated" ? "repeated" : "ordinary");
    });
  });

  it("puts new moon, full moon and sankranti on the civil day they fall on", () => {
    const { days } = month(NOVEMBER);
    const on = (field: "new_moon" | "full_moon") => days.filter((day) => day[field] !== null).map((day) => day[field]);
    // Astronomical Almanac 2026: new moon 9 November 07:02 UT, full moon 24 November 14:53 UT.
    expect(on("new_moon")).toEqual([expect.stringMatching(/^2026-11-09T12:3[123]:/)]);
    expect(on("full_moon")).toEqual([expect.stringMatching(/^2026-11-24T20:2[234]:/)]);
    const entered = days.filter(({ sankranti }) => sankranti !== null);
    expect(entered.map(({ date, sankranti }) => [date, sankranti?.name])).toEqual([["2026-11-16", "Scorpio"]]);
  });

  it("lists Dipavali, the ekadashis and eclipses on their days, each with its reason", () => {
    const names = (query: Query) =>
      month(query).days.flatMap(({ date, festivals }) => festivals.map(({ id }) => `${date.slice(8)} ${id}`));
    expect(names(NOVEMBER)).toEqual(
      expect.arrayContaining(["05 rama_ekadashi", "08 dipavali", "08 naraka_chaturdashi", "24 kartika_purnima"]),
    );
    const march = month({ ...NOVEMBER, month: "3" }).days[2]?.festivals.find(({ kind }) => kind === "eclipse");
    expect(march?.eclipse).toMatchObject({ body: "lunar", type: "total", visible: true });
    const { reasons, response } = asked({ ...NOVEMBER, explain: "1" });
    const dipavali = reasons?.find(({ about }) => about === "days.7.festivals.1");
    expect(response.days[7]?.festivals[1]).toMatchObject({ id: "dipavali", why: dipavali?.text });
  });

  it("says on which day a fast may be broken, though it began in the month before", () => {
    const paranas = (query: Query) =>
      month(query).days.flatMap(({ date, parana }) => parana.map((fast) => ({ on: date, ...fast })));
    const november = paranas(NOVEMBER);
    expect(november.map(({ on, id, tradition_name: of }) => [on.slice(8), id, of])).toEqual([
      ["06", "rama_ekadashi", undefined],
      ["21", "prabodhini_ekadashi", "Smarta"],
      ["22", "prabodhini_ekadashi", "Vaishnava"],
    ]);
    const [smarta] = month(NOVEMBER).days[19]?.festivals ?? [];
    expect(november[1]).toMatchObject({ from: smarta?.parana_from, until: smarta?.parana_until });
    // The fast of 31 May 2023 is broken on 1 June.
    const may = month({ ...NOVEMBER, year: "2023", month: "5" }).days[30]?.festivals.find((one) => one.parana_from);
    expect(paranas({ ...NOVEMBER, year: "2023", month: "6" })[0]).toMatchObject({
      on: "2023-06-01",
      id: may?.id,
      from: may?.parana_from,
    });
  });

  it.each([
    ["en", "on 29 October", "the day that began on 28 October"],
    ["te", "29", "28"],
  ])("says of an eclipse after midnight to which day its customs belong: %s", (lang, date, dayDate) => {
    const whyOf = (query: Query) =>
      month({ ...NOVEMBER, lang, ...query })
        .days.flatMap(({ festivals }) => festivals)
        .filter(({ eclipse }) => eclipse?.visible)
        .map(({ why }) => why);
    const [night = ""] = whyOf({ year: "2023", month: "10" });
    expect(night).toContain(date);
    expect(night).toContain(dayDate);
    const [byDay = ""] = whyOf({ year: "2027", month: "8" });
    expect(byDay).not.toMatch(/sunrise|సూర్యోదయ/);
  });

  it.each([
    ["Pacific/Apia", "-13.8333", "-171.7667", "2011", "12", "2011-12-30"],
    ["Pacific/Kwajalein", "8.72", "167.73", "1993", "8", "1993-08-21"],
  ])("leaves out the day that the date line took from %s", (zone, lat, lon, year, of, left) => {
    const dates = month({ lat, lon, zone, year, month: of }).days.map(({ date }) => date);
    expect(dates).toHaveLength(30);
    expect(dates).not.toContain(left);
  });

  it("speaks Telugu where asked", () => {
    const { days } = month({ ...NOVEMBER, lang: "te" });
    expect(days[7]).toMatchObject({ weekday: { name: "ఆదివారం" }, tithi: { name: "చతుర్దశి" } });
    for (const { festivals } of days)
      for (const { name, special, why } of festivals) expect(`${name}${special}${why}`).not.toMatch(/[A-Za-z]/);
  });

  it.each(["1600", "2400"])("answers for the first and the last month of %s", (year) => {
    for (const number of ["1", "12"]) expect(month({ ...NOVEMBER, year, month: number }).days).toHaveLength(31);
  });
});
