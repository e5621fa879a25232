import { API_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { signWeekAnswer, signWeekParameters } from "../sign-week.ts";

export const weeklySun = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/weekly-sun`,
  tag: "prediction",
  summary: "The week of a sign, for clients that ask by the sign of the Sun",
  description:
    "The sign is taken as it is given. The texts judge transits from a sign in one way only, so the answer is that of prediction/weekly-moon.",
  parameters: signWeekParameters,
  response: signWeekAnswer,
  // No longer: at the midnight after Saturday another week is this one.
  kept: { seconds: 300, unless: "personal" },
  example: { zodiac: "1", week: "thisweek" },
});
