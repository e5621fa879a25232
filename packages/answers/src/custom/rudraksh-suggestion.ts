import type { BirthRequest, RudrakshSuggestionResponse } from "@vedanga/contract";
import { rudrakshaBeads } from "@vedanga/core";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasonsOfGrahas } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /extended-horoscope/rudraksh-suggestion: the beads of the lords of the lagna and of the houses of money.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerRudrakshSuggestion(request: BirthRequest, context: AnswerContext): RudrakshSuggestionResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const { health, wealth, reasons } = rudrakshaBeads(chart);
    const words = wireWords(request.lang);
    const { rudraksha } = words;
    const why = [
      ...wireReasonsOfGrahas("mukhi_for_disease_cure", [reasons.health], rudraksha.reasons, words),
      ...wireReasonsOfGrahas("mukhi_for_money", reasons.wealth, rudraksha.reasons, words),
      ...wireReasonsOfGrahas("mukhi_description", [reasons.bead], rudraksha.reasons, words),
    ];
    return answered(
      {
        mukhi_for_disease_cure: [health],
        mukhi_for_money: [...wealth],
        mukhi_description: rudraksha.description[health],
        bot_response: rudraksha.suggestion(health, wealth),
        name: rudraksha.name[health],
      },
      sky.conventions,
      request.explain ? why : undefined,
    );
  });
}
