import type { BirthRequest, PlanetDetails, PlanetDetailsResponse } from "@vedanga/contract";
import { castChart, type Sky } from "@vedanga/core";
import { answered } from "./answered.ts";
import type { AnswerContext } from "./context.ts";
import { conventionsOf } from "./conventions.ts";
import { refusingAs } from "./core-refusal.ts";
import { birthDayFields } from "./planet-details/birth-day.ts";
import { dashaFields } from "./planet-details/dashas.ts";
import { grahaEntry, lagnaEntry } from "./planet-details/entries.ts";
import { ghataFields } from "./planet-details/ghata.ts";
import { luckFields } from "./planet-details/luck.ts";
import { clockOf, wallToJdUt } from "./wall-time.ts";
import { wireWords } from "./wire-words.ts";

/**
 * GET /horoscope/planet-details: lagna and grahas of a birth, its almanac and its dashas.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPlanetDetails(
  request: BirthRequest,
  { ephemeris, nowUnixMs }: AnswerContext,
): PlanetDetailsResponse {
  return refusingAs("dob", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    return answered(planetDetailsOf(sky, request, nowUnixMs), sky.conventions);
  });
}

function planetDetailsOf(sky: Sky, request: BirthRequest, nowUnixMs: number): PlanetDetails {
  const clock = clockOf(request);
  const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
  const chart = castChart(sky, wallToJdUt(clock, request.dob, request.tob), place);
  const words = wireWords(request.lang);
  const { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu } = chart.grahas;
  return {
    "0": lagnaEntry(chart.lagna, words),
    "1": grahaEntry(sun, words),
    "2": grahaEntry(moon, words),
    "3": grahaEntry(mars, words),
    "4": grahaEntry(mercury, words),
    "5": grahaEntry(jupiter, words),
    "6": grahaEntry(venus, words),
    "7": grahaEntry(saturn, words),
    "8": grahaEntry(rahu, words),
    "9": grahaEntry(ketu, words),
    ...dashaFields(sky, chart, request, clock, nowUnixMs, words),
    ...luckFields(chart, words),
    rasi: words.names.rasi[moon.rasi],
    nakshatra: words.names.nakshatra[moon.nakshatra],
    nakshatra_pada: moon.pada,
    panchang: birthDayFields(sky, chart, request, clock, words),
    ghatka_chakra: ghataFields(moon.rasi, words),
  };
}
