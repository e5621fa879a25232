import { LIFE_ASPECTS, type LifeAspect, RASIS, type Rasi, type YearForSign, type YearQuarter } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { turn } from "./turn.ts";
import { aspectLines } from "./year-prediction/aspect-lines.ts";
import { type Paragraph, type Telling, tellingOf } from "./year-prediction/line.ts";
import { passagesIn } from "./year-prediction/passage.ts";
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
  const seedOf = ({ number }: YearQuarter): number => sign + yearNumber + number;
  const byAspect = <T>(make: (aspect: LifeAspect, index: number) => T): Readonly<Record<LifeAspect, T>> =>
    Object.fromEntries(LIFE_ASPECTS.map((aspect, index) => [aspect, make(aspect, index)])) as Record<LifeAspect, T>;
  const passages = byAspect((aspect) => year.quarters.map(({ aspects }) => passagesIn(aspects[aspect].reasons)));
  const categories = byAspect((aspect, index) => {
    const made: (readonly Paragraph[])[] = [];
    const words = yearly.aspects[aspect];
    const quarters = year.quarters.map((quarter, at) => ({ quarter, at, passages: turn(passages[aspect], at) }));
    // A quarter in which little moved the aspect chooses its words before one in which much did.
    for (const { at, ...of } of quarters.toSorted((a, b) => a.passages.flat().length - b.passages.flat().length)) {
      const lifeSeed = { sign, year: yearNumber, quarter: of.quarter.number };
      made[at] = aspectLines({ ...of, words, aspect, year, dateOf, lifeSeed, seed: seedOf(of.quarter) + index, said });
    }
    return made.map((paragraphs) => tellingOf(catalogue, paragraphs));
  });
  // After all categories: it may say of them only what they have left.
  return year.quarters.map((quarter, at) => {
    const ofQuarter = byAspect((aspect) => turn(passages[aspect], at));
    const whole = wholeLines({ yearly, quarter, passages: ofQuarter, seed: seedOf(quarter), said });
    return {
      period: yearly.period[quarter.number - 1] ?? "",
      total: tellingOf(catalogue, whole),
      aspects: byAspect((aspect) => turn(categories[aspect], at)),
    };
  });
}
