import type { moonSign as en } from "../en/moon-sign.ts";

export const moonSign: Record<keyof typeof en, string> = {
  "title.moonSign": "నా జన్మ రాశిని కనుగొనండి",
  "moonSign.description": "పుట్టిన తేదీ, సమయం, ప్రాంతం నుండి మీ జన్మ రాశి.",
  "moonSign.intro": "మీరు పుట్టినప్పుడు చంద్రుడు ఉన్న రాశే జన్మ రాశి. తేదీ, సమయం, ప్రాంతం నుండి మా సర్వర్ దాన్ని గణిస్తుంది; వాటిలో ఏదీ ఉంచుకోదు.",
  "moonSign.date": "పుట్టిన తేదీ",
  "moonSign.time": "పుట్టిన సమయం",
  "moonSign.timeHint": "తెలియకపోతే ఖాళీగా వదిలేయండి.",
  "moonSign.place": "పుట్టిన ప్రాంతం",
  "moonSign.find": "నా జన్మ రాశి చూపండి",
  "moonSign.dateNeeded": "పుట్టిన తేదీ ఇవ్వండి.",
  "moonSign.placeNeeded": "పుట్టిన ప్రాంతాన్ని జాబితా నుండి ఎంచుకోండి.",
  "moonSign.failed": "జన్మ రాశిని గణించలేకపోయాం.",
  "moonSign.is": "మీ జన్మ రాశి: {sign}.",
  "moonSign.either": "ఆ రోజు చంద్రుడు రాశి మారాడు: ముందు {first}, తర్వాత {second}. పుట్టిన సమయాన్ని బట్టి మీ రాశి తెలుస్తుంది.",
  "moonSign.kept": "ఈ పరికరం రాశిని మాత్రమే గుర్తుంచుకుంటుంది.",
  "moonSign.today": "{sign}: నేటి ఫలం",
  "moonSign.year": "{sign}: సంవత్సర ఫలం",
  "moonSign.own": "ఇది మీ జన్మ రాశి.",
  "moonSign.ownIs": "మీ జన్మ రాశి:",
  "moonSign.forget": "గుర్తుంచుకోవద్దు",
};
