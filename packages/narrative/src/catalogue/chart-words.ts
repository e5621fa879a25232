import type { BhavaSystem, ChartDivision, Graha, Rasi } from "@vedanga/core";
import type { DivisionNames } from "@vedanga/names";
import type { RuleWords } from "../reason/reason-sentence.ts";

type Drawn = { readonly longitudeDeg: number; readonly rasi: Rasi; readonly house: number };

/** Why a graha is drawn where it is. */
export interface ChartFacts {
  readonly "chart.part": Drawn & { readonly division: ChartDivision };
  /** The degree of a place in its part, when the part is counted as a whole sign. */
  readonly "chart.degrees_in_part": {
    readonly division: ChartDivision;
    readonly degreesInRasi: number;
    readonly fromDeg: number;
    readonly toDeg: number;
    readonly degreesInPart: number;
  };
  readonly "chart.bhava": Drawn & {
    readonly system: BhavaSystem;
    readonly startDeg: number;
    readonly endDeg: number;
  };
  readonly "chart.counted_from": Drawn & { readonly countedFrom: Graha; readonly firstRasi: Rasi };
  readonly "chart.transit": Drawn & { readonly firstRasi: Rasi };
  readonly "chart.sight": { readonly house: number; readonly seen: readonly number[] };
}

/** Who stands in a house, and where its lord is. */
export interface HouseStanding {
  readonly house: number;
  readonly standing: readonly Graha[];
  /** Whether nowhere else as many stand. */
  readonly isFullest: boolean;
  readonly lord: Graha;
  readonly lordHouse: number;
  /** Whether the lord stands in this house, in its own sign. */
  readonly isLordHome: boolean;
}

/** The words around a drawn chart. */
export interface ChartWords {
  readonly division: DivisionNames;
  readonly retrogradeMark: string;
  readonly retrograde: string;
  /** The style of the drawing. */
  readonly kind: Readonly<Record<"south" | "north" | "east", string>>;
  readonly house: (house: number) => string;
  readonly date: (day: string) => string;
  /** What a house is about, as nouns. */
  readonly matters: (house: number) => string;
  /** The same for a list of houses, where each has four to six words in English. */
  readonly signification: (house: number) => string;
  /** The house in sentences; `note` is what the whole chart is read for. */
  readonly aboutHouse: (house: HouseStanding, note: string | undefined) => string;
  /** Who looks at a house in full, each from its own house. */
  readonly seenBy: (those: readonly { readonly graha: Graha; readonly house: number }[]) => string;
  readonly reasons: RuleWords<ChartFacts, Graha | "lagna">;
}
