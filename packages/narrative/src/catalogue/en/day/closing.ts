import type { DayStoryWords } from "../../day-story-words.ts";

const WEEKDAY = /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/;

/** A sentence as it goes on after a comma. */
const sentenceWithin = (sentence: string): string =>
  WEEKDAY.test(sentence) ? sentence : sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

export const CLOSING_EN: Pick<DayStoryWords, "closing" | "contrast" | "gift" | "hour"> = {
  hour: [
    (from, to) => `The good hour is from ${from} to ${to}.`,
    (from, to) => `Choose the time between ${from} and ${to} for what matters.`,
    (from, to) => `Do what matters to you from ${from} to ${to}.`,
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
      (gift) => `May Lord Krishna, who taught Arjuna with a smile, give you ${gift}.`,
      (gift) => `May Lord Krishna, the true friend of his friends, give you ${gift}.`,
    ],
    karka: [
      (gift) => `May Goddess Parvati, the mother of all, give you ${gift}.`,
      (gift) => `May Goddess Parvati, who won Shiva by her patience, give you ${gift}.`,
    ],
    simha: [
      (gift) => `May Lord Surya, who rises for us every day, give you ${gift}.`,
      (gift) => `May Lord Surya, whom every eye can see, give you ${gift}.`,
    ],
    kanya: [
      (gift) => `May Goddess Saraswati, who dwells in every true word, give you ${gift}.`,
      (gift) => `May Goddess Saraswati make your thoughts clear and give you ${gift}.`,
    ],
    tula: [
      (gift) => `May Lord Indra, who sends the rain in time, give you ${gift}.`,
      (gift) => `May Lord Indra, who clears the clouds, give you ${gift}.`,
    ],
    vrischika: [
      (gift) => `May Goddess Kali, who takes fear away, give you ${gift}.`,
      (gift) => `May Mother Kali, who protects her children, give you ${gift}.`,
    ],
    dhanu: [
      (gift) => `May Lord Brahma, who created the world, give you ${gift}.`,
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
      (gift) => `May Lord Vishnu, who protects the world, give you ${gift}.`,
      (gift) => `May Lord Vishnu, who rests on the sea of milk, give you ${gift}.`,
    ],
  },
  gift: {
    ravi: ["a clear morning and a generous heart", "good health and an honest heart", "light where you need it"],
    soma: ["a calm mind and kind company", "a quiet mind and sweet sleep", "a gentle day"],
    mangala: ["courage without anger", "strength for what is right", "a steady hand"],
    budha: ["clear words and quick understanding", "a good memory and good news", "a light heart and good judgement"],
    guru: ["wise advice and good food to share", "faith and a calm heart", "wisdom and kindness"],
    shukra: ["beauty, peace and good company", "love in small things", "a house full of good cheer"],
    shani: ["patience and good results", "honest work and quiet rest", "strength for your duties"],
  },
};
