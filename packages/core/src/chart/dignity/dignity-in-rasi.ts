import type { Graha, Rasi } from "../../ids.ts";
import type { Judged } from "../../reason.ts";
import { rasiIndex } from "../zodiac/rasi.ts";
import { type DignityReason, dignityOf } from "./dignity.ts";
import { DIGNITY_ARCS } from "./dignity-arcs.ts";

const DEGREES = 30;
/** Past the moolatrikona part of every sign that has one besides an own part. */
const LATE_DEG = 29;

/**
 * The dignity that a whole sign gives a graha: exalted where any part of the sign exalts it (the Moon in the first
 * degrees of Vrishabha, Mercury in the first half of Kanya), else that of the sign's last degrees.
 */
export function dignityInRasi(graha: Graha, rasi: Rasi): Judged<DignityReason["facts"]["dignity"], DignityReason> {
  const { exalted } = DIGNITY_ARCS[graha];
  const degreesIn = exalted.rasi === rasi ? exalted.fromDeg : LATE_DEG;
  return dignityOf(graha, rasiIndex(rasi) * DEGREES + degreesIn);
}
