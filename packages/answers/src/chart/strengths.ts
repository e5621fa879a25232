import type { BirthRequest, Strengths, StrengthsResponse, WireReason } from "@vedanga/contract";
import {
  addDays,
  ashtakavarga,
  chartYogas,
  daysAt,
  type FoundYoga,
  GRAHAS,
  type GrahaPlacement,
  type GrahaStrength,
  LUMINOUS_GRAHAS,
  type LuminousGraha,
  RASIS,
  SIX_STRENGTHS,
  shadbala,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, reasonSentence } from "@vedanga/narrative";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { dignityReasons, natureReasons } from "./graha-reasons.ts";

type StrengthByGraha = Readonly<Record<LuminousGraha, GrahaStrength>>;

/**
 * GET /horoscope/strengths: the condition of the nine grahas of a birth, the six strengths of the seven, their ashtakavarga and the
 * combinations they make.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerStrengths(request: BirthRequest, context: AnswerContext): StrengthsResponse {
  return refusingAs("dob", () => {
    const birth = birthChart(request, context);
    const { sky, chart } = birth;
    const words = catalogueOf(request.lang);
    const strengths = shadbala(sky, chart, dayBegan(birth, request));
    const { bhinna, sarva } = ashtakavarga(sky.conventions, chart);
    const yogas = chartYogas(chart);
    const response: Strengths = {
      grahas: GRAHAS.map((graha) => grahaEntry(chart.grahas[graha], strengths, words)),
      ashtakavarga: {
        bhinna: {
          sun: [...bhinna.sun],
          moon: [...bhinna.moon],
          mars: [...bhinna.mars],
          mercury: [...bhinna.mercury],
          jupiter: [...bhinna.jupiter],
          venus: [...bhinna.venus],
          saturn: [...bhinna.saturn],
        },
        sarva: [...sarva],
      },
      yogas: yogas.map((yoga) => yogaEntry(yoga, words)),
    };
    return answered(response, sky.conventions, request.explain ? reasonsOf(birth, strengths, yogas, words) : undefined);
  });
}

/** The date on whose sunrise the day of birth began; the civil date where the Sun does not rise. */
function dayBegan({ sky, clock, chart }: Birth, { dob }: BirthRequest) {
  const { sunriseJdUt } = daysAt(sky, chart.place, clock).on(dob).sun;
  return sunriseJdUt !== undefined && chart.jdUt < sunriseJdUt ? addDays(dob, -1) : dob;
}

const toHundredth = (value: number): number => Number(value.toFixed(2)) || 0;

const luminousOf = (graha: string) => LUMINOUS_GRAHAS.find((lit) => lit === graha);

function grahaEntry(at: GrahaPlacement, strengths: StrengthByGraha, { names, strength }: Catalogue) {
  const luminous = luminousOf(at.graha);
  return {
    graha: at.graha,
    name: names.graha[at.graha].name,
    sign: { number: RASIS.indexOf(at.rasi) + 1, name: names.rasi[at.rasi] },
    house: at.house,
    dignity: { id: at.dignity.verdict, name: strength.dignity[at.dignity.verdict] },
    nature: { id: at.nature.verdict, name: names.nature[at.nature.verdict] },
    is_combust: at.isCombust,
    retro: at.retrograde,
    shadbala: luminous === undefined ? null : shadbalaEntry(strengths[luminous]),
  };
}

function shadbalaEntry({ virupas, totalRupas, neededRupas, isSufficient }: GrahaStrength) {
  return {
    sthana: toHundredth(virupas.sthana),
    dig: toHundredth(virupas.dig),
    kala: toHundredth(virupas.kala),
    cheshta: toHundredth(virupas.cheshta),
    naisargika: toHundredth(virupas.naisargika),
    drik: toHundredth(virupas.drik),
    total_rupas: toHundredth(totalRupas),
    needed_rupas: neededRupas,
    is_sufficient: isSufficient,
  };
}

function yogaEntry({ yoga, grahas, reasons, cancelledBy }: FoundYoga, { names, chartYoga }: Catalogue) {
  const sentences = (list: FoundYoga["reasons"]): string[] =>
    list.map((reason) => reasonSentence(chartYoga.reasons, reason));
  return {
    yoga,
    name: chartYoga.names[yoga],
    grahas: grahas.map((graha) => ({ graha, name: names.graha[graha].name })),
    text: sentences(reasons).join(" "),
    meaning: chartYoga.meanings[yoga],
    is_cancelled: cancelledBy.length > 0,
    cancelled_by: sentences(cancelledBy),
  };
}

const reasonsOf = (
  { chart }: Birth,
  strengths: StrengthByGraha,
  yogas: readonly FoundYoga[],
  words: Catalogue,
): WireReason[] => [
  ...GRAHAS.flatMap((graha, index) => {
    const at = chart.grahas[graha];
    const luminous = luminousOf(graha);
    return [
      ...dignityReasons(`grahas.${index}.dignity`, at, words),
      ...natureReasons(`grahas.${index}.nature`, at, words),
      ...(luminous === undefined
        ? []
        : SIX_STRENGTHS.flatMap((strength) =>
            wireReasons(
              `grahas.${index}.shadbala.${strength}`,
              strengths[luminous].reasons[strength],
              words.strength.reasons,
              words,
            ),
          )),
    ];
  }),
  ...yogas.flatMap(({ reasons, cancelledBy }, index) => [
    ...wireReasons(`yogas.${index}.text`, reasons, words.chartYoga.reasons, words),
    ...wireReasons(`yogas.${index}.cancelled_by`, cancelledBy, words.chartYoga.reasons, words),
  ]),
];
