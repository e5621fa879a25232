import { calls } from "@vedanga/contract";
import { context, HYDERABAD } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPanchangBala } from "./panchang-bala.ts";
import { answerPanchangDay } from "./panchang-day.ts";

type Query = Readonly<Record<string, string>>;
const DAY: Query = { ...HYDERABAD, zone: "Asia/Kolkata", date: "24/11/2026" };
const asked = (query: Query = {}) =>
  answerPanchangBala(z.parse(calls.panchangBala.parameters, { ...DAY, star: "22", zodiac: "10", ...query }), context);

describe("tara bala and chandra bala of a day", () => {
  it("have the shape of the contract, key for key in its order", () => {
    const answer = asked({ lang: "te", explain: "1" });
    expect(JSON.stringify(z.parse(calls.panchangBala.response, answer))).toBe(JSON.stringify(answer));
  });

  it("are for each star and each sign of the Moon on that day, with the ends that the day has", () => {
    const { response } = asked();
    const day = answerPanchangDay(z.parse(calls.panchangDay.parameters, DAY), context).response;
    const ends = ({ start, end }: { readonly start: string; readonly end: string }) => [start, end];
    expect(response.tara.map(ends)).toEqual(day.nakshatra.map(ends));
    expect(response.chandra.map(ends)).toEqual(day.moon_sign.map(ends));
    expect(response.chandra.map(({ sign_name }) => sign_name)).toEqual(day.moon_sign.map(({ name }) => name));
  });

  it("say why, by the star and the sign of the person", () => {
    const { tara, chandra } = asked().response;
    expect(tara[0]).toMatchObject({ tara: "parama_mitra", name: "Parama Mitra", bala: "good", bala_name: "good" });
    expect(tara[0]?.text).toBe(
      "The Moon's star Krittika is the ninth of nine from your star Shravana: Parama Mitra, good.",
    );
    expect(chandra[0]?.text).toContain("from your Moon sign Capricorn");
  });

  it("give the reasons of each with its source", () => {
    const { response, reasons = [] } = asked({ explain: "1" });
    expect(reasons.map(({ about }) => about)).toEqual([
      ...response.tara.map((_, index) => `tara.${index}`),
      ...response.chandra.map((_, index) => `chandra.${index}`),
    ]);
    expect(new Set(reasons.map(({ source }) => source))).toEqual(new Set(["Muhurta Chintamani 4"]));
  });
});
