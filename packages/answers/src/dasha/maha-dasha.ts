import type { BirthRequest, MahaDashaResponse, WireReason } from "@vedanga/contract";
import { type Chart, type DashaPeriod, vimshottari } from "@vedanga/core";
import { type Catalogue, catalogueOf, dashaReadings } from "@vedanga/narrative";
import { dignityReasons, natureReasons } from "../chart/graha-reasons.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireWords } from "../wire/wire-words.ts";
import { mahadashaLords } from "./maha-dasha/mahadasha-lords.ts";

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
      const { prediction, planetInSign } = nth(readings, index + 1);
      return {
        prediction,
        dasha: words.names.graha[lord].name,
        dasha_end_year: wireDate(clock, endJdUt),
        dasha_start_year: wireDate(clock, startJdUt),
        planet_in_zodiac: planetInSign,
      };
    });
    const reasons = request.explain ? reasonsOf(chart, mahadashas, words) : undefined;
    return answered({ dashas, translated_mahadasha: words.dasha.mahadasha }, sky.conventions, reasons);
  });
}

const reasonsOf = (chart: Chart, mahadashas: readonly DashaPeriod[], words: Catalogue): WireReason[] =>
  mahadashas.flatMap(({ lord }, index) => [
    ...natureReasons(`dashas.${index}.prediction`, chart.grahas[lord], words),
    ...dignityReasons(`dashas.${index}.planet_in_zodiac`, chart.grahas[lord], words),
  ]);
