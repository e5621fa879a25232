import type { DayWindow, FestivalRule } from "@vedanga/core";
import type { FactReader } from "../../fact-reader.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { civilDayEn } from "./civil-day.ts";

/** What a tithi does in a part of the day, and that part. */
const WINDOWS: Readonly<Record<DayWindow, readonly [does: string, when: string]>> = {
  sunrise: ["runs at sunrise", "at sunrise"],
  three_muhurtas: ["lasts past three muhurtas after sunrise", "three muhurtas after sunrise"],
  purvahna: ["covers the forenoon", "in the forenoon"],
  madhyahna: ["covers midday", "at midday"],
  eighteen_ghatis: ["runs eighteen ghatis after sunrise", "eighteen ghatis after sunrise"],
  aparahna: ["covers the afternoon", "in the afternoon"],
  pradosha: ["covers the evening after sunset", "in the evening after sunset"],
  nishita: ["covers midnight", "at midnight"],
  arunodaya: ["covers the dawn before sunrise", "at the dawn before sunrise"],
  moonrise: ["runs at moonrise", "at moonrise"],
};

const day = (facts: FactReader, fact: string = "date"): string => civilDayEn(facts.id(fact));

const tithiIn =
  (window: DayWindow) =>
  (facts: FactReader): string => {
    const [does, when] = WINDOWS[window];
    const tithi = facts.named("tithi", "tithi");
    const date = day(facts);
    switch (facts.id("choice")) {
      case "first":
        return `${tithi} ${does} on two days; the first, ${date}, is kept.`;
      case "second":
        return `${tithi} ${does} on two days; the second, ${date}, is kept.`;
      case "longer":
        return `${tithi} is there ${when} on two days, longest on ${date}.`;
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

export const FESTIVAL_REASONS_EN: RuleWords<FestivalRule> = {
  "tithi.sunrise": tithiIn("sunrise"),
  "tithi.three_muhurtas": tithiIn("three_muhurtas"),
  "tithi.purvahna": tithiIn("purvahna"),
  "tithi.madhyahna": tithiIn("madhyahna"),
  "tithi.eighteen_ghatis": tithiIn("eighteen_ghatis"),
  "tithi.aparahna": tithiIn("aparahna"),
  "tithi.pradosha": tithiIn("pradosha"),
  "tithi.nishita": tithiIn("nishita"),
  "tithi.arunodaya": tithiIn("arunodaya"),
  "tithi.moonrise": tithiIn("moonrise"),
  "ekadashi.sunrise": (facts) => `Ekadashi runs at the sunrise of ${day(facts)}.`,
  "ekadashi.no_sunrise": (facts) => `Ekadashi runs at no sunrise; the fast is on ${day(facts)}.`,
  "ekadashi.first_of_two_sunrises": (facts) => `Ekadashi runs at two sunrises; the first, ${day(facts)}, is kept.`,
  "ekadashi.second_of_two_sunrises": (facts) => `Ekadashi runs at two sunrises; the second, ${day(facts)}, is kept.`,
  "ekadashi.twelfth_lost": (facts) =>
    `The twelfth ends before a sunrise in which to break the fast, so the fast is a day earlier, on ${day(facts)}.`,
  "ekadashi.dashami_at_dawn": (facts) =>
    `The tenth still runs at the dawn before Ekadashi's sunrise, so Vaishnavas fast on ${day(facts)}.`,
  "ekadashi.twelfth_twice": (facts) => `The twelfth runs at two sunrises, so Vaishnavas fast on ${day(facts)}.`,
  "weekday.friday_before_full_moon": (facts) =>
    `${day(facts)} is the Friday before the full moon of Shravana on ${day(facts, "fullMoonDate")}.`,
  "weekday.monday_of_kartika": (facts) => `${day(facts)} is a Monday of the month of Kartika.`,
  "day.after": (facts) => `It is the day after ${day(facts, "ofDate")}.`,
  "day.before": (facts) => `It is the day before ${day(facts, "ofDate")}.`,
  "holika.without_bhadra": (facts) => `On ${day(facts)} the full moon is there in the evening, free of Bhadra.`,
  "holika.after_bhadra": (facts) =>
    `The full moon has one evening, ${day(facts)}; the fire waits until Bhadra has ended.`,
  "holika.on_first_of_dark_half": (facts) =>
    `Bhadra fills the first evening and the full moon most of the next day, so the fire is on ${day(facts)}.`,
  "sun.enters": (facts) => `The Sun enters ${facts.rasi("rasi")} on ${day(facts)}.`,
  "sun.enters_before_aparahna": (facts) =>
    `The Sun enters Makara on ${day(facts, "entryDate")} before the afternoon, so that very day is kept.`,
  "sun.enters_after_midday": (facts) =>
    `The Sun enters Makara on ${day(facts, "entryDate")} in the afternoon or later, so Telugu people keep ${day(facts)}.`,
  "sun.in_dhanu": (facts) => `It is the bright Ekadashi while the Sun is in Dhanu, on ${day(facts)}.`,
  "eclipse.greatest": (facts) =>
    facts.truth("visible")
      ? `It is to be seen from here on ${day(facts)}, if the sky is clear.`
      : `It is not to be seen from here.`,
};
