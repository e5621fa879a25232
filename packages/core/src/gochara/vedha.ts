import type { Graha } from "../ids.ts";

/** Favourable houses from the Moon, each with its vedha house. */
type VedhaTable = Readonly<Partial<Record<number, number>>>;

const SATURN: VedhaTable = { 3: 12, 6: 9, 11: 5 };
const MARS: VedhaTable = { 3: 12, 6: 9, 11: 5 };

/**
 * Phaladeepika 26.2-8. Prints of Venus's verse differ in its last pair: 11 obstructed from 3 and 12 from 6, as here, or
 * the other way round. Mercury's 10 is obstructed from 8 (some prints: 7).
 */
export const FAVOURABLE_HOUSES: Readonly<Record<Graha, VedhaTable>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: MARS,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6 },
  saturn: SATURN,
  rahu: SATURN,
  ketu: MARS,
};

const EXEMPT: readonly (readonly [Graha, Graha])[] = [
  ["sun", "saturn"],
  ["moon", "mercury"],
];

/** Father and son do not obstruct each other: the Sun and Saturn, the Moon and Mercury. */
export const isExempt = (a: Graha, b: Graha): boolean => EXEMPT.some((pair) => pair.includes(a) && pair.includes(b));
