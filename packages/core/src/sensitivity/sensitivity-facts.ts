import type { Graha, Rasi, SensitiveQuantity } from "../ids.ts";
import type { Reason } from "../reason.ts";

type Of = { readonly quantity: SensitiveQuantity };
type AtEdge = Of & { readonly rasi: Rasi; readonly intoRasiDeg: number };
type Between = Of & {
  readonly fromRasi: Rasi;
  readonly fromDeg: number;
  readonly toRasi: Rasi;
  readonly toDeg: number;
};

export interface SensitivityFacts {
  readonly "sensitivity.lagna_at_edge": AtEdge;
  readonly "sensitivity.moon_at_edge": AtEdge;
  readonly "sensitivity.dasha_moved": Of & { readonly daysPerMinute: number; readonly movedDays: number };
  readonly "sensitivity.lagna_between_edges": Between;
  readonly "sensitivity.moon_between_edges": Between;
  readonly "sensitivity.dasha_not_moved_enough": Of & {
    readonly uncertaintyMinutes: number;
    readonly movedDays: number;
  };
  readonly "sensitivity.lagna_enters": Of & { readonly rasi: Rasi };
  /** Of the graha that the reason is about, as the next. */
  readonly "sensitivity.graha_enters": Of & { readonly rasi: Rasi };
  readonly "sensitivity.graha_at_node": Of & { readonly node: "rahu" | "ketu" };
  readonly "sensitivity.chart_unmoved": Of & { readonly lagna: Rasi };
  readonly "sensitivity.chart_moved_alike": Of & { readonly turns: number };
}
/** The Moon or another graha, or the lagna. */
export type SensitivitySubject = Graha | "lagna";
export type SensitivityReason = Reason<SensitivityFacts, SensitivitySubject>;
