import type { WireReason, Yearly, YearlyPhase, YearlyRequest, YearlyResponse } from "@vedanga/contract";
import {
  type JulianDayUt,
  jdUtToUnixMs,
  LIFE_ASPECTS,
  RASIS,
  type Sky,
  type YearForSign,
  type YearQuarter,
  yearForSign,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, type QuarterPrediction, yearPrediction } from "@vedanga/narrative";
import { answered } from "./answered.ts";
import type { AnswerContext } from "./context.ts";
import { conventionsOf } from "./conventions.ts";
import { refusingAs } from "./core-refusal.ts";
import { nth } from "./nth.ts";
import { wallByOffset } from "./wall-time.ts";
import { wireReasons } from "./wire-reasons.ts";
import { withGraha } from "./with-graha.ts";

const SECONDS_PER_HOUR = 3600;

/**
 * GET /prediction/yearly: the four quarters of a Moon sign's year, each with nine aspects of life. Dates are those of
 * the clock asked for.
 */
export function answerYearly(request: YearlyRequest, { ephemeris }: AnswerContext): YearlyResponse {
  return refusingAs("date", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const rasi = nth(RASIS, request.zodiac);
    const year = yearForSign(sky, rasi, request.year, request.tz);
    const catalogue = catalogueOf(request.lang);
    const dateOf = (jd: JulianDayUt) => wallByOffset(jdUtToUnixMs(jd), request.tz * SECONDS_PER_HOUR);
    const told = yearPrediction(catalogue, rasi, year, request.year, dateOf);
    const phase = (number: YearQuarter["number"]): YearlyPhase =>
      phaseOf(nth(year.quarters, number), nth(told, number));
    const response: Yearly = {
      year: request.year,
      phase_1: phase(1),
      phase_2: phase(2),
      phase_3: phase(3),
      phase_4: phase(4),
    };
    return answered(response, sky.conventions, request.explain ? yearReasons(year, catalogue) : undefined);
  });
}

function phaseOf({ total, aspects }: YearQuarter, told: QuarterPrediction): YearlyPhase {
  const category = (aspect: (typeof LIFE_ASPECTS)[number]) => ({
    score: aspects[aspect].score,
    prediction: told.aspects[aspect],
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
    prediction: told.total,
    period: told.period,
  };
}

/** Forty scores of ten reasons each. */
const yearReasons = ({ quarters }: YearForSign, words: Catalogue): WireReason[] =>
  quarters.flatMap(({ number, total, aspects }) => [
    ...wireReasons(`phase_${number}.score`, withGraha(total.reasons), words.yearly.reasons, words),
    ...LIFE_ASPECTS.flatMap((aspect) =>
      wireReasons(`phase_${number}.${aspect}.score`, withGraha(aspects[aspect].reasons), words.yearly.reasons, words),
    ),
  ]);
