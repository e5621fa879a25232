import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { EXAMPLE_DAY } from "../parameters.ts";
import { signDayAnswer, signDayParameters } from "../sign-day.ts";

export const dailyMoon = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/daily-moon`,
  tag: "prediction",
  summary: "The day of a Moon sign",
  parameters: signDayParameters,
  response: signDayAnswer,
  mayBeBare: true,
  kept: { seconds: 3600, unless: "personal" },
  example: { zodiac: "1", date: EXAMPLE_DAY.date },
});
export type DailyMoonResponse = AnswerOf<typeof dailyMoon>;
