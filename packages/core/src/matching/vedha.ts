import type { Nakshatra } from "../ids.ts";

/** Stars that pierce one another: twelve pairs and one three. Raman, Muhurtha, ch. 9. */
const PIERCING: readonly (readonly Nakshatra[])[] = [
  ["ashwini", "jyeshtha"],
  ["bharani", "anuradha"],
  ["krittika", "vishakha"],
  ["rohini", "swati"],
  ["ardra", "shravana"],
  ["punarvasu", "uttara_ashadha"],
  ["pushya", "purva_ashadha"],
  ["ashlesha", "mula"],
  ["magha", "revati"],
  ["purva_phalguni", "uttara_bhadrapada"],
  ["uttara_phalguni", "purva_bhadrapada"],
  ["hasta", "shatabhisha"],
  ["mrigashira", "chitra", "dhanishta"],
];

/** Whether two different stars pierce one another. */
export const isVedha = (one: Nakshatra, other: Nakshatra): boolean =>
  one !== other && PIERCING.some((group) => group.includes(one) && group.includes(other));
