import {
  AppError,
  type BirthRequest,
  type CurrentMahadashaFullResponse,
  type CurrentMahadashaResponse,
  RUNNING_LEVELS,
  type RunningPeriod,
} from "@vedanga/contract";
import {
  type DashaPeriod,
  runningDashas,
  runningReason,
  subPeriods,
  unixMsToJdUt,
  type Vimshottari,
  vimshottari,
} from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireLongDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dashas/current-mahadasha: the periods of all five levels that run as the call is answered.
 * @throws AppError "no_period" (dob) outside the 120 years, "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerCurrentMahadasha(request: BirthRequest, context: AnswerContext): CurrentMahadashaResponse {
  return refusingAs("dob", () => {
    const { conventions, running, reasons } = runningNow(request, context);
    const periods = running.map(wirePeriod);
    return answered({ ...byLevel(periods), ...orderOf(periods) }, conventions, reasons);
  });
}

/**
 * GET /dashas/current-mahadasha-full: the same, each level as the nine parts of the period that runs above it.
 * @throws AppError "no_period" (dob) outside the 120 years, "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerCurrentMahadashaFull(
  request: BirthRequest,
  context: AnswerContext,
): CurrentMahadashaFullResponse {
  return refusingAs("dob", () => {
    const { dashas, conventions, running, reasons } = runningNow(request, context);
    const above = running.slice(0, -1);
    const branches = [dashas.mahadashas, ...above.map((period) => subPeriods(dashas.clock, period))];
    const wired = branches.map((nine) => nine.map(wirePeriod));
    return answered({ ...byLevel(wired), ...orderOf(running.map(wirePeriod)) }, conventions, reasons);
  });
}

function runningNow(request: BirthRequest, context: AnswerContext) {
  const { sky, chart } = birthChart(request, context);
  const dashas: Vimshottari = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
  const running = runningDashas(dashas, unixMsToJdUt(context.nowUnixMs), RUNNING_LEVELS.length);
  if (running.length === 0) throw new AppError("no_period", { field: "dob" });
  const words = wireWords(request.lang);
  const reasons = request.explain
    ? wireReasons("mahadasha", [runningReason(running)], words.planet.reasons, words)
    : undefined;
  return { dashas, conventions: sky.conventions, running, reasons };
}

function wirePeriod({ lord, startJdUt, endJdUt }: DashaPeriod): RunningPeriod {
  const { name } = NAMES_EN.graha[lord];
  return { name, start: wireLongDate(startJdUt), end: wireLongDate(endJdUt), key: name };
}

/** Five things under the names of the five levels. */
const byLevel = <T>(levels: readonly T[]) => ({
  mahadasha: nth(levels, 1),
  antardasha: nth(levels, 2),
  paryantardasha: nth(levels, 3),
  Shookshamadasha: nth(levels, 4),
  Pranadasha: nth(levels, 5),
});

const orderOf = (running: readonly RunningPeriod[]) => ({
  order_names: [...RUNNING_LEVELS],
  order_of_dashas: {
    major: nth(running, 1),
    minor: nth(running, 2),
    sub_minor: nth(running, 3),
    sub_sub_minor: nth(running, 5),
  },
});
