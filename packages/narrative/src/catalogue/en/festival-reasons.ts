import type { DayWindow, TithiInWindow } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { type FestivalWords, inEachWindow, sayingNoHour } from "../festival-words.ts";
import { civilDayEn } from "./civil-day.ts";

/** What a tithi does in a part of the day, and that part. */
const WINDOWS: Readonly<Record<DayWindow, readonly [does: string, when: string]>> = {
  sunrise: ["runs at sunrise", "at sunrise"],
  one_muhurta: ["lasts past the first muhurta after sunrise", "one muhurta after sunrise"],
  three_muhurtas: ["lasts past three muhurtas after sunrise", "three muhurtas after sunrise"],
  purvahna: ["runs in the forenoon", "in the forenoon"],
  first_half: ["runs in the first half of the day", "in the first half of the day"],
  madhyahna: ["runs at midday", "at midday"],
  eighteen_ghatis: ["runs eighteen ghatis after sunrise", "eighteen ghatis after sunrise"],
  aparahna: ["runs in the afternoon", "in the afternoon"],
  daylight: ["runs between sunrise and sunset", "between sunrise and sunset"],
  pradosha: ["runs in the evening after sunset", "in the evening after sunset"],
  nishita: ["runs at midnight", "at midnight"],
  arunodaya: ["runs at dawn before sunrise", "at dawn before sunrise"],
  moonrise: ["runs at moonrise", "at moonrise"],
};

const day = civilDayEn;

const bySun = sayingNoHour(
  "The Sun does not both rise and set here then: six hours before and after its noon stand for that, and there is no hour to tell.",
);

const tithiIn =
  (window: DayWindow) =>
  (facts: TithiInWindow): string => {
    const [does, when] = WINDOWS[window];
    const tithi = NAMES_EN.tithi[facts.tithi];
    const date = day(facts.date);
    switch (facts.choice) {
      case "first":
        return `${tithi} ${does} on two days; the first, ${date}, is kept, not ${day(facts.otherDate)}.`;
      case "second":
        return `${tithi} ${does} on two days; the second, ${date}, is kept, not ${day(facts.otherDate)}.`;
      case "longer":
        return `${tithi} is there ${when} on two days, longer on ${date} than on ${day(facts.otherDate)}.`;
      case "star":
        return `Of the two days of ${tithi}, ${date} has the star Shravana in the afternoon.`;
      case "neither_first":
        return `${tithi} is there ${when} on no day; it is kept on ${date}, on which it begins.`;
      case "neither_second":
        return `${tithi} is there ${when} on no day; it is kept on ${date}, the day after it begins.`;
      default:
        return `${tithi} ${does} on ${date}.`;
    }
  };

export const FESTIVAL_REASONS_EN: FestivalWords["why"] = {
  ...inEachWindow((window) => bySun(tithiIn(window))),
  "tithi.by_the_book": ({ date, keptDate }) =>
    `The rule in the book asks how late the tithi lasts into the night and gives ${day(date)}; by custom the day is ${day(keptDate)}.`,
  "tithi.before_navaratri": ({ date }) => `${day(date)} is the day of the new moon before Navaratri.`,
  "ekadashi.sunrise": bySun(({ date }) => `Ekadashi runs at the sunrise of ${day(date)}.`),
  "ekadashi.no_sunrise": bySun(({ date }) => `Ekadashi runs at no sunrise; the fast is on ${day(date)}.`),
  "ekadashi.first_of_two_sunrises": bySun(
    ({ date }) => `Ekadashi runs at two sunrises; the first, ${day(date)}, is kept.`,
  ),
  "ekadashi.second_of_two_sunrises": bySun(
    ({ date }) => `Ekadashi runs at two sunrises; the second, ${day(date)}, is kept.`,
  ),
  "ekadashi.twelfth_lost": bySun(
    ({ date }) =>
      `The twelfth ends before a sunrise in which to break the fast, so the fast is a day earlier, on ${day(date)}.`,
  ),
  "ekadashi.dashami_at_dawn": bySun(
    ({ date }) => `The tenth still runs at the dawn before Ekadashi's sunrise, so Vaishnavas fast on ${day(date)}.`,
  ),
  "ekadashi.twelfth_twice": bySun(
    ({ date }) => `The twelfth runs at two sunrises, so Vaishnavas fast on ${day(date)}.`,
  ),
  "weekday.friday_before_full_moon": ({ date, fullMoonDate }) =>
    `${day(date)} is the Friday before the full moon of Shravana on ${day(fullMoonDate)}.`,
  "weekday.monday_of_kartika": ({ date }) => `${day(date)} is a Monday of the month of Kartika.`,
  "weekday.sunday_of_ashadha": ({ date }) => `${day(date)} is a Sunday of the month of Ashadha.`,
  "day.ninth": ({ ofDate }) => `It is the ninth day of Bathukamma, which began on ${day(ofDate)}.`,
  "day.after": ({ ofDate }) => `It is the day after ${day(ofDate)}.`,
  "day.before": ({ ofDate }) => `It is the day before ${day(ofDate)}.`,
  "holika.without_bhadra": bySun(
    ({ date }) => `On ${day(date)} the full moon is there in the evening, free of Bhadra.`,
  ),
  "holika.after_bhadra": bySun(
    ({ date }) => `The full moon has one evening, ${day(date)}; the fire waits until Bhadra has ended.`,
  ),
  "holika.on_first_of_dark_half": bySun(
    ({ date }) =>
      `Bhadra fills the first evening and the full moon most of the next day, so the fire is on ${day(date)}.`,
  ),
  "sun.enters": ({ rasi, date }) => `The Sun enters ${NAMES_EN.rasi[rasi]} on ${day(date)}.`,
  "sun.enters_before_aparahna": bySun(
    ({ entryDate }) => `The Sun enters Makara on ${day(entryDate)} before the afternoon, so that very day is kept.`,
  ),
  "sun.enters_after_midday": bySun(
    ({ entryDate, date }) =>
      `The Sun enters Makara on ${day(entryDate)} in the afternoon or later, so Telugu people keep ${day(date)}.`,
  ),
  "sun.enters_by_sunset": bySun(
    ({ entryDate }) => `The Sun enters Makara on ${day(entryDate)} before sunset, so it is kept on that day.`,
  ),
  "sun.enters_after_sunset": bySun(
    ({ entryDate, date }) => `The Sun enters Makara on ${day(entryDate)} after sunset, so ${day(date)} is kept.`,
  ),
  "sun.in_simha_star": ({ date, nakshatra }) =>
    `${day(date)} is the day of the star ${NAMES_EN.nakshatra[nakshatra]} while the Sun is in Simha.`,
  "sun.in_dhanu": ({ date }) => `It is the bright Ekadashi while the Sun is in Dhanu, on ${day(date)}.`,
  "eclipse.greatest": ({ visible, date, dayDate }) => {
    if (!visible) return "It is not to be seen from here.";
    const seen = `It is to be seen from here on ${day(date)}, if the sky is clear`;
    return dayDate === date
      ? `${seen}.`
      : `${seen}: that is before sunrise, so its customs belong to the day that began on ${day(dayDate)}.`;
  },
};
