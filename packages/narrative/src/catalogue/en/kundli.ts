import type { Graha } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { KundliWords } from "../kundli-words.ts";
import { MATCH_NAMES_EN } from "./match-names.ts";

const { rasi: sign, nakshatra: star } = NAMES_EN;
const { gana, yoni, nadi, varna, vasya } = MATCH_NAMES_EN;
const degrees = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;
const first = (about: Graha | "lagna"): string => (about === "lagna" ? "The ascendant" : namedFirst(about));
const article = (text: string): string => `${/^[AEIOU]/.test(text) ? "an" : "a"} ${text}`;

const MODALITY = { movable: "movable", fixed: "fixed", dual: "dual" } as const;
const ELEMENT = { agni: "fire", prithvi: "earth", vayu: "air", jala: "water" } as const;

export const KUNDLI_EN: KundliWords = {
  stone: { ...NAMES_EN.gem, coral: "coral" },
  tithi: (paksha, tithi) => `${NAMES_EN.paksha[paksha].short.slice(0, 1)}.${tithi}`,
  isMoonSign: (rasi) => `Your moon sign is ${sign[rasi]}`,
  isSunSign: (rasi) => `Your sun sign is ${sign[rasi]}`,
  isAscendant: (rasi) => `You are ${article(sign[rasi])} ascendant`,
  reasons: {
    "moon.gana": (facts) => `${star[facts.nakshatra]}, the star of the Moon, is of the ${gana[facts.gana]} gana.`,
    "moon.yoni": (facts) => `The animal of ${star[facts.nakshatra]}, the star of the Moon, is the ${yoni[facts.yoni]}.`,
    "moon.nadi": (facts) => `${star[facts.nakshatra]}, the star of the Moon, is of the ${nadi[facts.nadi]} nadi.`,
    "moon.varna": (facts) => `The Moon is in ${sign[facts.rasi]}, a sign of the ${varna[facts.varna]} varna.`,
    "moon.vasya": (facts) =>
      `The Moon is ${degrees(facts.degreesInRasi)} into ${sign[facts.rasi]}, and there the class is ${vasya[facts.vasya]}.`,
    "moon.tattva": ({ rasi, tattva }) =>
      `The Moon is in ${sign[rasi]}, a sign whose element is ${NAMES_EN.tattva[tattva]}.`,
    "sign.rising": ({ longitudeDeg, rasi, nakshatra, pada }) =>
      `The point that rose in the east was at ${degrees(longitudeDeg)} of the sidereal zodiac: ${sign[rasi]}, and in it quarter ${pada} of the star ${star[nakshatra]}.`,
    "sign.of_graha": ({ longitudeDeg, rasi }, about) =>
      `${first(about)} was at ${degrees(longitudeDeg)} of the sidereal zodiac, in ${sign[rasi]}.`,
    "sign.of_sun_tropical": ({ tropicalDeg, rasi, ayanamsaDeg, siderealRasi }) =>
      `The Sun was at ${degrees(tropicalDeg)} of the tropical zodiac, which begins at the equinox: ${sign[rasi]}. In the sidereal zodiac, ${degrees(ayanamsaDeg)} less, it was in ${sign[siderealRasi]}.`,
    "sign.lord": ({ rasi, lord }) => `The lord of ${sign[rasi]} is ${named(lord)}.`,
    "sign.character": ({ rasi, modality, tattva }) =>
      `${sentenceStart(sign[rasi])} is a ${MODALITY[modality]} sign of ${ELEMENT[tattva]}.`,
  },
};
