import {
  AppError,
  type ChartOfSigns,
  SKY_YEARS,
  type VarshapalDetailsResponse,
  type VarshapalMonthChartResponse,
  type VarshapalYearChartResponse,
  type VarshaRequest,
} from "@vedanga/contract";
import {
  type Chart,
  GRAHAS,
  monthReason,
  muddaDasha,
  muddaReason,
  RASI_LORDS,
  RASIS,
  returnReason,
  unixMsToJdUt,
  varsha,
  varshaMonths,
  varshaReasons,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wallAt } from "../clock/wall-time.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDateTime, wireDegrees, wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /extended-horoscope/varshapal-details: the year of a life that begins with the birthday of a calendar year.
 * @throws AppError "year_out_of_range" (year) before the year of birth or outside the sky, "unknown_zone" (zone)
 */
export function answerVarshapalDetails(request: VarshaRequest, context: AnswerContext): VarshapalDetailsResponse {
  return refusingAs("year", () => {
    const { sky, clock, chart: birth, completedYears, words } = lifeYear(request, context);
    const year = varsha(sky, birth, completedYears);
    const { chart, muntha, dinratri, trirashi } = year;
    const nameOf = (graha: keyof Catalogue["names"]["graha"]): string => words.names.graha[graha].name;
    const because = varshaReasons(birth, year);
    const reasons = () => [
      ...wireReasons("varshpal_date", [returnReason(chart, year)], words.varsha.reasons, words),
      ...wireReasons("muntha_sign", [because.muntha], words.varsha.reasons, words),
      ...wireReasons("dinratri_lord", [because.dinratri], words.varsha.reasons, words),
      ...wireReasons("trirashi_lord", [because.trirashi], words.varsha.reasons, words),
      ...wireReasons("mudda", [muddaReason(birth, completedYears)], words.varsha.mudda, words),
    ];
    const response = {
      muntha_sign: words.names.rasi[muntha],
      muntha_lord: nameOf(RASI_LORDS[muntha]),
      varshpal_date: wireDateTime(clock, chart.jdUt),
      varsha_lagna: words.names.rasi[chart.lagna.rasi],
      varsha_lagna_lord: nameOf(chart.lagna.rasiLord),
      dinratri_lord: nameOf(dinratri),
      trirashi_lord: nameOf(trirashi),
      current_ayanamsa: wireDegrees(chart.ayanamsaDeg),
    };
    const mudda = muddaDasha(sky, birth, completedYears).map(({ lord, startJdUt, endJdUt }) => ({
      lord,
      name: nameOf(lord),
      start: wireInstant(clock, startJdUt),
      end: wireInstant(clock, endJdUt),
    }));
    return { ...answered(response, sky.conventions, request.explain ? reasons() : undefined), mudda };
  });
}

/**
 * GET /extended-horoscope/varshapal-year-chart: who is where at the Sun's return.
 * @throws AppError "year_out_of_range" (year) before the year of birth or outside the sky, "unknown_zone" (zone)
 */
export function answerVarshapalYearChart(request: VarshaRequest, context: AnswerContext): VarshapalYearChartResponse {
  return refusingAs("year", () => {
    const { sky, clock, chart: birth, completedYears, words } = lifeYear(request, context);
    const year = varsha(sky, birth, completedYears);
    return answered(
      { signs: signsOf(year.chart, words), varshpal_date: wireDateTime(clock, year.chart.jdUt) },
      sky.conventions,
      request.explain
        ? wireReasons("varshpal_date", [returnReason(year.chart, year)], words.varsha.reasons, words)
        : undefined,
    );
  });
}

const MONTHS = 12;

/**
 * GET /extended-horoscope/varshapal-month-chart: who is where as each month of the year begins.
 * @throws AppError "year_out_of_range" (year) before the year of birth or outside the sky, "unknown_zone" (zone)
 */
export function answerVarshapalMonthChart(request: VarshaRequest, context: AnswerContext): VarshapalMonthChartResponse {
  return refusingAs("year", () => {
    const { sky, chart: birth, completedYears, words } = lifeYear(request, context);
    const months = varshaMonths(sky, birth, completedYears);
    return answered(
      months.map((chart, month) => ({
        signs: signsOf(chart, words),
        month_no: ((request.dob.month - 1 + month) % MONTHS) + 1,
      })),
      sky.conventions,
      request.explain
        ? months.flatMap((chart, month) =>
            wireReasons(`${month}.signs`, [monthReason(chart, month)], words.varsha.reasons, words),
          )
        : undefined,
    );
  });
}

/** The birth, and the full years that end on the birthday of the requested calendar year; not before birth. */
function lifeYear(request: VarshaRequest, context: AnswerContext) {
  const life = birthChart(request, context);
  const { year: born } = request.dob;
  const present = wallAt(life.clock, unixMsToJdUt(context.nowUnixMs)).year;
  const completedYears = request.year === undefined ? Math.max(0, present - born) : request.year - born;
  if (completedYears < 0)
    throw new AppError("year_out_of_range", { field: "year", accepted: `${born} to ${SKY_YEARS.last}` });
  return { ...life, completedYears, words: wireWords(request.lang) };
}

/** The signs from Aries, each with the lagna and the grahas in it, in the order of the format. */
const signsOf = ({ lagna, grahas }: Chart, { names }: Catalogue): ChartOfSigns =>
  RASIS.map((rasi) => ({
    rasi: names.rasi[rasi],
    planets: [
      ...(lagna.rasi === rasi ? [names.graha.ascendant.name] : []),
      ...GRAHAS.filter((graha) => grahas[graha].rasi === rasi).map((graha) => names.graha[graha].name),
    ],
  }));
