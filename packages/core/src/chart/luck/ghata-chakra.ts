import {
  type Graha,
  type Nakshatra,
  type Rasi,
  type Tattva,
  TITHI_GROUPS,
  type TithiGroup,
  type Vara,
} from "../../ids.ts";
import { rasiAt, rasiIndex } from "../zodiac/rasi.ts";

/** What custom considers unsafe for a journey or a quarrel, by the sign of the natal Moon. */
export interface GhataChakra {
  /** Sign of the passing Moon. */
  readonly rasi: Rasi;
  readonly tithiGroup: TithiGroup;
  /** The three tithis of that group, 1 to 15, the same in both halves of the month. */
  readonly tithis: readonly [number, number, number];
  readonly vara: Vara;
  readonly nakshatra: Nakshatra;
  /** The graha of the tithi group, and its element. */
  readonly lord: Graha;
  readonly tattva: Tattva;
  /** Rising sign; in a match, the lagna of one of the same sex, and the seventh from it for the other. */
  readonly lagna: Rasi;
  readonly oppositeLagna: Rasi;
}

interface Row {
  /** Counted from the natal sign, 1 being itself. */
  readonly moonHouse: number;
  readonly tithiGroup: TithiGroup;
  readonly vara: Vara;
  readonly nakshatra: Nakshatra;
  readonly lagna: Rasi;
}

/**
 * Muhurta Chintamani, Yatra-prakarana (ch. 11), the verses on ghata: Moon "bhu-panca-anka-dvi-anga-dig-vahni-
 * sapta-veda-ashta-isha-arka" (1 5 9 2 6 10 3 7 4 8 11 12), tithi, vara, star "magha-kara-svati-maitra-mula-
 * shruti-ambupa-antya-yamya-brahma-isha-sarpa" and lagna "bhumi-dvi-abdhi-adri-dik-surya-anga-ashta-anka-isha-
 * agni-sayaka" (1 2 4 7 10 12 6 8 9 11 3 5). The Moon row is quoted in Muhurtaraja, the tithi and vara rows in
 * the edition of Bhadrabahu Samhita, ch. 13; all but the lagna are the same in the almanac of Uttaradi Math, 2024-25,
 * p. 64, which counts the Moon differently for women.
 */
const ROWS: Readonly<Record<Rasi, Row>> = {
  mesha: { moonHouse: 1, tithiGroup: "nanda", vara: "ravi", nakshatra: "magha", lagna: "mesha" },
  vrishabha: { moonHouse: 5, tithiGroup: "purna", vara: "shani", nakshatra: "hasta", lagna: "vrishabha" },
  mithuna: { moonHouse: 9, tithiGroup: "bhadra", vara: "soma", nakshatra: "swati", lagna: "karka" },
  karka: { moonHouse: 2, tithiGroup: "bhadra", vara: "budha", nakshatra: "anuradha", lagna: "tula" },
  simha: { moonHouse: 6, tithiGroup: "jaya", vara: "shani", nakshatra: "mula", lagna: "makara" },
  kanya: { moonHouse: 10, tithiGroup: "purna", vara: "shani", nakshatra: "shravana", lagna: "meena" },
  tula: { moonHouse: 3, tithiGroup: "rikta", vara: "guru", nakshatra: "shatabhisha", lagna: "kanya" },
  vrischika: { moonHouse: 7, tithiGroup: "nanda", vara: "shukra", nakshatra: "revati", lagna: "vrischika" },
  dhanu: { moonHouse: 4, tithiGroup: "jaya", vara: "shukra", nakshatra: "bharani", lagna: "dhanu" },
  makara: { moonHouse: 8, tithiGroup: "rikta", vara: "mangala", nakshatra: "rohini", lagna: "kumbha" },
  kumbha: { moonHouse: 11, tithiGroup: "jaya", vara: "guru", nakshatra: "ardra", lagna: "mithuna" },
  meena: { moonHouse: 12, tithiGroup: "purna", vara: "shukra", nakshatra: "ashlesha", lagna: "simha" },
};

/**
 * The graha on whose day a group of tithis is at its best (Siddha yoga: Nanda on Friday, Bhadra on Wednesday,
 * Jaya on Tuesday, Rikta on Saturday, Purna on Thursday; Muhurta Chintamani, ch. 1), and the element of that
 * graha (BPHS ch. 3, v. 20).
 */
const GROUP_LORDS: Readonly<Record<TithiGroup, { readonly lord: Graha; readonly tattva: Tattva }>> = {
  nanda: { lord: "venus", tattva: "jala" },
  bhadra: { lord: "mercury", tattva: "prithvi" },
  jaya: { lord: "mars", tattva: "agni" },
  rikta: { lord: "saturn", tattva: "vayu" },
  purna: { lord: "jupiter", tattva: "akasha" },
};

/** The ghata chakra of one born with the Moon in `moonRasi`. */
export function ghataChakra(moonRasi: Rasi): GhataChakra {
  const { moonHouse, tithiGroup, vara, nakshatra, lagna } = ROWS[moonRasi];
  const firstTithi = TITHI_GROUPS.indexOf(tithiGroup) + 1;
  return {
    rasi: rasiAt(rasiIndex(moonRasi) + moonHouse - 1),
    tithiGroup,
    tithis: [firstTithi, firstTithi + 5, firstTithi + 10],
    vara,
    nakshatra,
    ...GROUP_LORDS[tithiGroup],
    lagna,
    oppositeLagna: rasiAt(rasiIndex(lagna) + 6),
  };
}
