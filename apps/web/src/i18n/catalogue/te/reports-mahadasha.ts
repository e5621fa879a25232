import type { reportsMahadasha as en } from "../en/reports-mahadasha.ts";

/** మహాదశ పేజీ మాటలు. */
export const reportsMahadasha: Record<keyof typeof en, string> = {
  "mahadasha.intro": "పుట్టినప్పటి చంద్ర స్థానం నుండి జీవితాన్ని తొమ్మిది గ్రహ దశలుగా లెక్కిస్తారు.",
  "mahadasha.current": "మీ ప్రస్తుత మహాదశ",
  "mahadasha.over": "తొమ్మిది దశలూ కలిపి 120 ఏళ్ళు; చివరిది ముగిసిన తేదీ: {date}. ఒక్కో దశ ఎలా గడిచిందో కింది పట్టికలో ఉంది.",
  "mahadasha.today": "ఈ రోజు, ఐదు స్థాయిల్లో",
  "mahadasha.until": "{when} వరకు",
  "mahadasha.noLevel": "ఈ రోజు ఐదు స్థాయిల్లో ఏ దశా నడవడం లేదు.",
  "mahadasha.levelsFailed": "ఈ రోజు దశలు గణించలేకపోయాం.",
  "mahadasha.tip": "{planet}, {from} నుండి {to} వరకు",
  "mahadasha.picture":
    "కింది గీత పై గీతలోని ప్రస్తుత దశను విడదీసి చూపుతుంది. చుక్కల గీత పుట్టిన రోజు, ఎర్ర గుర్తు ఈ రోజు. ఏ దశనైనా తాకితే దాని సంవత్సరాలు కనిపిస్తాయి.",
  "mahadasha.pictureOver": "చుక్కల గీత పుట్టిన రోజు. ఏ దశనైనా తాకితే దాని సంవత్సరాలు కనిపిస్తాయి.",
  "mahadasha.periods": "తొమ్మిది దశలు",
  "mahadasha.unable": "మహాదశ ఫలితాలు చూపలేకపోయాం.",
  "mahadasha.duration": "ఏళ్ళు",
  "mahadasha.details": "వివరాలు",
  "mahadasha.view": "చూడండి",
  "mahadasha.hide": "మూయండి",
  "mahadasha.dates": "{from} నుండి {to} వరకు",
  "mahadasha.bornWithin": "పుట్టేనాటికే నడుస్తున్న దశ: {from} నుండి {to} వరకు.",
  "mahadasha.endedWithin": "పుట్టేనాటికే నడుస్తున్న దశ: {from} నుండి {to} వరకు.",
  "mahadasha.prediction": "వివరమైన ఫలితం",
  "mahadasha.inChart": "మీ జాతకంలో {planet}",
  "mahadasha.why": "ఈ ఫలితం ఎందుకు?",
  "mahadasha.here": "మీకు ఇప్పుడు నడుస్తున్న దశ: {planet}.",
  "mahadasha.hereWithin": "మీకు ఇప్పుడు నడుస్తున్న మహాదశ: {planet}; అందులో అంతర్దశ: {part}, {date} వరకు.",
  "mahadasha.antardasha": "అంతర్దశ",
  "mahadasha.start": "ప్రారంభం",
  "mahadasha.end": "ముగింపు",
  "mahadasha.antardashas": "అంతర్దశలు: {planet}",
  "mahadasha.partsOf": "లోపలి దశలు: {path}",
  "mahadasha.partsFailed": "లోపలి దశలు గణించలేకపోయాం: {path}.",
  "mahadasha.clock": "సమయాలు పుట్టిన ఊరి గడియారం ప్రకారం.",
  "mahadasha.pair":
    "“గ్రహం1/గ్రహం2” అంటే మొదటి గ్రహ మహాదశలో రెండవ గ్రహ అంతర్దశ. ఉదాహరణ: {maha}/{antar}. ఏ అంతర్దశనైనా తెరిస్తే దాని లోపలి దశలు ఐదవ స్థాయి వరకు కనిపిస్తాయి.",
};
