import type { BinduGiver, BinduTable, LuminousGraha } from "../../ids.ts";

type PlacesByGiver = Readonly<Record<BinduGiver, readonly number[]>>;
type BinduPlaces = Readonly<Record<LuminousGraha, PlacesByGiver>>;

/**
 * The houses, counted from each of the eight, in which a graha has a bindu: Varahamihira, Brihat Jataka ch. 9, v. 1-7,
 * whose totals are 48, 49, 39, 54, 56, 52 and 39, 337 in all.
 */
const VARAHAMIHIRA: BinduPlaces = {
  sun: {
    sun: [1, 2, 4, 7, 8, 9, 10, 11],
    moon: [3, 6, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [3, 5, 6, 9, 10, 11, 12],
    jupiter: [5, 6, 9, 11],
    venus: [6, 7, 12],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [3, 4, 6, 10, 11, 12],
  },
  moon: {
    sun: [3, 6, 7, 8, 10, 11],
    moon: [1, 3, 6, 7, 10, 11],
    mars: [2, 3, 5, 6, 9, 10, 11],
    mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    jupiter: [1, 4, 7, 8, 10, 11, 12],
    venus: [3, 4, 5, 7, 9, 10, 11],
    saturn: [3, 5, 6, 11],
    lagna: [3, 6, 10, 11],
  },
  mars: {
    sun: [3, 5, 6, 10, 11],
    moon: [3, 6, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [3, 5, 6, 11],
    jupiter: [6, 10, 11, 12],
    venus: [6, 8, 11, 12],
    saturn: [1, 4, 7, 8, 9, 10, 11],
    lagna: [1, 3, 6, 10, 11],
  },
  mercury: {
    sun: [5, 6, 9, 11, 12],
    moon: [2, 4, 6, 8, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    jupiter: [6, 8, 11, 12],
    venus: [1, 2, 3, 4, 5, 8, 9, 11],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  venus: {
    sun: [8, 11, 12],
    moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mars: [3, 5, 6, 9, 11, 12],
    mercury: [3, 5, 6, 9, 11],
    jupiter: [5, 8, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    saturn: [3, 4, 5, 8, 9, 10, 11],
    lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    lagna: [1, 3, 4, 6, 10, 11],
  },
};

/**
 * Parashara's, BPHS ch. 66, as given by P. V. R. Narasimha Rao (Vedic Astrology: An Integrated Approach, ch. 12) and by
 * Jagannatha Hora: in the Moon's from Moon, Mars and Jupiter, and in Venus's from Mars, one place each differs; the
 * totals are the same.
 */
const PARASHARA: BinduPlaces = {
  ...VARAHAMIHIRA,
  moon: {
    ...VARAHAMIHIRA.moon,
    moon: [1, 3, 6, 7, 9, 10, 11],
    mars: [2, 3, 5, 6, 10, 11],
    jupiter: [1, 2, 4, 7, 8, 10, 11],
  },
  venus: { ...VARAHAMIHIRA.venus, mars: [3, 4, 6, 9, 11, 12] },
};

/** Those of the lagna, 49 in all: BPHS ch. 66. Varahamihira gives the lagna none of its own. */
const OF_LAGNA: PlacesByGiver = {
  sun: [3, 4, 6, 10, 11, 12],
  moon: [3, 6, 10, 11, 12],
  mars: [1, 3, 6, 10, 11],
  mercury: [1, 2, 4, 6, 8, 10, 11],
  jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  venus: [1, 2, 3, 4, 5, 8, 9],
  saturn: [1, 3, 4, 6, 10, 11],
  lagna: [3, 6, 10, 11],
};

export const BINDU_PLACES: Readonly<Record<BinduTable, Readonly<Record<BinduGiver, PlacesByGiver>>>> = {
  varahamihira: { ...VARAHAMIHIRA, lagna: OF_LAGNA },
  parashara: { ...PARASHARA, lagna: OF_LAGNA },
};
