import type { DayStoryWords } from "../../day-story-words.ts";

const WEEKDAY = /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/;

/** A sentence as it goes on after a comma. */
const sentenceWithin = (sentence: string): string =>
  WEEKDAY.test(sentence) ? sentence : sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

export const CLOSING_EN: Pick<DayStoryWords, "closing" | "contrast" | "gift" | "hour"> = {
  hour: [
    (from, to) => `The good hour is from ${from} to ${to}.`,
    (from, to) => `Choose the time between ${from} and ${to} for what matters.`,
    (from, to) => `What you want to go well, do from ${from} to ${to}.`,
  ],
  contrast: {
    toCareful: [
      (sentence) => `But ${sentenceWithin(sentence)}`,
      (sentence) => `On the other hand, ${sentenceWithin(sentence)}`,
    ],
    toGlad: [(sentence) => `Still, ${sentenceWithin(sentence)}`, (sentence) => `Even so, ${sentenceWithin(sentence)}`],
  },
  closing: {
    mesha: [
      (gift) => `May Lord Karthikeya, who leads from the front, give you ${gift}.`,
      (gift) => `May the young commander Karthikeya walk before you and give you ${gift}.`,
    ],
    vrishabha: [
      (gift) => `May Goddess Lakshmi, who comes where the lamp is lit, give you ${gift}.`,
      (gift) => `May Goddess Lakshmi stay in your house and give you ${gift}.`,
    ],
    mithuna: [
      (gift) => `May Lord Krishna, who smiles even on the chariot, give you ${gift}.`,
      (gift) => `May Lord Krishna, friend of his friends, give you ${gift}.`,
    ],
    karka: [
      (gift) => `May Goddess Parvati, mother of all who are far from home, give you ${gift}.`,
      (gift) => `May Goddess Parvati, whose patience moved a mountain, give you ${gift}.`,
    ],
    simha: [
      (gift) => `May Lord Surya, who rises without being asked, give you ${gift}.`,
      (gift) => `May Lord Surya, whom every eye can see, give you ${gift}.`,
    ],
    kanya: [
      (gift) => `May Goddess Saraswati, who dwells in every true word, give you ${gift}.`,
      (gift) => `May Goddess Saraswati tune your thoughts like her veena and give you ${gift}.`,
    ],
    tula: [
      (gift) => `May Lord Indra, who sends the rain in time, give you ${gift}.`,
      (gift) => `May Lord Indra, who clears the clouds, give you ${gift}.`,
    ],
    vrischika: [
      (gift) => `May Goddess Kali, before whom fear has no place, give you ${gift}.`,
      (gift) => `May Mother Kali, fierce only for her children's sake, give you ${gift}.`,
    ],
    dhanu: [
      (gift) => `May Lord Brahma, with whom every beginning begins, give you ${gift}.`,
      (gift) => `May Lord Brahma, who looks in all four directions, give you ${gift}.`,
    ],
    makara: [
      (gift) => `May Lord Shani, who rewards honest work, give you ${gift}.`,
      (gift) => `May Lord Shani, slow and just, give you ${gift}.`,
    ],
    kumbha: [
      (gift) => `May Lord Shiva, who is pleased with a leaf and water, give you ${gift}.`,
      (gift) => `May Lord Shiva, still as the mountain he sits on, give you ${gift}.`,
    ],
    meena: [
      (gift) => `May Lord Vishnu, who keeps what he is given, give you ${gift}.`,
      (gift) => `May Lord Vishnu, who watches over the waters, give you ${gift}.`,
    ],
  },
  gift: {
    ravi: ["a clear morning and an open hand", "good health and an upright heart", "light where you need it"],
    soma: ["a calm mind and kind company", "cool nerves and sweet sleep", "a gentle day"],
    mangala: ["courage without anger", "strength for what is right", "a steady hand"],
    budha: ["clear words and quick understanding", "a good memory and good news", "a light heart and a sharp eye"],
    guru: ["wise counsel and a full table", "faith, and a good reason for it", "a generous heart"],
    shukra: ["beauty, peace and good company", "love in small things", "a house full of good cheer"],
    shani: ["patience and its reward", "honest work and quiet rest", "a strong back and a light load"],
  },
};
