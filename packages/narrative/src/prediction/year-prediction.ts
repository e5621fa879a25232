import { LIFE_ASPECTS, type LifeAspect, RASIS, type Rasi, type YearForSign } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { aspectLines } from "./year-prediction/aspect-lines.ts";
import { type Telling, tellingOf } from "./year-prediction/line.ts";
import { type Passages, passagesIn } from "./year-prediction/passage.ts";
import { wholeLines } from "./year-prediction/whole-lines.ts";
import type { YearDateOf } from "./year-prediction/year-date-of.ts";

/** A quarter of the year of a Moon sign in words, each text as it is told until the quarter is over and after it. */
export interface QuarterPrediction {
  readonly period: string;
  readonly total: Telling;
  readonly aspects: Readonly<Record<LifeAspect, Telling>>;
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
  const sign = RASIS.indexOf(moonRasi);
  const quarters = year.quarters.map((quarter) => {
    const seed = sign + yearNumber + quarter.number;
    const lifeSeed = { sign, year: yearNumber, quarter: quarter.number };
    const passages = Object.fromEntries(
      LIFE_ASPECTS.map((aspect) => [aspect, passagesIn(quarter.aspects[aspect].reasons)]),
    ) as Record<LifeAspect, Passages>;
    const aspects = LIFE_ASPECTS.map((aspect, index) => {
      const of = { words: yearly.aspects[aspect], aspect, passages: passages[aspect] };
      return [aspect, aspectLines({ ...of, year, quarter, dateOf, lifeSeed, seed: seed + index, said })] as const;
    });
    return { quarter, passages, seed, aspects };
  });
  // After all categories: it may say of them only what they have left.
  return quarters.map(({ quarter, passages, seed, aspects }) => ({
    period: yearly.period[quarter.number - 1] ?? "",
    total: tellingOf(catalogue, wholeLines({ yearly, quarter, passages, seed, said })),
    aspects: Object.fromEntries(
      aspects.map(([aspect, paragraphs]) => [aspect, tellingOf(catalogue, paragraphs)]),
    ) as QuarterPrediction["aspects"],
  }));
}
