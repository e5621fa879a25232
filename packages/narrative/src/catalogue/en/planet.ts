import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
import type { PlanetWords } from "../planet-words.ts";
import { DIGNITY_EN } from "./gem-reasons.ts";
import { NAMES_EN } from "./names.ts";
import { listed, named, namedFirst, ordinal } from "./phrases.ts";

const who = (facts: FactReader): string => namedFirst(facts.id("about"));
const called = (facts: FactReader, fact: string): string => named(facts.id(fact));
const pace = (facts: FactReader): string => `${Math.abs(facts.number("speedDegPerDay")).toFixed(3)}°`;
const degrees = (facts: FactReader, fact: string): string => `${facts.rounded(fact, 1)}°`;
const where = (facts: FactReader): string => `${facts.rasi("rasi")} ${degrees(facts, "degreesInRasi")}`;
const houses = (facts: FactReader): string => {
  const ruled = facts.numbers("houses");
  return `the ${listed(ruled.map(ordinal))} ${ruled.length === 1 ? "house" : "houses"}`;
};

const SAID: Readonly<Record<string, string>> = {
  good: "does good",
  harmful: "does harm",
  joint_yoga: "makes a raja yoga together with another",
  even: "is even-handed",
  killer: "is a maraka",
};

export const PLANET_EN: PlanetWords = {
  reasons: {
    "placement.combust": (facts) =>
      `${who(facts)} is ${degrees(facts, "separationDeg")} from the Sun, within its orb of ${facts.number("orbDeg")}°: combust.`,
    "placement.clear_of_sun": (facts) =>
      `${who(facts)} is ${degrees(facts, "separationDeg")} from the Sun, outside its orb of ${facts.number("orbDeg")}°: not combust.`,
    "placement.never_combust": (facts) => `${who(facts)} has no orb: it is never combust.`,
    "placement.retrograde": (facts) =>
      `${who(facts)} moves backwards through the signs, ${pace(facts)} a day: retrograde.`,
    "placement.direct": (facts) => `${who(facts)} moves forwards through the signs, ${pace(facts)} a day: direct.`,
    "placement.node_retrograde": (facts) =>
      `${who(facts)} is a node of the Moon's path, and nodes count as retrograde.`,
    "placement.age": (facts) =>
      `${who(facts)} is at ${where(facts)}; by sixths of the sign, counted backwards in even signs, its age is ${oneOf(NAMES_EN.avastha, facts.id("avastha"))}.`,
    "placement.star_lord": (facts) =>
      `${who(facts)} is in pada ${facts.number("pada")} of ${facts.nakshatra("nakshatra")}, whose lord in the Vimshottari order is ${called(facts, "nakshatraLord")}.`,
    "dasha.balance_at_birth": (facts) =>
      `The Moon was in ${facts.nakshatra("nakshatra")}, the star of ${called(facts, "lord")}; of the dasha of ${called(facts, "lord")} there were left at birth ${facts.number("years")} years, ${facts.number("months")} months and ${facts.number("days")} days.`,
    "dasha.cut_by_years": (facts) =>
      `The ${facts.number("years")} years of ${called(facts, "lord")} are cut into nine in proportion to the nine lords' years of the 120; its own part comes first, the rest follow in the order of the dashas.`,
    "luck.number": (facts) =>
      `The number of ${called(facts, "about")}, who rules the Moon's star or sign, is ${facts.number("number")} by the numerology of our day; no old text has it.`,
    "luck.colour": (facts) =>
      `The colour of ${called(facts, "about")}, who rules the Moon's star or sign, is ${oneOf(NAMES_EN.colour, facts.id("colour"))}; to wear it for luck is later custom.`,
    "luck.syllables": (facts) =>
      `These are the syllables that custom gives to the four quarters of ${facts.nakshatra("nakshatra")}, the star of birth.`,
    "dignity.exalted": (facts) =>
      `${who(facts)} is at ${where(facts)}, where it is exalted from ${facts.number("fromDeg")}° to ${facts.number("toDeg")}°.`,
    "dignity.moolatrikona": (facts) =>
      `${who(facts)} is at ${where(facts)}, in its moolatrikona from ${facts.number("fromDeg")}° to ${facts.number("toDeg")}°.`,
    "dignity.own": (facts) => `${who(facts)} is at ${where(facts)}, its own sign.`,
    "dignity.debilitated": (facts) =>
      `${who(facts)} is at ${where(facts)}, the seventh sign from its exaltation: debilitated.`,
    "dignity.natural_relation": (facts) =>
      `${who(facts)} is at ${where(facts)}; by its natural relation to ${called(facts, "rasiLord")}, the lord of the sign, it is ${oneOf(DIGNITY_EN, facts.id("dignity"))}.`,
    "dignity.node_without_relation": (facts) =>
      `${who(facts)} is at ${where(facts)}; the nodes have no natural relation to ${called(facts, "rasiLord")}, the lord of the sign, and stand neutral.`,
    "nature.rules_houses": (facts) =>
      `With ${facts.rasi("lagna")} rising, ${called(facts, "about")} rules ${houses(facts)}.`,
    "nature.kendra_and_trikona": (facts) =>
      `${who(facts)} rules both a kendra and a trikona (${houses(facts)}): a yogakaraka.`,
    "nature.said_of_lagna": (facts) =>
      `Parashara says of ${called(facts, "about")} for ${facts.rasi("lagna")} rising that it ${oneOf(SAID, facts.id("said"))}.`,
    "nature.trikona_lord": (facts) => `${who(facts)} rules a trikona (${houses(facts)}), which makes it benefic.`,
    "nature.evil_house_lord": (facts) =>
      `${who(facts)} rules ${houses(facts)}, of which the 3rd, 6th, 8th and 11th incline it to harm.`,
    "nature.trikona_and_evil_house_lord": (facts) =>
      `${who(facts)} rules ${houses(facts)}: a trikona and a house that inclines to harm hold each other in balance.`,
    "nature.maraka_house_lord": (facts) =>
      `${who(facts)} rules ${houses(facts)}; the lord of the 2nd or 7th is a maraka.`,
    "nature.no_leaning": (facts) => `${who(facts)} rules ${houses(facts)}, which lean to neither side.`,
    "nature.node_yoga": (facts) =>
      `${who(facts)} stands in the ${ordinal(facts.number("house"))} house with ${called(facts, "joined")}, kendra and trikona joined: a yogakaraka.`,
    "nature.node_joined": (facts) =>
      `${who(facts)} stands in the ${ordinal(facts.number("house"))} house and takes on the nature of ${listed(facts.ids("joined").map(named))} beside it.`,
    "nature.node_of_sign_lord": (facts) =>
      `${who(facts)} stands alone in the ${ordinal(facts.number("house"))} house and takes on the nature of ${called(facts, "rasiLord")}, the lord of its sign.`,
  },
};
