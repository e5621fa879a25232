import type { Gana, Nadi, Nakshatra, Rajju, Yoni } from "../ids.ts";

/** What a star of birth is for a match. */
export interface StarNature {
  readonly gana: Gana;
  readonly yoni: Yoni;
  readonly nadi: Nadi;
  readonly rajju: Rajju;
}

const star = (gana: Gana, yoni: Yoni, nadi: Nadi, rajju: Rajju): StarNature => ({ gana, yoni, nadi, rajju });

/**
 * Gana, yoni and nadi of the stars: Muhurta Chintamani, ch. 6 (marriage), the verses on the kootas. Rajju: Raman,
 * Muhurtha, ch. 9. The nadis run to and fro: adi, madhya, antya, antya, madhya, adi; so do the rajjus.
 */
export const STAR_NATURES: Readonly<Record<Nakshatra, StarNature>> = {
  ashwini: star("deva", "horse", "adi", "pada"),
  bharani: star("manushya", "elephant", "madhya", "kati"),
  krittika: star("rakshasa", "sheep", "antya", "nabhi"),
  rohini: star("manushya", "snake", "antya", "kantha"),
  mrigashira: star("deva", "snake", "madhya", "shiro"),
  ardra: star("manushya", "dog", "adi", "kantha"),
  punarvasu: star("deva", "cat", "adi", "nabhi"),
  pushya: star("deva", "sheep", "madhya", "kati"),
  ashlesha: star("rakshasa", "cat", "antya", "pada"),
  magha: star("rakshasa", "rat", "antya", "pada"),
  purva_phalguni: star("manushya", "rat", "madhya", "kati"),
  uttara_phalguni: star("manushya", "cow", "adi", "nabhi"),
  hasta: star("deva", "buffalo", "adi", "kantha"),
  chitra: star("rakshasa", "tiger", "madhya", "shiro"),
  swati: star("deva", "buffalo", "antya", "kantha"),
  vishakha: star("rakshasa", "tiger", "antya", "nabhi"),
  anuradha: star("deva", "deer", "madhya", "kati"),
  jyeshtha: star("rakshasa", "deer", "adi", "pada"),
  mula: star("rakshasa", "dog", "adi", "pada"),
  purva_ashadha: star("manushya", "monkey", "madhya", "kati"),
  uttara_ashadha: star("manushya", "mongoose", "antya", "nabhi"),
  shravana: star("deva", "monkey", "antya", "kantha"),
  dhanishta: star("rakshasa", "lion", "madhya", "shiro"),
  shatabhisha: star("rakshasa", "horse", "adi", "kantha"),
  purva_bhadrapada: star("manushya", "lion", "adi", "nabhi"),
  uttara_bhadrapada: star("manushya", "cow", "madhya", "kati"),
  revati: star("deva", "elephant", "antya", "pada"),
};
