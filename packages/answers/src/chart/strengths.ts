import type { BirthRequest, Strengths, StrengthsResponse, WireReason } from "@vedanga/contract";
import {
  type Ashtakavarga,
  ashtakavarga,
  ashtakavargaReason,
  type Chart,
  chartYogas,
  type FoundYoga,
  fromSun,
  GRAHAS,
  type Graha,
  type GrahaStrength,
  houseFrom,
  housesRuled,
  LUMINOUS_GRAHAS,
  type LuminousGraha,
  RASIS,
  SIX_STRENGTHS,
  seenBy,
  shadbala,
  sightsOf,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, reasonSentence } from "@vedanga/narrative";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { dayBegan } from "./day-began.ts";
import { dignityReasons, natureReasons, placementWireReasons, sightReasons } from "./graha-reasons.ts";

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
    const bindus = ashtakavarga(sky.conventions, chart);
    const { bhinna, sarva } = bindus;
    const yogas = chartYogas(chart);
    const response: Strengths = {
      reading: readingOf(birth, strengths, sarva, yogas, words),
      grahas: GRAHAS.map((graha) => grahaEntry(chart, graha, strengths, words)),
      ashtakavarga: {
        signs: RASIS.map((rasi, index) => ({ number: index + 1, name: words.names.rasi[rasi] })),
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
    return answered(
      response,
      sky.conventions,
      request.explain ? reasonsOf(birth, strengths, bindus, yogas, words) : undefined,
    );
  });
}

const toHundredth = (value: number): number => Number(value.toFixed(2)) || 0;

const luminousOf = (graha: string) => LUMINOUS_GRAHAS.find((lit) => lit === graha);

function grahaEntry(chart: Chart, graha: Graha, strengths: StrengthByGraha, { names, strength }: Catalogue) {
  const at = chart.grahas[graha];
  const luminous = luminousOf(graha);
  const who = (other: Graha) => ({ graha: other, name: names.graha[other].name });
  const rules = luminous === undefined ? [] : [...housesRuled(chart.lagna.rasi, luminous)];
  return {
    graha: at.graha,
    name: names.graha[at.graha].name,
    sign: { number: RASIS.indexOf(at.rasi) + 1, name: names.rasi[at.rasi] },
    house: at.house,
    dignity: { id: at.dignity.verdict, name: strength.dignity[at.dignity.verdict] },
    nature: { id: at.nature.verdict, name: names.nature[at.nature.verdict] },
    is_combust: at.isCombust,
    retro: at.retrograde,
    rules,
    combustion: combustionEntry(chart, graha),
    avastha: { id: at.avastha, name: names.avastha[at.avastha] },
    sees: sightsOf(chart, graha).map(({ house, rasi, grahas }) => ({
      from_itself: house,
      house: houseFrom(chart.lagna.rasi, rasi),
      sign: { number: RASIS.indexOf(rasi) + 1, name: names.rasi[rasi] },
      grahas: grahas.map(who),
    })),
    seen_by: seenBy(chart, graha).map(who),
    reading: strength.reading.graha({
      graha,
      nature: at.nature.verdict,
      dignity: at.dignity.verdict,
      rules,
      house: at.house,
      isCombust: at.isCombust,
      isRetrograde: at.retrograde,
    }),
    shadbala: luminous === undefined ? null : shadbalaEntry(strengths[luminous]),
  };
}

function combustionEntry(chart: Chart, graha: Graha) {
  const distance = fromSun(chart, graha);
  return distance ? { from_sun_degrees: wireDegrees(distance.separationDeg), orb_degrees: distance.orbDeg } : null;
}

/** What the strengths say to the person. Of equal grahas the first from the Sun is named, of equal signs all, from the lagna. */
function readingOf(
  { chart }: Birth,
  strengths: StrengthByGraha,
  sarva: Ashtakavarga["sarva"],
  yogas: readonly FoundYoga[],
  { strength: { reading } }: Catalogue,
): Strengths["reading"] {
  const share = (graha: LuminousGraha): number => strengths[graha].totalRupas / strengths[graha].neededRupas;
  const byShare = LUMINOUS_GRAHAS.toSorted((a, b) => share(b) - share(a));
  const lagna = RASIS.indexOf(chart.lagna.rasi);
  const signs = RASIS.map((_, house) => {
    const index = (lagna + house) % RASIS.length;
    return { rasi: nth(RASIS, index + 1), house: house + 1, bindus: nth(sarva, index + 1) };
  });
  const tied = (bindus: number) => ({ bindus, signs: signs.filter((sign) => sign.bindus === bindus) });
  return {
    shadbala: reading.shadbala({
      sufficient: LUMINOUS_GRAHAS.filter((graha) => strengths[graha].isSufficient).length,
      strongest: nth(byShare, 1),
      weakest: nth(byShare, LUMINOUS_GRAHAS.length),
    }),
    ashtakavarga: reading.ashtakavarga({ most: tied(Math.max(...sarva)), least: tied(Math.min(...sarva)) }),
    yogas: reading.yogas({
      found: yogas.length,
      cancelled: yogas.filter(({ cancelledBy }) => cancelledBy.length > 0).length,
    }),
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
  { sky, chart }: Birth,
  strengths: StrengthByGraha,
  bindus: Ashtakavarga,
  yogas: readonly FoundYoga[],
  words: Catalogue,
): WireReason[] => [
  ...GRAHAS.flatMap((graha, index) => {
    const at = chart.grahas[graha];
    const luminous = luminousOf(graha);
    return [
      ...dignityReasons(`grahas.${index}.dignity`, at, words),
      ...natureReasons(`grahas.${index}.nature`, at, words),
      ...placementWireReasons(chart, graha, words, {
        combustion: `grahas.${index}.combustion`,
        avastha: `grahas.${index}.avastha`,
      }),
      ...sightReasons(chart, graha, words, { sees: `grahas.${index}.sees`, seenBy: `grahas.${index}.seen_by` }),
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
  ...wireReasons("ashtakavarga", [ashtakavargaReason(sky.conventions, bindus)], words.strength.bindus, words),
  ...yogas.flatMap(({ reasons, cancelledBy }, index) => [
    ...wireReasons(`yogas.${index}.text`, reasons, words.chartYoga.reasons, words),
    ...wireReasons(`yogas.${index}.cancelled_by`, cancelledBy, words.chartYoga.reasons, words),
  ]),
];
