import type { AshtakavargaFacts, BinduGiver } from "@vedanga/core";
import { genitive, toGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import type { BinduChartWords } from "../strength-words.ts";

const to = (one: BinduGiver): string => (one === "lagna" ? "లగ్నానికి" : toGraha(one));
/** లగ్నం మేషం, చంద్రుని రాశి మకరం, తన రాశి సింహం */
const placeOf = (giver: BinduGiver, isItself: boolean, rasi: string): string => {
  if (giver === "lagna") return `లగ్నం ${rasi}`;
  return `${isItself ? "తన" : genitive(giver)} రాశి ${rasi}`;
};

export const BINDUS_TE: RuleWords<AshtakavargaFacts, BinduGiver> = {
  "ashtakavarga.counted": ({ of }) =>
    `ఒక్కో గ్రహానికీ తన నుండి, మిగిలిన ఆరు గ్రహాల నుండి, లగ్నం నుండి కొన్ని స్థానాలు అనుకూలం; అలాంటి ప్రతి రాశికీ ఒక బిందువు, గరిష్ఠంగా ఎనిమిది. ఏడు గ్రహాలకూ కలిపి ${of}; అంటే రాశికి సగటున ${Math.round(of / 12)}.`,
  "ashtakavarga.row": ({ of }, about) =>
    about === "lagna"
      ? `లగ్నానికి విడిగా ఒక లెక్క ఉంది: ఏ జాతకంలోనైనా ${of} బిందువులు. ఏడు గ్రహాల మొత్తంలో ఇవి చేరవు.`
      : `ఏ జాతకంలోనైనా ${to(about)} మొత్తం ${of} బిందువులు ఉంటాయి. అవి ఏ రాశుల్లో పడతాయన్నది ఏడు గ్రహాల స్థానాలను, లగ్నాన్ని బట్టి ఉంటుంది.`,
  "ashtakavarga.given": ({ to: receiver, rasi, houses }, about) =>
    `${placeOf(about, about === receiver, NAMES_TE.rasi[rasi])} నుండి లెక్కిస్తే ${to(receiver)} అనుకూలమైన స్థానాలు: ${houses.join(", ")}.`,
};

export const BINDU_CHART_TE: BinduChartWords = {
  title: "అష్టకవర్గం",
  subtitle: (of) => {
    if (of === "total") return "ఏడు గ్రహాలకూ కలిపి";
    return of === "lagna" ? "లగ్న బిందువులు" : `${genitive(of)} బిందువులు`;
  },
  note: (inAll) => `మొత్తం ${inAll}`,
  sign: ({ rasi, house, bindus }) =>
    `${NAMES_TE.rasi[rasi]}: ${bindus} ${bindus === 1 ? "బిందువు" : "బిందువులు"}, ${house}వ భావం.`,
};
