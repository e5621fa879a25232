import { called, rasiStem } from "@vedanga/names/te/forms";
import type { ManglikWords } from "../manglik-words.ts";

export const MANGLIK_TE: ManglikWords = {
  none: "లగ్నం నుండి గానీ, చంద్రుని నుండి గానీ, శుక్రుని నుండి గానీ దోషమిచ్చే ఆరు భావాలలో కుజుడు లేడు; లగ్నం నుండి ఆ భావాలలో శని, రాహువు, కేతువు కూడా లేరు.",
  reasons: {
    "manglik.malefic_house": ({ house }, about) =>
      `లగ్నం నుండి ${house}వ భావంలో ${called(about)} ఉన్నాడు; దోషమిచ్చే ఆరు భావాలలో ఇది ఒకటి.`,
    "manglik.excused": ({ house, rasi }, about) =>
      `లగ్నం నుండి ${house}వ భావంలో ${called(about)} ఉన్నాడు; దోషమిచ్చే ఆరు భావాలలో ఇది ఒకటే అయినా, ${rasiStem(rasi)} రాశి అతనికి స్వక్షేత్రం లేదా ఉచ్చ రాశి కాబట్టి లెక్కలోకి రాదు.`,
    "manglik.free": ({ house }, about) => `లగ్నం నుండి ${house}వ భావంలో ${called(about)} ఉన్నాడు; దోషమిచ్చే ఆరు భావాలలో ఇది లేదు.`,
    "manglik.aspect": ({ house, seen }, about) => `${house}వ భావంలో ఉన్న ${called(about)} ${seen}వ భావాన్ని చూస్తున్నాడు.`,
    "manglik.node_aspect": ({ house, seen }, about) =>
      `${house}వ భావంలో ఉన్న ${called(about)} ${seen}వ భావాన్ని చూస్తున్నాడు; రాహు కేతువులకు ఈ దృష్టి తర్వాతి కాలపు వాడుకలో ఉంది.`,
  },
};
