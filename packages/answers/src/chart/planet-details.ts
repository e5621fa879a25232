import type { BirthRequest, PlanetDetails, PlanetDetailsResponse } from "@vedanga/contract";
import type { Catalogue } from "@vedanga/narrative";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireWords } from "../wire/wire-words.ts";
import { birthDayFields } from "./planet-details/birth-day.ts";
import { dashaFields } from "./planet-details/dashas.ts";
import { grahaEntry, lagnaEntry } from "./planet-details/entries.ts";
import { ghataFields } from "./planet-details/ghata.ts";
import { luckFields } from "./planet-details/luck.ts";
import { planetReasons } from "./planet-details/reasons.ts";

/**
 * GET /horoscope/planet-details: lagna and grahas of a birth, its almanac and its dashas.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPlanetDetails(request: BirthRequest, context: AnswerContext): PlanetDetailsResponse {
  return refusingAs("dob", () => {
    const birth = birthChart(request, context);
    const words = wireWords(request.lang);
    const reasons = request.explain ? planetReasons(birth.sky, birth.chart, words) : undefined;
    return answered(planetDetailsOf(birth, request, context.nowUnixMs, words), birth.sky.conventions, reasons);
  });
}

function planetDetailsOf(
  { sky, clock, chart }: Birth,
  request: BirthRequest,
  nowUnixMs: number,
  words: Catalogue,
): PlanetDetails {
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
