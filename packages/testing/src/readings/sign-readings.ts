import { answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import { RASIS, type Rasi } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import * as z from "zod/mini";
import { context } from "../births/asking.ts";
import { IN_TELUGU, type Query, RAJAHMUNDRY, type Reading } from "./reading.ts";

const zodiacOf = (rasi: Rasi): string => String(RASIS.indexOf(rasi) + 1);
const queryOf = (rasi: Rasi, query: Query): Query => ({
  ...IN_TELUGU,
  ...RAJAHMUNDRY,
  zodiac: zodiacOf(rasi),
  ...query,
});

function dayReading(rasi: Rasi, date: string): Reading {
  const { day } = answers.dailyMoon(z.parse(calls.dailyMoon.parameters, queryOf(rasi, { date })), context);
  const { headline, standing, story, act, caution, hour, closing, aspects } = day;
  return {
    title: `A day: ${NAMES_EN.rasi[rasi]}, ${date}, Rajahmundry`,
    paragraphs: [
      headline,
      ...(standing === null ? [] : [standing.text]),
      story,
      [act, caution, ...(hour === null ? [] : [hour.text])].join(" "),
      ...Object.values(aspects),
      closing,
    ],
  };
}

function weekReading(rasi: Rasi, week: "thisweek" | "nextweek"): Reading {
  const answer = answers.weeklyMoon(z.parse(calls.weeklyMoon.parameters, queryOf(rasi, { week })), context);
  const { from, to, headline, story, closing, aspects } = answer.week;
  return {
    title: `A week: ${NAMES_EN.rasi[rasi]}, ${from} to ${to}, Rajahmundry`,
    paragraphs: [headline, story, ...Object.values(aspects), closing],
  };
}

const yearOf = (rasi: Rasi, year: string) =>
  answers.yearly(z.parse(calls.yearly.parameters, queryOf(rasi, { year })), context);

function quarterReading(rasi: Rasi, year: string, quarter: "phase_1" | "phase_2" | "phase_3"): Reading {
  const { period, prediction, career, family } = yearOf(rasi, year).response[quarter];
  return {
    title: `A quarter of a year, with work and family: ${NAMES_EN.rasi[rasi]}, ${year}`,
    paragraphs: [period, prediction, career.prediction, family.prediction].flatMap((text) => text.split("\n")),
  };
}

function yearEventsReading(rasi: Rasi, year: string): Reading {
  const { events } = yearOf(rasi, year);
  return {
    title: `What a year brings: ${NAMES_EN.rasi[rasi]}, ${year}, Rajahmundry`,
    paragraphs: events.map(({ text }) => text),
  };
}

/** Days, weeks and years of a Moon sign. */
export const signReadings = (): readonly Reading[] => [
  dayReading("mesha", "24/11/2026"),
  dayReading("kanya", "14/01/2027"),
  dayReading("vrischika", "03/03/2026"),
  dayReading("makara", "21/11/2026"),
  dayReading("meena", "03/06/2027"),
  weekReading("simha", "thisweek"),
  weekReading("kumbha", "nextweek"),
  weekReading("vrishabha", "nextweek"),
  quarterReading("vrishabha", "2027", "phase_1"),
  quarterReading("simha", "2027", "phase_2"),
  quarterReading("dhanu", "2027", "phase_3"),
  yearEventsReading("karka", "2027"),
];
