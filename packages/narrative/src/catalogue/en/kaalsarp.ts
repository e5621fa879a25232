import type { Graha, KaalsarpDirection, KaalsarpRemedyGround } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { KAALSARP_TYPE_EN } from "@vedanga/names/en/kaalsarp";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { KaalsarpWords } from "../kaalsarp-words.ts";
import { mattersOf } from "./forms.ts";
import { listed, ordinal } from "./phrases.ts";

const ORDER: Readonly<Record<KaalsarpDirection, string>> = {
  ascending: "from Rahu on to Ketu, which is called ascending",
  descending: "from Ketu on to Rahu, which is called descending",
};
const LEANING: Readonly<Record<KaalsarpDirection, string>> = {
  ascending:
    "In the ascending order the seven come after Rahu, so astrologers say that wanting comes first and letting go later.",
  descending:
    "In the descending order the seven come after Ketu, so astrologers say that letting go comes first and wanting later.",
};
const REMEDY_GROUND: Readonly<Record<KaalsarpRemedyGround, string>> = {
  shiva: "Shiva wears the serpent: so people turn to him in matters of Rahu and Ketu.",
  nagas: "The dosha has its name from the serpent; honouring the nagas is the oldest of these practices.",
  subrahmanya: "In the south people honour Subrahmanya as lord of the nagas.",
  nodes: "In this dosha all seven planets are between Rahu and Ketu.",
  forebears: "By custom Rahu and Ketu stand for what comes from one’s ancestors.",
  giving: "Custom recommends giving for every graha; you give only what you have.",
  quiet: "Rahu is said to bring restlessness, and quiet is the answer to it.",
};
const CALM =
  "Old texts do not mention this dosha. Read it as a call for patience and steady work; it is nothing to fear.";

const all = (grahas: readonly Graha[]): string => listed(grahas.map(named));

export const KAALSARP_EN: KaalsarpWords = {
  type: KAALSARP_TYPE_EN,
  present: (type, direction, rahuHouse, ketuHouse) =>
    `You have ${KAALSARP_TYPE_EN[type]} Kaal-Sarp dosha: all seven planets from the Sun to Saturn are on one side of the line of Rahu and Ketu, with Rahu in the ${ordinal(rahuHouse)} house and Ketu in the ${ordinal(ketuHouse)}, in the order ${ORDER[direction]}. ${CALM}`,
  analysis: (direction, rahuHouse, ketuHouse) =>
    `Rahu in the ${ordinal(rahuHouse)} house draws effort towards ${mattersOf(rahuHouse)}. Ketu in the ${ordinal(ketuHouse)} makes you less attached to ${mattersOf(ketuHouse)}. Astrologers read the two together as a question of balance, felt most in the dashas of Rahu and Ketu. ${LEANING[direction]}`,
  nearMiss: (outside) =>
    `You do not have Kaal-Sarp dosha. Your chart comes near it: of the seven planets from the Sun to Saturn, all except ${all(outside)} are on one side of the line of Rahu and Ketu. Some call this partial; by the strict rule it is not the dosha.`,
  absent: (outside) =>
    `You do not have Kaal-Sarp dosha: ${all(outside)} ${outside.length === 1 ? "is" : "are"} on one side of the line of Rahu and Ketu, and the rest are on the other.`,
  remedies: [
    "On Mondays light a lamp before Shiva and repeat Om Namah Shivaya 108 times.",
    "Pour water over the Shiva linga and offer a few bilva leaves, above all at Pradosha, the thirteenth evening of either half of the month.",
    "Recite or listen to the Maha Mrityunjaya mantra in the morning, eleven times or more.",
    "On Naga Panchami honour the nagas at a shrine with turmeric, flowers and a lamp, and leave live snakes in peace.",
    "Visit a temple of Subrahmanya on a Tuesday or on the sixth day of the bright half of the month.",
    "On Saturdays repeat the mantras of Rahu and Ketu eighteen times each.",
    "On Amavasya remember your ancestors with water and sesame, or with a meal given in their name.",
    "Share food: with hungry people, birds or ants, on the same day every week.",
    "Sit quietly for a few minutes every day, with your breath or with a name of God that you love.",
  ],
  reasons: {
    "kaalsarp.all_on_one_side": ({ inside }) =>
      `${sentenceStart(all(inside))} are all on one side of the line from Rahu to Ketu; the ascendant does not count.`,
    "kaalsarp.outside": ({ degreesBeyond, node }, about) =>
      `${namedFirst(about)} is on the other side, ${degreesBeyond.toFixed(1)}° beyond ${NAMES_EN.graha[node].name}.`,
    "kaalsarp.on_node": ({ onNodes }) =>
      `${sentenceStart(all(onNodes))} ${onNodes.length === 1 ? "is" : "are"} exactly on Rahu or Ketu, which counts as inside.`,
    "kaalsarp.rahu_house": ({ rahuHouse, ketuHouse, type }) =>
      `Rahu is in the ${ordinal(rahuHouse)} house and Ketu in the ${ordinal(ketuHouse)}; the type with these houses is called ${KAALSARP_TYPE_EN[type]}. The dosha and its names date from the twentieth century: Brihat Parashara Hora Shastra does not mention them.`,
    "kaalsarp.remedy": ({ ground }) => REMEDY_GROUND[ground],
    "kaalsarp.direction": ({ direction }) => `By the side with most of the seven, the order is ${ORDER[direction]}.`,
  },
};
