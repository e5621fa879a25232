import type { Chart } from "../chart/chart.ts";
import { NAKSHATRAS, type Nakshatra, type Paya } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";

export type PayaFacts = {
  /** `house`: that of the Moon from the lagna. */
  readonly "paya.moon_house": { readonly house: number; readonly paya: Paya };
  readonly "paya.star": { readonly nakshatra: Nakshatra; readonly paya: Paya };
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

/** From the star with each number on: gold from Ashwini and again from Revati, iron from Krittika, silver from Ardra, copper from Jyeshtha. */
const PAYAS_FROM_STARS: readonly (readonly [star: number, paya: Paya])[] = [
  [27, "gold"],
  [18, "copper"],
  [6, "silver"],
  [3, "iron"],
];

/** The same by another custom, which follows the star. */
export function starPayaReason({ grahas }: Chart): Reason<PayaFacts> {
  const { nakshatra } = grahas.moon;
  const star = NAKSHATRAS.indexOf(nakshatra) + 1;
  const [, paya = "gold"] = PAYAS_FROM_STARS.find(([first]) => star >= first) ?? [];
  return because("paya.star", { nakshatra, paya }, { custom: "all_almanacs" }, "moon");
}
