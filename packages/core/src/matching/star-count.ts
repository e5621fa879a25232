import { taraOf } from "../gochara/tara.ts";
import { NAKSHATRAS, type Nakshatra, type Tara } from "../ids.ts";

/** Which star one is counted from another, 1 to 27; the star itself is the first. */
export const starCount = (from: Nakshatra, to: Nakshatra): number =>
  ((NAKSHATRAS.indexOf(to) - NAKSHATRAS.indexOf(from) + NAKSHATRAS.length) % NAKSHATRAS.length) + 1;

/** What the star of each birth is to that of the other. */
export const tarasOf = (groom: Nakshatra, bride: Nakshatra): { readonly groom: Tara; readonly bride: Tara } => ({
  groom: taraOf(1, starCount(bride, groom)),
  bride: taraOf(1, starCount(groom, bride)),
});
