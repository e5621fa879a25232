import type { BirthRequest, PlanetDetails, PlanetDetailsResponse, PlanetEntries } from "@vedanga/contract";
import { type Chart, type DashaPeriod, runningDashas, type Sky, unixMsToJdUt, vimshottari } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { type LocalClock, wallByOffset } from "../clock/wall-time.ts";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { NOTHING, wireDayFirst } from "../wire/wire-format.ts";
import { wireWords } from "../wire/wire-words.ts";
import { birthAlmanac } from "./planet-details/birth-day.ts";
import { grahaEntry, lagnaEntry } from "./planet-details/entries.ts";
import { ghataFields, luckFields } from "./planet-details/luck.ts";
import { LEVELS, planetReasons } from "./planet-details/reasons.ts";

/**
 * GET /horoscope/planet-details: lagna and grahas of a birth, its almanac and its dashas.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPlanetDetails(request: BirthRequest, context: AnswerContext): PlanetDetailsResponse {
  return refusingAs("dob", () => {
    const birth = birthChart(request, context);
    const words = wireWords(request.lang);
    const reasons = request.explain ? planetReasons(birth, request, context.nowUnixMs, words) : undefined;
    const { panchang, month } = birthAlmanac(birth, request, words);
    const response = {
      ...chartFields(birth, request, context.nowUnixMs, words),
      panchang,
      ghatka_chakra: ghataFields(birth.chart.grahas.moon.rasi, words),
    };
    return { ...answered(response, birth.sky.conventions, reasons), ...month };
  });
}

function chartFields(
  { sky, clock, chart }: Birth,
  request: BirthRequest,
  nowUnixMs: number,
  words: Catalogue,
): Omit<PlanetDetails, "panchang" | "ghatka_chakra"> {
  const { moon } = chart.grahas;
  return {
    ...planetEntriesOf(chart, words),
    ...dashaFields(sky, chart, request.dob, clock, nowUnixMs, words),
    ...luckFields(chart, words),
    rasi: words.names.rasi[moon.rasi],
    nakshatra: words.names.nakshatra[moon.nakshatra],
    nakshatra_pada: moon.pada,
  };
}

/** The lagna and the nine grahas. */
export function planetEntriesOf({ lagna, grahas }: Chart, words: Catalogue): PlanetEntries {
  const { sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu } = grahas;
  return {
    "0": lagnaEntry(lagna, words),
    "1": grahaEntry(sun, words),
    "2": grahaEntry(moon, words),
    "3": grahaEntry(mars, words),
    "4": grahaEntry(mercury, words),
    "5": grahaEntry(jupiter, words),
    "6": grahaEntry(venus, words),
    "7": grahaEntry(saturn, words),
    "8": grahaEntry(rahu, words),
    "9": grahaEntry(ketu, words),
  };
}

type DashaFields = Pick<PlanetDetails, "birth_dasa" | "current_dasa" | "birth_dasa_time" | "current_dasa_time">;

/** The dashas running at birth and now, each with its date. */
export function dashaFields(
  sky: Sky,
  chart: Chart,
  dob: BirthRequest["dob"],
  clock: LocalClock,
  nowUnixMs: number,
  { names }: Catalogue,
): DashaFields {
  const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  const today = wallByOffset(nowUnixMs, clock.offsetSecondsAt(nowUnixMs));
  const shorts = (periods: readonly DashaPeriod[]): string[] => periods.map(({ lord }) => names.graha[lord].short);
  const atBirth = runningDashas(dashas, chart.jdUt, LEVELS);
  // Vimshottari covers 120 years: before and after them no period runs.
  const now = runningDashas(dashas, unixMsToJdUt(nowUnixMs), LEVELS);
  const [first, ...others] = atBirth;
  return {
    birth_dasa: first === undefined ? NOTHING : [names.graha[first.lord].name, ...shorts(others)].join(">"),
    current_dasa: now.length === 0 ? NOTHING : shorts(now).join(">"),
    birth_dasa_time: wireDayFirst(dob),
    current_dasa_time: wireDayFirst(today),
  };
}
