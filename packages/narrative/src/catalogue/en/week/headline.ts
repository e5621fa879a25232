import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_HEADLINE_EN: Pick<WeekStoryWords, "headline" | "whole" | "alike"> = {
  headline: {
    good: {
      rises: ["A good week that gets better", "The second half is the better one", "A good start and a better end"],
      falls: [
        "A good week: use its first half",
        "Begin early, the week starts at its best",
        "The good days come first",
      ],
      level: ["A good week, its two halves alike", "An easy week, evenly spread", "A week that treats you well"],
    },
    even: {
      rises: [
        "A slow start and a better end",
        "The week grows lighter as it goes",
        "Do the important work in the second half",
      ],
      falls: [
        "A lively start, then a quieter pace",
        "Do what matters early in the week",
        "The week begins well and asks for rest later",
      ],
      level: [
        "An ordinary week with its own good hours",
        "Some good days and some slower ones",
        "A week without hurry and without worry",
      ],
    },
    careful: {
      rises: [
        "Patience first, relief later",
        "A careful week that ends more lightly",
        "The second half is lighter than the first",
      ],
      falls: [
        "Save strength for the second half",
        "A week to take one thing at a time",
        "Plan less for the end of the week",
      ],
      level: ["A week for small, steady steps", "A little is enough this week", "A quiet week; plan only a little"],
    },
  },
  whole: {
    best: [
      (day) => `The best day is ${day}; keep what matters most for it.`,
      (day) => `Most things go well on ${day}, so keep it free for what matters to you.`,
      (day) => `${day} is a good day to ask for something or to begin something.`,
      (day) => `If you can choose, choose ${day} for the important step.`,
      (day) => `The most pleasant day of the week is ${day}.`,
    ],
    hardest: [
      (day) => `The hardest day is ${day}; plan little for it.`,
      (day) => `${day} asks for the most patience, so leave decisions for another day.`,
      (day) => `Keep ${day} simple: what you do in a hurry has to be done again.`,
      (day) => `On ${day} things take longer than they should, and a free hour helps.`,
      (day) => `Do only your usual work on ${day}, and sleep early.`,
    ],
  },
  alike: [
    "No day is much better or worse than the others, so plan as it suits you.",
    "The seven days are much alike; plan them in your own way.",
    "There is no day to avoid and none to wait for.",
  ],
};
