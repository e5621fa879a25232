import type { CivilDate, MoonPhaseName } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { SkyEvent, SkyWords, ToldRetrograde, ToldStation } from "../sky-words.ts";
import { monthDayEn } from "./civil-day.ts";
import { IN_SIGN_EN } from "./gochara.ts";
import { toldTimeEn } from "./told-time.ts";

const EVENT: Readonly<Record<SkyEvent, readonly [happens: string, not: string]>> = {
  sunrise: ["The Sun rises at", "The Sun does not rise here on this date."],
  sunset: ["The Sun sets at", "No sunset ends the day of this date here."],
  moonrise: ["The Moon rises at", "The Moon does not rise here on this date."],
  moonset: ["The Moon sets at", "The Moon does not set here on this date."],
  solar_noon: ["The Sun is highest at", "The Sun does not cross the meridian on this date."],
};

const PHASE: Readonly<Record<MoonPhaseName, string>> = {
  new_moon: "The Moon is new",
  waxing_crescent: "The Moon is a growing crescent",
  first_quarter: "The Moon is at its first quarter",
  waxing_gibbous: "The Moon is more than half full and growing",
  full_moon: "The Moon is full",
  waning_gibbous: "The Moon is more than half full and shrinking",
  last_quarter: "The Moon is at its last quarter",
  waning_crescent: "The Moon is a shrinking crescent",
};

const dated = ({ year, month, day }: CivilDate): string => `${monthDayEn(month, day)} ${year}`;
const station = ({ date, rasi }: ToldStation): string => `${dated(date)} in ${NAMES_EN.rasi[rasi]}`;
const told = ({ from, to }: ToldRetrograde): string =>
  from.rasi === to.rasi ? `from ${dated(from.date)} to ${station(to)}` : `from ${station(from)} to ${station(to)}`;
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

export const SKY_EN: SkyWords = {
  event: (event, at) => {
    const [happens, not] = EVENT[event];
    return at === undefined ? not : `${happens} ${toldTimeEn(at)}.`;
  },
  moonPhase: (phase, litPercent) => `${PHASE[phase]}; ${litPercent}% of its disc is lit.`,
  // The format's name for it, in which Shukla means nothing.
  newMoonHalf: "Shukla Amavasya",
  hora: {
    sun: {
      benefits: "Good for work with the government, for meeting people in charge, and for taking up a duty.",
      gem: "Ruby",
    },
    moon: {
      benefits: "Good for beginning everyday work, for helping others, for planting, and for a journey.",
      gem: "Pearl",
    },
    mars: {
      benefits: "Good for sport, for land and machines, and for work that needs courage; speak calmly in it.",
      gem: "Coral/Cat's eye",
    },
    mercury: {
      benefits: "Good for study and writing, for accounts and trade, and for talks.",
      gem: "Emerald",
    },
    jupiter: {
      benefits: "Good for worship and learning, for talks of marriage, and for asking elders for advice.",
      gem: "yellow sapphire",
    },
    venus: {
      benefits: "Good for music and the arts, for buying clothes or jewellery, and for time with dear ones.",
      gem: "Opal/Diamond",
    },
    saturn: {
      benefits: "Good for work that needs patience: farming, building, and finishing what was left undone.",
      gem: "Blue Sapphire/Amethyst/Hessonite",
    },
  },
  yogaOfDay: {
    sarvartha_siddhi: {
      name: NAMES_EN.specialYoga.sarvartha_siddhi,
      significance: "Weekday and star suit each other, and custom begins most kinds of work in it.",
    },
    amrita_siddhi: {
      name: NAMES_EN.specialYoga.amrita_siddhi,
      significance: "One star suits this weekday best of all, and custom likes it for a beginning that should last.",
    },
    dwipushkara: {
      name: NAMES_EN.specialYoga.dwipushkara,
      significance:
        "By custom what happens in it comes again once more, so people choose it for savings and purchases.",
    },
    tripushkara: {
      name: NAMES_EN.specialYoga.tripushkara,
      significance:
        "By custom what happens in it comes three times in all, so people choose it for savings and purchases.",
    },
    ravi_pushya: {
      name: NAMES_EN.specialYoga.ravi_pushya,
      significance: "Pushya on a Sunday, which custom likes for medicine, mantras and buying gold.",
    },
    guru_pushya: {
      name: NAMES_EN.specialYoga.guru_pushya,
      significance: "Pushya on a Thursday, which custom likes for learning, worship and buying gold.",
    },
    ravi_yoga: {
      name: NAMES_EN.specialYoga.ravi_yoga,
      significance:
        "The Moon's star stands well from the Sun's, and custom says that this makes small faults of a day good.",
    },
    panchaka: {
      name: "Panchak",
      significance:
        "The Moon is in the last five stars; in the north custom then leaves a journey south, roofing and buying wood or a bed for another day.",
    },
  },
  neverTurnsBack: "The Sun and the Moon always move forward: they are never retrograde.",
  neverTurnsForward: (graha) =>
    `${namedFirst(graha)} moves backwards all the time, because it is counted by the mean node.`,
  turnsForward: (graha, year, count) =>
    `By the true node ${named(graha)} moves backwards on the whole; in ${year} it turns forward ${times(count)}, each time for a short while.`,
  retrogrades: (graha, year, periods) =>
    `${namedFirst(graha)} is retrograde ${times(periods.length)} in ${year}: ${periods.map(told).join("; ")}.`,
  noRetrograde: (graha, year, next) => {
    const forward = `${namedFirst(graha)} moves forward all through ${year}`;
    return next === undefined ? `${forward}.` : `${forward}; it next turns retrograde on ${station(next)}.`;
  },
  reasons: {
    "motion.backwards": ({ fromRasi, toRasi, days }, about) =>
      `Between two stations ${named(about)} moves backwards among the stars for ${days} days, from ${NAMES_EN.rasi[fromRasi]} to ${NAMES_EN.rasi[toRasi]}.`,
    "motion.always_direct": (_facts, about) => `${namedFirst(about)} has no station: it always moves forward.`,
    "motion.always_backwards": (_facts, about) =>
      `The mean node moves evenly backwards, so ${named(about)} has no station.`,
    "stay.dignity": ({ rasi, dignity }, about) =>
      `In ${NAMES_EN.rasi[rasi]} ${named(about)} is ${IN_SIGN_EN[dignity]}.`,
    "stay.came_back": ({ rasi }, about) =>
      `${namedFirst(about)} was moving backwards when it entered ${NAMES_EN.rasi[rasi]}.`,
  },
};
