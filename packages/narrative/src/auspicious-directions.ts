import type { Direction, Nakshatra } from "@vedanga/core";

const EAST_AND_NORTH: readonly Direction[] = ["east", "north"];
const SOUTH_AND_WEST: readonly Direction[] = ["south", "west"];
const EVERYWHERE: readonly Direction[] = ["east", "south", "west", "north"];

/**
 * Where one may set out under each star. The 28 stars are arranged in sevens from Krittika in the east, Magha in the south,
 * Anuradha in the west, Dhanishta in the north, and a bar (parigha) runs from the south-east to the north-west that no
 * journey crosses: stars of east and north open those two, stars of south and west the others. Muhurta Chintamani
 * ch. 11 (Yatra). Ashwini, Pushya, Hasta and Anuradha open every direction: Vasishtha, Narada and Shripati, quoted in
 * Muhurtaraja, p. 111.
 */
const DIRECTIONS: Readonly<Record<Nakshatra, readonly Direction[]>> = {
  ashwini: EVERYWHERE,
  bharani: EAST_AND_NORTH,
  krittika: EAST_AND_NORTH,
  rohini: EAST_AND_NORTH,
  mrigashira: EAST_AND_NORTH,
  ardra: EAST_AND_NORTH,
  punarvasu: EAST_AND_NORTH,
  pushya: EVERYWHERE,
  ashlesha: EAST_AND_NORTH,
  magha: SOUTH_AND_WEST,
  purva_phalguni: SOUTH_AND_WEST,
  uttara_phalguni: SOUTH_AND_WEST,
  hasta: EVERYWHERE,
  chitra: SOUTH_AND_WEST,
  swati: SOUTH_AND_WEST,
  vishakha: SOUTH_AND_WEST,
  anuradha: EVERYWHERE,
  jyeshtha: SOUTH_AND_WEST,
  mula: SOUTH_AND_WEST,
  purva_ashadha: SOUTH_AND_WEST,
  uttara_ashadha: SOUTH_AND_WEST,
  shravana: SOUTH_AND_WEST,
  dhanishta: EAST_AND_NORTH,
  shatabhisha: EAST_AND_NORTH,
  purva_bhadrapada: EAST_AND_NORTH,
  uttara_bhadrapada: EAST_AND_NORTH,
  revati: EAST_AND_NORTH,
};

export const auspiciousDirections = (nakshatra: Nakshatra): readonly Direction[] => DIRECTIONS[nakshatra];
