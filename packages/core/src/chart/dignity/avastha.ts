import { AVASTHAS, type Avastha } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { degreesInRasi, isOddRasi, rasiOf } from "../zodiac/rasi.ts";

/** The age of a graha: six degrees each from infant to dead in odd signs, the reverse in even ones. BPHS ch. 45, v. 3. */
export function avasthaOf(longitudeDeg: number): Avastha {
  const sixth = Math.floor(degreesInRasi(longitudeDeg) / 6);
  return itemAt(AVASTHAS, isOddRasi(rasiOf(longitudeDeg)) ? sixth : 4 - sixth);
}
