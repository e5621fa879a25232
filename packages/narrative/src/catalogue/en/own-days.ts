import type { OwnDay } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { OwnBorder, OwnDayWords } from "../own-day-words.ts";
import { civilDayEn } from "./civil-day.ts";
import { ordinalWord } from "./forms.ts";
import { rank } from "./phrases.ts";
import { toldTimeEn } from "./told-time.ts";

const KIND: Readonly<Record<OwnDay, string>> = {
  tithi_birthday: "Birthday by tithi",
  star_birthday: "Birthday by star (lunar month)",
  solar_star_birthday: "Birthday by star (solar month)",
  remembrance: "Day of remembrance",
};

const NTH: Readonly<Record<OwnDay, string>> = {
  tithi_birthday: "birthday by tithi",
  star_birthday: "birthday by star (lunar month)",
  solar_star_birthday: "birthday by star (solar month)",
  remembrance: "day of remembrance",
};

const THE: Readonly<Record<OwnBorder, string>> = {
  tithi: "the tithi",
  nakshatra: "the star",
  masa: "the month",
  solar_month: "the sign of the Sun",
};

const day = civilDayEn;
const masaOf = ({ masa }: { readonly masa: keyof typeof NAMES_EN.masa }): string => NAMES_EN.masa[masa];

/** Which part of Sade Sati a house begins, or its small panoti. */
const SATURN: Readonly<Record<number, string>> = {
  12: "Sade Sati, first part",
  1: "Sade Sati, second part",
  2: "Sade Sati, third part",
};
const saturnIs = (house: number): string => SATURN[house] ?? "small panoti";

export const OWN_DAYS_EN: OwnDayWords = {
  calendar: "Your days",
  kind: KIND,
  nth: (kind, years) => `${rank(years)} ${NTH[kind]}`,
  masa: (masa, adhika) => (adhika ? `adhika ${NAMES_EN.masa[masa]}` : NAMES_EN.masa[masa]),
  why: {
    "own.tithi_of_birth": (facts) =>
      `The birth was in ${masaOf(facts)}, ${NAMES_EN.paksha[facts.paksha].full}, ${NAMES_EN.tithi[facts.tithi]}; the same tithi is kept each year.`,
    "own.tithi_of_death": (facts) =>
      `The tithi of that day is ${NAMES_EN.tithi[facts.tithi]} in ${masaOf(facts)}, ${NAMES_EN.paksha[facts.paksha].full}; it is kept each year.`,
    "own.born_in_adhika": (facts) =>
      `The birth was in adhika ${masaOf(facts)}; the birthday is in the month after it, the nija one.`,
    "own.month_comes_twice": (facts) => `This year ${masaOf(facts)} comes twice; the second, nija, is kept.`,
    "own.two_muhurtas_by_the_book": ({ date, bookDate }) =>
      `The book asks that the tithi last two muhurtas (about an hour and a half) after sunrise, and so keeps ${day(bookDate)}; almanacs follow the sunrise and keep ${day(date)}.`,
    "own.first_year_in_adhika": (facts) =>
      `This year ${masaOf(facts)} comes twice; the first yearly rite is in the adhika month, and again in the nija one.`,
    "own.adhika_returns": (facts) => `The death was in adhika ${masaOf(facts)}, and this year has that month again.`,
    "own.adhika_does_not_return": (facts) =>
      `The death was in adhika ${masaOf(facts)}; this year has no such month, so ${masaOf(facts)} itself is kept.`,
    "own.star_of_lunar_month": (facts) =>
      `The Moon was in ${NAMES_EN.nakshatra[facts.nakshatra]} in the lunar month of ${masaOf(facts)}.`,
    "own.star_of_solar_month": (facts) =>
      `The Moon was in ${NAMES_EN.nakshatra[facts.nakshatra]} while the Sun was in ${NAMES_EN.rasi[facts.rasi]}.`,
    "own.star_lasts": (facts) =>
      `${NAMES_EN.nakshatra[facts.nakshatra]} lasts past six nazhikas (2 hours 24 minutes) after the sunrise of ${day(facts.date)}.`,
    "own.star_begins": (facts) =>
      `${NAMES_EN.nakshatra[facts.nakshatra]} lasts past six nazhikas after no sunrise; it begins on ${day(facts.date)}.`,
    "own.later_of_two_stars": (facts) =>
      `The star comes twice in this month; the later day, ${day(facts.date)}, is kept, not ${day(facts.otherDate)}.`,
    "own.earlier_of_two_stars": (facts) =>
      `The star comes twice in this month, but the month ends within the later one on ${day(facts.otherDate)}; the earlier, ${day(facts.date)}, is kept.`,
  },
  border: (what, first, next) =>
    `${next
      .map(({ at, value }, index) =>
        index === 0
          ? `Before ${toldTimeEn(at)} ${THE[what]} is ${first}, from then on ${value}`
          : `from ${toldTimeEn(at)} ${value}`,
      )
      .join(", ")}.`,
  dashaBegins: (mahadasha, antardasha) =>
    mahadasha === antardasha
      ? `${NAMES_EN.graha[mahadasha].name} mahadasha begins`
      : `${NAMES_EN.graha[antardasha].name} antardasha begins in ${NAMES_EN.graha[mahadasha].name} mahadasha`,
  saturnEnters: (rasi, house, isBack) =>
    `Saturn ${isBack ? "comes back to" : "enters"} ${NAMES_EN.rasi[rasi]}, the ${ordinalWord(house)} from the Moon: ${saturnIs(house)}`,
  saturnLeaves: (rasi, house, comesBack) =>
    comesBack
      ? `Saturn leaves ${NAMES_EN.rasi[rasi]} for some months: ${saturnIs(house)} pauses`
      : `Saturn leaves ${NAMES_EN.rasi[rasi]}: ${saturnIs(house)} ends`,
};
