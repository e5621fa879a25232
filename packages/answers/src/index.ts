export { answerAntarDasha } from "./antar-dasha.ts";
export { answerAscendantReport } from "./ascendant-report.ts";
export { answerChartImage } from "./chart-image.ts";
export { type AnswerContext, createEphemeris } from "./context.ts";
export { answerDailyMoon } from "./daily-moon.ts";
export { answerDashaLevels } from "./dasha-levels.ts";
export { answerGemDetails } from "./gem-details.ts";
export { answerGemSuggestion } from "./gem-suggestion.ts";
export { answerGocharaNow } from "./gochara-now.ts";
export { answerKaalsarpDosha } from "./kaalsarp-dosha.ts";
export { answerMahaDasha } from "./maha-dasha.ts";
export { answerMangalDosha } from "./mangal-dosha.ts";
export { answerPanchang } from "./panchang.ts";
export {
  type CalendarEvent,
  type PanchangCalendar,
  panchangCalendar,
} from "./panchang-calendar.ts";
export { answerPanchangDay } from "./panchang-day.ts";
export { answerPanchangMonth } from "./panchang-month.ts";
export { answerPlanetDetails } from "./planet-details.ts";
export { answerSadeSati } from "./sade-sati.ts";
export { answerSensitivity } from "./sensitivity.ts";
export { answerSkyNow } from "./sky-now.ts";
export { answerStrengths } from "./strengths.ts";
export { answerYearly } from "./yearly.ts";
export { zoneAnswer } from "./zone-answer.ts";
