import { type Citation, cite } from "../../citation.ts";
import type { ChartView } from "./chart-view.ts";
import { because, type FoundYoga } from "./found-yoga.ts";
import { allOf, conditionsOf, isKendraOrTrikona, yogasMade } from "./yoga-conditions.ts";

const BENEFICS = ["mercury", "jupiter", "venus"] as const;
const UPACHAYAS: readonly number[] = [3, 6, 10, 11];

/** Learning and means: combinations of Mercury, Jupiter and Venus. */
export const fortuneYogas = (view: ChartView): readonly FoundYoga[] => [...saraswati(view), ...vasumati(view)];

/** The three in kendras, trikonas or the second, Jupiter in his own, his exaltation or a friend's sign. */
function saraswati(view: ChartView): readonly FoundYoga[] {
  const source: Citation = {
    together: [cite("phaladeepika", 6, 26), { work: "three_hundred_combinations", paragraph: "161" }],
  };
  const { inHouse } = conditionsOf(view, source);
  const { rasi, dignity } = view.chart.grahas.jupiter;
  const isWell = ["exalted", "moolatrikona", "own", "friend"].includes(dignity.verdict);
  const well = isWell
    ? [because("yoga.at_its_best", { rasi, dignity: dignity.verdict }, source, "jupiter")]
    : undefined;
  const placed = BENEFICS.map((graha) => inHouse(graha, (house) => house === 2 || isKendraOrTrikona(house)));
  return yogasMade(["saraswati", BENEFICS, allOf(...placed, well)]);
}

/** All three in 3, 6, 10 or 11 from the Moon: BPHS 37.6. With two the text gives half, with one little; that is not counted. */
function vasumati(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 37, 6);
  const counted = BENEFICS.map((graha) =>
    because("yoga.counted_from", { from: "moon", house: view.houseFromGraha("moon", graha) }, source, graha),
  );
  const areThere = BENEFICS.every((graha) => UPACHAYAS.includes(view.houseFromGraha("moon", graha)));
  return yogasMade(["vasumati", BENEFICS, areThere ? counted : undefined]);
}
