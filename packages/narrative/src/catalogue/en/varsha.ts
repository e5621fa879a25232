import { named } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { VarshaWords } from "../varsha-words.ts";

const { rasi: sign } = NAMES_EN;
const after = (years: number): string =>
  years === 0 ? "in the first year of life" : `after ${years} full ${years === 1 ? "year" : "years"}`;

export const VARSHA_EN: VarshaWords = {
  reasons: {
    "varsha.return": ({ completedYears, rasi, degreesInRasi }) =>
      completedYears === 0
        ? `The first year of life begins with birth, when the Sun was at ${degreesInRasi.toFixed(2)}° of ${sign[rasi]}.`
        : `The year begins ${after(completedYears)}, when the Sun is again at ${degreesInRasi.toFixed(2)}° of ${sign[rasi]}, where it was at birth. The chart is cast for the place of birth.`,
    "varsha.muntha": ({ lagna, completedYears, muntha }) =>
      `Muntha is in ${sign[lagna]}, the rising sign, at birth, and moves on by one sign a year: ${after(completedYears)} it is in ${sign[muntha]}.`,
    "varsha.dinratri": ({ isDay, rasi, lord }) =>
      `The year begins by ${isDay ? "day" : "night"}, so the lord of the ${isDay ? "Sun's" : "Moon's"} sign is taken: ${named(lord)}, for ${sign[rasi]}.`,
    "varsha.trirashi": ({ isDay, lagna, lord }) =>
      `${sign[lagna]} rises as the year begins by ${isDay ? "day" : "night"}; in the table of the lords of three signs this gives ${named(lord)}.`,
    "varsha.month": ({ month, rasi, degreesInRasi }) =>
      `This month begins with the Sun at ${degreesInRasi.toFixed(2)}° of ${sign[rasi]}: ${month === 0 ? "its place at birth" : `${month * 30}° from its place at birth`}.`,
  },
  mudda: {
    "mudda.first": ({ nakshatra, completedYears, lord }) =>
      `The Moon was in ${NAMES_EN.nakshatra[nakshatra]} at birth. The first lord moves on by one each year from the lord of this star: ${after(completedYears)} it is ${named(lord)}. Each lord has the same share of the year as of the 120 years of Vimshottari.`,
  },
};
