import type { Dignity, FunctionalNature, LuminousGraha } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { GrahaStanding, StrengthReadingWords, TiedSigns } from "../strength-words.ts";
import { mattersOf } from "./forms.ts";
import { listed } from "./phrases.ts";

const matters = (houses: readonly number[]): string => houses.map(mattersOf).join(", and of ");

const IS_FOR_YOU: Readonly<Record<FunctionalNature, (who: string, what: string) => string>> = {
  yogakaraka: (who, what) => `${who} is the best helper of this chart, in matters of ${what}.`,
  highly_benefic: (who, what) => `${who} is a great help to you in matters of ${what}.`,
  benefic: (who, what) => `${who} helps you in matters of ${what}.`,
  neutral: (who, what) => `${who} looks after matters of ${what}, and leans to neither side.`,
  malefic: (who, what) => `${who} asks for patience in matters of ${what}.`,
  highly_malefic: (who, what) => `${who} asks for long patience in matters of ${what}.`,
  maraka: (who, what) => `${who} looks after matters of ${what}: moderation in them does you good.`,
};

const STANDS: Readonly<Record<Dignity, string>> = {
  exalted: "It is at its best and gives freely.",
  moolatrikona: "It is strong, and what it gives is dependable.",
  own: "It is at home, and what it gives is steady.",
  friend: "It is among friends and works with ease.",
  neutral: "It works by its own means, neither helped nor hindered.",
  enemy: "It is in an enemy's sign, so what it gives takes effort.",
  debilitated: "It learns by practice, and what it gives comes late.",
};

function first({ graha, nature, rules, house }: GrahaStanding): string {
  if (graha === "rahu") return `Rahu draws your curiosity to matters of ${mattersOf(house)}.`;
  if (graha === "ketu") return `Ketu lightens your hold on matters of ${mattersOf(house)}.`;
  return IS_FOR_YOU[nature](namedFirst(graha), matters(rules));
}

const isNode = ({ graha }: GrahaStanding): boolean => graha === "rahu" || graha === "ketu";

/** What a person does for a graha that has little to spare. */
const CARE: Readonly<Record<LuminousGraha, string>> = {
  sun: "early hours and honest recognition matter",
  moon: "sleep and quiet matter",
  mars: "exercise and a clear aim matter",
  mercury: "unhurried reading and clear words matter",
  jupiter: "good teachers and good counsel matter",
  venus: "beauty and kind company matter",
  saturn: "order and steady habits matter",
};

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
const SEVEN = 7;

const enough = (sufficient: number): string => {
  if (sufficient === SEVEN) return "All seven planets have the strength they need and more.";
  if (sufficient === 0) return "None of the seven planets has quite the strength it needs.";
  return `${numberWord(sufficient)} of the seven planets ${sufficient === 1 ? "has" : "have"} the strength ${sufficient === 1 ? "it needs" : "they need"}.`;
};

/** `Aries, your house of profession and standing, has`. Of signs that tie each house is in brackets, because it has commas of its own. */
function thoseWith({ signs }: TiedSigns): string {
  const [first, ...others] = signs;
  if (first !== undefined && others.length === 0) {
    return `${NAMES_EN.rasi[first.rasi]}, your house of ${mattersOf(first.house)}, has`;
  }
  return `${listed(signs.map(({ rasi, house }) => `${NAMES_EN.rasi[rasi]} (your house of ${mattersOf(house)})`))} have`;
}

const each = ({ signs }: TiedSigns): string => (signs.length === 1 ? "" : " each");

export const STRENGTH_READING_EN: StrengthReadingWords = {
  graha: (standing) =>
    [
      first(standing),
      STANDS[standing.dignity],
      ...(standing.isCombust ? ["Close to the Sun, it works better behind the scenes than in front."] : []),
      ...(standing.isRetrograde && !isNode(standing)
        ? ["It is retrograde, and goes over things more than once before it gives."]
        : []),
    ].join(" "),
  shadbala: ({ sufficient, strongest, weakest }) =>
    `${enough(sufficient)} Measured by what each needs, ${named(strongest)} has the most to give; ${named(weakest)} ${sufficient === SEVEN ? "has the least to spare" : "has the furthest to go"}, so ${CARE[weakest]} more to you than to most.`,
  ashtakavarga: ({ most, least }) =>
    `${thoseWith(most)} ${most.bindus} of 56 bindus${each(most)}, the most of all. ${thoseWith(least)} the fewest, ${least.bindus}${each(least)}: take your time there.`,
  yogas: ({ found, cancelled }) => {
    if (found === 0) return "This chart has none of the named yogas; its signs and houses count by themselves.";
    const some = found === 1 ? "it" : `${numberWord(cancelled).toLowerCase()} of them`;
    const loses = `${some} ${cancelled === 1 ? "loses its" : "lose their"} effect`;
    return `This chart has ${numberWord(found).toLowerCase()} ${found === 1 ? "yoga" : "yogas"}${cancelled === 0 ? "" : `; ${loses}`}. A yoga shows a tendency and is not a promise.`;
  },
};
