import type { ChartYoga, Graha } from "../../ids.ts";
import type { Reason } from "../../reason.ts";

export type YogaRule = `yoga.${ChartYoga}` | "yoga.kemadruma_cancelled" | "yoga.neecha_bhanga_by";

/** A combination that stands in a chart. */
export interface FoundYoga {
  readonly yoga: ChartYoga;
  /** Who makes it, in the order of the tables. */
  readonly grahas: readonly Graha[];
  /** The rule with its facts and text; where several conditions make it, each of them. */
  readonly reasons: readonly Reason<YogaRule>[];
  /** What takes its effect away; empty where it stands. Only Kemadruma has such rules here. */
  readonly cancelledBy: readonly Reason<YogaRule>[];
}

/** A yoga with one reason. */
export const found = (
  yoga: ChartYoga,
  grahas: readonly Graha[],
  source: string,
  facts: Reason["facts"],
  cancelledBy: readonly Reason<YogaRule>[] = [],
): FoundYoga => ({
  yoga,
  grahas,
  reasons: [{ rule: `yoga.${yoga}`, facts, source, about: grahas[0] ?? "lagna" }],
  cancelledBy,
});
