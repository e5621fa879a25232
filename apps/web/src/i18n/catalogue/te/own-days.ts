import type { ownDays as en } from "../en/own-days.ts";

export const ownDays: Record<keyof typeof en, string> = {
  "title.ownDays": "ముఖ్యమైన రోజులు",
  "ownDays.link": "తిథి, నక్షత్రం ప్రకారం పుట్టినరోజులు, రాబోయే ముఖ్యమైన రోజులు",
  "ownDays.lede": "{name}: రాబోయే పదేళ్ళలో ఏటా వచ్చే రోజులు.",
  "ownDays.place": "ఎక్కడ పాటిస్తారు",
  "ownDays.placeNote": "ఈ ఊరి సూర్యోదయం, అపరాహ్ణం ప్రకారం తేదీలు.",
  "ownDays.placeOfBirth": "తేదీలు పుట్టిన ఊరి ప్రకారం ఉన్నాయి. ఇప్పుడు మీరు ఉండే ఊరిని ఎంచుకోండి.",
  "ownDays.failed": "రోజులను లెక్కించలేకపోయాము.",
  "ownDays.counted":
    "పుట్టినప్పుడు: {year} నామ సంవత్సరం, {month}, {paksha}, {tithi}; నక్షత్రం: {star}; సూర్యుడు ఉన్న రాశి: {sun}.",
  "ownDays.open": "పుట్టిన నిమిషాన్ని బట్టి ఇవి మారవచ్చు; కింది రోజులు మీరు ఇచ్చిన సమయం ప్రకారం.",
  "ownDays.kind.tithi_birthday": "తిథి ప్రకారం పుట్టినరోజు",
  "ownDays.kind.star_birthday": "నక్షత్రం ప్రకారం పుట్టినరోజు, చాంద్రమానం",
  "ownDays.kind.solar_star_birthday": "నక్షత్రం ప్రకారం పుట్టినరోజు, సౌరమానం",
  "ownDays.kind.remembrance": "ఆబ్దికం",
  "ownDays.about.tithi_birthday": "పుట్టిన చాంద్ర మాసంలో పుట్టిన తిథి, సూర్యోదయం ప్రకారం.",
  "ownDays.about.star_birthday": "పుట్టిన చాంద్ర మాసంలో జన్మ నక్షత్రం వచ్చే రోజు; తెలుగువారు లెక్కించే పద్ధతి.",
  "ownDays.about.solar_star_birthday":
    "పుట్టినప్పుడు సూర్యుడు ఉన్న రాశిలోనే మళ్ళీ ఉండగా జన్మ నక్షత్రం వచ్చే రోజు; తమిళులు, మలయాళీలు లెక్కించే పద్ధతి.",
  "ownDays.about.remembrance":
    "మరణించిన వారికి ఏటా శ్రాద్ధం చేసే రోజు, ఆ తేదీ నాటి తిథి ప్రకారం. మీరు ఇచ్చే తేదీని ఈ జాబితా కోసమే వాడతాము, భద్రపరచము. మీ ఆచారం వేరుగా ఉంటే మీ పురోహితుడిని అడగండి.",
  "ownDays.deathDate": "మరణించిన తేదీ",
  "ownDays.deathDateNeeded": "1600 నుండి 2400 లోపు తేదీ ఇవ్వండి.",
  "ownDays.deathTime": "సమయం, తెలిస్తే",
  "ownDays.deathTimeHint": "లేకపోతే సూర్యోదయ తిథిని తీసుకుంటాము.",
  "ownDays.findRemembrance": "రోజులను చూపండి",
  "ownDays.deathTithi": "తిథి: {month}, {paksha}, {tithi}.",
  "ownDays.dashas": "దశల మార్పులు",
  "ownDays.moreDashas": "అన్ని దశలు",
  "ownDays.saturn": "శని మార్పులు",
  "ownDays.noSaturn": "ఈ ఏళ్ళలో శని మీ జన్మ రాశి నుండి లెక్కలోకి వచ్చే రాశుల్లో ఉండడు.",
  "ownDays.returns": "తిరిగి వచ్చే తేదీ: {date}.",
  "ownDays.moreSaturn": "జీవితమంతా ఏలినాటి శని",
  "ownDays.back": "జాతకానికి తిరిగి",
};
