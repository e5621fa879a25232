import type { reportsMangal as english } from "../en/reports-mangal.ts";

export const reportsMangal: Record<keyof typeof english, string> = {
  "mangal.intro":
    "వివాహ పొంతన చూసే ముందు జాతకంలో కుజుడు ఎక్కడ ఉన్నాడో చూడడం ఆచారం. కుజ దోషం ఇద్దరి మధ్య వచ్చే తొందరను, కోపాన్ని మాత్రమే సూచిస్తుంది; ఇంకేదీ కాదు.",
  "mangal.analyzing": "కుజ దోషం పరిశీలిస్తున్నాం…",
  "mangal.prompt": "విశ్లేషణ ఇంకా రాలేదు.",
  "mangal.analyze": "కుజ దోషం పరిశీలించండి",
  "mangal.present": "కుజ దోషం ఉంది",
  "mangal.absent": "కుజ దోషం లేదు",
  "mangal.percentage": "కుజ దోష శాతం",
  "mangal.ofHundred": "{score}%",
  "mangal.ticks": "గీతలు 40, 75 దగ్గర ఉన్నాయి: 40 వరకు స్వల్పం, 75 వరకు మధ్యమం, ఆపైన ఎక్కువ.",
  "mangal.factors": "దోషానికి కారణాలు",
  "mangal.factor": "{key}:",
  "mangal.key.mars": "లగ్నం నుండి కుజుడు",
  "mangal.key.moon": "చంద్రుని నుండి కుజుడు",
  "mangal.key.venus": "శుక్రుని నుండి కుజుడు",
  "mangal.key.saturn": "శని",
  "mangal.key.rahu": "రాహువు",
  "mangal.cancels": "దోషాన్ని తొలగించేవి",
  "mangal.near": "దోషానికి ఎంత దగ్గరగా వచ్చింది?",
  "mangal.notNear": "దగ్గరగా రాలేదు: కుజుడు ఉన్న భావానికి అటూ ఇటూ ఉన్న భావాలు కూడా దోషమిచ్చేవి కావు.",
  "mangal.schools": "ఇతర పద్ధతుల ప్రకారం",
  "mangal.school.raman": "బి.వి. రామన్",
  "mangal.school.north": "ఉత్తరాది పద్ధతి",
  "mangal.schoolDiffers": "ఈ ఫలితానికి భిన్నం",
  "mangal.schoolAgrees": "ఇదే ఫలితం",
  "mangal.about": "కుజ దోషం అంటే ఏమిటి?",
  "mangal.aboutText":
    "కుజుడు 1, 2, 4, 7, 8, 12 భావాలలో ఒకదానిలో ఉంటే కుజ దోషం అంటారు. ఈ భావాలను లగ్నం నుండి, తర్వాత చంద్రుని నుండి, శుక్రుని నుండి లెక్కిస్తారు.",
  "mangal.houseNumber": "{house}వ భావం",
  "mangal.house.1": "స్వభావం",
  "mangal.house.2": "కుటుంబం, మాట",
  "mangal.house.4": "గృహం",
  "mangal.house.7": "దాంపత్యం",
  "mangal.house.8": "ఇద్దరూ పంచుకునే జీవితం",
  "mangal.house.12": "విశ్రాంతి, ఏకాంతం",
  "mangal.aboutNote":
    "ఇది చాలామంది జాతకాల్లో ఉంటుంది; బృహత్ పరాశర హోరాశాస్త్రంలో ఇది లేదు. శాతం కోసం వేసిన పాయింట్లు మేము నిర్ణయించినవి; ఒక్కో పాయింటు ఎందుకో కింద చూడవచ్చు.",
  "dosha.consult": "జ్యోతిషుని సలహా తీసుకోవడం మంచిది",
  "mangal.consultText":
    "వివాహం కుదుర్చుకుంటూ ఉంటే, నమ్మకమున్న జ్యోతిషునికి ఇద్దరి జాతకాలూ కలిపి చూపండి: ఒకరి జాతకంలో ఉన్నది రెండో జాతకంతో సరిపోవడం మామూలే. ఈ సంఖ్యతోనే ఏదీ నిర్ణయించవద్దు; ఇది ఉన్నా సంతోషంగా ఉన్న దంపతులు ఎందరో ఉన్నారు.",
};
