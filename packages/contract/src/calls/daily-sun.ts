import { API_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { EXAMPLE_DAY } from "../parameters.ts";
import { signDayAnswer, signDayParameters } from "../sign-day.ts";

export const dailySun = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/daily-sun`,
  tag: "prediction",
  summary: "The day of a sign, for clients that ask by the sign of the Sun",
  description:
    "The sign is taken as it is given. The texts judge transits from a sign in one way only, so the answer is that of prediction/daily-moon.",
  parameters: signDayParameters,
  response: signDayAnswer,
  kept: { seconds: 3600, unless: "personal" },
  example: { zodiac: "1", date: EXAMPLE_DAY.date },
});
