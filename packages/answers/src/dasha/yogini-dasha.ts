import type { BirthRequest, YoginiDashaMainResponse, YoginiDashaSubResponse } from "@vedanga/contract";
import {
  YOGINI_LORDS,
  type YoginiPeriod,
  yoginiDasha,
  yoginiDashaReason,
  yoginiParts,
  yoginiPartsReason,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireLongDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dashas/yogini-dasha-main: three cycles of the yoginis by the instant at which each ENDS.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerYoginiDashaMain(request: BirthRequest, context: AnswerContext): YoginiDashaMainResponse {
  return refusingAs("dob", () => {
    const { periods, words, conventions, first } = yoginisOf(request, context);
    return answered(
      {
        dasha_list: periods.map(({ yogini }) => words.moreDasha.yogini[yogini]),
        dasha_end_dates: periods.map(({ endJdUt }) => wireLongDate(endJdUt)),
        dasha_lord_list: periods.map((period) => lordOf(period, words)),
        start_date: wireLongDate(nth(periods, 1).startJdUt),
      },
      conventions,
      request.explain ? wireReasons("dasha_list", [first], words.moreDasha.yoginiReasons, words) : undefined,
    );
  });
}

/**
 * GET /dashas/yogini-dasha-sub: the eight parts of each of the same periods. The eighth ends with its period.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerYoginiDashaSub(request: BirthRequest, context: AnswerContext): YoginiDashaSubResponse {
  return refusingAs("dob", () => {
    const { clock, periods, words, conventions, first } = yoginisOf(request, context);
    const mains = periods.map((period) => {
      const parts = yoginiParts(clock, period);
      return {
        main_dasha: words.moreDasha.yogini[period.yogini],
        main_dasha_lord: lordOf(period, words),
        sub_dasha_list: parts.map(({ yogini }) => words.moreDasha.yogini[yogini]),
        sub_dasha_end_dates: parts.map(({ endJdUt }) => wireLongDate(endJdUt)),
        sub_dasha_start_date: wireLongDate(period.startJdUt),
      };
    });
    const reasons = () => [
      ...wireReasons("0.main_dasha", [first], words.moreDasha.yoginiReasons, words),
      ...periods.flatMap(({ yogini }, index) =>
        wireReasons(`${index}.sub_dasha_list`, [yoginiPartsReason(yogini)], words.moreDasha.yoginiReasons, words),
      ),
    ];
    return answered(mains, conventions, request.explain ? reasons() : undefined);
  });
}

function yoginisOf(request: BirthRequest, context: AnswerContext) {
  const { sky, chart } = birthChart(request, context);
  const { moon } = chart.grahas;
  const dasha = yoginiDasha(sky, chart.jdUt, moon.longitudeDeg);
  const words = wireWords(request.lang);
  return { ...dasha, words, conventions: sky.conventions, first: yoginiDashaReason(dasha, moon) };
}

const lordOf = ({ yogini }: YoginiPeriod, { names, moreDasha }: Catalogue): string =>
  yogini === "sankata" ? moreDasha.bothNodes : names.graha[YOGINI_LORDS[yogini]].name;
