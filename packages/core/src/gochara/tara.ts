import { rasiIndex } from "../chart/zodiac/rasi.ts";
import { type Rasi, TARAS, type Tara } from "../ids.ts";
import { itemAt } from "../item-at.ts";

/** Of each nine stars counted from that of birth the third, fifth and seventh are bad. */
const BAD_TARAS: readonly Tara[] = ["vipat", "pratyak", "naidhana"];
const PADAS_PER_RASI = 9;
const PADAS_PER_STAR = 4;
const STARS = 27;

/** Which tara a star is from the star of birth, both 1 to 27. */
export const taraOf = (birthStar: number, star: number): Tara =>
  itemAt(TARAS, ((((star - birthStar) % STARS) + STARS) % STARS) % TARAS.length);

export const isBadTara = (tara: Tara): boolean => BAD_TARAS.includes(tara);

/**
 * Of the nine padas of a Moon sign those from whose star the Moon's star, 1 to 27, is a good tara: a sign has parts of three
 * stars, so that a day can be good for one part of its people and not for the rest. Muhurta Chintamani 4.
 */
export function goodTaraPadas(moonRasi: Rasi, moonStar: number): number {
  const first = rasiIndex(moonRasi) * PADAS_PER_RASI;
  return Array.from({ length: PADAS_PER_RASI }, (_, pada) => Math.floor((first + pada) / PADAS_PER_STAR) + 1).filter(
    (birthStar) => !isBadTara(taraOf(birthStar, moonStar)),
  ).length;
}
