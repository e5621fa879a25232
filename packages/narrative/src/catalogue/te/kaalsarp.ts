import type { KaalsarpDirection, KaalsarpRemedyGround } from "@vedanga/core";
import { genitive } from "@vedanga/names/te/forms";
import { KAALSARP_TYPE_TE } from "@vedanga/names/te/kaalsarp";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { KaalsarpWords } from "../kaalsarp-words.ts";
import { allCalled, mattersOf } from "./forms.ts";

const ORDER: Readonly<Record<KaalsarpDirection, string>> = {
  ascending: "రాహువు నుండి కేతువు వైపుగా (సవ్య క్రమంలో)",
  descending: "కేతువు నుండి రాహువు వైపుగా (అపసవ్య క్రమంలో)",
};
const LEANING: Readonly<Record<KaalsarpDirection, string>> = {
  ascending: "సవ్య క్రమంలో గ్రహాలు రాహువు తర్వాత ఉంటాయి; కోరుకునేది ముందు, వదులుకోవడం తర్వాత వస్తాయని అంటారు.",
  descending: "అపసవ్య క్రమంలో గ్రహాలు కేతువు తర్వాత ఉంటాయి; వదులుకోవడం ముందు, కోరుకునేది తర్వాత వస్తాయని అంటారు.",
};
const REMEDY_GROUND: Readonly<Record<KaalsarpRemedyGround, string>> = {
  shiva: "శివుడు నాగాభరణుడు; అందుకే రాహు కేతువుల విషయంలో శివుని ఆరాధించడం ఆచారం.",
  nagas: "ఈ దోషానికి పేరు సర్పం నుండి వచ్చింది; నాగారాధన వీటిలో అన్నిటి కన్నా పాత ఆచారం.",
  subrahmanya: "దక్షిణాదిలో నాగులకు అధిపతిగా సుబ్రహ్మణ్య స్వామిని కొలుస్తారు.",
  nodes: "ఈ దోషంలో ఏడు గ్రహాలూ రాహు కేతువుల మధ్యనే ఉంటాయి.",
  forebears: "ఆచారం ప్రకారం పూర్వీకుల నుండి వచ్చినవాటికి రాహు కేతువులు గుర్తు.",
  giving: "ఏ గ్రహానికైనా దానం మంచిదని ఆచారం; ఉన్నదానిలో ఇస్తే చాలు.",
  quiet: "రాహువు లక్షణం అశాంతి అంటారు; ప్రశాంతంగా కూర్చోవడమే దానికి మందు.",
};
const CALM = "ప్రాచీన గ్రంథాలలో ఈ దోషం లేదు; ఓర్పుతో, నిలకడగా పనిచేయమనే సూచనగా చూడండి; భయపడవలసిన పని లేదు.";

