import type { Graha, StrengthRuleFacts } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { StrengthWords } from "../strength-words.ts";
import { BINDU_CHART_EN, BINDUS_EN } from "./bindus.ts";
import { ordinalWord } from "./forms.ts";
import { DIGNITY_EN } from "./gem-reasons.ts";
import { STRENGTH_READING_EN } from "./strength-reading.ts";

const who = (about: Graha): string => named(about);
const first = (about: Graha): string => namedFirst(about);
const lordOf = (span: string, virupas: number) => (_facts: StrengthRuleFacts["strength.lord_of_day"], about: Graha) =>
  `${first(about)} gains ${virupas} virupas if it is lord of the ${span} of birth, otherwise none.`;
/** The thirds of a sign, in order. */
const DREKKANAS = ["first", "middle", "last"];
const DIRECTIONS: Readonly<Record<StrengthRuleFacts["strength.direction"]["direction"], string>> = {
  east: "east",
  south: "south",
  west: "west",
  north: "north",
};

export const STRENGTH_EN: StrengthWords = {
  dignity: DIGNITY_EN,
  bindus: BINDUS_EN,
  binduChart: BINDU_CHART_EN,
  reading: STRENGTH_READING_EN,
  reasons: {
    "strength.exaltation": ({ fromDebilitationDeg }, about) =>
      `${first(about)} is ${fromDebilitationDeg.toFixed(1)}° from its deepest debilitation; a third of that counts.`,
    "strength.seven_vargas": (_facts, about) =>
      `This depends on how ${who(about)} is placed in seven divisional charts, from own sign to great enemy.`,
    "strength.odd_or_even_sign": ({ rasi, navamsa }, about) =>
      `${first(about)} is in ${NAMES_EN.rasi[rasi]}, and in ${NAMES_EN.rasi[navamsa]} in the navamsa; it gains from odd or even signs, as suits it.`,
    "strength.kendra": ({ house }, about) =>
      `${first(about)} is in the ${ordinalWord(house)} house; a kendra gives the most.`,
    "strength.drekkana": ({ third }, about) =>
      `${first(about)} is in the ${DREKKANAS[third - 1]} ten degrees of its sign.`,
    "strength.direction": ({ direction, awayDeg }, about) =>
      `${first(about)} is strongest in the ${DIRECTIONS[direction]} and is ${awayDeg.toFixed(1)}° from there.`,
    "strength.day_or_night": (_facts, about) =>
      about === "mercury"
        ? "Mercury always has these 60 virupas, by day and by night."
        : `This depends on how near the birth was to noon or midnight, whichever suits ${who(about)}.`,
    "strength.paksha": ({ isBenefic }, about) =>
      isBenefic
        ? `${first(about)} counts as a natural benefic and gains as the Moon's light grows.`
        : `${first(about)} counts as a natural malefic and gains as the Moon's light grows less.`,
    "strength.third_of_day": (_facts, about) =>
      about === "jupiter"
        ? "Jupiter always has these 60 virupas."
        : `${first(about)} gains 60 virupas if it ruled the third of the day or night of birth, otherwise none.`,
    "strength.lord_of_year": lordOf("year", 15),
    "strength.lord_of_month": lordOf("month", 30),
    "strength.lord_of_day": lordOf("day", 45),
    "strength.lord_of_hour": lordOf("hour", 60),
    "strength.declination": ({ northDeg }, about) =>
      `${first(about)} is ${Math.abs(northDeg).toFixed(1)}° ${northDeg < 0 ? "south" : "north"} of the equator.`,
    "strength.war": ({ rival }, about) =>
      `${first(about)} and ${named(rival)} are within a degree of each other (graha yuddha); the one behind wins.`,
    "strength.motion": (facts, about) =>
      facts.kendraDeg !== undefined
        ? `${first(about)} is ${facts.kendraDeg.toFixed(1)}° on its way to the middle of its backward course; a third of that counts.`
        : `${first(about)} does not turn back; its motion is counted in its strength of time.`,
    "strength.nature": (_facts, about) =>
      `This is the strength that ${who(about)} has by nature: the Sun has the most, Saturn the least.`,
    "strength.sight": (_facts, about) =>
      `A quarter of the aspects on ${who(about)} counts: those of benefics are added, those of malefics taken off.`,
    "strength.needed": ({ totalVirupas, neededVirupas, neededInBphsVirupas }, about) =>
      `${first(about)} has ${totalVirupas.toFixed(1)} virupas and needs ${neededVirupas}${neededInBphsVirupas === neededVirupas ? "" : ` as B. V. Raman counts; Brihat Parashara Hora Shastra asks ${neededInBphsVirupas}, by which the ratio is ${(totalVirupas / neededInBphsVirupas).toFixed(2)}`}.`,
  },
};
