import { named } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { VastuWords } from "../custom-words.ts";

const { direction, nakshatra: star } = NAMES_EN;
const to = (name: string): string => name.toLowerCase();

export const VASTU_EN: VastuWords = {
  two: (first, second) => `${first} and ${second}`,
  avoidance: (shrine) => `Leave the ${to(shrine)} to the shrine: no kitchen and no bedroom there.`,
  weight: (heavy, open) => `Put what is heavy and high in the ${to(heavy)}, and keep the ${to(open)} light and open.`,
  sentence: ({ star: name, lord, door, avoided, kitchen, bedroom, open }) =>
    `For ${name}, whose lord is ${lord}, custom prefers an entrance in the ${to(door)} and avoids one in the ${to(avoided)}. The kitchen belongs in the ${to(kitchen)}, the main bedroom in the ${to(bedroom)}, and the open area in the ${to(open)}.`,
  reasons: {
    "vastu.lord": ({ nakshatra }, about) => `The lord of ${star[nakshatra]} is ${named(about)}.`,
    "vastu.door": ({ nakshatra, direction: side }) =>
      `Seven stars each, from Krittika on, are counted to the east, the south, the west and the north; ${star[nakshatra]} is one of those of the ${to(direction[side])}.`,
    "vastu.door_avoided": ({ directions }) =>
      `A bar runs from the south-east to the north-west, and the stars of one side of it are not used on the other: ${directions.map((side) => to(direction[side])).join(" and ")} lie beyond it.`,
    "vastu.rooms": ({ kitchen, bedroom, shrine }) =>
      `The texts put the kitchen in the ${to(direction[kitchen])}, the bedroom in the ${to(direction[bedroom])} and the shrine in the ${to(direction[shrine])}, for every star.`,
    "vastu.today": ({ bedroom, heavy, open }) =>
      `Builders of today put the main bedroom in the ${to(direction[bedroom])}, what is heavy in the ${to(direction[heavy])}, and leave the ${to(direction[open])} open.`,
  },
};
