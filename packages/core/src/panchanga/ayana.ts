import { normalizeDegrees } from "../angle/degrees.ts";
import type { Ayana } from "../ids.ts";

/**
 * The Sun's half of the year by its longitude: from Makara (270) to the end of Mithuna it goes north. Given a sidereal
 * longitude it is the almanacs' (Makara Sankranti to Karka Sankranti), given a tropical one the astronomical one, which
 * is about 24 days ahead. Surya Siddhanta ch. 14, v. 9.
 */
export const ayanaOfSun = (longitudeDeg: number): Ayana =>
  normalizeDegrees(longitudeDeg + 90) < 180 ? "uttarayana" : "dakshinayana";
