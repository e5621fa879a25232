import type { BirthRequest, MahaDashaEndsResponse } from "@vedanga/contract";
import { dashaBalance, vimshottari } from "@vedanga/core";
import { wallAt } from "../clock/wall-time.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dashaReasons } from "./dasha-levels.ts";

/**
 * GET /dashas/maha-dasha: the nine mahadashas by the date on which each ENDS, and what was left of the first at birth.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerMahaDashaEnds(request: BirthRequest, context: AnswerContext): MahaDashaEndsResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
    const { startJdUt } = nth(dashas.mahadashas, 1);
    const { years, months, days } = dashaBalance(dashas);
    return answered(
      {
        mahadasha: dashas.mahadashas.map(({ lord }) => words.names.graha[lord].name),
        mahadasha_order: dashas.mahadashas.map(({ endJdUt }) => wireDate(clock, endJdUt)),
        start_year: wallAt(clock, startJdUt).year,
        dasha_start_date: wireDate(clock, startJdUt),
        dasha_remaining_at_birth: words.dasha.left(years, months, days),
      },
      sky.conventions,
      request.explain ? dashaReasons("dasha_remaining_at_birth", dashas, chart, words) : undefined,
    );
  });
}
