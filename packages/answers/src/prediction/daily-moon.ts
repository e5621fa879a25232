import type { DailyMoonResponse, SignDayRequest } from "@vedanga/contract";
import { RASIS } from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { nth } from "../wire/nth.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dayAnswer } from "./day-answer.ts";

/** GET /prediction/daily-moon, and /prediction/daily-sun, which takes the sign as it is given: the day of a sign. */
export function answerDailyMoon(request: SignDayRequest, context: AnswerContext): DailyMoonResponse {
  const moonRasi = nth(RASIS, request.zodiac);
  const named = { zodiac: wireWords(request.lang).names.rasi[moonRasi] };
  return dayAnswer(request, { moonRasi, who: request.zodiac - 1 }, named, context);
}
