import { expect, test } from "vitest";
import { decodeAntardashas, decodeMahadashas } from "#api/wire/dashas.ts";
import { parseWireDate } from "#api/wire/parse-wire-time.ts";
import { civilDay, dayMs } from "#person/periods/period.ts";
import { lifeOfDashas, runningOf, runningReading } from "./life-of-dashas.ts";

// Two of the nine of a birth in Warangal on 17 May 1990 at 6:05.
const PERIODS = [
  ["Rahu", "rahu", "Tue Dec 09 1997", "Thu Dec 10 2015"],
  ["Jupiter", "jupiter", "Thu Dec 10 2015", "Wed Dec 10 2031"],
] as const;
const MAHA = decodeMahadashas({
  response: {
    dashas: PERIODS.map(([dasha, , dasha_start_year, dasha_end_year]) => ({
      dasha,
      dasha_start_year,
      dasha_end_year,
      prediction: `of ${dasha}`,
      planet_in_zodiac: `${dasha} in its sign`,
    })),
    translated_mahadasha: "Mahadasha",
  },
  periods: PERIODS.map(([dasha, lord]) => ({
    lord,
    prediction_past: `was of ${dasha}`,
    prediction_without_lagna: `of ${dasha} by its sign`,
    prediction_past_without_lagna: `was of ${dasha} by its sign`,
    planet_in_zodiac_past: `${dasha} was in its sign`,
  })),
});
const ANTAR = decodeAntardashas({
  response: {
    antardashas: [
      ["Rahu/Rahu", "Rahu/Jupiter", "Rahu/Saturn"],
      ["Jupiter/Jupiter", "Jupiter/Saturn", "Jupiter/Mercury"],
    ],
    antardasha_order: [
      ["Mon Aug 21 2000", "Wed Jan 15 2003", "Thu Dec 10 2015"],
      ["Sat Jan 27 2018", "Sun Aug 09 2020", "Tue Nov 15 2022"],
    ],
  },
  running: {
    lords: ["jupiter", "rahu"],
    reading: "the second part",
    reading_without_lagna: "the second part by its sign",
  },
});

const lifeOn = (day: string, isTimeUnknown = false) =>
  lifeOfDashas(MAHA, ANTAR, dayMs(parseWireDate(day)), isTimeUnknown);

test("the running dasha and its part are those of the day, not of the answer", () => {
  const before = runningOf(lifeOn("Wed Dec 09 2015"));
  expect([before?.name, runningOf(before?.antardashas ?? [])?.name]).toEqual(["Rahu", "Saturn"]);
  const after = runningOf(lifeOn("Thu Dec 10 2015"));
  expect([after?.name, runningOf(after?.antardashas ?? [])?.name]).toEqual(["Jupiter", "Jupiter"]);
});

test("an antardasha starts where the one before it ends, the first and the last with their mahadasha", () => {
  const [, jupiter] = lifeOn("Sat Nov 21 2026");
  const days = jupiter?.antardashas.map(({ startMs, endMs }) => [civilDay(startMs).year, civilDay(endMs).year]);
  expect(days).toEqual([
    [2015, 2018],
    [2018, 2020],
    [2020, 2031],
  ]);
});

test("a period that is over is told so", () => {
  const [rahu, jupiter] = lifeOn("Thu Dec 10 2015");
  expect([rahu?.prediction, rahu?.planetInZodiac]).toEqual(["was of Rahu", "Rahu was in its sign"]);
  expect([jupiter?.prediction, jupiter?.planetInZodiac]).toEqual(["of Jupiter", "Jupiter in its sign"]);
});

test("of an unknown time of birth is told what does not rest on the ascendant", () => {
  const told = lifeOn("Thu Dec 10 2015", true).map(({ prediction }) => prediction);
  expect(told).toEqual(["was of Rahu by its sign", "of Jupiter by its sign"]);
});

test("the reading of the part that runs is told on the days of that part alone", () => {
  const told = (day: string, isTimeUnknown = false) => runningReading(ANTAR, lifeOn(day), isTimeUnknown);
  expect(told("Fri Jan 26 2018")).toBeUndefined();
  expect(told("Sat Jan 27 2018")).toBe("the second part");
  expect(told("Sat Jan 27 2018", true)).toBe("the second part by its sign");
  expect(told("Sun Aug 09 2020")).toBeUndefined();
});

test("after the last of them nothing runs", () => {
  expect(runningOf(lifeOn("Wed Dec 10 2031"))).toBeUndefined();
});

test("a period names its lords by id, the first part of a dasha its own lord", () => {
  const [rahu] = lifeOn("Sat Nov 21 2026");
  expect(rahu?.lords).toEqual(["rahu"]);
  expect(rahu?.antardashas.slice(0, 2).map(({ lords }) => lords.join("/"))).toEqual(["rahu/rahu", "rahu/jupiter"]);
});

test("a period that is over is told in the past", () => {
  expect(lifeOn("Wed Dec 09 2015").map(({ prediction }) => prediction)).toEqual(["of Rahu", "of Jupiter"]);
  expect(lifeOn("Thu Dec 10 2015").map(({ prediction }) => prediction)).toEqual(["was of Rahu", "of Jupiter"]);
});
