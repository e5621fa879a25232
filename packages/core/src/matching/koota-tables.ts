import { VASYA_CLASSES, type VasyaClass, YONIS, type Yoni } from "../ids.ts";
import { itemAt } from "../item-at.ts";

/** Points of the vasya koota: a row for the groom's class, a column for the bride's. As almanacs print them. */
const VASYA_POINTS: readonly (readonly number[])[] = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

/** Points of two yonis, the same both ways: 4 the same animal, 0 sworn enemies. As almanacs print them. */
const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** 0 to 2. */
export const vasyaPoints = (groom: VasyaClass, bride: VasyaClass): number =>
  itemAt(itemAt(VASYA_POINTS, VASYA_CLASSES.indexOf(groom)), VASYA_CLASSES.indexOf(bride));

/** 0 to 4. */
export const yoniPoints = (one: Yoni, other: Yoni): number =>
  itemAt(itemAt(YONI_POINTS, YONIS.indexOf(one)), YONIS.indexOf(other));
