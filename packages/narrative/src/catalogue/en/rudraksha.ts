import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RudrakshaWords } from "../custom-words.ts";
import { listed, ordinal } from "./phrases.ts";

export const RUDRAKSHA_EN: RudrakshaWords = {
  name: {
    1: "Shiva Rudraksha",
    2: "Ardhanarishvara Rudraksha",
    3: "Agni Rudraksha",
    4: "Brahma Rudraksha",
    5: "Panchabrahma Rudraksha",
    6: "Karttikeya Rudraksha",
    7: "Saptamatrika Rudraksha",
  },
  description: {
    1: "The one-faced rudraksha stands for the supreme reality. The Upanishad says that whoever wears it with the senses controlled comes to rest in that.",
    2: "The two-faced rudraksha stands for Ardhanarishvara, Shiva and Parvati in one. The Upanishad says that they are pleased with its wearer.",
    3: "The three-faced rudraksha stands for the three sacred fires. The Upanishad says that Agni is pleased with its wearer.",
    4: "The four-faced rudraksha stands for Brahma with his four faces. The Upanishad says that he is pleased with its wearer.",
    5: "The five-faced rudraksha stands for the five faces of Shiva. The Upanishad says that it clears away what was done wrong.",
    6: "The six-faced rudraksha stands for Karttikeya, and for Ganesha too. The Upanishad connects it with health, good fortune and a clear mind.",
    7: "The seven-faced rudraksha stands for the seven mothers. The Upanishad connects it with wealth, health and right knowledge.",
  },
  suggestion: (health, wealth) =>
    `By the custom of today a rudraksha with ${health} ${health === 1 ? "face" : "faces"} (mukhi) is worn for the strength of the body, and for money one with ${listed(wealth.map(String))}. It is a bead of worship and takes the place of no treatment.`,
  reasons: {
    "rudraksha.health": ({ mukhi, lagna }, about) =>
      `${namedFirst(about)} is the lord of the ascendant ${NAMES_EN.rasi[lagna]}, which is the body; practice gives it the bead with ${mukhi} ${mukhi === 1 ? "face" : "faces"}.`,
    "rudraksha.wealth": ({ mukhi, house }, about) =>
      `${namedFirst(about)} is the lord of the ${ordinal(house)} house, one of the two of money; practice gives ${named(about)} the bead with ${mukhi} ${mukhi === 1 ? "face" : "faces"}.`,
    "rudraksha.bead": ({ mukhi }) =>
      `The name and the description of the bead with ${mukhi} ${mukhi === 1 ? "face" : "faces"} are those of the Upanishad.`,
  },
};
