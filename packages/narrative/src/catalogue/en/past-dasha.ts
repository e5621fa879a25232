import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { PastDashaWords } from "../past-dasha-words.ts";
import { allCalled, giftsOf, mattersOf, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

const { rasi } = NAMES_EN;
const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const matters = (houses: readonly number[]): string => houses.map(mattersOf).join("; ");
const lordOf = (houses: readonly number[]): string =>
  `the ${ordinals(houses)} ${houses.length === 1 ? "house" : "houses"}`;

export const PAST_DASHA_EN: PastDashaWords = {
  theme: {
    sun: "These were the Sun's years: work done under one's own name, dealings with those in charge, the father's line, and decisions that nobody else could take.",
    moon: "These were the Moon's years, lived close to home: mother, the people who fed you and whom you fed, and a mind that moved with its surroundings.",
    mars: "These were years of doing, the years of Mars: land and building, brothers and rivals, early mornings, and an energy that looked for work.",
    mercury:
      "These were Mercury's years of learning and exchange: study, accounts, letters, trade, and the company of the young.",
    jupiter:
      "These were Jupiter's years, in which the view widened: teachers and children, advice given and taken, and trust that grew slowly.",
    venus:
      "These were the years of Venus, about what is beautiful and shared: marriage and friendship, comfort at home, and art.",
    saturn:
      "These were Saturn's years, built step by step: duty, long work, older people, and a respect that came late.",
    rahu: "These were Rahu's years, which reached for what was new and far: unfamiliar places, other people's customs, machines and crowds.",
    ketu: "These were Ketu's years, in which old skills came easily, old wishes became quiet, and the mind turned to what money cannot buy.",
  },
  stood: [
    (graha, house, sign) =>
      `${namedFirst(graha)} was in ${rasi[sign]} when you were born, in your ${ordinalWord(house)} house, so most of it concerned ${mattersOf(house)}.`,
    (graha, house, sign) =>
      `Because ${named(graha)} had its place in ${rasi[sign]}, your ${ordinalWord(house)} house, much in it was about ${mattersOf(house)}.`,
  ],
  stoodInSign: [
    (graha, sign) => `${namedFirst(graha)} was in ${rasi[sign]} on the day of your birth.`,
    (graha, sign) => `The sign of ${named(graha)} on your day of birth was ${rasi[sign]}.`,
  ],
  ruled: [
    (graha, houses) => `As lord of ${lordOf(houses)}, ${named(graha)} also brought ${matters(houses)}.`,
    (graha, houses) =>
      `${namedFirst(graha)} rules ${lordOf(houses)} of your chart, and with ${houses.length === 1 ? "it" : "them"} came ${matters(houses)}.`,
  ],
  spokeFor: [
    (node, host, hostHouse) =>
      `${namedFirst(node)} rules no sign and acted for ${named(host)}, the lord of its sign, who stands in your ${ordinalWord(hostHouse)} house: ${mattersOf(hostHouse)} came into it.`,
  ],
  spokeForCompanion: [
    (node, host) =>
      `${namedFirst(node)} rules no sign and acted for ${named(host)}, the lord of the sign, who is in it as well.`,
  ],
  joined: [
    (graha, by) =>
      `${sentenceStart(allCalled(by))} ${by.length === 1 ? "was" : "were"} in the same sign as ${named(graha)}, and ${giftsOf(by)} had a part in it.`,
    (graha, by) => `${namedFirst(graha)} had company in its sign: ${allCalled(by)} brought ${giftsOf(by)}.`,
  ],
  seen: [
    (graha, by) =>
      `From across the chart ${allCalled(by)} also had ${by.length === 1 ? "its" : "their"} influence on ${named(graha)}.`,
    (graha, by) => `What ${named(graha)} did was touched by ${allCalled(by)} from afar.`,
  ],
  tone: {
    open: [
      (graha) => `By its condition in your chart ${named(graha)} was able to give freely.`,
      (graha) =>
        `${namedFirst(graha)} is well placed in your chart, and what it had to give came without much struggle.`,
    ],
    even: [
      (graha) => `By its condition in your chart ${named(graha)} gave about as much as was put into it.`,
      (graha) => `${namedFirst(graha)} is neither strong nor weak in your chart, and gave by the company it kept.`,
    ],
    careful: [
      (graha) => `By its condition in your chart what ${named(graha)} gave had to be earned.`,
      (graha) =>
        `${namedFirst(graha)} has no easy place in your chart: the gains of these years came late or by effort.`,
    ],
  },
  beforeYou: "The period was almost over when you were born, and is felt in the family you came into.",
  ages: [
    (from, to) => `The period ran from ${from === 0 ? "your birth" : `age ${from}`} to age ${to}.`,
    (from, to) => `The period covered the years between ${from === 0 ? "your birth" : `age ${from}`} and age ${to}.`,
  ],
};
