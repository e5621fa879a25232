import type { FactReader } from "../../fact-reader.ts";
import type { StrengthWords } from "../strength-words.ts";
import { ordinalWord } from "./forms.ts";
import { DIGNITY_EN } from "./gem-reasons.ts";
import { named, namedFirst } from "./phrases.ts";

const who = (facts: FactReader): string => named(facts.id("about"));
const first = (facts: FactReader): string => namedFirst(facts.id("about"));
const lordOf = (span: string, virupas: number) => (facts: FactReader) =>
  `${first(facts)} gains ${virupas} virupas where it is lord of the ${span} of birth, and else nothing.`;
const DIRECTIONS: Readonly<Record<string, string>> = { east: "east", south: "south", west: "west", north: "north" };

export const STRENGTH_EN: StrengthWords = {
  dignity: DIGNITY_EN,
  reasons: {
    "strength.exaltation": (facts) =>
      `${first(facts)} is ${facts.rounded("fromDebilitationDeg", 1)}° from its deepest debilitation; a third of that counts.`,
    "strength.seven_vargas": (facts) =>
      `How ${who(facts)} stands in seven divisional charts, from own sign to great enemy.`,
    "strength.odd_or_even_sign": (facts) =>
      `${first(facts)} is in ${facts.rasi("rasi")}, in the navamsa in ${facts.rasi("navamsa")}: odd or even as suits it.`,
    "strength.kendra": (facts) =>
      `${first(facts)} is in the ${ordinalWord(facts.number("house"))} house; a kendra gives most.`,
    "strength.drekkana": (facts) =>
      `${first(facts)} is in the ${ordinalWord(facts.number("third"))} third of its sign.`,
    "strength.direction": (facts) =>
      `${first(facts)} is strongest in the ${DIRECTIONS[facts.id("direction")] ?? ""} and stands ${facts.rounded("awayDeg", 1)}° from there.`,
    "strength.day_or_night": (facts) => `By the height of day or night at birth, as suits ${who(facts)}.`,
    "strength.paksha": (facts) =>
      facts.truth("isBenefic")
        ? `${first(facts)} counts as a natural benefic and gains by the Moon's light.`
        : `${first(facts)} counts as a natural malefic and gains by what is missing of the Moon's light.`,
    "strength.third_of_day": (facts) =>
      `${first(facts)} gains 60 virupas where it ruled the third of the day or night of birth; Jupiter has them at all times.`,
    "strength.lord_of_year": lordOf("year", 15),
    "strength.lord_of_month": lordOf("month", 30),
    "strength.lord_of_day": lordOf("day", 45),
    "strength.lord_of_hour": lordOf("hour", 60),
    "strength.declination": (facts) =>
      `${first(facts)} is ${Math.abs(facts.number("northDeg")).toFixed(1)}° ${facts.number("northDeg") < 0 ? "south" : "north"} of the equator.`,
    "strength.war": (facts) =>
      `${first(facts)} and ${named(facts.id("rival"))} are within a degree of each other (graha yuddha); the one behind wins.`,
    "strength.motion": (facts) =>
      facts.has("kendraDeg")
        ? `${first(facts)} is ${facts.rounded("kendraDeg", 1)}° on its way to the middle of its backward course; a third of that counts.`
        : `${first(facts)} does not turn back; its motion is counted in its strength of time.`,
    "strength.nature": (facts) => `What ${who(facts)} has by nature: the Sun most, Saturn least.`,
    "strength.sight": (facts) =>
      `A quarter of the glances upon ${who(facts)}, those of benefics added and of malefics taken off.`,
  },
};
