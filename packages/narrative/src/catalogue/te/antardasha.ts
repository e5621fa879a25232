import type { Graha } from "@vedanga/core";
import { called, dashaStem, genitive, toGraha } from "@vedanga/names/te/forms";
import type { AntardashaWords } from "../antardasha-words.ts";
import { mattersOf, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

const BRINGS: Readonly<Record<Graha, string>> = {
  sun: "నిర్ణయాలు, పై అధికారులతో వ్యవహారాలు, సొంత పేరు",
  moon: "ఇల్లు, మనసు, మీరు చూసుకునే మనుషులు",
  mars: "త్వరగా చేయవలసిన పనులు, భూమి, మరమ్మతులు, అభిప్రాయ భేదాలు",
  mercury: "పత్రాలు, చదువు, వ్యాపారం, మాటలు",
  jupiter: "సలహాలు, పిల్లలు, గురువులు, ధర్మానికి సంబంధించిన విషయాలు",
  venus: "దగ్గరి బంధాలు, సౌఖ్యం, కళలు, శుభకార్యాలు",
  saturn: "బాధ్యతలు, నిదానంగా సాగే పనులు, పెద్దవారు, నిరాడంబర జీవితం",
  rahu: "కొత్త ప్రదేశాలు, అనుకోని అవకాశాలు, బలమైన కోరికలు",
  ketu: "ముగింపుకు వచ్చే పనులు, ఏకాంతంగా చదవడం, తక్కువతో సరిపెట్టుకోవడం",
};

export const ANTARDASHA_TE: AntardashaWords = {
  opening: (mahadasha, antardasha) =>
    mahadasha === antardasha
      ? `${dashaStem(mahadasha)} మహాదశ తన సొంత అంతర్దశతో మొదలైంది; ఇప్పుడు ముందుకు వచ్చేవి: ${BRINGS[antardasha]}.`
      : `${dashaStem(mahadasha)} మహాదశలో ఇప్పుడు ${dashaStem(antardasha)} అంతర్దశ నడుస్తోంది; ఇందులో ముందుకు వచ్చేవి: ${BRINGS[antardasha]}.`,
  place: (graha, house, rules) =>
    `మీకు ${called(graha)} ${ordinalWord(house)} భావంలో (${mattersOf(house)}) ఉన్నాడు; తాను అధిపతి అయిన విషయాలను కూడా తెస్తాడు: ${listed(rules.map(mattersOf))}.`,
  ownPlace: (graha, house) =>
    `మీకు ${called(graha)} ${ordinalWord(house)} భావంలో (${mattersOf(house)}) ఉన్నాడు; ఆ భావానికి అధిపతి కూడా అతడే.`,
  nodePlace: (node, house, host) =>
    `మీకు ${called(node)} ${ordinalWord(house)} భావంలో (${mattersOf(house)}) ఉన్నాడు; తానున్న రాశి అధిపతి అయిన ${genitive(host)} పద్ధతిలో ఫలం ఇస్తాడు.`,
  relation: {
    own: (_, antardasha) =>
      `మరే గ్రహం ఫలమూ ఇంకా కలవలేదు; మీ జీవితంలో ${toGraha(antardasha)} ఉన్న ప్రాధాన్యం ఈ కాలంలో స్పష్టంగా తెలుస్తుంది.`,
    helps: (mahadasha, antardasha) =>
      `${genitive(mahadasha)} నుండి ${called(antardasha)} అనుకూలమైన స్థానంలో ఉన్నాడు; కాబట్టి పనులు ముందుకు సాగుతాయి.`,
    even: (mahadasha, antardasha) =>
      `${called(antardasha)} ${toGraha(mahadasha)} పెద్దగా సాయం చేయడు, అడ్డూ పడడు; క్రమంగా చేసే పనికి తగిన ఫలం ఉంటుంది.`,
    strains: (mahadasha, antardasha) =>
      `${genitive(mahadasha)} నుండి ${called(antardasha)} అనుకూలం కాని స్థానంలో ఉన్నాడు; కాబట్టి పనులకు ఎక్కువ సమయం పడుతుంది; ఒకటికి రెండుసార్లు ఆలోచించాలి.`,
  },
  act: {
    sun: "ఈ కాలంలో ఒక బాధ్యతను తీసుకుని చివరి వరకు పూర్తి చేయండి.",
    moon: "ఈ కాలంలో వేళకు తినండి, నిద్రపోండి; చూడాలనుకున్నవారిని వెళ్ళి కలవండి.",
    mars: "ఈ కాలంలో చేతితో చేసే ఒక పని మొదలుపెట్టండి; గొడవ వస్తే ఒక రోజు ఆగి మాట్లాడండి.",
    mercury: "ఈ కాలంలో పత్రాలను సర్దుకోండి; ఉపయోగపడే విషయం ఒకటి నేర్చుకోండి.",
    jupiter: "ఈ కాలంలో అనుభవం ఉన్నవారిని సలహా అడగండి; మీకు తెలిసినది నేర్పండి.",
    venus: "ఈ కాలంలో దగ్గరివారికి సమయం ఇవ్వండి; ఖర్చును ముందే లెక్కవేసుకోండి.",
    saturn: "ఈ కాలంలో దినచర్యను సరళంగా ఉంచుకోండి; పాత పనులను ముందు పూర్తి చేయండి.",
    rahu: "ఈ కాలంలో కొత్త అవకాశాలను బాగా విచారించండి; వాటికి ఎంత ఖర్చవుతుందో అడగండి.",
    ketu: "ఈ కాలంలో అవసరం లేనిది ఒకటి వదిలేయండి; రోజూ కాసేపు మౌనంగా ఉండండి.",
  },
};
