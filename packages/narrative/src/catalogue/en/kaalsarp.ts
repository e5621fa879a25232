import type { Graha, KaalsarpDirection } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { KaalsarpWords } from "../kaalsarp-words.ts";
import { listed, ordinal } from "./phrases.ts";

const TYPE = {
  anant: "Anant",
  kulik: "Kulik",
  vasuki: "Vasuki",
  shankpal: "Shankpal",
  padma: "Padma",
  mahapadma: "Mahapadma",
  takshak: "Takshak",
  karkotak: "Karkotak",
  shankhchood: "Shankhchood",
  ghatak: "Ghatak",
  vishdhar: "Vishdhar",
  sheshnag: "Sheshnag",
} as const;

const ORDER: Readonly<Record<KaalsarpDirection, string>> = {
  ascending: "from Rahu on to Ketu, which is called ascending",
  descending: "from Ketu on to Rahu, which is called descending",
};
const CALM =
  "Old texts do not know this dosha; read it as a call for patience and steady work, and as nothing to fear.";

const all = (grahas: readonly Graha[]): string => listed(grahas.map(named));

export const KAALSARP_EN: KaalsarpWords = {
  type: TYPE,
  present: (type, direction, rahuHouse, ketuHouse) =>
    `You have ${TYPE[type]} Kaal-Sarp dosha: all seven planets from Sun to Saturn stand on one side of the line of Rahu and Ketu, with Rahu in the ${ordinal(rahuHouse)} house and Ketu in the ${ordinal(ketuHouse)}, in the order ${ORDER[direction]}. ${CALM}`,
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
      `Rahu stands in the ${ordinal(rahuHouse)} house and Ketu in the ${ordinal(ketuHouse)}; the kind named for these houses is ${TYPE[type]}. Dosha and names are of the twentieth century: Brihat Parashara Hora Shastra does not know them.`,
    "kaalsarp.direction": ({ direction }) =>
      `By the side that holds the most of the seven, the order is ${ORDER[direction]}.`,
  },
};
