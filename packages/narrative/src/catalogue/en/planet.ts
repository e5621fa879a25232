import type { Graha, NatureFacts, PlacementFacts, Rasi } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { PlanetWords } from "../planet-words.ts";
import { DIGNITY_EN } from "./gem-reasons.ts";
import { listed, ordinal } from "./phrases.ts";

const who = (about: Graha): string => namedFirst(about);
const pace = ({ speedDegPerDay }: PlacementFacts["placement.direct"]): string =>
  `${Math.abs(speedDegPerDay).toFixed(3)}°`;
const degrees = (angleDeg: number): string => `${angleDeg.toFixed(1)}°`;
const where = (facts: { readonly rasi: Rasi; readonly degreesInRasi: number }): string =>
  `${NAMES_EN.rasi[facts.rasi]} ${degrees(facts.degreesInRasi)}`;
const houses = ({ houses: ruled }: NatureFacts["nature.no_leaning"]): string => {
  return `the ${listed(ruled.map(ordinal))} ${ruled.length === 1 ? "house" : "houses"}`;
};

const counted = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`;

const SAID: Readonly<Record<NatureFacts["nature.said_of_lagna"]["said"], string>> = {
  good: "does good",
  harmful: "does harm",
  joint_yoga: "makes a raja yoga together with another",
  even: "is even-handed",
  killer: "is a maraka",
};

const RELATIONS = {
  helps: "from the 1st, 4th, 5th, 7th, 9th, 10th and 11th it helps",
  even: "from the 2nd and 3rd it neither helps nor strains",
  strains: "from the 6th, 8th and 12th it strains",
} as const;

export const PLANET_EN: PlanetWords = {
  reasons: {
    "placement.combust": ({ separationDeg, orbDeg }, about) =>
      `${who(about)} is ${degrees(separationDeg)} from the Sun, within its orb of ${orbDeg}°: combust.`,
    "placement.clear_of_sun": ({ separationDeg, orbDeg }, about) =>
      `${who(about)} is ${degrees(separationDeg)} from the Sun, outside its orb of ${orbDeg}°: not combust.`,
    "placement.never_combust": (_facts, about) => `${who(about)} has no orb: it is never combust.`,
    "placement.retrograde": (facts, about) =>
      `${who(about)} moves backwards through the signs, ${pace(facts)} a day: retrograde.`,
    "placement.direct": (facts, about) =>
      `${who(about)} moves forwards through the signs, ${pace(facts)} a day: direct.`,
    "placement.node_retrograde": (_facts, about) =>
      `${who(about)} is a node of the Moon's path, and nodes count as retrograde.`,
    "placement.age": (facts, about) =>
      `${who(about)} is at ${where(facts)}; by sixths of the sign, counted backwards in even signs, its age is ${NAMES_EN.avastha[facts.avastha]}.`,
    "placement.whole_sign_houses": ({ lagna }) =>
      `A house is a whole sign, and the rising sign is the first: here ${NAMES_EN.rasi[lagna]}.`,
    "placement.house": ({ rasi, house }, about) =>
      `${who(about)} is in ${NAMES_EN.rasi[rasi]}: counted from the rising sign, the ${ordinal(house)}.`,
    "placement.star_lord": ({ pada, nakshatra, nakshatraLord }, about) =>
      `${who(about)} is in pada ${pada} of ${NAMES_EN.nakshatra[nakshatra]}, whose lord in the Vimshottari order is ${named(nakshatraLord)}.`,
    "aspect.sees": ({ houses: counted, seen }, about) =>
      `${who(about)} looks in full at the ${listed(counted.map(ordinal))} ${counted.length === 1 ? "sign" : "signs"} from its own; ${seen.length === 0 ? "no planet is" : `${listed(seen.map(named))} ${seen.length === 1 ? "is" : "are"}`} there.`,
    "aspect.joined": ({ joined }, about) =>
      joined.length === 0
        ? `${who(about)} is alone in its sign.`
        : `${who(about)} has ${listed(joined.map(named))} with it in its sign.`,
    "aspect.seen_by": ({ seers }, about) =>
      seers.length === 0
        ? `No planet looks at ${named(about)} in full.`
        : `${sentenceStart(listed(seers.map(named)))} ${seers.length === 1 ? "looks" : "look"} at ${named(about)} in full.`,
    "dasha.balance_at_birth": ({ nakshatra, lord, years, months, days }) =>
      `The Moon was in ${NAMES_EN.nakshatra[nakshatra]}, the star of ${named(lord)}; at birth ${counted(years, "year")}, ${counted(months, "month")} and ${counted(days, "day")} of the dasha of ${named(lord)} were left.`,
    "dasha.running": ({ lords: [maha, ...parts], fromAge, toAge }) =>
      `The nine mahadashas follow each other from birth; that of ${maha === undefined ? "the first" : named(maha)} runs from age ${fromAge.toFixed(1)} to age ${toAge.toFixed(1)}${parts.length === 0 ? "" : `; the parts that run within it are ${listed(parts.map(named))}`}.`,
    "dasha.all_passed": ({ years }) => `The nine mahadashas cover ${years} years; all have passed.`,
    "dasha.cut_by_years": ({ years, lord }) =>
      `The ${years} years of ${named(lord)} are cut into nine in proportion to the nine lords' years of the 120; its own part comes first, the rest follow in the order of the dashas.`,
    "dasha_lord.house": ({ lagna, rasi, house }, about) =>
      `${who(about)} is in ${NAMES_EN.rasi[rasi]}: from ${NAMES_EN.rasi[lagna]} rising, the ${ordinal(house)} house.`,
    "dasha_lord.companions": ({ rasi, companions }, about) =>
      companions.length === 0
        ? `No other planet is in ${NAMES_EN.rasi[rasi]} with ${named(about)}.`
        : `${sentenceStart(listed(companions.map(named)))} ${companions.length === 1 ? "is" : "are"} in ${NAMES_EN.rasi[rasi]} with ${named(about)}.`,
    "dasha_lord.navamsa": ({ rasi, degreesInRasi, navamsa }, about) =>
      `${who(about)} is at ${where({ rasi, degreesInRasi })}; that ninth of the sign is a navamsa of ${NAMES_EN.rasi[navamsa]}.`,
    "dasha_lord.span": ({ years }, about) =>
      `The mahadasha of ${named(about)} lasts ${years} of the 120 years; it begins where the one before it ends.`,
    "dasha_lord.from_mahadasha": ({ mahadasha, house, relation }, about) =>
      relation === "own"
        ? `${who(about)} rules this mahadasha and the first of its nine parts.`
        : `${who(about)} is in the ${ordinal(house)} sign from ${named(mahadasha)}, the lord of the mahadasha: ${RELATIONS[relation]}.`,
    "luck.number": ({ number }, about) =>
      `The number of ${named(about)}, who rules the Moon's star or sign, is ${number} by modern numerology; no old text has it.`,
    "luck.colour": ({ colour }, about) =>
      `The colour of ${named(about)}, who rules the Moon's star or sign, is ${NAMES_EN.colour[colour]}; wearing it for luck is a later custom.`,
    "luck.fasting_day": ({ vara }, about) =>
      `${NAMES_EN.vara[vara].weekday} is the day of ${named(about)}, the lord of the ascendant; those who fast for a graha do so on its day.`,
    "luck.gayatri": (_facts, about) =>
      `It is the gayatri of ${named(about)}, the lord of the ascendant, as people recite it in the worship of the nine planets.`,
    "luck.gayatri_of_graha": (_facts, about) =>
      `It is the gayatri of ${named(about)}, as people recite it in the worship of the nine planets.`,
    "luck.syllables": ({ nakshatra }) =>
      `These are the syllables that custom gives to the four quarters of ${NAMES_EN.nakshatra[nakshatra]}, the star of birth.`,
    "luck.syllable_of_quarter": ({ nakshatra, pada, syllable }) =>
      `The Moon is in quarter ${pada} of ${NAMES_EN.nakshatra[nakshatra]}, to which custom gives the syllable ${NAMES_EN.syllable[syllable]}.`,
    "dignity.exalted": (facts, about) =>
      `${who(about)} is at ${where(facts)}, where it is exalted from ${facts.fromDeg}° to ${facts.toDeg}°.`,
    "dignity.moolatrikona": (facts, about) =>
      `${who(about)} is at ${where(facts)}, in its moolatrikona from ${facts.fromDeg}° to ${facts.toDeg}°.`,
    "dignity.own": (facts, about) => `${who(about)} is at ${where(facts)}, its own sign.`,
    "dignity.debilitated": (facts, about) =>
      `${who(about)} is at ${where(facts)}, the seventh sign from its exaltation: debilitated.`,
    "dignity.natural_relation": (facts, about) =>
      `${who(about)} is at ${where(facts)}; by its natural relation to ${named(facts.rasiLord)}, the lord of the sign, it is ${DIGNITY_EN[facts.dignity]}.`,
    "dignity.node_without_relation": (facts, about) =>
      `${who(about)} is at ${where(facts)}; the nodes have no natural relation to ${named(facts.rasiLord)}, the lord of the sign, and count as neutral.`,
    "nature.rules_houses": (facts, about) =>
      `With ${NAMES_EN.rasi[facts.lagna]} rising, ${named(about)} rules ${houses(facts)}.`,
    "nature.kendra_and_trikona": (facts, about) =>
      `${who(about)} rules both a kendra and a trikona (${houses(facts)}): a yogakaraka.`,
    "nature.said_of_lagna": ({ lagna, said }, about) =>
      `For ${NAMES_EN.rasi[lagna]} rising, Parashara says that ${named(about)} ${SAID[said]}.`,
    "nature.trikona_lord": (facts, about) =>
      `${who(about)} rules a trikona (${houses(facts)}), which makes it benefic.`,
    "nature.evil_house_lord": (facts, about) =>
      `${who(about)} rules ${houses(facts)}, and the lord of the 3rd, 6th, 8th or 11th inclines to harm.`,
    "nature.trikona_and_evil_house_lord": (facts, about) =>
      `${who(about)} rules ${houses(facts)}: a trikona and a house that inclines to harm balance each other.`,
    "nature.maraka_house_lord": (facts, about) =>
      `${who(about)} rules ${houses(facts)}; the lord of the 2nd or 7th is a maraka.`,
    "nature.no_leaning": (facts, about) =>
      `${who(about)} rules ${houses(facts)}, which ${facts.houses.length === 1 ? "leans" : "lean"} to neither side.`,
    "nature.node_yoga": ({ house, joined }, about) =>
      `${who(about)} is in the ${ordinal(house)} house with ${named(joined)}, which joins kendra and trikona: a yogakaraka.`,
    "nature.node_joined": ({ house, joined }, about) =>
      `${who(about)} is in the ${ordinal(house)} house and takes on the nature of ${listed(joined.map(named))} beside it.`,
    "nature.node_of_sign_lord": ({ house, rasiLord }, about) =>
      `${who(about)} is alone in the ${ordinal(house)} house and takes on the nature of ${named(rasiLord)}, the lord of its sign.`,
  },
};
