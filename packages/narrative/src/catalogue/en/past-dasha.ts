import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { PastDashaWords } from "../past-dasha-words.ts";
import { allCalled, mattersOf, ordinalWord } from "./forms.ts";
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
    mars: "These were years of doing, the years of Mars: land and building, brothers and rivals, early mornings, and a force that looked for work to spend itself on.",
    mercury:
      "These were Mercury's years of learning and exchange: study, accounts, letters, trade, and the company of the young.",
    jupiter:
      "These were Jupiter's years, in which the view widened: teachers and children, counsel given and taken, and trust that grew slowly.",
    venus:
      "These were the years of Venus, in which what is beautiful and shared was looked for: marriage and friendship, comfort at home, and art.",
    saturn:
      "These were Saturn's years, built brick by brick: duty, long work, older people, and a respect that came late.",
    rahu: "These were Rahu's years, which reached for what was new and far: unfamiliar places, other people's customs, machines and crowds.",
    ketu: "These were Ketu's years, in which old skills came easily, old wants fell quiet, and the mind turned to what cannot be bought.",
  },
  stood: [
    (graha, house, sign) =>
      `${namedFirst(graha)} was in ${rasi[sign]} when you were born, in your ${ordinalWord(house)} house, so most of it concerned ${mattersOf(house)}.`,
    (graha, house, sign) =>
      `Because ${named(graha)} had its place in ${rasi[sign]}, your ${ordinalWord(house)} house, the period turned around ${mattersOf(house)}.`,
  ],
  ruled: [
    (_, houses) => `As lord of ${lordOf(houses)} it brought its own matters along: ${matters(houses)}.`,
    (graha, houses) =>
      `${namedFirst(graha)} rules ${lordOf(houses)} of your chart, and the matters of these were part of it: ${matters(houses)}.`,
  ],
  spokeFor: [
    (node, host, hostHouse) =>
      `${namedFirst(node)} owns no sign and spoke for its host ${named(host)}, who stands in your ${ordinalWord(hostHouse)} house: ${mattersOf(hostHouse)} came into it.`,
  ],
  joined: [
    (_, by) => `${sentenceStart(allCalled(by))} shared the sign with it and had a part in all of this.`,
    (_, by) => `It kept company with ${allCalled(by)}, whose matters were mixed into these years.`,
  ],
  seen: [
    (_, by) => `${sentenceStart(allCalled(by))} looked at it from afar and coloured what it did.`,
    (_, by) => `The aspect of ${allCalled(by)} reached it too.`,
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
  beforeYou: "It was almost over when you were born, and is felt in the family you came into.",
  ages: [
    (from, to) => `It ran from ${from === 0 ? "your birth" : `age ${from}`} to age ${to}.`,
    (from, to) => `It covered the years between ${from === 0 ? "your birth" : `age ${from}`} and age ${to}.`,
  ],
};
