export interface TeluguForm {
  /** What it is about, as the table in docs/telugu.md names it. */
  readonly name: string;
  readonly pattern: RegExp;
  /** What to write, for the message. */
  readonly instead: string;
  /** Where it applies, if not everywhere. */
  readonly where?: RegExp;
}

const GRAHA = "సూర్యుడు|చంద్రుడు|కుజుడు|బుధుడు|గురుడు|శుక్రుడు|శని(?![\u0c00-\u0c7f])|రాహువు|కేతువు";
const IN_PLURAL = "అవి|ఇవి|గ్రహాలు|గ్రంథాలు|చక్రాలు|తేదీలు|దశలు|పేర్లు|ఫలాలు|ఫలితాలు|భావాలు|రాశులు|లెక్కలు|వివరాలు|సమయాలు";
const SLOT_OF_FIGURES =
  "at|civilDayTe|count|date|dated|day|fewer|from|full|genitive|house|monthDayTe|n|number|of|offset|time|to|toldTimeTe|year";
/** Expressions of our own whose end is known: ఏలినాటి శని, ఈశాన్య దిక్కు, మకర రాశి. */
const SLOT_OF_KNOWN_END = "place|saturnIs|side|sideOf";
const DROPS_M = "మేష|వృషభ|మిథున|కర్కాటక|సింహ|వృశ్చిక|మకర|కుంభ|మీన";

/** Of two spellings in use, the one that the product does not write. */
const SPELLINGS: readonly TeluguForm[] = [
  { name: "నుంచి", pattern: /నుంచి/, instead: "నుండి" },
  { name: "ళ్ల", pattern: /ళ్ల/, instead: "ళ్ళ" },
  { name: "తరువాత", pattern: /తరువాత/, instead: "తర్వాత" },
  { name: "-డటం", pattern: /డట[ంా]/, instead: "-డడం" },
  { name: "సూర్యుడి", pattern: /(?:సూర్యు|చంద్రు|కుజు|బుధు|గురు|శుక్రు)డి/, instead: "-ని: సూర్యుని" },
  { name: "అయిదు", pattern: /అయిదు/, instead: "ఐదు" },
  { name: "కచ్చిత", pattern: /కచ్చిత/, instead: "ఖచ్చిత" },
  { name: "నిరయన", pattern: /నిరయన/, instead: "నిరయణ" },
  { name: "ఫైల్, లింక్", pattern: /(?:ఫైల్|లింక్)(?!ు)/, instead: "ఫైలు, లింకు" },
  { name: "ఫోన్", pattern: /ఫోన్(?!ు|ల)/, instead: "ఫోను" },
  { name: "నంబరు, కంప్యూటరు", pattern: /నంబరు|కంప్యూటరు/, instead: "నంబర్, కంప్యూటర్" },
  { name: "ఇమెయిల్", pattern: /ఇమెయిల్/, instead: "ఈమెయిల్" },
  { name: "కుళిక", pattern: /కుళిక/, instead: "కులిక" },
  { name: "దిశా శూల", pattern: /దిశా శూల/, instead: "వారశూల" },
  { name: "-సేవరకు", pattern: /(?:సే|ించే)వరకు/, instead: "వరకు as a word of its own" },
  { name: "-తాము", pattern: /(?:పోయా|లే|(?<=[\u0c00-\u0c7f])తా)ము(?![\u0c00-\u0c7f])/, instead: "-తాం, -లేం" },
  { name: "మేం", pattern: /(?<![\u0c00-\u0c7f])మేం(?![\u0c00-\u0c7f])/, instead: "మేము" },
  { name: "గడియలు", pattern: /(?<![\u0c00-\u0c7f])గడియల/, instead: "ఘడియలు" },
  { name: "కన్నా joined", pattern: /(?<=[\u0c00-\u0c7f])కన్నా(?![\u0c00-\u0c7f])/, instead: "కన్నా as a word of its own" },
  { name: "కంటే", pattern: /(?<![\u0c00-\u0c7f])కంటే(?![\u0c00-\u0c7f])/, instead: "కన్నా" },
  { name: "Telugu digits", pattern: /[\u0c66-\u0c6f]+/, instead: "0 to 9" },
];

