import { called, dashaStem, rasiStem } from "@vedanga/names/te/forms";
import type { JaiminiWords } from "../jaimini-words.ts";
import { CHOSEN_LORD_TE } from "./chosen-lord.ts";
import { ordinalWord } from "./forms.ts";

const karaka: JaiminiWords["karaka"] = {
  atma: { name: "ఆత్మకారకుడు", signifies: "తాను" },
  amatya: { name: "అమాత్యకారకుడు", signifies: "సంపద" },
  bhratru: { name: "భ్రాతృకారకుడు", signifies: "తోబుట్టువులు" },
  matri: { name: "మాతృకారకుడు", signifies: "తల్లి" },
  pitri: { name: "పితృకారకుడు", signifies: "తండ్రి" },
  putra: { name: "పుత్రకారకుడు", signifies: "సంతానం" },
  gnati: { name: "జ్ఞాతికారకుడు", signifies: "బంధువులు" },
  dara: { name: "దారకారకుడు", signifies: "జీవిత భాగస్వామి" },
};

const COUNT = { seven: "ఏడు", eight: "ఎనిమిది" } as const;

export const JAIMINI_TE: JaiminiWords = {
  karaka,
  reasons: {
    "karaka.rank": ({ karaka: id, rank, count, degrees }, about) =>
      `రాశిలో దాటిన డిగ్రీలను బట్టి ${COUNT[count]} గ్రహాలలో ${called(about)} ${ordinalWord(rank)} స్థానంలో ఉన్నాడు (${degrees.toFixed(2)}°); అందువల్ల అతడు ${karaka[id].name}.`,
    "karaka.rank_from_end": ({ karaka: id, rank, degrees }, about) =>
      `${called(about)} వెనక్కి నడుస్తాడు కాబట్టి అతని డిగ్రీలను రాశి చివరి నుండి లెక్కిస్తారు: ${degrees.toFixed(2)}°. ఎనిమిది గ్రహాలలో అతడు ${ordinalWord(rank)} స్థానంలో ఉన్నాడు; అందువల్ల అతడు ${karaka[id].name}.`,
    "arudha.counted": ({ house, rasi, lord, lordRasi, signs, end }) =>
      signs === 1
        ? `${house}వ భావం ${rasiStem(rasi)} రాశి. దాని అధిపతి అయిన ${called(lord)} అదే రాశిలో ఉన్నందున లెక్క కూడా అక్కడే ముగుస్తుంది.`
        : `${house}వ భావం ${rasiStem(rasi)} రాశి. దాని అధిపతి అయిన ${called(lord)} అక్కడి నుండి ${ordinalWord(signs)} రాశిలో (${rasiStem(lordRasi)} రాశి) ఉన్నాడు. అక్కడి నుండి మళ్ళీ అన్నే రాశులు లెక్కిస్తే ${rasiStem(end)} రాశి వస్తుంది.`,
    "arudha.two_lords": ({ rasi, lord, other, by }) =>
      `${rasiStem(rasi)} రాశికి ఇద్దరు అధిపతులు: ${called(lord)}, ${called(other)}. లెక్కకు తీసుకున్నది ${dashaStem(lord)} గ్రహాన్ని; ${CHOSEN_LORD_TE[by]}.`,
    "arudha.moved": ({ end, pada }) =>
      `భావం ఉన్న రాశి గానీ దానికి ఏడవ రాశి గానీ ఆరూఢ పదం కాదు. కాబట్టి ${rasiStem(end)} రాశి నుండి పదవదైన ${rasiStem(pada)} రాశిని తీసుకుంటారు.`,
    "arudha.kept": ({ end, isOwn }) =>
      `లెక్క ${isOwn ? "భావం ఉన్న రాశిలోనే" : "భావానికి ఏడవ రాశిలో"} (${rasiStem(end)} రాశి) ముగిసింది. అడిగిన పద్ధతి ప్రకారం అదే ఆరూఢ పదం; పరాశరుని ప్రకారం దాని నుండి పదవ రాశిని తీసుకుంటారు.`,
  },
};
