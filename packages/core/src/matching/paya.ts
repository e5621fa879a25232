import type { Chart } from "../chart/chart.ts";
import type { Paya } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";

export type PayaFacts = {
  /** `house`: that of the Moon from the lagna. */
  readonly "paya.moon_house": { readonly house: number; readonly paya: Paya };
};

/** By the house of the Moon, from the first: gold in 1, 6 and 11, silver in 2, 5 and 9, copper in 3, 7 and 10, iron in the rest. */
const PAYAS_OF_HOUSES: readonly Paya[] = [
  ...(["gold", "silver", "copper", "iron", "silver", "gold"] as const),
  ...(["copper", "iron", "silver", "copper", "gold", "iron"] as const),
];

const because = reasonMaker<PayaFacts>();

/** The metal of the foot with which a person is said to have come. */
export function payaReason({ grahas }: Chart): Reason<PayaFacts> {
  const { house } = grahas.moon;
  const facts = { house, paya: itemAt(PAYAS_OF_HOUSES, house - 1) };
  return because("paya.moon_house", facts, { custom: "all_almanacs" }, "moon");
}
