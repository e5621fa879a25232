import type { BirthRequest, WireReason, YogaList, YogaListResponse } from "@vedanga/contract";
import {
  type Chart,
  type ChartYoga,
  chartYogas,
  type FoundYoga,
  type Graha,
  type YogaStrengthReason,
  yogaStrength,
} from "@vedanga/core";
import { type Catalogue, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/** The kinds that the format counts: the viparita yogas are raja yogas too, Vasumati is the text's dhana yoga from the Moon. */
const RAJA: readonly ChartYoga[] = ["dharma_karmadhipati", "raja", "harsha", "sarala", "vimala"];
const DHANA: readonly ChartYoga[] = ["dhana", "vasumati"];
const DARIDRA: readonly ChartYoga[] = ["daridra"];

interface Measured extends FoundYoga {
  readonly percent: number;
  readonly parts: readonly YogaStrengthReason[];
}

/**
 * GET /extended-horoscope/yoga-list: the combinations of a birth, each with who makes it and how well they stand.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerYogaList(request: BirthRequest, context: AnswerContext): YogaListResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const yogas = measured(chart);
    const count = (kinds: readonly ChartYoga[]): number => yogas.filter(({ yoga }) => kinds.includes(yoga)).length;
    const response: YogaList = {
      yogas_list: yogas.map((found) => entry(found, chart, words)),
      yogas_count: yogas.length,
      raja_yoga_count: count(RAJA),
      dhana_yoga_count: count(DHANA),
      daridra_yoga_count: count(DARIDRA),
    };
    return {
      ...answered(response, sky.conventions, request.explain ? reasonsOf(yogas, words) : undefined),
      yogas: yogas.map(({ yoga, cancelledBy }) => ({
        yoga,
        is_cancelled: cancelledBy.length > 0,
        cancelled_by: cancelledBy.map((reason) => reasonSentence(words.chartYoga.reasons, reason)),
      })),
    };
  });
}

function measured(chart: Chart): readonly Measured[] {
  const yogas = chartYogas(chart);
  const isFallUndone = (graha: Graha): boolean =>
    yogas.some(({ yoga, grahas }) => yoga === "neecha_bhanga" && grahas.includes(graha));
  return yogas.map((found) => {
    const { percent, reasons } = yogaStrength(chart, found, isFallUndone);
    return { ...found, percent, parts: reasons };
  });
}

const toHundredth = (value: number): number => Number(value.toFixed(2));

const entry = (
  { yoga, grahas, percent }: Measured,
  chart: Chart,
  { names, chartYoga }: Catalogue,
): YogaList["yogas_list"][number] => ({
  yoga: chartYoga.names[yoga],
  meaning: chartYoga.meanings[yoga],
  strength_in_percentage: toHundredth(percent),
  planets_involved: grahas.map((graha) => names.graha[graha].name),
  houses_involved: [...new Set(grahas.map((graha) => chart.grahas[graha].house))],
});

const reasonsOf = (yogas: readonly Measured[], words: Catalogue): WireReason[] =>
  yogas.flatMap(({ reasons, cancelledBy, parts }, index) => [
    ...wireReasons(`yogas_list.${index}.yoga`, [...reasons, ...cancelledBy], words.chartYoga.reasons, words),
    ...wireReasons(`yogas_list.${index}.strength_in_percentage`, parts, words.chartYoga.strength, words),
  ]);
