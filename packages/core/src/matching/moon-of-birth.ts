import { vargaRasi } from "../chart/varga/varga.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { degreesInRasi, RASI_LORDS, rasiIndex, rasiOf } from "../chart/zodiac/rasi.ts";
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

const QUARTERS_OF_STAR = 4;
const QUARTERS_OF_SIGN = 9;
const QUARTER_DEG = STAR_DEG / QUARTERS_OF_STAR;

/**
 * The same where star and sign are known: of the middle quarter of the star that is in this sign, the earlier of two
 * middle ones. Undefined if no part of the star is in it.
 */
export function moonOfStarInSign(nakshatra: Nakshatra, rasi: Rasi): MoonOfBirth | undefined {
  const first = NAKSHATRAS.indexOf(nakshatra) * QUARTERS_OF_STAR;
  const inSign = [first, first + 1, first + 2, first + 3].filter(
    (quarter) => Math.floor(quarter / QUARTERS_OF_SIGN) === rasiIndex(rasi),
  );
  const middle = inSign[Math.floor((inSign.length - 1) / 2)];
  return middle === undefined ? undefined : moonOfBirth((middle + 1 / 2) * QUARTER_DEG);
}
