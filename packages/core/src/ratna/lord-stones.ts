import type { Chart } from "../chart/chart.ts";
import type { Gem, LuminousGraha } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { GemReason } from "./gem-facts.ts";
import { lifeStone } from "./life-stone.ts";
import { PRACTICE, stoneOfGraha } from "./stone-reasons.ts";

/** The stone of the lord of a trikona. */
interface LordStone {
  readonly gem: Gem;
  readonly graha: LuminousGraha;
  /** Whose stone it is, and what speaks for the lord or against it by our own rule of the life stone. */
  readonly reasons: readonly GemReason[];
}

/**
 * The stones of the lords of the lagna, the fifth and the ninth, as almanacs list them: "life", "lucky" and "fortune".
 * They are listed whether or not the lord is fit to be strengthened.
 */
export function lordStones(chart: Chart): Readonly<Record<"life" | "lucky" | "fortune", LordStone>> {
  const { candidates } = lifeStone(chart);
  const stoneOf = (wanted: 1 | 5 | 9): LordStone => {
    const { gem, graha, verdict } = itemAt(
      candidates.filter(({ house }) => house === wanted),
      0,
    );
    const facts = { lagna: chart.lagna.rasi, house: wanted };
    const rules: GemReason = { rule: "gem.lord_of_house", facts, source: PRACTICE, about: graha };
    return { gem, graha, reasons: [rules, stoneOfGraha(graha), ...verdict] };
  };
  return { life: stoneOf(1), lucky: stoneOf(5), fortune: stoneOf(9) };
}
