import { GRAHA_WIRE, type PlanetEntry } from "@vedanga/contract";
import { type GrahaPlacement, NAKSHATRAS, type Placement, RASIS } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { NOTHING, wireDegrees } from "../wire-format.ts";

const MS_PER_DAY = 86_400_000;

/** The ascendant: it has no speed, no age and no nature. */
export const lagnaEntry = (lagna: Placement, words: Catalogue): PlanetEntry => ({
  ...standing("ascendant", lagna, words),
  retro: false,
  ...starFields(lagna, words),
  is_planet_set: false,
  basic_avastha: NOTHING,
  lord_status: NOTHING,
  is_combust: false,
});

export const grahaEntry = (graha: GrahaPlacement, words: Catalogue): PlanetEntry => ({
  ...standing(graha.graha, graha, words),
  ...(graha.graha !== "rahu" && graha.graha !== "ketu" && { speed_radians_per_day: wireSpeed(graha.speedDegPerDay) }),
  retro: graha.retrograde,
  ...starFields(graha, words),
  is_planet_set: graha.isSet,
  basic_avastha: words.names.avastha[graha.avastha],
  lord_status: words.names.nature[graha.nature.verdict],
  is_combust: graha.isCombust,
});

/** Degrees a millisecond to seven figures, which is what the field's misnamed unit is. */
const wireSpeed = (degPerDay: number): number => Number((degPerDay / MS_PER_DAY).toPrecision(7));

// Split in two so that the keys come in the order of the contract.
const standing = (who: GrahaPlacement["graha"] | "ascendant", at: Placement, { names }: Catalogue) => ({
  // A code, English in every language.
  name: GRAHA_WIRE[who].short,
  full_name: names.graha[who].name,
  local_degree: wireDegrees(at.degreesInRasi),
  global_degree: wireDegrees(at.longitudeDeg),
  progress_in_percentage: wireDegrees((at.degreesInRasi / 30) * 100),
  rasi_no: RASIS.indexOf(at.rasi) + 1,
  zodiac: names.rasi[at.rasi],
  house: at.house,
});

const starFields = (at: Placement, { names }: Catalogue) => ({
  nakshatra: names.nakshatra[at.nakshatra],
  nakshatra_lord: names.graha[at.nakshatraLord].name,
  nakshatra_pada: at.pada,
  nakshatra_no: NAKSHATRAS.indexOf(at.nakshatra) + 1,
  zodiac_lord: names.graha[at.rasiLord].name,
});
