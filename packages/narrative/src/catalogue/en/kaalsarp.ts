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
    "In the ascending order the seven come after Rahu, so what is wanted is said to come first and the letting go later.",
  descending:
    "In the descending order the seven come after Ketu, so the letting go is said to come first and what is wanted later.",
};
const REMEDY_GROUND: Readonly<Record<KaalsarpRemedyGround, string>> = {
  shiva: "Shiva wears the serpent: custom turns to him in whatever has to do with Rahu and Ketu.",
  nagas: "The dosha has its name from the serpent; honouring the nagas is the oldest of these practices.",
  subrahmanya: "In the south Subrahmanya is honoured as lord of the nagas.",
  nodes: "Rahu and Ketu are the two between whom all seven stand.",
  forebears: "Custom reads Rahu and Ketu as what is carried on from one’s forebears.",
  giving: "Giving is recommended for every graha; it asks for nothing that one does not have.",
  quiet: "Restlessness is what is said of Rahu, and quiet is the answer to it.",
};
const CALM =
  "Old texts do not know this dosha; read it as a call for patience and steady work, and as nothing to fear.";

const all = (grahas: readonly Graha[]): string => listed(grahas.map(named));

export const KAALSARP_EN: KaalsarpWords = {
  type: KAALSARP_TYPE_EN,
  present: (type, direction, rahuHouse, ketuHouse) =>
    `You have ${KAALSARP_TYPE_EN[type]} Kaal-Sarp dosha: all seven planets from Sun to Saturn stand on one side of the line of Rahu and Ketu, with Rahu in the ${ordinal(rahuHouse)} house and Ketu in the ${ordinal(ketuHouse)}, in the order ${ORDER[direction]}. ${CALM}`,
  analysis: (direction, rahuHouse, ketuHouse) =>
    `Rahu in the ${ordinal(rahuHouse)} house draws effort towards ${mattersOf(rahuHouse)}. Ketu in the ${ordinal(ketuHouse)} loosens the hold on ${mattersOf(ketuHouse)}. The two are read as one question of balance, which is felt most in the dashas of Rahu and Ketu. ${LEANING[direction]}`,
  nearMiss: (outside) =>
    `You do not have Kaal-Sarp dosha. Your chart comes near it: all of the seven planets from Sun to Saturn but ${all(outside)} stand on one side of the line of Rahu and Ketu. Some call that partial; by the strict rule it is not the dosha.`,
  absent: (outside) =>
    `You do not have Kaal-Sarp dosha: ${all(outside)} stand on the other side of the line of Rahu and Ketu than the rest.`,
  remedies: [
    "On Mondays light a lamp before Shiva and repeat Om Namah Shivaya 108 times.",
    "Pour water over the Shiva linga and offer a few bilva leaves, above all at Pradosha, the thirteenth evening of either half of the month.",
    "Say or listen to the Maha Mrityunjaya mantra in the morning, eleven times or more.",
    "On Naga Panchami honour the nagas at a shrine with turmeric, flowers and a lamp, and leave living snakes in peace.",
    "Visit a temple of Subrahmanya on a Tuesday or on the sixth day of the bright half of the month.",
    "On Saturdays repeat the mantras of Rahu and Ketu eighteen times each.",
    "On Amavasya remember your forebears with water and sesame, or with a meal given in their name.",
    "Share food: with someone who is hungry, with birds or with ants, on a day of the week that you keep to.",
    "Keep some minutes of quiet every day, with the breath or with a name of God that you love.",
  ],
  reasons: {
    "kaalsarp.all_on_one_side": ({ inside }) =>
      `${sentenceStart(all(inside))} all stand on one side of the line from Rahu to Ketu; the ascendant does not count.`,
    "kaalsarp.outside": ({ degreesBeyond, node }, about) =>
      `${namedFirst(about)} stands on the other side, ${degreesBeyond.toFixed(1)}° beyond ${NAMES_EN.graha[node].name}.`,
    "kaalsarp.on_node": ({ onNodes }) =>
      `${sentenceStart(all(onNodes))} ${onNodes.length === 1 ? "stands" : "stand"} exactly on Rahu or Ketu, which counts as inside.`,
    "kaalsarp.rahu_house": ({ rahuHouse, ketuHouse, type }) =>
      `Rahu stands in the ${ordinal(rahuHouse)} house and Ketu in the ${ordinal(ketuHouse)}; the kind named for these houses is ${KAALSARP_TYPE_EN[type]}. Dosha and names are of the twentieth century: Brihat Parashara Hora Shastra does not know them.`,
    "kaalsarp.remedy": ({ ground }) => REMEDY_GROUND[ground],
    "kaalsarp.direction": ({ direction }) =>
      `By the side that holds the most of the seven, the order is ${ORDER[direction]}.`,
  },
};
