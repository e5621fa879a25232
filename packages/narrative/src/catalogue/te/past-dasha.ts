import { called, dashaStem, genitive, rasiStem } from "@vedanga/names/te/forms";
import type { PastDashaWords } from "../past-dasha-words.ts";
import { ageStem } from "./counted.ts";
import { allCalled, allOf, giftsOf, mattersOf, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const matters = (houses: readonly number[]): string => houses.map(mattersOf).join("; ");
const toHouses = (houses: readonly number[]): string => `${ordinals(houses)} ${houses.length === 1 ? "భావానికి" : "భావాలకు"}`;

export const PAST_DASHA_TE: PastDashaWords = {
  theme: {
    sun: "ఇవి సూర్య దశ నడిచిన ఏళ్ళు: సొంత పేరుతో చేసిన పని, పై అధికారులతో వ్యవహారం, తండ్రి తరఫు సంగతులు, సొంతంగా తేల్చుకోవలసి వచ్చిన నిర్ణయాలు ఇందులో ప్రధానంగా ఉన్నాయి.",
    moon: "ఇవి చంద్ర దశ నడిచిన ఏళ్ళు: ఇల్లు, తల్లి, మీరు ఆదరించినవారు, మిమ్మల్ని ఆదరించినవారు, పరిస్థితులను బట్టి మారిన మనసు ఇందులో ముఖ్యంగా ఉన్నాయి.",
    mars: "ఇవి కుజ దశ నడిచిన ఏళ్ళు; పనులు చేసిన కాలం: భూమి, కట్టడం, సోదరులు, పోటీదారులు, తెల్లవారుజామునే లేచి చేసిన శ్రమ ఇందులో ముఖ్యంగా ఉన్నాయి.",
    mercury: "ఇవి బుధ దశ నడిచిన ఏళ్ళు; నేర్చుకున్న కాలం: చదువు, లెక్కలు, రాతకోతలు, వ్యాపారం, చిన్నవారి సాంగత్యం ఇందులో ముఖ్యంగా ఉన్నాయి.",
    jupiter:
      "ఇవి గురు దశ నడిచిన ఏళ్ళు; ఆలోచన విశాలమైన కాలం: గురువులు, పిల్లలు, ఇచ్చిన సలహా, తీసుకున్న సలహా, నెమ్మదిగా పెరిగిన నమ్మకం ఇందులో ముఖ్యంగా ఉన్నాయి.",
    venus: "ఇవి శుక్ర దశ నడిచిన ఏళ్ళు: వివాహం, స్నేహం, ఇంటి సౌఖ్యం, కళలు ఇందులో ముఖ్యంగా ఉన్నాయి.",
    saturn: "ఇవి శని దశ నడిచిన ఏళ్ళు; నెమ్మదిగా, క్రమంగా సాగిన కాలం: బాధ్యత, దీర్ఘమైన శ్రమ, పెద్దవారు, ఆలస్యంగా వచ్చిన గౌరవం ఇందులో ముఖ్యంగా ఉన్నాయి.",
    rahu: "ఇవి రాహు దశ నడిచిన ఏళ్ళు; కొత్తవాటి మీద, దూరంగా ఉన్నవాటి మీద ఆసక్తి పెరిగిన కాలం: తెలియని ఊళ్ళు, వేరే ఆచారాలు, యంత్రాలు, జనసమూహాలు ఇందులో ఉన్నాయి.",
    ketu: "ఇవి కేతు దశ నడిచిన ఏళ్ళు: పాత విద్యలు తేలికగా గుర్తుకొచ్చాయి; పాత కోరికలు తగ్గాయి; డబ్బుతో కొనలేని విషయాల వైపు మనసు మళ్ళింది.",
  },
  stood: [
    (graha, house, sign) =>
      `మీరు పుట్టినప్పుడు ${called(graha)} ${rasiStem(sign)} రాశిలో, మీ ${ordinalWord(house)} భావంలో ఉన్నాడు. అందుకే ఈ దశ ఎక్కువగా ఆ భావ విషయాల చుట్టూ సాగింది: ${mattersOf(house)}.`,
    (graha, house, sign) =>
      `${genitive(graha)} స్థానం మీ ${ordinalWord(house)} భావమైన ${rasiStem(sign)} రాశి అయినందున ఈ దశలో ముందుకు వచ్చినవి: ${mattersOf(house)}.`,
  ],
  stoodInSign: [
    (graha, sign) => `మీ జన్మదినాన ${called(graha)} ${rasiStem(sign)} రాశిలో ఉన్నాడు.`,
    (graha, sign) => `మీరు పుట్టిన రోజున ${genitive(graha)} స్థానం ${rasiStem(sign)} రాశి.`,
  ],
  ruled: [
    (graha, houses) => `${toHouses(houses)} అధిపతి అయిన ${called(graha)} తన వెంట తెచ్చినవి: ${matters(houses)}.`,
    (graha, houses) =>
      `మీ జాతకంలో ${called(graha)} ${toHouses(houses)} అధిపతి. ఆ భావ విషయాలు కూడా ఇందులో కలిశాయి: ${matters(houses)}.`,
  ],
  spokeFor: [
    (node, host, hostHouse) =>
      `${called(node)} సొంత రాశి లేని గ్రహం; తానున్న రాశి అధిపతి అయిన ${genitive(host)} తరఫున ఫలం ఇచ్చాడు. ${called(host)} ${ordinalWord(hostHouse)} భావంలో ఉన్నందున ${dashaStem(node)} దశలోకి వచ్చినవి: ${mattersOf(hostHouse)}.`,
  ],
  spokeForCompanion: [
    (node, host) => `${called(node)} సొంత రాశి లేని గ్రహం; రాశి అధిపతి అయిన ${called(host)} కూడా అక్కడే ఉన్నందున అతని తరఫున ఫలం ఇచ్చాడు.`,
  ],
  joined: [
    (graha, by) =>
      `${called(graha)} ఉన్న రాశిలోనే ${allCalled(by)} కూడా ${by.length === 1 ? "ఉన్నాడు" : "ఉన్నారు"}; అందువల్ల కలిసిన గుణాలు: ${giftsOf(by)}.`,
    (graha, by) => `${allOf(by)} సాంగత్యం వల్ల ${called(graha)} ఇచ్చిన ఫలంలో ఇవి కూడా కలిశాయి: ${giftsOf(by)}.`,
  ],
  seen: [
    (graha, by) => `${genitive(graha)} మీద ${allOf(by)} దృష్టి ఉన్నందున ఆ ప్రభావం కూడా కనిపించింది.`,
    (graha, by) => `${allOf(by)} దృష్టి ప్రభావం ${called(graha)} ఇచ్చిన ఫలం మీద కూడా ఉంది.`,
  ],
  tone: {
    open: [
      (graha) => `మీ జాతకంలో ఉన్న స్థితిని బట్టి ${called(graha)} ధారాళంగా ఇవ్వగలిగాడు.`,
      (graha) => `మీ జాతకంలో ${called(graha)} మంచి స్థితిలో ఉన్నాడు; ఇవ్వవలసినది పెద్ద కష్టం లేకుండానే అందింది.`,
    ],
    even: [
      (graha) => `మీ జాతకంలో ఉన్న స్థితిని బట్టి మీరు చేసిన కృషికి ${called(graha)} తగినంత ఇచ్చాడు.`,
      (graha) => `మీ జాతకంలో ${called(graha)} బలమూ బలహీనతా లేని స్థితిలో ఉన్నాడు; సాంగత్యాన్ని బట్టి ఫలం ఇచ్చాడు.`,
    ],
    careful: [
      (graha) => `మీ జాతకంలో ఉన్న స్థితిని బట్టి ${called(graha)} ఇచ్చినది శ్రమతో సంపాదించుకోవలసి వచ్చింది.`,
      (graha) => `మీ జాతకంలో ${genitive(graha)} స్థితి సులువైనది కాదు; ఈ ఏళ్ళ ఫలం ఆలస్యంగా, శ్రమతో అందింది.`,
    ],
  },
  beforeYou: "మీరు పుట్టేసరికి ఇది దాదాపు ముగిసింది; దీని ప్రభావం మీరు పుట్టిన కుటుంబం మీద ఉంది.",
  ages: [
    (from, to) =>
      `ఇది ${from === 0 ? "పుట్టినప్పటి నుండి మీకు" : `మీకు ${ageStem(from)} వయసు నుండి`} ${ageStem(to)} వయసు వచ్చే వరకు నడిచింది.`,
    (from, to) => `${from === 0 ? "పుట్టినప్పటి నుండి" : `${ageStem(from)} వయసు నుండి`} ${ageStem(to)} వయసు వరకు ఈ దశ సాగింది.`,
  ],
};
