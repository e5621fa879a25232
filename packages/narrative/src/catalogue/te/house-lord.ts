import { called, genitive, rasiStem, toGraha } from "@vedanga/names/te/forms";
import type { HouseLordWords } from "../house-lord-words.ts";
import { mattersOf, ordinalWord } from "./forms.ts";
import { LORDS_IN_HOUSES_TE } from "./lords-in-houses.ts";

export const HOUSE_LORD_TE: HouseLordWords = {
  location: (house, lordHouse) => `${house}వ భావాధిపతి ${lordHouse}వ భావంలో ఉన్నాడు`,
  stands: [
    ({ house, lord, rasi, lordHouse }) =>
      `మీ ${ordinalWord(house)} భావానికి అధిపతి ${called(lord)}; అతడు ${rasiStem(rasi)} రాశిలో, అంటే మీ ${ordinalWord(lordHouse)} భావంలో ఉన్నాడు.`,
    ({ house, lord, rasi, lordHouse }) =>
      `${ordinalWord(house)} భావాధిపతి అయిన ${called(lord)} మీ ${ordinalWord(lordHouse)} భావమైన ${rasiStem(rasi)} రాశిలో ఉన్నాడు.`,
    ({ house, lord, rasi, lordHouse }) =>
      `మీ జాతకంలో ${called(lord)} ${ordinalWord(house)} భావానికి అధిపతి; ఉన్నది ${ordinalWord(lordHouse)} భావంలో, ${rasiStem(rasi)} రాశిలో.`,
  ],
  atHome: ({ house, lord, rasi }) =>
    `మీ ${ordinalWord(house)} భావానికి అధిపతి ${called(lord)}; అతడు ఆ భావంలోనే, తన సొంత ${rasiStem(rasi)} రాశిలో ఉన్నాడు.`,
  lordIn: LORDS_IN_HOUSES_TE,
  strength: {
    exalted: [
      (lord) => `అక్కడ ${called(lord)} ఉచ్చలో ఉన్నందున నిండుగా ఫలం ఇస్తాడు.`,
      (lord) => `ఉచ్చ రాశిలో ఉన్న ${toGraha(lord)} ఈ విషయాల్లో పూర్తి బలం ఉంది.`,
    ],
    moolatrikona: [
      (lord) => `అక్కడ ${called(lord)} మూలత్రికోణంలో బలంగా ఉన్నందున అతని ఫలం నమ్మదగినది.`,
      (lord) => `మూలత్రికోణంలో ఉన్న ${genitive(lord)} బలం వల్ల ఈ విషయాలకు గట్టి పునాది ఉంది.`,
    ],
    own: [
      (lord) => `${called(lord)} సొంత రాశిలో ఉన్నందున ఫలం నిలకడగా ఉంటుంది.`,
      (lord) => `స్వక్షేత్రంలో ఉన్న ${called(lord)} ఈ విషయాలను తానే చూసుకుంటాడు.`,
    ],
    friend: [
      (lord) => `అక్కడ ${called(lord)} మిత్ర క్షేత్రంలో ఉన్నందున సులువుగా పనిచేస్తాడు.`,
      (lord) => `తానున్నది మిత్ర క్షేత్రం కాబట్టి ${toGraha(lord)} ఈ పనిలో ఇబ్బంది ఉండదు.`,
    ],
    neutral: [
      (lord) => `అక్కడ ${called(lord)} సమ క్షేత్రంలో ఉన్నందున తన బలంతోనే పనిచేస్తాడు.`,
      (lord) => `తానున్న రాశి ${toGraha(lord)} సమం; ఫలం మీ ప్రయత్నాన్ని బట్టి ఉంటుంది.`,
    ],
    enemy: [
      (lord) => `అక్కడ ${called(lord)} శత్రు క్షేత్రంలో ఉన్నందున శ్రమ, మరో ప్రయత్నం అవసరం.`,
      (lord) => `తానున్న రాశి ${toGraha(lord)} అనుకూలం కాదు; తొందర కన్నా ఓర్పు మేలు.`,
    ],
    debilitated: [
      (lord) => `అక్కడ ${called(lord)} నీచలో ఉన్నందున ఈ విషయాలు నెమ్మదిగా మొదలై సాధనతో కుదురుతాయి.`,
      (lord) => `నీచ రాశిలో ${toGraha(lord)} బలం తక్కువ; చిన్న ప్రయత్నాలతో మొదలుపెట్టడం మేలు.`,
    ],
  },
  readFor: (house) => `${ordinalWord(house)} భావంతో చూసే విషయాలు: ${mattersOf(house)}.`,
  reasons: {
    "house.lord_place": ({ house, rasi, lordRasi, lordHouse }, about) =>
      `${house}వ భావమైన ${rasiStem(rasi)} రాశికి అధిపతి ${called(about)}; అతడు ${lordHouse}వ భావమైన ${rasiStem(lordRasi)} రాశిలో ఉన్నాడు. రెండు భావాల విషయాలను కలిపి ఫలం చెబుతారు.`,
    "house.graha_in": ({ house }, about) =>
      `${called(about)} ${house}వ భావంలో ఉన్నాడు; అతని కారకత్వాన్ని, ఆ భావ విషయాలను కలిపి ఫలం చెబుతారు.`,
    "house.graha_stands_for": (_facts, about) => `ఏ జాతకంలోనైనా ఇవి ${genitive(about)} కారకత్వాలు.`,
  },
};
