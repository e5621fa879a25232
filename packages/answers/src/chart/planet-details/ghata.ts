import type { PlanetDetails } from "@vedanga/contract";
import { ghataChakra, type Rasi, tithiOf } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

const LAST_OF_HALF = 15;

/** The ghata chakra of the Moon's sign. */
export function ghataFields(moonRasi: Rasi, { names }: Catalogue): PlanetDetails["ghatka_chakra"] {
  const ghata = ghataChakra(moonRasi);
  // The rule applies in both halves of the month, whose last days have two names.
  const tithiName = (number: number): string =>
    number === LAST_OF_HALF ? `${names.tithi.purnima} / ${names.tithi.amavasya}` : names.tithi[tithiOf(number).tithi];
  return {
    rasi: names.rasi[ghata.rasi],
    tithi: ghata.tithis.map((number) => `${number} (${tithiName(number)})`),
    day: names.vara[ghata.vara].weekday,
    nakshatra: names.nakshatra[ghata.nakshatra],
    tatva: names.tattva[ghata.tattva],
    lord: names.graha[ghata.lord].name,
    same_sex_lagna: names.rasi[ghata.lagna],
    opposite_sex_lagna: names.rasi[ghata.oppositeLagna],
  };
}
