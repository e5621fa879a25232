import { vargaRasi } from "../chart/varga/varga.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { degreesInRasi, RASI_LORDS, rasiOf } from "../chart/zodiac/rasi.ts";
import { type LuminousGraha, NAKSHATRAS, type Nakshatra, type Rasi, type Varna, type VasyaClass } from "../ids.ts";
import { RASI_VARNAS, vasyaClassAt } from "./sign-nature.ts";
import { STAR_NATURES, type StarNature } from "./star-nature.ts";

/** All that the kootas and poruthams look at: the Moon at a birth. */
export interface MoonOfBirth extends StarNature {
  readonly nakshatra: Nakshatra;
  /** 1 to 4 */
  readonly pada: number;
  readonly rasi: Rasi;
  readonly lord: LuminousGraha;
  readonly navamsaLord: LuminousGraha;
  readonly varna: Varna;
  readonly vasya: VasyaClass;
}

/** From the sidereal longitude of the Moon in degrees. */
export function moonOfBirth(longitudeDeg: number): MoonOfBirth {
  const rasi = rasiOf(longitudeDeg);
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  return {
    nakshatra,
    pada,
    rasi,
    lord: RASI_LORDS[rasi],
    navamsaLord: RASI_LORDS[vargaRasi("D9", longitudeDeg)],
    varna: RASI_VARNAS[rasi],
    vasya: vasyaClassAt(rasi, degreesInRasi(longitudeDeg)),
    ...STAR_NATURES[nakshatra],
  };
}

const STAR_DEG = 360 / NAKSHATRAS.length;

/**
 * The same where the star alone is known: of the middle of its second quarter. That is in the sign which has most of the
 * star, and in the first of two that have the same.
 */
export const moonOfStar = (nakshatra: Nakshatra): MoonOfBirth =>
  moonOfBirth((NAKSHATRAS.indexOf(nakshatra) + 3 / 8) * STAR_DEG);
