import { KARANAS, type Karana, type Paksha, TITHIS, type Tithi } from "../ids.ts";
import { itemAt } from "../item-at.ts";

/** A tithi of the lunar month by name: the half and the day in it. */
export type NamedTithi = {
  readonly paksha: Paksha;
  readonly tithi: Tithi;
};

const HALF_MONTH = 15;
const MOVABLE_KARANAS = 7;

/** Tithi 1 to 30: 15 is Purnima, 30 Amavasya. */
export function tithiOf(number: number): NamedTithi {
  if (number <= HALF_MONTH) return { paksha: "shukla", tithi: itemAt(TITHIS, number - 1) };
  if (number === 2 * HALF_MONTH) return { paksha: "krishna", tithi: "amavasya" };
  return { paksha: "krishna", tithi: itemAt(TITHIS, number - HALF_MONTH - 1) };
}

/**
 * Karana 1 to 60: the first half of the first tithi is Kimstughna; then the seven movable ones in turn, eight times;
 * the last three halves are Shakuni, Chatushpada and Naga (Surya Siddhanta 2.67-69).
 */
export function karanaOf(number: number): Karana {
  if (number === 1) return "kimstughna";
  if (number >= 58) return itemAt(KARANAS, MOVABLE_KARANAS + number - 58);
  return itemAt(KARANAS, (number - 2) % MOVABLE_KARANAS);
}
