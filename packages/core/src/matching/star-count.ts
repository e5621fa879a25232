import { NAKSHATRAS, type Nakshatra, TARAS, type Tara } from "../ids.ts";
import { itemAt } from "../item-at.ts";

/** The third, fifth and seventh of each nine are bad. */
const BAD_TARAS: readonly Tara[] = ["vipat", "pratyak", "naidhana"];

/** Which star one is counted from another, 1 to 27; the star itself is the first. */
export const starCount = (from: Nakshatra, to: Nakshatra): number =>
  ((NAKSHATRAS.indexOf(to) - NAKSHATRAS.indexOf(from) + NAKSHATRAS.length) % NAKSHATRAS.length) + 1;

/** What a star is to another, of which it is counted. */
export const taraOf = (from: Nakshatra, to: Nakshatra): Tara => itemAt(TARAS, (starCount(from, to) - 1) % TARAS.length);

export const isGoodTara = (tara: Tara): boolean => !BAD_TARAS.includes(tara);
