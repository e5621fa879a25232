import { calls, type WireReason, wireReason } from "@vedanga/contract";
import { CHART_DIVISIONS, GEMS, GRAHAS } from "@vedanga/core";
import type { Language } from "@vedanga/names";
import { almanacOf, birthOf, chartOf, context, HYDERABAD, NEWARK, TROMSO } from "@vedanga/testing/births/asking";
import { anyBirth } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import * as z from "zod/mini";
import { answers } from "../src/index.ts";
import { allElements, readMarkup, textOf } from "./read-markup.ts";

type Query = Readonly<Record<string, string>>;

const OF_A_BIRTH = [
  answers.antarDasha,
  answers.ascendantReport,
  answers.extendedKundliDetails,
  answers.findSunSign,
  answers.personalCharacteristics,
  answers.gemSuggestion,
  answers.kaalsarpDosha,
  answers.kpHouses,
  answers.kpPlanets,
  answers.mahaDasha,
  answers.mangalDosha,
  answers.manglikDosh,
  answers.papasamaya,
  answers.pitraDosh,
  answers.planetDetails,
  answers.shadBala,
  answers.strengths,
  answers.yogaList,
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
  const metadata = allElements(readMarkup(answers.chartImage(chartOf(query), context))).find(
    ({ name }) => name === "metadata",
  );
  if (!metadata) throw new TypeError("a chart without metadata");
  return z.parse(z.object({ reasons: z.array(wireReason) }), JSON.parse(textOf(metadata))).reasons;
}

/** Questions whose reasons together cite all that core cites; the same ones in either language, in one order. */
export const EVERY_REASON: Readonly<Record<string, (lang: Language) => readonly WireReason[]>> = {
  births: (lang) =>
    BIRTHS.flatMap((birth) => {
      const request = birthOf({ ...birth, lang, explain: "1" });
      return OF_A_BIRTH.flatMap((answer) => answer(request, context).reasons ?? []);
    }),
  "a life from its birth": (lang) =>
    FEW_BIRTHS.flatMap((birth) => {
      const query = { ...birth, lang, explain: "1" };
      return [
        answers.sadeSati(birthOf(query), context),
        ...GRAHAS.map((planet) =>
          answers.planetReport(z.parse(calls.planetReport.parameters, { ...query, planet }), context),
        ),
        answers.dashaLevels(z.parse(calls.dashaLevels.parameters, query), context),
        answers.sensitivity(z.parse(calls.sensitivity.parameters, { ...query, minutes: "30" }), context),
        answers.friendship(birthOf(query), context),
        answers.jaiminiKarakas(z.parse(calls.jaiminiKarakas.parameters, { ...query, karakas: "eight" }), context),
        ...(["tenth", "none"] as const).map((arudha_exception) =>
          answers.aruthaPadas(
            z.parse(calls.aruthaPadas.parameters, { ...query, arudha_lords: "two", arudha_exception }),
            context,
          ),
        ),
        answers.planetaryAspects(z.parse(calls.planetaryAspects.parameters, query), context),
        answers.divisions(z.parse(calls.divisions.parameters, { ...query, div: "D9" }), context),
        answers.gocharaNow(z.parse(calls.gocharaNow.parameters, query), context),
        answers.skyNow(z.parse(calls.skyNow.parameters, query), context),
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
          return answers.panchangMonth(z.parse(calls.panchangMonth.parameters, query), context).reasons ?? [];
        }),
      ),
    ),
  "days of seven years": (lang) =>
    DATES.flatMap((date, index) => {
      const request = almanacOf({ ...(index % 9 === 0 ? TROMSO : HYDERABAD), date, lang, explain: "1" });
      return [answers.panchang, answers.panchangDay].flatMap((answer) => answer(request, context).reasons ?? []);
    }),
  "signs of the Moon": (lang) =>
    SIGNS.flatMap((zodiac) => [
      ...(answers.yearly(z.parse(calls.yearly.parameters, { zodiac, year: "2026", lang, explain: "1" }), context)
        .reasons ?? []),
      ...(answers.weeklyMoon(z.parse(calls.weeklyMoon.parameters, { zodiac, lang, explain: "1" }), context).reasons ??
        []),
      ...(answers.dailyNakshatra(
        z.parse(calls.dailyNakshatra.parameters, { nakshatra: zodiac, date: "21/11/2026", lang, explain: "1" }),
        context,
      ).reasons ?? []),
      ...["21/11/2026", "22/11/2026"].flatMap(
        (date) =>
          answers.dailyMoon(z.parse(calls.dailyMoon.parameters, { zodiac, date, lang, explain: "1" }), context)
            .reasons ?? [],
      ),
    ]),
  customs: (lang) =>
    SIGNS.flatMap((nakshatra) => [
      ...(answers.nakshatraVastuDetails(
        z.parse(calls.nakshatraVastuDetails.parameters, { nakshatra, lang, explain: "1" }),
        context,
      ).reasons ?? []),
      ...FEW_BIRTHS.flatMap(
        (birth) => answers.rudrakshSuggestion(birthOf({ ...birth, lang, explain: "1" }), context).reasons ?? [],
      ),
    ]),
  stones: (lang) =>
    GEMS.flatMap(
      (gem) =>
        answers.gemDetails(z.parse(calls.gemDetails.parameters, { gem, lang, explain: "1" }), context).reasons ?? [],
    ),
};
