import type { PlanetEntry } from "@vedanga/contract";
import { type GrahaPlacement, NAKSHATRAS, type Placement, RASIS } from "@vedanga/core";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import type { Catalogue } from "@vedanga/narrative";
import { NOTHING, wireDegrees } from "../../wire/wire-format.ts";

const MS_PER_DAY = 86_400_000;

/** What an entry has beyond its place; the ascendant and the nodes have no speed. */
type OwnFields = Pick<
  PlanetEntry,
  "speed_radians_per_day" | "retro" | "is_planet_set" | "basic_avastha" | "lord_status" | "is_combust"
>;

/** The ascendant has no age and no nature. */
export const lagnaEntry = (lagna: Placement, words: Catalogue): PlanetEntry =>
  entry("ascendant", lagna, words, {
    retro: false,
    is_planet_set: false,
    basic_avastha: NOTHING,
    lord_status: NOTHING,
    is_combust: false,
  });

export const grahaEntry = (graha: GrahaPlacement, words: Catalogue): PlanetEntry =>
  entry(graha.graha, graha, words, {
    speed_radians_per_day: isNode(graha) ? undefined : wireSpeed(graha.speedDegPerDay),
    retro: graha.retrograde,
    is_planet_set: graha.isSet,
    basic_avastha: words.names.avastha[graha.avastha],
    lord_status: words.names.nature[graha.nature.verdict],
    is_combust: graha.isCombust,
  });

const isNode = ({ graha }: GrahaPlacement): boolean => graha === "rahu" || graha === "ketu";

/** Degrees a millisecond to seven figures, which is what the field's misnamed unit is. */
const wireSpeed = (degPerDay: number): number => Number((degPerDay / MS_PER_DAY).toPrecision(7));

const entry = (
  who: GrahaPlacement["graha"] | "ascendant",
  at: Placement,
  { names }: Catalogue,
  own: OwnFields,
): PlanetEntry => ({
  // A code, English in every language.
  name: SKY_NAMES_EN.graha[who].short,
  full_name: names.graha[who].name,
  local_degree: wireDegrees(at.degreesInRasi),
  global_degree: wireDegrees(at.longitudeDeg),
  progress_in_percentage: wireDegrees((at.degreesInRasi / 30) * 100),
  rasi_no: RASIS.indexOf(at.rasi) + 1,
  zodiac: names.rasi[at.rasi],
  house: at.house,
  // Written only if there is one: JSON leaves out what is undefined.
  speed_radians_per_day: own.speed_radians_per_day,
  retro: own.retro,
  nakshatra: names.nakshatra[at.nakshatra],
  nakshatra_lord: names.graha[at.nakshatraLord].name,
  nakshatra_pada: at.pada,
  nakshatra_no: NAKSHATRAS.indexOf(at.nakshatra) + 1,
  zodiac_lord: names.graha[at.rasiLord].name,
  is_planet_set: own.is_planet_set,
  basic_avastha: own.basic_avastha,
  lord_status: own.lord_status,
  is_combust: own.is_combust,
});
