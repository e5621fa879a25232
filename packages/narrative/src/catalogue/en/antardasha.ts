import type { Graha } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import type { AntardashaWords } from "../antardasha-words.ts";
import { mattersOf, ordinalWord } from "./forms.ts";

const BRINGS: Readonly<Record<Graha, string>> = {
  sun: "decisions, people in charge and your own name come forward",
  moon: "home, feelings and the people you look after come forward",
  mars: "quick work, land, repairs and differences of opinion come forward",
  mercury: "papers, study, trade and conversations come forward",
  jupiter: "advice, children, teachers and questions of right and wrong come forward",
  venus: "close ties, comfort, art and celebrations come forward",
  saturn: "duty, slow work, older people and plain living come forward",
  rahu: "new places, unusual offers and strong wishes come forward",
  ketu: "endings, quiet study and the wish for fewer things come forward",
};

export const ANTARDASHA_EN: AntardashaWords = {
  opening: (mahadasha, antardasha) =>
    mahadasha === antardasha
      ? `The years of ${named(mahadasha)} have begun with its own part: ${BRINGS[antardasha]}.`
      : `Within the years of ${named(mahadasha)} it is now the turn of ${named(antardasha)}: ${BRINGS[antardasha]}.`,
  place: (graha, house, rules) =>
    `For you ${named(graha)} works from the ${ordinalWord(house)} house (${mattersOf(house)}) and also brings in ${rules.map(mattersOf).join("; ")}.`,
  ownPlace: (graha, house) =>
    `For you ${named(graha)} works from the ${ordinalWord(house)} house (${mattersOf(house)}), which it rules itself.`,
  nodePlace: (node, house, host) =>
    `For you ${named(node)} works from the ${ordinalWord(house)} house (${mattersOf(house)}), in the manner of ${named(host)}, the lord of its sign.`,
  relation: {
    own: (_, antardasha) =>
      `Nothing else mixes in yet, so you see plainly what ${named(antardasha)} means in your life.`,
    helps: (mahadasha, antardasha) =>
      `${namedFirst(antardasha)} is well placed from ${named(mahadasha)}, so the two work together and plans move on.`,
    even: (mahadasha, antardasha) =>
      `${namedFirst(antardasha)} neither helps nor hinders ${named(mahadasha)} much: results follow steady work.`,
    strains: (mahadasha, antardasha) =>
      `${namedFirst(antardasha)} and ${named(mahadasha)} pull in different directions, so plans take longer and need a second look.`,
  },
  act: {
    sun: "Take one responsibility in this time and see it through.",
    moon: "Keep regular hours in this time, and visit the people you miss.",
    mars: "Begin one practical task in this time, and leave quarrels to cool for a day.",
    mercury: "Put your papers in order in this time, and learn one useful thing.",
    jupiter: "Ask someone with experience in this time, and teach what you know.",
    venus: "Give time to those close to you in this time, and spend within a plan.",
    saturn: "Keep to a simple routine in this time, and finish what is old first.",
    rahu: "Look closely at new offers in this time, and ask what they cost.",
    ketu: "Let go of one thing you no longer need in this time, and keep a quiet hour.",
  },
};
