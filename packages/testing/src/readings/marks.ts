/** What was heard amiss in a reading, the words as they are now, and why. */
export interface Mark {
  /** The number of the reading. */
  readonly reading: number;
  readonly was: string;
  readonly now: string;
  readonly why: string;
}

const mark = (reading: number, was: string, now: string, why: string): Mark => ({ reading, was, now, why });

/** Marked when the readings were read aloud; mended in the catalogue, so that every reading of the kind has the new words. */
export const MARKS: readonly Mark[] = [
  mark(5, "మాటలో, చేతిలో పొదుపు", "మాటలో, ఖర్చులో పొదుపు", "One saves on spending; “in the hand” is English."),
  mark(
    7,
    "గురువారం (నవంబర్ 26) నుండి తీసుకున్న నిర్ణయాన్ని రాసి పెట్టుకుని",
    "గురువారం (నవంబర్ 26) నుండి ఏ నిర్ణయం తీసుకున్నా రాసి పెట్టుకుని",
    "Read as a decision that was taken from Thursday on.",
  ),
  mark(
    8,
    "రెండవ సగం మీద ఆశ పెట్టుకోదగిన వారం",
    "రెండవ సగం మెరుగ్గా ఉండే వారం",
    "“A week to set hope on its second half” is English.",
  ),
  mark(
    8,
    "రెండు వారాలుగా పెరిగినదాన్ని నలుగురితో పంచుకోండి",
    "ఇన్నాళ్ళ శ్రమకు దక్కిన ఫలాన్ని ఆత్మీయులతో పంచుకోండి",
    "What had grown for two weeks was not said.",
  ),
  mark(
    15,
    "ఇచ్చేది నిలకడగా ఉంటుంది",
    "ఇచ్చే ఫలం నిలకడగా ఉంటుంది",
    "A graha gives its result (ఫలం); “what it gives” had no noun. The same in each of the seven dignities.",
  ),
  mark(
    16,
    "అతడు ముందు నిలవడం కన్నా వెనుక ఉండి బాగా పనిచేస్తాడు",
    "అతని ఫలం బయటికి కనబడకుండా అందుతుంది",
    "“Behind the scenes” is an English picture.",
  ),
  mark(
    17,
    "మిగతా షరతులు అన్నీ కుదరలేదు",
    "మిగతా షరతుల్లో కొన్ని కుదరలేదు",
    "Could mean that none was met; the fact is that not all are.",
  ),
  mark(17, "భావానికి చొరవ తోడైంది", "మనసుకు చొరవ తోడైంది", "In a chart భావం is a house."),
  mark(
    17,
    "భాగ్యం, కర్మ చేతులు కలిపాయి",
    "భాగ్య, కర్మాధిపతులు కలిశారు",
    "Fortune and work do not shake hands; the two lords are together.",
  ),
  mark(
    17,
    "ఒడుదొడుకుల అధిపతి హద్దుల్లో ఉన్నాడు",
    "ఎనిమిదవ భావాధిపతి దుస్థానంలోనే ఉన్నాడు",
    "Says the rule: the lord of the eighth in the sixth, eighth or twelfth.",
  ),
  mark(
    17,
    "మొదటి భావాధిపతీ, రెండవ, పదకొండవ భావాల అధిపతీ",
    "మొదటి భావాధిపతీ రెండవ, పదకొండవ భావాల అధిపతీ",
    "With a comma between the two lords their houses ran together.",
  ),
  mark(
    18,
    "బుధుడు, గురుడు, శుక్రుడు చంద్రుని నుండి ఆరవ, ఎనిమిదవ, ఏడవ రాశుల్లో ఉన్నారు",
    "చంద్రుని నుండి బుధుడు ఆరవ, గురుడు ఎనిమిదవ, శుక్రుడు ఏడవ రాశిలో ఉన్నారు",
    "Who is where was not told, and three in one sign were said as “ఆరవ, ఆరవ, ఆరవ”.",
  ),
  mark(
    18,
    "శుభులు చంద్రునికి ఎదురుగా ఉన్నారు",
    "చంద్రుని నుండి ఆరు, ఏడు, ఎనిమిది స్థానాల్లోనే శుభులు ఉన్నారు",
    "Opposite (ఎదురుగా) is the seventh alone.",
  ),
  mark(
    19,
    "ఏడు నుండి ఏడు భావాలూ నిండాయి",
    "ఏడవ భావం మొదలు వరుసగా ఏడు భావాల్లో ఏడు గ్రహాలు",
    "“From seven to seven”: nobody could tell the houses. The same in Nauka, Kuta, Chapa and Ardha Chandra.",
  ),
  mark(
    19,
    "చంద్రుని ముందు గ్రహం ఉంది",
    "చంద్రునికి ముందు రాశిలో గ్రహం ఉంది",
    "In front of the Moon and before it are one word; the rule is the sign before.",
  ),
  mark(
    20,
    "చంద్రుని వెనుక గ్రహం ఉంది",
    "చంద్రుని తర్వాతి రాశిలో గ్రహం ఉంది",
    "Behind the Moon was the wrong side: the rule is the next sign, where it is going.",
  ),
  mark(20, "శ్రమను కోరే భావంతో మార్పిడి", "దుస్థానాధిపతితో పరివర్తన", "The word of the books is పరివర్తన, and it is of lords."),
  mark(
    20,
    "ఇంటి బలం, మంచి సలహా ఒకదానికొకటి తోడు",
    "నాలుగవ భావాధిపతికి మంచి తోడు దొరికింది",
    "Home ground is English; the rule is about the lord of the fourth.",
  ),
  mark(20, "గ్రహాలూ 5 రాశుల్లో ఉన్నాయి", "గ్రహాలూ ఐదు రాశుల్లో ఉన్నాయి", "A small number in a sentence is a word."),
  mark(
    28,
    "ఇవి రాహు దశ ఏళ్ళు, కొత్తవాటి మీద",
    "ఇవి రాహు దశ నడిచిన ఏళ్ళు; కొత్తవాటి మీద",
    "“Rahu's years” word for word. Years are those in which a dasha ran.",
  ),
  mark(
    30,
    "సంతానం, విద్య, వివేకం, ఖర్చు, విశ్రాంతి, దూరదేశాలు",
    "సంతానం, విద్య, వివేకం; ఖర్చు, విశ్రాంతి, దూరదేశాలు",
    "The matters of two houses ran together.",
  ),
  mark(32, "వారికి సాయం చేయడం శనికి చేసే పూజగా ఆచారం", "వారికి సాయం చేయడమే శనికి చేసే పూజ అని ఆచారం", "The sentence did not hold together."),
  mark(36, "ఇక్కడ అంతకంటే ఎక్కువ", "ఇక్కడ అంత కన్నా ఎక్కువ", "కన్నా everywhere, apart from the word before it."),
  mark(40, "తూర్పు, దక్షిణం, పశ్చిమం, ఉత్తరం దిక్కులకు", "తూర్పు, దక్షిణ, పశ్చిమ, ఉత్తర దిక్కులకు", "Before దిక్కు a name drops its -ం."),
  mark(
    40,
    "గ్రంథం ప్రకారం అన్ని నక్షత్రాలవారికీ",
    "గ్రంథాల ప్రకారం అన్ని నక్షత్రాలవారికీ",
    "The verse of Narada has the kitchen and the bedroom; the room of the gods is in another book.",
  ),
  mark(
    40,
    "డబ్బు కోసం ధరించేది చతుర్ముఖి, పంచముఖి రుద్రాక్ష",
    "డబ్బు కోసం ధరించేవి చతుర్ముఖి, పంచముఖి రుద్రాక్షలు",
    "Two beads with a verb for one.",
  ),
];
