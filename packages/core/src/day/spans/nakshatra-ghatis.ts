import { jdUt } from "../../calendar/julian-day.ts";
import { cite } from "../../citation.ts";
import { NAKSHATRAS, type Nakshatra } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { NumberedSpan } from "../../panchanga/limbs-wheel.ts";
import type { Span } from "../../sky.ts";
import type { NakshatraSpan } from "./day-span.ts";

/**
 * The ghati, a 60th of the star's own length, after which its four poisoned ghatis begin. Muhurta Chintamani 2, on the
 * visha ghatis; the same 27 figures are in Kalaprakasika and in Telugu almanacs (teluguone.com, Nakshatra tyajyam).
 * The same Telugu table gives Mula a second varjyam at 20.
 */
const VARJYAM_GHATIS: Readonly<Record<Nakshatra, readonly number[]>> = {
  ashwini: [50],
  bharani: [24],
  krittika: [30],
  rohini: [40],
  mrigashira: [14],
  ardra: [21],
  punarvasu: [30],
  pushya: [20],
  ashlesha: [32],
  magha: [30],
  purva_phalguni: [20],
  uttara_phalguni: [18],
  hasta: [21],
  chitra: [20],
  swati: [14],
  vishakha: [14],
  anuradha: [10],
  jyeshtha: [14],
  mula: [20, 56],
  purva_ashadha: [24],
  uttara_ashadha: [20],
  shravana: [10],
  dhanishta: [10],
  shatabhisha: [18],
  purva_bhadrapada: [16],
  uttara_bhadrapada: [24],
  revati: [30],
};

/** Likewise the four ghatis of nectar: Prashna Marga's figures, the same in the Telugu table and in Kalaprakasika. */
const AMRITA_GHATIS: Readonly<Record<Nakshatra, readonly number[]>> = {
  ashwini: [42],
  bharani: [48],
  krittika: [54],
  rohini: [52],
  mrigashira: [38],
  ardra: [35],
  punarvasu: [54],
  pushya: [44],
  ashlesha: [56],
  magha: [54],
  purva_phalguni: [44],
  uttara_phalguni: [42],
  hasta: [45],
  chitra: [44],
  swati: [38],
  vishakha: [38],
  anuradha: [34],
  jyeshtha: [38],
  mula: [44],
  purva_ashadha: [48],
  uttara_ashadha: [44],
  shravana: [34],
  dhanishta: [34],
  shatabhisha: [42],
  purva_bhadrapada: [40],
  uttara_bhadrapada: [48],
  revati: [54],
};

const GHATIS_IN_STAR = 60;
const LENGTH_GHATIS = 4;

/** Varjyam and amrita kala of the stars given, each with its whole span. */
export function nakshatraGhatis(stars: readonly NumberedSpan[]): readonly NakshatraSpan[] {
  return stars.flatMap((star) => {
    const name = itemAt(NAKSHATRAS, star.number - 1);
    return [
      ...VARJYAM_GHATIS[name].map(
        (ghati): NakshatraSpan => ({
          kind: "varjyam",
          name,
          quality: "bad",
          source: cite("muhurta_chintamani", 2),
          facts: { nakshatra: name, ghati },
          ...ghatisOf(star, ghati),
        }),
      ),
      ...AMRITA_GHATIS[name].map(
        (ghati): NakshatraSpan => ({
          kind: "amrita_kala",
          name,
          quality: "good",
          source: { work: "prashna_marga" },
          facts: { nakshatra: name, ghati },
          ...ghatisOf(star, ghati),
        }),
      ),
    ];
  });
}

function ghatisOf({ startJdUt, endJdUt }: Span, ghati: number): Span {
  const ghatiDays = (endJdUt - startJdUt) / GHATIS_IN_STAR;
  return {
    startJdUt: jdUt(startJdUt + ghati * ghatiDays),
    endJdUt: jdUt(startJdUt + (ghati + LENGTH_GHATIS) * ghatiDays),
  };
}