export const KAALSARP_TE: KaalsarpWords = {
  type: KAALSARP_TYPE_TE,
  present: (type, direction, rahuHouse, ketuHouse) =>
    `మీకు ${KAALSARP_TYPE_TE[type]} కాలసర్ప దోషం ఉంది: రాహువు ${rahuHouse}వ భావంలో, కేతువు ${ketuHouse}వ భావంలో ఉండగా, సూర్యుని నుండి శని వరకు ఏడు గ్రహాలూ ${ORDER[direction]} ఒకే పక్కన ఉన్నాయి. ${CALM}`,
  analysis: (direction, rahuHouse, ketuHouse) =>
    `రాహువు ఉన్న ${rahuHouse}వ భావం (${mattersOf(rahuHouse)}) మీద తపన ఎక్కువ. కేతువు ఉన్న ${ketuHouse}వ భావం (${mattersOf(ketuHouse)}) మీద పట్టు తక్కువ. ఈ రెండింటి మధ్య సమతూకమే ముఖ్యమని చెబుతారు; రాహు, కేతు దశలలో ఇది ఎక్కువగా తెలుస్తుంది. ${LEANING[direction]}`,
  nearMiss: (outside) =>
    `మీకు కాలసర్ప దోషం లేదు. జాతకం దానికి దగ్గరగా వచ్చింది: ఏడు గ్రహాలలో ${allCalled(outside)} తప్ప మిగిలినవన్నీ రాహు కేతువుల రేఖకు ఒకే పక్కన ఉన్నాయి. కొందరు దీన్ని పాక్షిక దోషం అంటారు; ఖచ్చితమైన నియమం ప్రకారం ఇది దోషం కాదు.`,
  absent: (outside) => `మీకు కాలసర్ప దోషం లేదు: రాహు కేతువుల రేఖకు ఒక పక్కన ${allCalled(outside)}, మరో పక్కన మిగిలిన గ్రహాలు ఉన్నాయి.`,
  remedies: [
    "సోమవారం శివుని ముందు దీపం వెలిగించి ఓం నమః శివాయ మంత్రాన్ని నూట ఎనిమిది సార్లు జపించడం.",
    "శివలింగానికి నీటితో అభిషేకం చేసి కొన్ని మారేడు దళాలు సమర్పించడం; ముఖ్యంగా ప్రదోషం నాడు.",
    "ఉదయాన మహామృత్యుంజయ మంత్రాన్ని పదకొండు సార్లు లేదా అంత కన్నా ఎక్కువ చదవడం లేదా వినడం.",
    "నాగుల చవితి లేదా నాగ పంచమి నాడు గుడిలోని నాగ శిలకు పసుపు, పూలు, దీపం సమర్పించడం; పాములను వాటి దారిన వదిలేయడం.",
    "మంగళవారం లేదా శుద్ధ షష్ఠి నాడు సుబ్రహ్మణ్య స్వామి ఆలయాన్ని దర్శించడం.",
    "శనివారం రాహు, కేతు మంత్రాలను ఒక్కొక్కటి పద్దెనిమిది సార్లు జపించడం.",
    "అమావాస్య నాడు పితృదేవతలను నువ్వులు, నీళ్ళతో స్మరించడం లేదా వారి పేరిట అన్నదానం చేయడం.",
    "వారంలో ఒక రోజు నియమంగా ఆకలితో ఉన్నవారికి, పక్షులకు లేదా చీమలకు ఆహారం పంచడం.",
    "రోజూ కొన్ని నిమిషాలు ప్రశాంతంగా కూర్చుని ఊపిరి మీద లేదా ఇష్టదైవం నామం మీద మనసు నిలపడం.",
  ],
  reasons: {
    "kaalsarp.all_on_one_side": ({ inside }) =>
      `${allCalled(inside)} అందరూ రాహు కేతువుల రేఖకు ఒకే పక్కన ఉన్నారు; లగ్నం లెక్కలోకి రాదు.`,
    "kaalsarp.outside": ({ node, degreesBeyond }, about) =>
      `${NAMES_TE.graha[about].name} ${genitive(node)}ను దాటి ${degreesBeyond.toFixed(1)}° దూరంలో రేఖకు అవతలి పక్కన ఉన్నాడు.`,
    "kaalsarp.on_node": ({ onNodes }) => `${allCalled(onNodes)} సరిగ్గా రాహువు లేదా కేతువు మీదే ఉన్నందున లోపల ఉన్నట్లే లెక్క.`,
    "kaalsarp.rahu_house": ({ rahuHouse, ketuHouse, type }) =>
      `రాహువు ${rahuHouse}వ భావంలో, కేతువు ${ketuHouse}వ భావంలో ఉన్నారు; ఈ భావాలకు చెప్పే రకం పేరు ${KAALSARP_TYPE_TE[type]}. ఈ దోషమూ ఈ పేర్లూ ఇరవయ్యో శతాబ్దానివి; బృహత్ పరాశర హోరాశాస్త్రంలో ఇవి లేవు.`,
    "kaalsarp.remedy": ({ ground }) => REMEDY_GROUND[ground],
    "kaalsarp.direction": ({ direction }) => `ఎక్కువ గ్రహాలు ఉన్న పక్కను బట్టి వాటి వరుస ${ORDER[direction]} ఉంది.`,
  },
};
