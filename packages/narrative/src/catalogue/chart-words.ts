import type { ChartDivision } from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";

export interface ChartTitle {
  readonly title: string;
  readonly subtitle: string;
  /** A third, quieter line; where there is none the ayanamsa stands. */
  readonly note?: string;
}

/** Why a graha is drawn where it is. */
export type ChartRule = "chart.part" | "chart.bhava" | "chart.counted_from" | "chart.transit";

/** The words around a drawn chart. */
export interface ChartWords {
  readonly division: Readonly<Record<ChartDivision, ChartTitle>>;
  /** The ascendant's abbreviation inside a chart. */
  readonly lagnaShort: string;
  readonly retrogradeMark: string;
  readonly retrograde: string;
  /** The style of the drawing. */
  readonly kind: Readonly<Record<"south" | "north", string>>;
  readonly house: (house: number) => string;
  readonly date: (day: string) => string;
  readonly reasons: RuleWords<ChartRule>;
}
