import {
  dailyMoonParameters,
  dashaLevelsParameters,
  gemDetailsParameters,
  gocharaNowParameters,
  type Lang,
  panchangMonthParameters,
  sensitivityParameters,
  skyNowParameters,
  type WireReason,
  wireReason,
  yearlyParameters,
} from "@vedanga/contract";
import { CHART_DIVISIONS, GEMS } from "@vedanga/core";
import fc from "fast-check";
import * as z from "zod/mini";
import {
  answerAntarDasha,
  answerAscendantReport,
  answerChartImage,
  answerDailyMoon,
  answerDashaLevels,
  answerGemDetails,
  answerGemSuggestion,
  answerGocharaNow,
  answerKaalsarpDosha,
  answerMahaDasha,
  answerMangalDosha,
  answerPanchang,
  answerPanchangDay,
  answerPanchangMonth,
  answerPlanetDetails,
  answerSadeSati,
  answerSensitivity,
  answerSkyNow,
  answerStrengths,
  answerYearly,
} from "../src/index.ts";
import { almanacOf, birthOf, chartOf, context, HYDERABAD, NEWARK, TROMSO } from "./asking.ts";
import { anyBirth } from "./random-births.ts";
import { allElements, readMarkup, textOf } from "./read-markup.ts";

type Query = Readonly<Record<string, string>>;

const OF_A_BIRTH = [
  answerAntarDasha,
  answerAscendantReport,
  answerGemSuggestion,
  answerKaalsarpDosha,
  answerMahaDasha,
  answerMangalDosha,
  answerPlanetDetails,
  answerStrengths,
] as const;
const BIRTHS = fc.sample(anyBirth, { numRuns: 100, seed: 90 });
const FEW_BIRTHS = BIRTHS.slice(0, 6);
const YEARS = Array.from({ length: 7 }, (_, index) => String(2024 + index));
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const SIGNS = MONTHS;
/** The fourteenth of January and of April are days of a sankranti. */
const DATES = YEARS.flatMap((year) => MONTHS.flatMap((month) => [3, 14, 24].map((day) => dayFirst(day, month, year))));

function dayFirst(day: number, month: string, year: string): string {
  return `${String(day).padStart(2, "0")}/${month.padStart(2, "0")}/${year}`;
}

function drawnReasons(query: Query): readonly WireReason[] {
  const metadata = allElements(readMarkup(answerChartImage(chartOf(query), context))).find(
    ({ name }) => name === "metadata",
  );
  if (!metadata) throw new TypeError("a chart without metadata");
  return z.parse(z.object({ reasons: z.array(wireReason) }), JSON.parse(textOf(metadata))).reasons;
}

/** Questions whose reasons together cite all that core cites; the same ones in either language, in one order. */
export const EVERY_REASON: Readonly<Record<string, (lang: Lang) => readonly WireReason[]>> = {
  births: (lang) =>
    BIRTHS.flatMap((birth) => {
      const request = birthOf({ ...birth, lang, explain: "1" });
      return OF_A_BIRTH.flatMap((answer) => answer(request, context).reasons ?? []);
    }),
  "a life from its birth": (lang) =>
    FEW_BIRTHS.flatMap((birth) => {
      const query = { ...birth, lang, explain: "1" };
      return [
        answerSadeSati(birthOf(query), context),
        answerDashaLevels(z.parse(dashaLevelsParameters, query), context),
        answerSensitivity(z.parse(sensitivityParameters, { ...query, minutes: "30" }), context),
        answerGocharaNow(z.parse(gocharaNowParameters, query), context),
        answerSkyNow(z.parse(skyNowParameters, query), context),
      ].flatMap(({ reasons = [] }) => reasons);
    }),
  "drawn charts": (lang) =>
    CHART_DIVISIONS.flatMap((div) =>
      // Within the polar circles houses are not those of Placidus.
      [HYDERABAD, TROMSO].flatMap((place) =>
        drawnReasons({
          ...place,
          dob: "17/05/1990",
          tob: "06:05",
          div,
          transit_date: "21/11/2026",
          lang,
          explain: "1",
        }),
      ),
    ),
  "months of seven years": (lang) =>
    [HYDERABAD, NEWARK].flatMap((place) =>
      YEARS.flatMap((year) =>
        MONTHS.flatMap((month) => {
          const query = { ...place, zone: place.zone ?? "Asia/Kolkata", year, month, lang, explain: "1" };
          return answerPanchangMonth(z.parse(panchangMonthParameters, query), context).reasons ?? [];
        }),
      ),
    ),
  "days of seven years": (lang) =>
    DATES.flatMap((date, index) => {
      const request = almanacOf({ ...(index % 9 === 0 ? TROMSO : HYDERABAD), date, lang, explain: "1" });
      return [answerPanchang, answerPanchangDay].flatMap((answer) => answer(request, context).reasons ?? []);
    }),
  "signs of the Moon": (lang) =>
    SIGNS.flatMap((zodiac) => [
      ...(answerYearly(z.parse(yearlyParameters, { zodiac, year: "2026", lang, explain: "1" }), context).reasons ?? []),
      ...["21/11/2026", "22/11/2026"].flatMap(
        (date) =>
          answerDailyMoon(z.parse(dailyMoonParameters, { zodiac, date, lang, explain: "1" }), context).reasons ?? [],
      ),
    ]),
  stones: (lang) =>
    GEMS.flatMap((gem) => answerGemDetails(z.parse(gemDetailsParameters, { gem, lang, explain: "1" })).reasons ?? []),
};
