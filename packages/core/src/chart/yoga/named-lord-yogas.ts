import { type Citation, cite } from "../../citation.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { vargaRasi } from "../varga/varga.ts";
import { RASI_LORDS, rasiCharacter } from "../zodiac/rasi.ts";
import { type ChartView, isKendra } from "./chart-view.ts";
import { because, type FoundYoga } from "./found-yoga.ts";
import { allOf, type Condition, conditionsOf, isKendraOrTrikona, yogasMade } from "./yoga-conditions.ts";

/** Combinations of lords of houses with names of their own: BPHS ch. 36. Where the text gives two ways, each counts. */
export const namedLordYogas = (view: ChartView): readonly FoundYoga[] => [
  ...kahala(view),
  ...shankha(view),
  ...bheri(view),
  ...mridanga(view),
  ...shrinatha(view),
  ...khadga(view),
  ...lakshmi(view),
  ...kalpadruma(view),
];

/** Lord of 4 and Jupiter in kendras from each other, lord of 1 strong; or lord of 4 at its best with the lord of 10. */
function kahala(view: ChartView): readonly FoundYoga[] {
  const { mutualKendras, strongLord, atItsBest, joined } = conditionsOf(view, cite("bphs", 36, [9, 10]));
  const [first, fourth, tenth] = [view.lordOf(1), view.lordOf(4), view.lordOf(10)];
  return yogasMade(
    ["kahala", [first, fourth, "jupiter"], allOf(mutualKendras(fourth, "jupiter"), strongLord(1))],
    ["kahala", [fourth, tenth], allOf(atItsBest(fourth), joined(fourth, tenth))],
  );
}

/** Lords of 5 and 6 in kendras from each other, lord of 1 strong; or lords of 1 and 10 in one movable sign, lord of 9 strong. */
function shankha(view: ChartView): readonly FoundYoga[] {
  const { mutualKendras, strongLord, joined } = conditionsOf(view, cite("bphs", 36, [13, 14]));
  const { lordOf, chart } = view;
  const isMovable = rasiCharacter(chart.grahas[lordOf(1)].rasi).modality === "movable";
  return yogasMade(
    ["shankha", [lordOf(1), lordOf(5), lordOf(6)], allOf(strongLord(1), mutualKendras(lordOf(5), lordOf(6)))],
    [
      "shankha",
      [lordOf(1), lordOf(10), lordOf(9)],
      allOf(isMovable ? joined(lordOf(1), lordOf(10)) : undefined, strongLord(9)),
    ],
  );
}

const BHERI_HOUSES = [1, 2, 7, 12];

/** Houses 12, 1, 2 and 7 occupied; or Venus, Jupiter and the lord of 1 each in a kendra; in both, lord of 9 strong. */
function bheri(view: ChartView): readonly FoundYoga[] {
  const source = cite("bphs", 36, [15, 16]);
  const { strongLord, inHouse, lordIn } = conditionsOf(view, source);
  const [first, ninth] = [view.lordOf(1), view.lordOf(9)];
  const areOccupied = BHERI_HOUSES.every((house) => LUMINOUS_GRAHAS.some((graha) => view.houseOf(graha) === house));
  const occupied = areOccupied ? [because("yoga.houses_occupied", { houses: BHERI_HOUSES }, source, ninth)] : undefined;
  const inKendras = allOf(inHouse("venus", isKendra), inHouse("jupiter", isKendra), lordIn(1, isKendra));
  return yogasMade(
    ["bheri", [ninth], allOf(occupied, strongLord(9))],
    ["bheri", ["venus", "jupiter", first, ninth], allOf(inKendras, strongLord(9))],
  );
}

/** Lord of 1 strong, each other graha in a kendra, a trikona, its own or its exaltation sign. */
function mridanga(view: ChartView): readonly FoundYoga[] {
  const { strongLord, atItsBest, inHouse } = conditionsOf(view, cite("bphs", 36, 17));
  const others = LUMINOUS_GRAHAS.filter((graha) => graha !== view.lordOf(1));
  const placed = others.map((graha) => inHouse(graha, isKendraOrTrikona) ?? atItsBest(graha));
  return yogasMade(["mridanga", LUMINOUS_GRAHAS, allOf(strongLord(1), ...placed)]);
}

/** Lord of 7 in the tenth, lord of 10 exalted and with the lord of 9. */
function shrinatha(view: ChartView): readonly FoundYoga[] {
  const { lordIn, exalted, joined } = conditionsOf(view, cite("bphs", 36, 18));
  const [seventh, ninth, tenth] = [view.lordOf(7), view.lordOf(9), view.lordOf(10)];
  const inTenth = lordIn(7, (house) => house === 10);
  return yogasMade(["shrinatha", [seventh, ninth, tenth], allOf(inTenth, exalted(tenth), joined(tenth, ninth))]);
}

/** Lords of 2 and 9 in each other's signs, lord of 1 in a kendra or trikona. */
function khadga(view: ChartView): readonly FoundYoga[] {
  const { exchanged, lordIn } = conditionsOf(view, cite("bphs", 36, [25, 26]));
  const [first, second, ninth] = [view.lordOf(1), view.lordOf(2), view.lordOf(9)];
  return yogasMade(["khadga", [second, ninth, first], allOf(exchanged(second, ninth), lordIn(1, isKendraOrTrikona))]);
}

/** Lord of 9 in its own or its exaltation sign in a kendra, lord of 1 strong. */
function lakshmi(view: ChartView): readonly FoundYoga[] {
  const { atItsBest, lordIn, strongLord } = conditionsOf(view, cite("bphs", 36, [27, 28]));
  const [first, ninth] = [view.lordOf(1), view.lordOf(9)];
  return yogasMade(["lakshmi", [ninth, first], allOf(lordIn(9, isKendra), atItsBest(ninth), strongLord(1))]);
}

/** Four lords, each in a kendra, a trikona or exalted: of the lagna, of his sign, of that one's sign and of his navamsa. */
function kalpadruma(view: ChartView): readonly FoundYoga[] {
  const source: Citation = cite("bphs", 36, [33, 34]);
  const { grahas } = view.chart;
  const { inHouse, exalted } = conditionsOf(view, source);
  const first = view.lordOf(1);
  const second = grahas[first].rasiLord;
  const third = grahas[second].rasiLord;
  const fourth = RASI_LORDS[vargaRasi("D9", grahas[third].longitudeDeg)];
  const lords = LUMINOUS_GRAHAS.filter((graha) => [first, second, third, fourth].includes(graha));
  const placed = (graha: LuminousGraha): Condition => inHouse(graha, isKendraOrTrikona) ?? exalted(graha);
  return yogasMade(["kalpadruma", lords, allOf(...lords.map(placed))]);
}
