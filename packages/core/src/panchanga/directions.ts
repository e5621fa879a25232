import type { Direction, Vara } from "../ids.ts";
import { itemAt } from "../item-at.ts";

/** The direction not to set out in, by weekday. Muhurta Chintamani ch. 11 (Yatra). */
const DISHA_SHOOL: Readonly<Record<Vara, Direction>> = {
  ravi: "west",
  soma: "east",
  mangala: "north",
  budha: "north",
  guru: "south",
  shukra: "west",
  shani: "east",
};

export const dishaShool = (vara: Vara): Direction => DISHA_SHOOL[vara];

/** Where the Yogini dwells, by tithi from the first; the eight directions, then round again. Muhurta Chintamani ch. 11. */
const YOGINI: readonly Direction[] = [
  "east",
  "north",
  "south_east",
  "south_west",
  "south",
  "west",
  "north_west",
  "north_east",
];

/**
 * Direction of the Yogini for a tithi of 1 to 30 counted from the new moon. The ninth begins the round again in each
 * half of the month; Amavasya belongs to the eighth.
 */
export function yoginiDirection(tithiNumber: number): Direction {
  if (tithiNumber === 30) return "north_east";
  return itemAt(YOGINI, ((tithiNumber - 1) % 15) % 8);
}
