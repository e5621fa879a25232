import type { CivilDate, Rasi } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { SaturnNowWords } from "../saturn-now-words.ts";
import { monthDayEn } from "./civil-day.ts";
import { ordinalWord } from "./forms.ts";

const { rasi: sign } = NAMES_EN;
const date = ({ year, month, day }: CivilDate): string => `${monthDayEn(month, day)} ${year}`;
const lasts = (from: CivilDate, to: CivilDate): string => `It began on ${date(from)} and lasts until ${date(to)}.`;

const PERIOD = {
  sade_sati: "Sade Sati",
  ardhastama: "Ardhastama Shani",
  kantaka: "Kantaka Shani",
  ashtama: "Ashtama Shani",
} as const;

const panoti = (period: keyof typeof PERIOD, place: string) => (from: CivilDate, to: CivilDate) =>
  `${PERIOD[period]} is Saturn's time in ${place}, about two and a half years; custom calls it a small panoti. ${lasts(from, to)}`;

const isIn = (rasi: Rasi, house: number, moonRasi: Rasi): string =>
  `Saturn is now in ${sign[rasi]}, the ${ordinalWord(house)} sign from your Moon's (${sign[moonRasi]}).`;

export const SATURN_NOW_EN: SaturnNowWords = {
  round: {
    sade_sati: (from, to) =>
      `Sade Sati is Saturn's time in the sign before your Moon's, in the sign of your Moon and in the one after it, about seven and a half years in all. ${lasts(from, to)}`,
    ardhastama: panoti("ardhastama", "the fourth sign from your Moon's"),
    kantaka: panoti("kantaka", "the sign opposite your Moon's"),
    ashtama: panoti("ashtama", "the eighth sign from your Moon's"),
  },
  until: (rasi, to) => `This stay in ${sign[rasi]} ends on ${date(to)}.`,
  none: (rasi, house, moonRasi) => `${isIn(rasi, house, moonRasi)} Neither Sade Sati nor a small panoti runs.`,
  outsideLife: (rasi, house, moonRasi) =>
    `${isIn(rasi, house, moonRasi)} Sade Sati and the small panotis are counted from birth to 120 years after it, and today is outside those years.`,
  good: "It is one of the three places from the Moon where Saturn does good: steady effort brings results.",
  next: (period, rasi, from) =>
    `The next such time is ${PERIOD[period]}: Saturn enters ${sign[rasi]} on ${date(from)}.`,
  noneToCome: "No other such time begins within 120 years of birth.",
  remedies: {
    lamp: "On Saturday evenings light a lamp of sesame oil at home or in a temple of Shani.",
    mantra: "Repeat Saturn's mantra, Om Sham Shanaishcharaya Namah, 108 times on a Saturday.",
    fast: "If your health allows, eat only one simple meal on Saturdays.",
    gift: "Give black sesame, black gram or a blanket to someone who needs it, on a Saturday.",
    service: "Spend an hour a week helping an older person, or someone who works hard for little pay.",
    hanuman: "Read the Hanuman Chalisa on a Saturday, or visit a temple of Hanuman.",
  },
  reasons: {
    "saturn.remedy": ({ remedy }) =>
      remedy === "service"
        ? "Custom sees Saturn in old people and in those who serve, and honours the planet by helping them."
        : "This is an old custom for Saturn and its day, Saturday. It is an act of devotion, and nothing depends on it.",
    "saturn.not_counted": ({ rasi, moonRasi, house }) =>
      `Saturn is in ${sign[rasi]}, the ${ordinalWord(house)} sign from the birth Moon in ${sign[moonRasi]}; only the twelfth, first and second, and the fourth, seventh and eighth, are counted.`,
    "saturn.outside_life": ({ rasi, moonRasi, house }) =>
      `Saturn is in ${sign[rasi]}, the ${ordinalWord(house)} sign from the birth Moon in ${sign[moonRasi]}. Its stays there are counted in the years of a life, 120 from birth, and today is outside those years.`,
  },
};
