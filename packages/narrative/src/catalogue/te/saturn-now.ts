import type { CivilDate, Rasi } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import type { SaturnNowWords } from "../saturn-now-words.ts";
import { monthDayTe } from "./civil-day.ts";
import { ordinalWord } from "./forms.ts";

const date = ({ year, month, day }: CivilDate): string => `${year} ${monthDayTe(month, day)}`;
const lasts = (from: CivilDate, to: CivilDate): string => `ఇది ${date(from)}న మొదలైంది; ${date(to)} వరకు ఉంటుంది.`;

const PERIOD = {
  sade_sati: "ఏలినాటి శని",
  ardhastama: "అర్ధాష్టమ శని",
  kantaka: "కంటక శని",
  ashtama: "అష్టమ శని",
} as const;

const panoti = (period: keyof typeof PERIOD, place: string) => (from: CivilDate, to: CivilDate) =>
  `శని మీ జన్మ రాశి నుండి ${place} రాశిలో ఉండే దాదాపు రెండున్నర ఏళ్ళ కాలాన్ని ${PERIOD[period]} అంటారు. ${lasts(from, to)}`;

const isIn = (rasi: Rasi, house: number, moonRasi: Rasi): string =>
  `శని ఇప్పుడు ${rasiStem(rasi)} రాశిలో ఉన్నాడు; అది మీ జన్మ రాశి (${rasiStem(moonRasi)} రాశి) నుండి ${ordinalWord(house)} రాశి.`;

export const SATURN_NOW_TE: SaturnNowWords = {
  round: {
    sade_sati: (from, to) =>
      `శని మీ జన్మ రాశికి ముందు రాశిలో, జన్మ రాశిలో, దాని తర్వాతి రాశిలో ఉండే దాదాపు ఏడున్నర ఏళ్ళ కాలాన్ని ఏలినాటి శని అంటారు. ${lasts(from, to)}`,
    ardhastama: panoti("ardhastama", "నాలుగవ"),
    kantaka: panoti("kantaka", "ఏడవ"),
    ashtama: panoti("ashtama", "ఎనిమిదవ"),
  },
  until: (rasi, to) => `శని ఈసారి ${rasiStem(rasi)} రాశిలో ${date(to)} వరకు ఉంటాడు.`,
  none: (rasi, house, moonRasi) =>
    `${isIn(rasi, house, moonRasi)} ఇప్పుడు ఏలినాటి శని లేదు; అర్ధాష్టమ శని, కంటక శని, అష్టమ శని కూడా లేదు.`,
  outsideLife: (rasi, house, moonRasi) =>
    `${isIn(rasi, house, moonRasi)} ఏలినాటి శని, అర్ధాష్టమ శని, కంటక శని, అష్టమ శని కాలాలను పుట్టినప్పటి నుండి నూట ఇరవై ఏళ్ళ వరకే లెక్కిస్తాం; నేటి తేదీ ఆ ఏళ్ళలో లేదు.`,
  good: "జన్మ రాశి నుండి శని మేలు చేసే మూడు స్థానాలలో ఇది ఒకటి; క్రమంగా చేసే పనికి ఫలం దక్కుతుంది.",
  next: (period, rasi, from) => `తర్వాత వచ్చేది ${PERIOD[period]}; శని ${rasiStem(rasi)} రాశిలో ప్రవేశించే రోజు: ${date(from)}.`,
  noneToCome: "పుట్టినప్పటి నుండి నూట ఇరవై ఏళ్ళలో ఇలాంటి కాలం మళ్ళీ మొదలు కాదు.",
  remedies: {
    lamp: "శనివారం సాయంత్రం ఇంట్లో లేదా శనీశ్వరుని ఆలయంలో నువ్వుల నూనె దీపం వెలిగించడం.",
    mantra: "శనివారం ఓం శం శనైశ్చరాయ నమః మంత్రాన్ని నూట ఎనిమిది సార్లు జపించడం.",
    fast: "ఆరోగ్యం అనుకూలిస్తే శనివారం ఒక పూట మాత్రమే సాధారణ భోజనం చేయడం.",
    gift: "శనివారం అవసరంలో ఉన్నవారికి నల్ల నువ్వులు, మినుములు లేదా దుప్పటి దానం చేయడం.",
    service: "వారానికి ఒక గంట పెద్దవారికి లేదా తక్కువ జీతానికి కష్టపడేవారికి సాయం చేయడం.",
    hanuman: "శనివారం హనుమాన్ చాలీసా చదవడం లేదా ఆంజనేయ స్వామి ఆలయాన్ని దర్శించడం.",
  },
  reasons: {
    "saturn.remedy": ({ remedy }) =>
      remedy === "service"
        ? "వృద్ధులకు, కష్టపడి పనిచేసేవారికి శని కారకుడు; వారికి సాయం చేయడమే శనికి చేసే పూజ అని ఆచారం."
        : "శనికి, శనివారానికి సంబంధించిన పాత ఆచారం ఇది. ఇష్టంగా చేసే పూజ మాత్రమే; తప్పనిసరి కాదు.",
    "saturn.not_counted": ({ rasi, moonRasi, house }) =>
      `శని ${rasiStem(rasi)} రాశిలో ఉన్నాడు; అది జన్మ రాశి (${rasiStem(moonRasi)} రాశి) నుండి ${ordinalWord(house)} రాశి. లెక్కించేవి పన్నెండవ, మొదటి, రెండవ రాశులు, నాలుగవ, ఏడవ, ఎనిమిదవ రాశులు మాత్రమే.`,
    "saturn.outside_life": ({ rasi, moonRasi, house }) =>
      `శని ${rasiStem(rasi)} రాశిలో ఉన్నాడు; అది జన్మ రాశి (${rasiStem(moonRasi)} రాశి) నుండి ${ordinalWord(house)} రాశి. అక్కడ శని ఉండే కాలాన్ని పుట్టినప్పటి నుండి నూట ఇరవై ఏళ్ళ వరకే లెక్కిస్తాం; నేటి తేదీ ఆ ఏళ్ళలో లేదు.`,
  },
};
