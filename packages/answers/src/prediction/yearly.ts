import type {
  Yearly,
  YearlyEndingSentence,
  YearlyPastPhase,
  YearlyPhase,
  YearlyRequest,
  YearlyResponse,
} from "@vedanga/contract";
import {
  daysAt,
  isoDate,
  type JulianDayUt,
  LIFE_ASPECTS,
  type LifeAspect,
  RASIS,
  type Sky,
  type UgadiFigures,
  ugadiFigures,
  type YearForSign,
  yearForSign,
  yearSky,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, type QuarterPrediction, yearPrediction } from "@vedanga/narrative";
import { clockOf, wallAt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { placeOrHyderabad } from "../request/place-or-hyderabad.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireReasonsOfGrahas } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { wireYearEvent } from "./yearly/wire-year-event.ts";
import { wireYearStays } from "./yearly/wire-year-stays.ts";

/** Planets are named in English on the wire, as all that a client compares. */
const { names: ENGLISH } = wireWords("en");

/**
 * GET /prediction/yearly: the four quarters of a Moon sign's year, each with nine aspects of life, told for as long as they
 * last and as over; its dated events; and the figures of the Ugadi in it. By the clock and under the eclipses of the place
 * given, else of Hyderabad.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerYearly(request: YearlyRequest, { ephemeris }: AnswerContext): YearlyResponse {
  return refusingAs("date", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const rasi = nth(RASIS, request.zodiac);
    const { latitudeDeg, longitudeDeg, ...named } = placeOrHyderabad(request);
    const [place, clock] = [{ latitudeDeg, longitudeDeg }, clockOf(named)];
    const year = yearForSign(yearSky(sky, request.year, place, clock), rasi);
    const catalogue = catalogueOf(request.lang);
    const dateOf = (jd: JulianDayUt) => wallAt(clock, jd);
    const texts = yearPrediction(catalogue, rasi, year, request.year, dateOf);
    const reasons = request.explain ? yearReasons(year, catalogue) : undefined;
    return {
      ...answered(phasesOf(year, texts), sky.conventions, reasons),
      year: request.year,
      past: pastOf(texts),
      ends: endsOf(texts, request.year),
      events: year.events.map((event) => wireYearEvent(catalogue, event, dateOf)),
      stays: wireYearStays(year, dateOf),
      ugadi: wireUgadi(ugadiFigures(sky, rasi, request.year, daysAt(sky, place, clock)), catalogue),
    };
  });
}

const byAspect = <T>(make: (aspect: LifeAspect) => T): Record<LifeAspect, T> =>
  Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, make(aspect)])) as Record<LifeAspect, T>;

function phasesOf({ quarters }: YearForSign, texts: readonly QuarterPrediction[]): Yearly {
  const phase = (number: number): YearlyPhase => {
    const { total, aspects } = nth(quarters, number);
    const { period, total: told, aspects: toldOf } = nth(texts, number);
    return {
      score: total.score,
      ...byAspect((aspect) => ({ score: aspects[aspect].score, prediction: toldOf[aspect].present })),
      prediction: told.present,
      period,
    };
  };
  return { phase_1: phase(1), phase_2: phase(2), phase_3: phase(3), phase_4: phase(4) };
}

function pastOf(texts: readonly QuarterPrediction[]): YearlyResponse["past"] {
  const phase = (number: number): YearlyPastPhase => {
    const { total, aspects } = nth(texts, number);
    return { ...byAspect((aspect) => aspects[aspect].past), prediction: total.past };
  };
  return { phase_1: phase(1), phase_2: phase(2), phase_3: phase(3), phase_4: phase(4) };
}

const endsOf = (texts: readonly QuarterPrediction[], year: number): YearlyEndingSentence[] =>
  texts.flatMap(({ aspects }, index) =>
    LIFE_ASPECTS.flatMap((aspect) =>
      aspects[aspect].ends.map(({ until, present, past }) => ({
        quarter: index + 1,
        aspect,
        until: isoDate({ year, ...until }),
        text: present,
        past_text: past,
      })),
    ),
  );

const wireUgadi = (
  { date, year, king, aadayam, vyayam, rajapujyam, avamanam }: UgadiFigures,
  { names }: Catalogue,
): YearlyResponse["ugadi"] => ({
  date: isoDate(date),
  number: year.nameNumber,
  name: names.samvatsara[year.name],
  king: ENGLISH.graha[king].name,
  aadayam,
  vyayam,
  rajapujyam,
  avamanam,
});

/** Forty scores of ten reasons each. */
const yearReasons = ({ quarters }: YearForSign, words: Catalogue) =>
  quarters.flatMap(({ number, total, aspects }) => [
    ...wireReasonsOfGrahas(`phase_${number}.score`, total.reasons, words.yearly.reasons, words),
    ...LIFE_ASPECTS.flatMap((aspect) =>
      wireReasonsOfGrahas(`phase_${number}.${aspect}.score`, aspects[aspect].reasons, words.yearly.reasons, words),
    ),
  ]);
