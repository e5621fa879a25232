import type { Dignity, FunctionalNature, LuminousGraha } from "@vedanga/core";
import { genitive, rasiStem, toGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { GrahaStanding, StrengthReadingWords, TiedSigns } from "../strength-words.ts";
import { mattersOf } from "./forms.ts";
import { listed } from "./phrases.ts";

const IS_FOR_YOU: Readonly<Record<FunctionalNature, (who: string, what: string) => string>> = {
  yogakaraka: (who, what) => `ఈ జాతకంలో ${who} ముఖ్యమైన శుభగ్రహం; ${what} వంటి విషయాల్లో మేలు చేస్తాడు.`,
  highly_benefic: (who, what) => `${what} వంటి విషయాల్లో ${who} మీకు ఎంతో సాయపడతాడు.`,
  benefic: (who, what) => `${what} వంటి విషయాల్లో ${who} మీకు సాయపడతాడు.`,
  neutral: (who, what) => `${what} వంటి విషయాలకు ${who} అధిపతి; మేలు వైపు గానీ కీడు వైపు గానీ మొగ్గడు.`,
  malefic: (who, what) => `${what} వంటి విషయాలకు ${who} అధిపతి; వాటిలో ఓర్పు అవసరం.`,
  highly_malefic: (who, what) => `${what} వంటి విషయాలకు ${who} అధిపతి; వాటిలో ఎంతో ఓర్పు అవసరం.`,
  maraka: (who, what) => `${what} వంటి విషయాలకు ${who} అధిపతి; వాటిలో మితంగా ఉండడం మంచిది.`,
};

const STANDS: Readonly<Record<Dignity, string>> = {
  exalted: "అతడు ఉచ్చలో ఉన్నందున ఫలం నిండుగా ఇస్తాడు.",
  moolatrikona: "అతడు మూలత్రికోణంలో బలంగా ఉన్నందున నమ్మదగిన ఫలం ఇస్తాడు.",
  own: "అతడు స్వక్షేత్రంలో ఉన్నందున ఇచ్చే ఫలం నిలకడగా ఉంటుంది.",
  friend: "అతడు మిత్ర క్షేత్రంలో ఉన్నందున సులువుగా పనిచేస్తాడు.",
  neutral: "అతడు సమ క్షేత్రంలో ఉన్నందున తన బలంతోనే పనిచేస్తాడు.",
  enemy: "అతడు శత్రు క్షేత్రంలో ఉన్నందున ఫలం శ్రమతో వస్తుంది.",
  debilitated: "అతడు నీచలో ఉన్నందున ఫలం సాధనతో, ఆలస్యంగా వస్తుంది.",
};

function first({ graha, nature, rules, house }: GrahaStanding): string {
  if (graha === "rahu") return `${mattersOf(house)} వంటి విషయాల మీద రాహువు ఆసక్తి పెంచుతాడు.`;
  if (graha === "ketu") return `${mattersOf(house)} వంటి విషయాల మీద కేతువు మమకారం తగ్గిస్తాడు.`;
  return IS_FOR_YOU[nature](NAMES_TE.graha[graha].name, rules.map(mattersOf).join(", "));
}

const isNode = ({ graha }: GrahaStanding): boolean => graha === "rahu" || graha === "ketu";

/** What a person does for a graha that has little to spare. */
const CARE: Readonly<Record<LuminousGraha, string>> = {
  sun: "తెల్లవారుజామునే లేవడం, చేసిన పనికి గుర్తింపు",
  moon: "నిద్ర, ప్రశాంతత",
  mars: "వ్యాయామం, స్పష్టమైన లక్ష్యం",
  mercury: "నిదానంగా చదవడం, స్పష్టంగా మాట్లాడడం",
  jupiter: "మంచి గురువులు, మంచి సలహా",
  venus: "అందమైన పరిసరాలు, మంచి స్నేహం",
  saturn: "క్రమం, నిలకడైన అలవాట్లు",
};

const SEVEN = 7;
/** To how many grahas of the seven. */
const COUNTED = ["ఒక గ్రహానికే", "రెండు గ్రహాలకు", "మూడు గ్రహాలకు", "నాలుగు గ్రహాలకు", "ఐదు గ్రహాలకు", "ఆరు గ్రహాలకు"];

const enough = (sufficient: number): string => {
  if (sufficient === SEVEN) return "ఏడు గ్రహాలకూ కావలసినంత బలం ఉంది.";
  if (sufficient === 0) return "ఏడు గ్రహాలకూ కావలసినదాని కన్నా బలం కొంత తక్కువ.";
  return `ఏడు గ్రహాల్లో ${COUNTED[sufficient - 1] ?? sufficient} కావలసినంత బలం ఉంది.`;
};

/** 10వ భావమైన మేష రాశికి (వృత్తి, హోదా); 1, 5 భావాలైన మేష (వ్యక్తిత్వం, నడవడిక), సింహ (సంతానం, విద్య, వివేకం) రాశులకు */
function toSigns({ signs }: TiedSigns): string {
  const [first, ...others] = signs;
  if (first !== undefined && others.length === 0) {
    return `${first.house}వ భావమైన ${rasiStem(first.rasi)} రాశికి (${mattersOf(first.house)})`;
  }
  const houses = listed(signs.map(({ house }) => String(house)));
  return `${houses} భావాలైన ${listed(signs.map(({ rasi, house }) => `${rasiStem(rasi)} (${mattersOf(house)})`))} రాశులకు`;
}

const apiece = ({ signs }: TiedSigns): string => (signs.length === 1 ? "" : " చొప్పున");

export const STRENGTH_READING_TE: StrengthReadingWords = {
  graha: (standing) =>
    [
      first(standing),
      STANDS[standing.dignity],
      ...(standing.isCombust ? ["సూర్యునికి దగ్గరగా ఉన్నందున అతని ఫలం బయటికి కనబడకుండా అందుతుంది."] : []),
      ...(standing.isRetrograde && !isNode(standing)
        ? ["వక్రగతిలో ఉన్నందున అతడు ఫలం ఇచ్చే ముందు ఒకటికి రెండుసార్లు ఆలోచింపజేస్తాడు."]
        : []),
    ].join(" "),
  shadbala: ({ sufficient, strongest, weakest }) =>
    `${enough(sufficient)} ఒక్కో గ్రహానికి కావలసిన బలంతో పోలిస్తే ${NAMES_TE.graha[strongest].name} అందరి కన్నా బలవంతుడు; ${sufficient === SEVEN ? `${toGraha(weakest)} మిగులు తక్కువ` : `${genitive(weakest)} బలం అందరి కన్నా తక్కువ`}. అందుకే మీకు ఇవి మరింత ముఖ్యం: ${CARE[weakest]}.`,
  ashtakavarga: ({ most, least }) => {
    const isAlone = most.signs.length === 1;
    const best = `మీకు అన్నిటి కన్నా అనుకూలమైన ${isAlone ? "రాశి ఇది" : "రాశులు ఇవి"}`;
    return `మీ ${toSigns(most)} 56లో ${most.bindus}${apiece(most)} బిందువులు ఉన్నాయి; ${best}. ${toSigns(least)} అన్నిటి కన్నా తక్కువ, ${least.bindus}${apiece(least)}; ఆ విషయాల్లో నిదానం మంచిది.`;
  },
  yogas: ({ found, cancelled }) => {
    if (found === 0) return "పేరున్న యోగాలేవీ లేవు; రాశులు, భావాలను బట్టే ఫలితం.";
    return `ఈ జాతకంలో ఉన్న యోగాలు ${found}${cancelled === 0 ? "" : `; వాటిలో భంగమైనవి ${cancelled}`}. యోగం ఒక సూచన మాత్రమే, హామీ కాదు.`;
  },
};
