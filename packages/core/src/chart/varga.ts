import type { Rasi, Varga } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { degreesInRasi, rasiAt, rasiIndex, rasiOf } from "./rasi.ts";

/** How a divisional chart maps a place in a sign to a sign: (index of the sign, degrees in it) to index of sign. */
type VargaRule = (rasi: number, degreesIn: number) => number;

/** Equal parts counted onward, one sign each, from a start that hangs on the sign alone. */
const countedParts =
  (parts: number, startOf: (rasi: number) => number): VargaRule =>
  (rasi, degreesIn) =>
    startOf(rasi) + Math.floor((degreesIn * parts) / 30);

/**
 * By Parashara, BPHS ch. 6. Navamsa (v. 12): nine parts of 3°20', counted from the sign itself where it is
 * movable, from the ninth where fixed, from the fifth where dual.
 */
const VARGA_RULES: Readonly<Record<Varga, VargaRule>> = {
  D1: (rasi) => rasi,
  D9: countedParts(9, (rasi) => rasi + itemAt([0, 8, 4], rasi % 3)),
};

/** The sign a sidereal longitude falls in, in the divisional chart `varga`. */
export const vargaRasi = (varga: Varga, longitudeDeg: number): Rasi =>
  rasiAt(VARGA_RULES[varga](rasiIndex(rasiOf(longitudeDeg)), degreesInRasi(longitudeDeg)));
