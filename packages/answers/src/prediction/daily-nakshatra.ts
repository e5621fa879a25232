import type { DailyNakshatraRequest, DailyNakshatraResponse } from "@vedanga/contract";
import { moonOfStar, NAKSHATRAS } from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { nth } from "../wire/nth.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dayAnswer } from "./day-answer.ts";

/** GET /prediction/daily-nakshatra: the day of a star of birth, by its own tara and by the transits from its sign. */
export function answerDailyNakshatra(request: DailyNakshatraRequest, context: AnswerContext): DailyNakshatraResponse {
  const birthStar = nth(NAKSHATRAS, request.nakshatra);
  const moonRasi = moonOfStar(birthStar).rasi;
  // Lower case, as the original writes it.
  const named = { nakshatra: wireWords(request.lang).names.nakshatra[birthStar].toLowerCase() };
  return dayAnswer(request, { moonRasi, birthStar, who: request.nakshatra - 1 }, named, context);
}
