import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;
const retrogrades = (query: Query) => answers.retrogrades(z.parse(calls.retrogrades.parameters, query), context);
const stays = (query: Query) => answers.transitDates(z.parse(calls.transitDates.parameters, query), context).response;

const PLANETS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"];

interface Vakri {
  readonly id: string;
  readonly expect: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;
}

describe("retrogrades", () => {
  const published = readAuthority<readonly Vakri[]>("sky-of-days").find(({ id }) => id === "budha-vakri")?.expect ?? {};

  it.for(Object.entries(published))("of Mercury in %s have the dates of an Indian almanac page", ([year, dates]) => {
    const { periods } = retrogrades({ year, planet: "Mercury" });
    const within = periods.filter(({ start }) => start.at.startsWith(year));
    expect(within.map(({ start, end }) => [start.at.slice(0, 10), end.at.slice(0, 10)])).toEqual(dates);
  });

  it("are described with every date and sign of the periods", () => {
    const { response, periods } = retrogrades({ year: "2026", planet: "Mercury" });
    expect(response.bot_response).toBe(
      "Mercury is retrograde 3 times in 2026: from 26 February 2026 to 21 March 2026 in Aquarius; from 29 June 2026 in Cancer to 24 July 2026 in Gemini; from 24 October 2026 to 13 November 2026 in Libra.",
    );
    expect(periods.map(({ start, end }) => [start.zodiac, end.zodiac])).toEqual([
      ["Aquarius", "Aquarius"],
      ["Cancer", "Gemini"],
      ["Libra", "Libra"],
    ]);
    const inTelugu = retrogrades({ year: "2026", planet: "Mercury", lang: "te" }).response.bot_response;
    for (const part of ["2026 ఫిబ్రవరి 26న", "కుంభ రాశిలో", "అదే రాశిలో", "మిథున రాశిలో", "3 సార్లు"]) expect(inTelugu).toContain(part);
  });

  it("say when the next one begins in a year without any", () => {
    expect(retrogrades({ year: "2026", planet: "Mars" }).response.bot_response).toBe(
      "Mars moves forward all through 2026; it next turns retrograde on 10 January 2027 in Leo.",
    );
  });

  it("say of Sun, Moon and nodes that they never turn", () => {
    for (const planet of ["Sun", "Moon"])
      expect(retrogrades({ year: "2021", planet }).response).toEqual({
        bot_response: "The Sun and the Moon always move forward: they are never retrograde.",
        status: true,
      });
    for (const planet of ["Rahu", "Ketu"])
      expect(retrogrades({ year: "2021", planet }).response.bot_response).toContain(
        `${planet} moves backwards all the time`,
      );
  });
});

describe("transit dates", () => {
  it.for(PLANETS)("of %s follow each other without a gap over the whole year", (planet) => {
    const found = stays({ year: "2026", planet });
    expect(Date.parse(found[0]?.start_date ?? "")).toBeLessThanOrEqual(Date.parse("Thu Jan 01 2026"));
    expect(Date.parse(found.at(-1)?.end_date ?? "")).toBeGreaterThanOrEqual(Date.parse("Thu Dec 31 2026"));
    found.forEach(({ start_date, rasi_no, retro }, index) => {
      const before = found[index - 1];
      if (before === undefined) return;
      expect(start_date).toBe(before.end_date);
      expect((rasi_no - before.rasi_no + 12) % 12).toBe(retro ? 11 : 1);
    });
  });

  it("are about 160 of the Moon", () => {
    expect(stays({ year: "2026", planet: "Moon" }).length).toBeGreaterThan(155);
  });

  it("have Jupiter's way of 2026 as Indian almanacs print it", () => {
    // Published: into Cancer on 2 June and into Leo on 31 October 2026.
    expect(
      stays({ year: "2026", planet: "Jupiter" }).map(({ start_date, zodiac, strength }) => [
        start_date,
        zodiac,
        strength,
      ]),
    ).toEqual([
      ["Fri Dec 05 2025", "Gemini", "Weak"],
      ["Tue Jun 02 2026", "Cancer", "Exalted"],
      ["Sat Oct 31 2026", "Leo", "Strong"],
    ]);
  });
});
