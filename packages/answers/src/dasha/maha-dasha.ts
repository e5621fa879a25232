import type { BirthRequest, MahaDashaResponse, WireReason } from "@vedanga/contract";
import { type Chart, type DashaPeriod, dashaLordReasons, vimshottari } from "@vedanga/core";
import { type Catalogue, catalogueOf, dashaReadings, type MahadashaLord } from "@vedanga/narrative";
import { grahasInChart, undoingIn } from "../chart/graha-in-chart.ts";
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
    const told = mahadashas.map((period, index) => ({ ...period, ...nth(readings, index + 1) }));
    const dashas = told.map(({ lord, startJdUt, endJdUt, prediction, planetInSign }) => ({
      prediction,
      dasha: words.names.graha[lord].name,
      dasha_end_year: wireDate(clock, endJdUt),
      dasha_start_year: wireDate(clock, startJdUt),
      planet_in_zodiac: planetInSign.text,
    }));
    const reasons = request.explain ? reasonsOf(chart, mahadashas, words) : undefined;
    return {
      ...answered({ dashas, translated_mahadasha: words.dasha.mahadasha }, sky.conventions, reasons),
      periods: told.map(({ lord, pastPrediction, planetInSign, withoutLagna }) => ({
        lord,
        prediction_past: pastPrediction,
        prediction_without_lagna: withoutLagna.prediction,
        prediction_past_without_lagna: withoutLagna.pastPrediction,
        planet_in_zodiac_past: planetInSign.past,
      })),
    };
  });
}

function reasonsOf(chart: Chart, mahadashas: readonly DashaPeriod[], words: Catalogue): WireReason[] {
  const undone = undoingIn(chart);
  return mahadashas.flatMap(({ lord }, index) => {
    const undoing = undone(lord);
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
}

const DAYS_PER_YEAR = 365.25;

/** The lords of mahadashas in their order. */
function mahadashaLords(chart: Chart, mahadashas: readonly DashaPeriod[]): MahadashaLord[] {
  const inChart = grahasInChart(chart);
  const ageAt = (jd: number): number => Math.max(0, Math.floor((jd - chart.jdUt) / DAYS_PER_YEAR));
  return mahadashas.map(({ lord, startJdUt, endJdUt }) => ({
    ...inChart(lord),
    fromAge: ageAt(startJdUt),
    toAge: ageAt(endJdUt),
  }));
}
