import {
  AVASTHA_WIRE,
  AYANA_WIRE,
  DIRECTION_WIRE,
  GRAHA_WIRE,
  KARANA_NATURE_WIRE,
  KARANA_WIRE,
  MASA_WIRE,
  NAKSHATRA_WIRE,
  NATURE_WIRE,
  PAKSHA_WIRE,
  RASI_WIRE,
  RITU_WIRE,
  SAMVATSARA_WIRE,
  TITHI_WIRE,
  VARA_WIRE,
  YOGA_WIRE,
} from "@vedanga/contract";
import { type Catalogue, catalogueOf, type Lang } from "@vedanga/narrative";

/**
 * The words of the 13 calls. English names are spelt as the original spells them; Telugu ones, which it never had,
 * are narrative's own.
 */
export const wireWords = (lang: Lang): Catalogue => (lang === "en" ? ENGLISH_OF_THE_WIRE : catalogueOf(lang));

const ENGLISH_SPELLINGS = {
  avastha: AVASTHA_WIRE,
  ayana: AYANA_WIRE,
  direction: DIRECTION_WIRE,
  graha: GRAHA_WIRE,
  karana: KARANA_WIRE,
  karanaNature: KARANA_NATURE_WIRE,
  masa: MASA_WIRE,
  nakshatra: NAKSHATRA_WIRE,
  nature: NATURE_WIRE,
  paksha: PAKSHA_WIRE,
  rasi: RASI_WIRE,
  ritu: RITU_WIRE,
  samvatsara: SAMVATSARA_WIRE,
  tithi: TITHI_WIRE,
  vara: VARA_WIRE,
  yoga: YOGA_WIRE,
} satisfies Partial<Catalogue["names"]>;

const english = catalogueOf("en");
const ENGLISH_OF_THE_WIRE: Catalogue = { ...english, names: { ...english.names, ...ENGLISH_SPELLINGS } };