const GRAMMAR: readonly TeluguForm[] = [
  { name: "ఎందుకంటే", pattern: /ఎందుకంటే|ఎందుకనగా/, instead: "the cause first: …నందున, కాబట్టి" },
  { name: "-బడు passive", pattern: /(?:ంచ|య|వ్వ|ప్ప|ట్ట|ల్ప|రువ)బడ/, instead: "the active verb" },
  {
    name: "మరియు, యొక్క",
    pattern: /(?<![\u0c00-\u0c7f])(?:మరియు|యొక్క)(?![\u0c00-\u0c7f])/,
    instead: "a comma, or the genitive",
  },
  {
    name: "నీవు",
    pattern: /(?<![\u0c00-\u0c7f])(?:నీవు|నువ్వు|నీకు|నిన్ను|నీతో)(?![\u0c00-\u0c7f])/,
    instead: "మీరు, మీకు",
  },
  { name: "పాపి", pattern: /(?<![\u0c00-\u0c7f])పాపి(?!ష్ఠి)/, instead: "పాపుడు" },
  {
    name: "ఆయన of a graha",
    pattern: /(?<![\u0c00-\u0c7f])ఆయన(?!ం|ాంశ)/,
    instead: "అతడు, అతని",
    where: /packages\/narrative\/(?!.*\/yearly\/)/,
  },
  {
    name: "curt request",
    pattern: /(?:చూపించు|గుర్తుంచు|ఎంచుకో|మార్చు)(?=["`])|చూపించండి/,
    instead: "-ండి: చూపండి, ఎంచుకోండి",
  },
  { name: "N వ ఇల్లు", pattern: /వ ఇల్లు/, instead: "భావం of a birth chart, ఇంట or స్థానం of a transit" },
  {
    name: "custom that acts",
    pattern: /(?:ఆచారం|సంప్రదాయం) (?:[^ .;:,"`]+ ){0,2}(?:కేటాయించింది|వదిలేస్తుంది|ఇస్తుంది|లెక్కిస్తుంది|భావిస్తుంది|చెబుతుంది)/,
    instead: "ఆచారం ప్రకారం …, or the verb in -స్తారు",
  },
  {
    name: "neuter for a graha",
    pattern: new RegExp(`(?:ేది|ినది) (?:${GRAHA}|\\$\\{(?:called|who)\\(|\\$\\{NAMES_TE\\.graha)`),
    instead: "-వాడు, or the graha first",
  },
  {
    name: "plural with కాదు",
    pattern: new RegExp(`(?<![\\u0c00-\\u0c7f])(?:${IN_PLURAL}) (?:[\\u0c00-\\u0c7f]+ )?కాదు`),
    instead: "కావు",
  },
];

const SLOTS: readonly TeluguForm[] = [
  {
    name: "case on a slot",
    pattern: new RegExp(
      `(?<!\\{(?:${SLOT_OF_FIGURES}))(?<!\\$\\{(?:${SLOT_OF_FIGURES}|${SLOT_OF_KNOWN_END})\\([^{}]*\\))(?<!\\$\\{[a-z]+\\.(?:${SLOT_OF_FIGURES}))\\}(?:ని|ను|కి|కు|న)(?![\\u0c00-\\u0c7f])`,
    ),
    instead: "a word that takes the case, or the form from names/te/forms.ts",
  },
  {
    name: "suffix on an abbreviation",
    pattern: /(?<![\u0c00-\u0c7f])(?:ని|సె|గం|సం|నె|రో|కి\.మీ)\.(?=[\u0c00-\u0c7f])/,
    instead: "the word in full, with its case",
  },
  {
    name: "-ం before రాశి, మాసం, నక్షత్రం",
    pattern: new RegExp(
      `(?:${DROPS_M})ం (?:రాశి|లగ్న)|(?:శ్రవణం|శతభిషం) నక్షత్ర|NAMES_TE\\.(?:rasi|nakshatra|masa)\\[[^\\]]*\\]\\} (?:రాశి|లగ్న|నక్షత్ర|మాస)`,
    ),
    instead: "the stem: మీన రాశి, శ్రవణ నక్షత్రం, కార్తీక మాసం",
  },
];

export const TELUGU_FORMS: readonly TeluguForm[] = [...SPELLINGS, ...GRAMMAR, ...SLOTS];
