import { LIFE_ASPECTS, type LifeAspect, RASIS, type Rasi, type YearForSign } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { aspectLines } from "./year-prediction/aspect-lines.ts";
import { type Line, linesIn } from "./year-prediction/line.ts";
import { wholeLines } from "./year-prediction/whole-lines.ts";
import type { YearDateOf } from "./year-prediction/year-date-of.ts";

/** The texts of a quarter in one tense. */
export interface QuarterTexts {
  readonly total: string;
  readonly aspects: Readonly<Record<LifeAspect, string>>;
}

/** A quarter of the year of a Moon sign in words, as it is told until it is over and after it. */
export interface QuarterPrediction {
  readonly period: string;
  readonly present: QuarterTexts;
  readonly past: QuarterTexts;
}

/**
 * Words for the figures of a year, quarter by quarter, made from the reasons that made them. Which of several ways a thing
 * is said in follows from sign and year alone, and none is said twice in a year.
 */
export function yearPrediction(
  catalogue: Catalogue,
  moonRasi: Rasi,
  year: YearForSign,
  yearNumber: number,
  dateOf: YearDateOf,
): readonly QuarterPrediction[] {
  const { yearly } = catalogue;
  const said = new Set<string>();
  const quarters = year.quarters.map((quarter) => {
    const seed = RASIS.indexOf(moonRasi) + yearNumber + quarter.number;
    const aspects = LIFE_ASPECTS.map(
      (aspect, index) =>
        [aspect, aspectLines(yearly.aspects[aspect], aspect, year, quarter, dateOf, seed + index, said)] as const,
    );
    return { quarter, seed, aspects };
  });
  // After all categories: it may say of them only what they have left.
  return quarters.map(({ quarter, seed, aspects }) => {
    const total = wholeLines(yearly, year, quarter, seed, said);
    const textsIn = (tense: "present" | "past"): QuarterTexts => {
      const text = (lines: readonly Line[]): string => linesIn(catalogue, lines, tense);
      return {
        total: text(total),
        aspects: Object.fromEntries(aspects.map(([aspect, lines]) => [aspect, text(lines)])) as QuarterTexts["aspects"],
      };
    };
    return { period: yearly.period[quarter.number - 1] ?? "", present: textsIn("present"), past: textsIn("past") };
  });
}
