import type { BhavaSystem, ChartDivision, Graha, Rasi } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

export interface ChartTitle {
  readonly title: string;
  readonly subtitle: string;
  /** A third, quieter line; if there is none, the ayanamsa is shown. */
  readonly note?: string;
}

type Drawn = { readonly longitudeDeg: number; readonly rasi: Rasi; readonly house: number };

/** Why a graha is drawn where it is. */
export interface ChartFacts {
  readonly "chart.part": Drawn & { readonly division: ChartDivision };
  readonly "chart.bhava": Drawn & {
    readonly system: BhavaSystem;
    readonly startDeg: number;
    readonly endDeg: number;
  };
  readonly "chart.counted_from": Drawn & { readonly countedFrom: Graha; readonly firstRasi: Rasi };
  readonly "chart.transit": Drawn & { readonly firstRasi: Rasi };
}

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
  readonly reasons: RuleWords<ChartFacts, Graha | "lagna">;
}
