import { answers } from "@vedanga/answers";
import { calls } from "@vedanga/contract";
import type { Graha } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import * as z from "zod/mini";
import { birthOf, context } from "../births/asking.ts";
import {
  type Born,
  IN_1953,
  IN_1973,
  IN_1987,
  IN_WARANGAL,
  RAJAHMUNDRY,
  type Reading,
  reasonTexts,
} from "./reading.ts";

function mahadashaReading({ told, query }: Born, lord: Graha, when: "over" | "running"): Reading {
  const { response, periods } = answers.mahaDasha(birthOf(query), context);
  const place = periods.findIndex((each) => each.lord === lord);
  const [dasha, period] = [response.dashas[place], periods[place]];
  if (dasha === undefined || period === undefined) throw new RangeError(`no dasha of ${lord}`);
  const texts =
    when === "over"
      ? [period.prediction_past, period.planet_in_zodiac_past]
      : [dasha.prediction, dasha.planet_in_zodiac];
  return { title: `A mahadasha, ${when}: ${NAMES_EN.graha[lord].name}, ${told}`, paragraphs: texts };
}

function antardashaReading({ told, query }: Born): Reading {
  const { running } = answers.antarDasha(birthOf(query), context);
  if (running === null) throw new RangeError("no dasha runs");
  return { title: `The antardasha that runs: ${told}`, paragraphs: [running.reading] };
}

function saturnReading({ told, query }: Born): Reading {
  const { response, reasons } = answers.currentSadeSati(birthOf(query), context);
  return {
    title: `Saturn now: ${told}`,
    paragraphs: [response.bot_response, response.description, ...response.remedies, ...reasonTexts(reasons)].filter(
      (text, index, all) => text !== "" && all.indexOf(text) === index,
    ),
  };
}

function staysReading({ told, query }: Born): Reading {
  const { response, readings } = answers.sadeSati(birthOf(query), context);
  return {
    title: `Saturn's next stays: ${told}`,
    paragraphs: readings
      .filter((_, place) => Date.parse(response[place]?.start_date ?? "") > context.nowUnixMs)
      .slice(0, 6)
      .map((reading) => reading.to_come),
  };
}

function ownDaysReading({ told, query }: Born): Reading {
  const request = z.parse(calls.ownDays.parameters, {
    ...query,
    from: "2026-11-21",
    years: "3",
    at_lat: RAJAHMUNDRY.lat,
    at_lon: RAJAHMUNDRY.lon,
    at_zone: RAJAHMUNDRY.zone,
    remembered: "2019-08-14",
    minutes: "90",
  });
  const { birth, days, dashas, saturn } = answers.ownDays(request, context).response;
  return {
    title: `Own days, kept in Rajahmundry: ${told}`,
    paragraphs: [
      ...birth.open,
      ...days.map(({ date, title, why, notes }) => `${date}: ${title}. ${[why, ...notes].join(" ")}`),
      ...[...dashas, ...saturn].map(({ text }) => text),
    ],
  };
}

/** Dashas, Saturn and the days that come back each year. */
export const timeReadings = (): readonly Reading[] => [
  mahadashaReading(IN_WARANGAL, "rahu", "over"),
  mahadashaReading(IN_WARANGAL, "jupiter", "running"),
  mahadashaReading(IN_1953, "venus", "over"),
  antardashaReading(IN_1973),
  saturnReading(IN_1973),
  saturnReading(IN_1953),
  staysReading(IN_1987),
  ownDaysReading(IN_WARANGAL),
];
