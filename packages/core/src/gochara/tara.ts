import { rasiIndex } from "../chart/zodiac/rasi.ts";
import type { Rasi } from "../ids.ts";

/** Counted from the star of birth, of each nine stars the third, fifth and seventh (vipat, pratyak, naidhana) are bad. */
const BAD_TARAS: readonly number[] = [3, 5, 7];
const PADAS_PER_RASI = 9;
const PADAS_PER_STAR = 4;
const STARS = 27;

/**
 * Of the nine padas of a Moon sign those from whose star the Moon's star, 1 to 27, is a good tara: a sign has parts of three
 * stars, so that a day can be good for one part of its people and not for the rest. Muhurta Chintamani 4.
 */
export function goodTaraPadas(moonRasi: Rasi, moonStar: number): number {
  const first = rasiIndex(moonRasi) * PADAS_PER_RASI;
  return Array.from({ length: PADAS_PER_RASI }, (_, pada) => Math.floor((first + pada) / PADAS_PER_STAR)).filter(
    (birthStar) => !BAD_TARAS.includes((((((moonStar - 1 - birthStar) % STARS) + STARS) % STARS) % 9) + 1),
  ).length;
}
