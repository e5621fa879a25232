export { auspiciousDirections } from "./auspicious-directions.ts";
export type { AlmanacRule } from "./catalogue/almanac-rule.ts";
export type { FestivalDayWords, FestivalWords } from "./catalogue/festival-words.ts";
export { type Catalogue, LANGS, type Lang, type Names } from "./catalogue/catalogue.ts";
export { catalogueOf } from "./catalogue-of.ts";
export { type DayPrediction, dayPrediction, type PredictionLength } from "./day-prediction.ts";
export { type ChartFact, chartSentence } from "./chart-sentence.ts";
export type { FactReader } from "./fact-reader.ts";
export { type RuleWords, reasonSentence } from "./reason-sentence.ts";
