import type { BirthRequest, MahaDashaResponse, WireReason } from "@vedanga/contract";
import {
  aspectsOf,
  type Chart,
  chartYogas,
  type DashaPeriod,
  dashaLordReasons,
  type FoundYoga,
  GRAHAS,
  type Graha,
  housesRuled,
  LUMINOUS_GRAHAS,
  vargaRasi,
  vimshottari,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, dashaReadings, type MahadashaLord } from "@vedanga/narrative";
import { dignityReasons, natureReasons, placementWireReasons, sightReasons } from "../chart/graha-reasons.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dashas/maha-dasha-predictions: the nine mahadashas of a life with a reading of each. The end of one is the date
 * of the next one's start.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerMahaDasha(request: BirthRequest, context: AnswerContext): MahaDashaResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const { mahadashas } = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
    const readings = dashaReadings(catalogueOf(request.lang), mahadashaLords(chart, mahadashas));
    const dashas = mahadashas.map(({ lord, startJdUt, endJdUt }, index) => {
      const { prediction, pastPrediction, planetInSign, withoutLagna } = nth(readings, index + 1);
      return {
        prediction,
        prediction_past: pastPrediction,
        prediction_without_lagna: withoutLagna.prediction,
        prediction_past_without_lagna: withoutLagna.pastPrediction,
        dasha: words.names.graha[lord].name,
        lord,
        dasha_end_year: wireDate(clock, endJdUt),
        dasha_start_year: wireDate(clock, startJdUt),
        planet_in_zodiac: planetInSign.text,
        planet_in_zodiac_past: planetInSign.past,
      };
    });
    const reasons = request.explain ? reasonsOf(chart, mahadashas, words) : undefined;
    return answered({ dashas, translated_mahadasha: words.dasha.mahadasha }, sky.conventions, reasons);
  });
}

/** Why the fall of a graha is undone; none where it is not. */
const undoingOf = (yogas: readonly FoundYoga[], graha: Graha) =>
  yogas
    .filter(({ yoga, grahas }) => yoga === "neecha_bhanga" && grahas.includes(graha))
    .flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === "yoga.neecha_bhanga_by"));

const reasonsOf = (chart: Chart, mahadashas: readonly DashaPeriod[], words: Catalogue): WireReason[] =>
  mahadashas.flatMap(({ lord }, index) => {
    const undoing = undoingOf(chartYogas(chart), lord);
    const { house, companions, navamsa, span } = dashaLordReasons(chart, lord);
    const [reading, inSign] = [`dashas.${index}.prediction`, `dashas.${index}.planet_in_zodiac`];
    const because = (about: string, reason: typeof house) => wireReasons(about, [reason], words.planet.reasons, words);
    const { isCombust, retrograde } = chart.grahas[lord];
    return [
      ...because(`dashas.${index}.dasha_end_year`, span),
      ...because(reading, house),
      ...natureReasons(reading, chart.grahas[lord], words),
      ...because(reading, companions),
      ...sightReasons(chart, lord, words, { seenBy: reading }),
      ...placementWireReasons(chart, lord, words, {
        ...(isCombust && { combustion: reading }),
        ...(retrograde && { motion: reading }),
      }),
      ...wireReasons(reading, undoing, words.chartYoga.reasons, words),
      ...dignityReasons(inSign, chart.grahas[lord], words),
      ...placementWireReasons(chart, lord, words, { nakshatraLord: inSign }),
      ...because(inSign, navamsa),
    ];
  });

const DAYS_PER_YEAR = 365.25;
const NODES: readonly Graha[] = ["rahu", "ketu"];

/** What undoes a fall counts from the lagna, from the Moon or, in the same sign, from nowhere. */
const isCountedFromMoon = (facts: object): boolean =>
  !("kendraFrom" in facts) || (Array.isArray(facts.kendraFrom) && facts.kendraFrom.includes("moon"));

/** The lords of mahadashas in their order. */
function mahadashaLords(chart: Chart, mahadashas: readonly DashaPeriod[]): MahadashaLord[] {
  const aspects = aspectsOf(chart);
  const yogas = chartYogas(chart);
  const ageAt = (jd: number): number => Math.max(0, Math.floor((jd - chart.jdUt) / DAYS_PER_YEAR));
  return mahadashas.map(({ lord: graha, startJdUt, endJdUt }): MahadashaLord => {
    const at = chart.grahas[graha];
    const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
    const host = chart.grahas[at.rasiLord];
    const undoing = undoingOf(yogas, graha);
    const undoneBy = (isLagnaKnown: boolean): readonly Graha[] =>
      GRAHAS.filter((other) =>
        undoing.some(({ facts }) => "by" in facts && facts.by === other && (isLagnaKnown || isCountedFromMoon(facts))),
      );
    return {
      graha,
      lagna: chart.lagna.rasi,
      rasi: at.rasi,
      house: at.house,
      degreesInRasi: at.degreesInRasi,
      nakshatra: at.nakshatra,
      pada: at.pada,
      nakshatraLord: at.nakshatraLord,
      navamsa: vargaRasi("D9", at.longitudeDeg),
      rules: luminous === undefined ? [] : housesRuled(chart.lagna.rasi, luminous),
      host: { graha: at.rasiLord, rasi: host.rasi, house: host.house, dignity: host.dignity.verdict },
      dignity: at.dignity.verdict,
      nature: at.nature.verdict,
      joined: GRAHAS.filter((other) => other !== graha && chart.grahas[other].rasi === at.rasi),
      // The nodes are opposite each other in every chart, which says nothing about this one.
      seenBy: aspects
        .filter(({ from, to }) => to === graha && !(NODES.includes(from) && NODES.includes(to)))
        .map(({ from }) => from),
      undoneBy: undoneBy(true),
      undoneWithoutLagnaBy: undoneBy(false),
      isCombust: at.isCombust,
      isRetrograde: at.retrograde && !NODES.includes(graha),
      fromAge: ageAt(startJdUt),
      toAge: ageAt(endJdUt),
    };
  });
}
