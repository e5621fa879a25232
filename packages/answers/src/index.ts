export { answerChartImage } from "./chart-image.ts";
export { type AnswerContext, createEphemeris } from "./context.ts";
export { answerDailyMoon } from "./daily-moon.ts";
export { answerPanchang } from "./panchang.ts";
export { answerPanchangDay } from "./panchang-day.ts";
export { answerPlanetDetails } from "./planet-details.ts";
export { answerSkyNow } from "./sky-now.ts";
export { zoneAnswer } from "./zone-answer.ts";
