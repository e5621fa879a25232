import type { Chart } from "../chart/chart.ts";
import { housesRuled } from "../chart/nature/functional-nature.ts";
import { cite } from "../citation.ts";
import type { LuminousGraha } from "../ids.ts";
import { DUSTHANAS } from "./dusthanas.ts";
import type { GemReason } from "./gem-facts.ts";
import { ownMatter } from "./stone-reasons.ts";

/** The matters of the twelve houses. */
const HOUSES = cite("bphs", 11, [2, 13]);

/**
 * What this person wears the stone of a graha for: the houses that the graha rules in the chart, the house it is in, and
 * its own matter. A house of loss is no benefit.
 */
export function stoneBenefits(
  { lagna, grahas }: Pick<Chart, "lagna" | "grahas">,
  graha: LuminousGraha,
): readonly GemReason[] {
  const ruled = housesRuled(lagna.rasi, graha).filter((house) => !DUSTHANAS.includes(house));
  const { house: placed } = grahas[graha];
  return [
    ...ruled.map((house): GemReason => ({ rule: "gem.benefit_ruled", facts: { house }, source: HOUSES, about: graha })),
    ...(ruled.includes(placed) || DUSTHANAS.includes(placed)
      ? []
      : [{ rule: "gem.benefit_placed", facts: { house: placed }, source: HOUSES, about: graha } as const]),
    ownMatter(graha),
  ];
}
