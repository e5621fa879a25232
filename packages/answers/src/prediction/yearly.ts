import type { WireReason, Yearly, YearlyPhase, YearlyRequest, YearlyResponse } from "@vedanga/contract";
import {
  type JulianDayUt,
  LIFE_ASPECTS,
  RASIS,
  type Sky,
  type YearForSign,
  type YearQuarter,
  yearForSign,
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

/**
 * GET /prediction/yearly: the four quarters of a Moon sign's year, each with nine aspects of life, by the clock and under
 * the eclipses of the place given, else of Hyderabad.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerYearly(request: YearlyRequest, { ephemeris }: AnswerContext): YearlyResponse {
  return refusingAs("date", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const rasi = nth(RASIS, request.zodiac);
    const { latitudeDeg, longitudeDeg, ...named } = placeOrHyderabad(request);
    const clock = clockOf(named);
    const year = yearForSign(sky, rasi, request.year, { latitudeDeg, longitudeDeg }, clock);
    const catalogue = catalogueOf(request.lang);
    const dateOf = (jd: JulianDayUt) => wallAt(clock, jd);
    const texts = yearPrediction(catalogue, rasi, year, request.year, dateOf);
    const phase = (number: YearQuarter["number"]): YearlyPhase =>
      phaseOf(nth(year.quarters, number), nth(texts, number));
    const response: Yearly = {
      phase_1: phase(1),
      phase_2: phase(2),
      phase_3: phase(3),
      phase_4: phase(4),
    };
    const reasons = request.explain ? yearReasons(year, catalogue) : undefined;
    return { ...answered(response, sky.conventions, reasons), year: request.year };
  });
}

function phaseOf({ total, aspects }: YearQuarter, texts: QuarterPrediction): YearlyPhase {
  const category = (aspect: (typeof LIFE_ASPECTS)[number]) => ({
    score: aspects[aspect].score,
    prediction: texts.aspects[aspect],
  });
  return {
    score: total.score,
    physique: category("physique"),
    health: category("health"),
    relationship: category("relationship"),
    career: category("career"),
    travel: category("travel"),
    family: category("family"),
    friends: category("friends"),
    finances: category("finances"),
    status: category("status"),
    prediction: texts.total,
    period: texts.period,
  };
}

/** Forty scores of ten reasons each. */
const yearReasons = ({ quarters }: YearForSign, words: Catalogue): WireReason[] =>
  quarters.flatMap(({ number, total, aspects }) => [
    ...wireReasonsOfGrahas(`phase_${number}.score`, total.reasons, words.yearly.reasons, words),
    ...LIFE_ASPECTS.flatMap((aspect) =>
      wireReasonsOfGrahas(`phase_${number}.${aspect}.score`, aspects[aspect].reasons, words.yearly.reasons, words),
    ),
  ]);
