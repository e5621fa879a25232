import type { Rasi } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { SaturnHouse, SaturnWords, StayTime } from "../saturn-words.ts";

const { rasi: sign } = NAMES_EN;

const WHERE: Readonly<Record<SaturnHouse, (moon: string) => string>> = {
  12: (moon) => `the sign before your Moon's (${moon})`,
  1: () => "the sign of your Moon",
  2: (moon) => `the sign after your Moon's (${moon})`,
  4: (moon) => `the fourth sign from your Moon's (${moon})`,
  7: (moon) => `the sign opposite your Moon's (${moon})`,
  8: (moon) => `the eighth sign from your Moon's (${moon})`,
};
const place = (rasi: Rasi, house: SaturnHouse, moon: Rasi): string => `${sign[rasi]}, ${WHERE[house](sign[moon])}`;

const SHORT_MONTHS = 10;
const span = (months: number): string => (months === 1 ? "about a month" : `about ${months} months`);
function when({ fromAge, toAge, months }: StayTime, were: "were" | "are"): string {
  if (fromAge < 0) return toAge <= 0 ? "around your birth" : `until you ${were} about ${toAge}`;
  if (months < SHORT_MONTHS || fromAge === toAge) return `for ${span(months)}, at about the age of ${fromAge}`;
  return `from about the age of ${fromAge} to ${toAge}`;
}

export const SATURN_EN: SaturnWords = {
  stay: {
    past: (rasi, house, moon, time) => `Saturn was in ${place(rasi, house, moon)}, ${when(time, "were")}.`,
    now: (rasi, house, moon) => `Saturn is now in ${place(rasi, house, moon)}.`,
    toCome: (rasi, house, moon, time) => `Saturn comes to ${place(rasi, house, moon)}, ${when(time, "are")}.`,
  },
  back: {
    past: (rasi, house, moon, time) => `Saturn came back to ${place(rasi, house, moon)}, ${when(time, "were")}.`,
    now: (rasi, house, moon, { months }) => `Saturn has come back to ${place(rasi, house, moon)}, for ${span(months)}.`,
    toCome: (rasi, house, moon, time) => `Saturn comes back to ${place(rasi, house, moon)}, ${when(time, "are")}.`,
  },
  matters: {
    12: [
      "spending, sleep and things that come to an end",
      "journeys, distance and costs that nobody sees",
      "rest, time alone and giving up old things",
    ],
    1: [
      "the mind, daily habits and the people closest to you",
      "how much you carry, and what you think of yourself",
      "patience with yourself and with those at home",
    ],
    2: [
      "family, speech and savings",
      "money, promises and the tone at home",
      "the remains of the years before, and putting them in order",
    ],
    4: ["home, mother and peace of mind", "the house, land and vehicles", "rest at home and the care of elders"],
    7: [
      "marriage, partners and agreements",
      "what you owe others and what they owe you",
      "work with others on fair terms",
    ],
    8: ["changes and shared property", "repairs, shared money and old papers", "slow work out of sight, and waiting"],
  },
  about: {
    past: [
      (matters) => `Those years were about ${matters}.`,
      (matters) => `What came up then was ${matters}.`,
      (matters) => `Much in it had to do with ${matters}.`,
    ],
    now: [
      (matters) => `This time is about ${matters}.`,
      (matters) => `What comes up now is ${matters}.`,
      (matters) => `Much in it has to do with ${matters}.`,
    ],
    toCome: [
      (matters) => `That time is about ${matters}.`,
      (matters) => `What comes up then is ${matters}.`,
      (matters) => `Much in it is going to be about ${matters}.`,
    ],
  },
  aboutFirst: {
    past: (matters) => `It was a first look at ${matters}; the long stay followed.`,
    now: (matters) => `It is a first look at ${matters}; the long stay follows.`,
    toCome: (matters) => `That is a first look at ${matters}; the long stay follows.`,
  },
  aboutBack: {
    past: (matters) => `What had stayed open was gone over once more: ${matters}.`,
    now: (matters) => `What stayed open is gone over once more: ${matters}.`,
    toCome: (matters) => `What stays open is then gone over once more: ${matters}.`,
  },
  inSign: {
    past: {
      strong: (rasi) => `In ${sign[rasi]} Saturn was strong: what it asked was clear, and what you built then lasted.`,
      easy: (rasi) => `In ${sign[rasi]} Saturn was at ease, and steady work had its reward.`,
      hard: (rasi) => `In ${sign[rasi]} Saturn was not at ease, so things moved slowly and asked for patience.`,
    },
    now: {
      strong: (rasi) => `In ${sign[rasi]} Saturn is strong: what it asks is clear, and what you build now lasts.`,
      easy: (rasi) => `In ${sign[rasi]} Saturn is at ease, and steady work has its reward.`,
      hard: (rasi) => `In ${sign[rasi]} Saturn is not at ease, so things move slowly and ask for patience.`,
    },
    toCome: {
      strong: (rasi) => `In ${sign[rasi]} Saturn is strong: what it asks is clear, and what is built then lasts.`,
      easy: (rasi) => `In ${sign[rasi]} Saturn is at ease, and steady work is rewarded.`,
      hard: (rasi) => `In ${sign[rasi]} Saturn is not at ease: plan for slow progress and more patience.`,
    },
  },
  child: "You were a child then, and your parents felt most of it.",
  act: {
    12: "Write down what you spend, sleep at regular hours, and finish what can be finished.",
    1: "Do fewer things at a time, keep to a daily routine, and ask for help early.",
    2: "Speak gently about money, save a little each month, and make small promises that you can keep.",
    4: "Repair the house before you change it, and spend time with your mother or with elders.",
    7: "Put agreements in writing, and listen to the end before you answer.",
    8: "Keep your papers in order, avoid shortcuts, and give changes time.",
  },
};
