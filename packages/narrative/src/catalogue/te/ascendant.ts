import type { Dignity, Graha } from "@vedanga/core";
import { genitive, rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { AscendantWords, LordStanding } from "../ascendant-words.ts";
import { mannerOf } from "./forms.ts";
import { DIGNITY_TE } from "./gem-reasons.ts";
import { RISING_SIGN_TE } from "./rising-sign.ts";

const MODALITY = { movable: "చర", fixed: "స్థిర", dual: "ద్విస్వభావ" } as const;
const ELEMENT = { agni: "అగ్ని", prithvi: "పృథ్వి", vayu: "వాయు", jala: "జల" } as const;

const MODALITY_MEANS = {
  movable: "చర రాశి కొత్త పనులు మొదలుపెట్టడానికి, ఇతరులను కదిలించడానికి ఇష్టపడుతుంది.",
  fixed: "స్థిర రాశి ఎంచుకున్నదాన్ని వదలదు; చివరి వరకు నడుపుతుంది.",
  dual: "ద్విస్వభావ రాశి రెండు వైపులా చూస్తుంది; ఉన్న చోటికి తగ్గట్టు ఒదిగిపోతుంది.",
} as const;
const ELEMENT_MEANS = {
  agni: "అగ్ని తత్త్వం ఉత్సాహాన్ని, అభిమానాన్ని, చేయాలనే తపనను ఇస్తుంది.",
  prithvi: "పృథ్వీ తత్త్వం ఓర్పును, ఆచరణ దృష్టిని, కళ్ళముందున్నదాని మీద నమ్మకాన్ని ఇస్తుంది.",
  vayu: "వాయు తత్త్వం జిజ్ఞాసను, మాటకారితనాన్ని, నలుగురితో ఉండాలనే ఇష్టాన్ని ఇస్తుంది.",
  jala: "జల తత్త్వం భావుకతను, జ్ఞాపకాన్ని, దగ్గరివారి మీద మమకారాన్ని ఇస్తుంది.",
} as const;

/** What each house turns the lord's energy to. */
const HOUSE_MATTERS = [
  "మీ వ్యక్తిత్వం, మీ సొంత మార్గం వైపు",
  "కుటుంబం, మాట, కూడబెట్టేవాటి వైపు",
  "ధైర్యం, తోబుట్టువులు, చేతి నైపుణ్యం, మాట నేర్పు వైపు",
  "ఇల్లు, తల్లి, భూమి, అంతరంగ ప్రశాంతత వైపు",
  "పిల్లలు, చదువు, ఆటపాటలు, సృజన వైపు",
  "రోజువారీ పని, సేవ, అడ్డంకులను ఓర్పుతో తొలగించడం వైపు",
  "భాగస్వామ్యం, దాంపత్యం, ఇతరులతో వ్యవహారాల వైపు",
  "లోతుగా దాగి ఉన్న విషయాలు, పరిశోధన, వారసత్వం, లోలోపలి మార్పు వైపు",
  "భక్తి, గురువులు, తండ్రి, దూర ప్రయాణాల వైపు",
  "వృత్తి, సమాజంలో స్థానం వైపు",
  "స్నేహితులు, అన్నలు, అక్కలు, సాధించాలనుకునే ఆశయాల వైపు",
  "విశ్రాంతి, దూర ప్రాంతాలు, దానం, అంతర్ముఖ జీవితం వైపు",
] as const;

const STANDS: Readonly<Record<Dignity, string>> = {
  exalted: "అక్కడ అతని బలం మరే రాశిలోనూ లేనంత ఎక్కువ; పూర్తి శక్తితో పనిచేస్తాడు.",
  moolatrikona: "అక్కడ బలంగా, చేయవలసినదేదో స్పష్టంగా తెలిసి పనిచేస్తాడు.",
  own: "అది అతని సొంత రాశి; అక్కడ నిలకడగా ఉంటాడు.",
  friend: "అక్కడ మిత్ర రాశిలో సుఖంగా, మధ్యస్థ బలంతో ఉంటాడు.",
  neutral: "అక్కడ ఆ రాశి అధిపతి నుండి సాయమూ అందదు, అడ్డూ ఉండదు.",
  enemy: "అక్కడ శత్రు రాశిలో బలహీనంగా ఉంటాడు; శ్రమతో, ఓర్పుతో గమ్యం చేరతాడు.",
  debilitated: "అక్కడ తక్కువ బలంతో మొదలుపెడతాడు; ఇతరులకు సులభంగా దక్కేదాన్ని సాధనతో సంపాదించి నిలబెట్టుకుంటాడు.",
};

/** As almanacs call the houses; those with harsh names go by their number. */
const IN_HOUSE = [
  "లగ్నంలోనే",
  "కుటుంబ స్థానంలో",
  "విక్రమ స్థానంలో",
  "సుఖ స్థానంలో",
  "పుత్ర స్థానంలో",
  "ఆరవ భావంలో",
  "కళత్ర స్థానంలో",
  "ఎనిమిదవ భావంలో",
  "భాగ్య స్థానంలో",
  "రాజ్య స్థానంలో",
  "లాభ స్థానంలో",
  "పన్నెండవ భావంలో",
] as const;

const LENDS: Readonly<Record<Graha, string>> = {
  sun: "లక్ష్యాన్ని, హుందాతనాన్ని",
  moon: "భావుకతను, మమకారాన్ని",
  mars: "ఉత్సాహాన్ని, తొందరను",
  mercury: "తెలివిని, జిజ్ఞాసను",
  jupiter: "వివేకాన్ని, ఔదార్యాన్ని",
  venus: "ఆకర్షణను, సామరస్యాన్ని",
  saturn: "ఓర్పును, గాంభీర్యాన్ని",
  rahu: "పెద్ద ఆశయాన్ని, కొత్త దారులను",
  ketu: "వైరాగ్యాన్ని, అంతర్ముఖత్వాన్ని",
};

const ofHouse = (words: readonly string[], house: number): string => {
  const said = words[house - 1];
  if (said === undefined) throw new RangeError(`no house ${house}`);
  return said;
};

const company = (grahas: readonly Graha[]): string =>
  `అతనితో కలిసి ఉన్న ${grahas.map((graha) => `${NAMES_TE.graha[graha].name} ${LENDS[graha]}`).join("; ")} ${grahas.length === 1 ? "ఇస్తున్నాడు" : "ఇస్తున్నారు"}.`;

const sight = (grahas: readonly Graha[]): string =>
  `${grahas.map((graha) => `${genitive(graha)} దృష్టి ${LENDS[graha]}`).join("; ")} ${grahas.length === 1 ? "ఇస్తోంది" : "ఇస్తున్నాయి"}.`;

function personal({
  lagna,
  lord,
  rasi,
  house,
  dignity,
  isCombust,
  isRetrograde,
  joined,
  seenBy,
}: LordStanding): string {
  const sentences = [
    `మీ ${rasiStem(lagna)} లగ్నానికి అధిపతి ${NAMES_TE.graha[lord].name} ${house}వ భావంలో ఉన్నాడు కాబట్టి మీ శక్తి ముందుగా ${ofHouse(HOUSE_MATTERS, house)} మళ్ళుతుంది.`,
    `అతడు ${rasiStem(rasi)} రాశిలో ఉన్నందున ${mannerOf(rasi)} వ్యవహరిస్తాడు.`,
    STANDS[dignity],
    ...(isRetrograde ? ["మీరు పుట్టినప్పుడు అతడు వెనక్కి కదులుతున్నందున ఏ విషయాన్నైనా మనసులోనే ఉంచుకుని ఒకటికి రెండుసార్లు ఆలోచిస్తారు."] : []),
    ...(isCombust ? ["అతడు సూర్యునికి దగ్గరగా ఉన్నందున ముందు నిలవడం కన్నా వెనుక ఉండి పనిచేయడం మీకు బాగా కుదురుతుంది."] : []),
    ...(joined.length > 0 ? [company(joined)] : []),
    ...(seenBy.length > 0 ? [sight(seenBy)] : []),
    ...(joined.length + seenBy.length === 0
      ? ["అతనితో మరే గ్రహమూ లేదు; అతని మీద ఏ గ్రహానికీ పూర్ణ దృష్టి లేదు; కాబట్టి ఉన్న రాశిని, భావాన్ని బట్టే ఫలం."]
      : []),
  ];
  return sentences.join(" ");
}

export const ASCENDANT_TE: AscendantWords = {
  sign: RISING_SIGN_TE,
  gayatri: {
    sun: "ఓం భాస్కరాయ విద్మహే మహద్ద్యుతికరాయ ధీమహి తన్నో ఆదిత్యః ప్రచోదయాత్",
    moon: "ఓం క్షీరపుత్రాయ విద్మహే అమృతతత్త్వాయ ధీమహి తన్నశ్చంద్రః ప్రచోదయాత్",
    mars: "ఓం అంగారకాయ విద్మహే శక్తిహస్తాయ ధీమహి తన్నో భౌమః ప్రచోదయాత్",
    mercury: "ఓం గజధ్వజాయ విద్మహే సుఖహస్తాయ ధీమహి తన్నో బుధః ప్రచోదయాత్",
    jupiter: "ఓం వృషభధ్వజాయ విద్మహే ఘృణిహస్తాయ ధీమహి తన్నో గురుః ప్రచోదయాత్",
    venus: "ఓం అశ్వధ్వజాయ విద్మహే ధనుర్హస్తాయ ధీమహి తన్నః శుక్రః ప్రచోదయాత్",
    saturn: "ఓం కాకధ్వజాయ విద్మహే ఖడ్గహస్తాయ ధీమహి తన్నో మందః ప్రచోదయాత్",
    rahu: "ఓం నాకధ్వజాయ విద్మహే పద్మహస్తాయ ధీమహి తన్నో రాహుః ప్రచోదయాత్",
    ketu: "ఓం అశ్వధ్వజాయ విద్మహే శూలహస్తాయ ధీమహి తన్నః కేతుః ప్రచోదయాత్",
  },
  characteristics: ({ modality, tattva, direction }) =>
    `${MODALITY[modality]}, ${ELEMENT[tattva]}, ${NAMES_TE.direction[direction]}`,
  location: (house) => `${house}వ భావంలో లగ్నాధిపతి`,
  general: (rasi, { modality, tattva }, lord) =>
    [
      `మీరు పుట్టినప్పుడు తూర్పున ${rasiStem(rasi)} రాశి ఉదయిస్తూ ఉంది; దాని అధిపతి ${NAMES_TE.graha[lord].name}.`,
      RISING_SIGN_TE[rasi].nature,
      MODALITY_MEANS[modality],
      ELEMENT_MEANS[tattva],
    ].join(" "),
  headline: ({ lagna, lord, house, dignity }) =>
    `${RISING_SIGN_TE[lagna].headline} మీ లగ్నాధిపతి ${NAMES_TE.graha[lord].name} ${ofHouse(IN_HOUSE, house)}, ${DIGNITY_TE[dignity]} ఉన్నాడు.`,
  personal,
};
