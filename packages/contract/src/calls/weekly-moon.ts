import { API_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { signWeekAnswer, signWeekParameters } from "../sign-week.ts";

export const weeklyMoon = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/weekly-moon`,
  tag: "prediction",
  summary: "The week of a Moon sign",
  parameters: signWeekParameters,
  response: signWeekAnswer,
  // No longer: at the midnight after Saturday another week is this one.
  kept: { seconds: 300, unless: "personal" },
  example: { zodiac: "1", week: "thisweek" },
});
