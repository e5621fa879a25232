import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_HEADLINE_EN: Pick<WeekStoryWords, "headline" | "whole" | "alike"> = {
  headline: {
    good: {
      rises: ["A good week that gets better", "The better half comes second", "A fair start and a fine finish"],
      falls: [
        "A good week: use its first half",
        "Begin early, the week starts at its best",
        "The good days come first",
      ],
      level: ["A good week, its two halves alike", "An easy week, evenly spread", "A week that treats you well"],
    },
    even: {
      rises: ["A slow start and a better end", "The week grows lighter as it goes", "Let the second half do the work"],
      falls: [
        "A lively start, then a quieter pace",
        "Do what matters early in the week",
        "The week begins well and asks for rest later",
      ],
      level: [
        "An ordinary week with its own good hours",
        "A week of give and take",
        "Neither hurry nor worry: a middling week",
      ],
    },
    careful: {
      rises: [
        "Patience first, relief later",
        "A careful week that ends more lightly",
        "The second half is lighter than the first",
      ],
      falls: [
        "Keep strength for the second half",
        "A week to take one thing at a time",
        "Plan less for the end of the week",
      ],
      level: ["A week for small, steady steps", "Less is enough this week", "A quiet week asks for a quiet plan"],
    },
  },
  whole: {
    best: [
      (day) => `The best day is ${day}; put what matters most there.`,
      (day) => `Most goes your way on ${day}, so keep it free for what you want to succeed.`,
      (day) => `${day} is the day to ask, to begin and to be seen.`,
      (day) => `If you can choose, choose ${day} for the important step.`,
      (day) => `The week is at its friendliest on ${day}.`,
    ],
    hardest: [
      (day) => `The hardest day is ${day}; give it little to do.`,
      (day) => `${day} asks for the most patience, so leave decisions for another day.`,
      (day) => `Keep ${day} simple: what is forced then has to be done again.`,
      (day) => `On ${day} things take longer than they should, and a free hour helps.`,
      (day) => `Let ${day} be a day of routine and early sleep.`,
    ],
  },
  alike: [
    "No day stands far above or below the others, so arrange them as it suits you.",
    "The seven days are much alike; your own rhythm decides.",
    "There is no day to avoid and none to wait for.",
  ],
};
