import type { LuminousGraha, Rasi } from "../../ids.ts";
import { RASI_LORDS, rasiAt, rasiIndex } from "../zodiac/rasi.ts";
import { DIGNITY_ARCS } from "./dignity-arcs.ts";

export type Friendship = "friend" | "neutral" | "enemy";

const FRIENDLY_HOUSES: readonly number[] = [2, 4, 5, 8, 9, 12];
const ALL_HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const lordOfHouse = (from: Rasi, house: number): LuminousGraha => RASI_LORDS[rasiAt(rasiIndex(from) + house - 1)];

/**
 * How a graha naturally regards another (not itself): BPHS ch. 3, v. 55. The lords of the 2nd, 4th, 5th, 8th,
 * 9th and 12th from its moolatrikona sign and the lord of its exaltation are friends, the other lords enemies,
 * and a graha that is both is neutral. The nodes rule no sign in that count and have no place in it.
 */
export function friendship(graha: LuminousGraha, other: LuminousGraha): Friendship {
  const { moolatrikona, exalted } = DIGNITY_ARCS[graha];
  const ruled = ALL_HOUSES.filter((house) => lordOfHouse(moolatrikona.rasi, house) === other);
  const friendly = RASI_LORDS[exalted.rasi] === other || ruled.some((house) => FRIENDLY_HOUSES.includes(house));
  const hostile = ruled.some((house) => !FRIENDLY_HOUSES.includes(house));
  if (friendly && hostile) return "neutral";
  return friendly ? "friend" : "enemy";
}
