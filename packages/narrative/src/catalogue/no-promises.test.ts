import { describe, expect, it } from "vitest";
import { ENGLISH } from "./english.ts";
import { inBothTenses } from "./in-tense.ts";
import { TELUGU } from "./telugu.ts";

const CATALOGUES = { en: ENGLISH, te: TELUGU } as const;
const SUBJECTS = ["health", "finances"] as const;

/**
 * Phrases in which texts of health and money once promised a thing. A test knows words alone: it does not notice a promise
 * made in others, and a text without these may still have to be read.
 */
const PROMISES = {
  en: new RegExp(
    [
      String.raw`\b(?:at its best|cured?|harmless|robust|legacy|remedy works|works wonders)\b`,
      String.raw`\bheal(?:s|ed|ing)\b`,
      String.raw`\b(?:none of them (?:is|was) serious|health is (?:steady|good)|sound health|(?:your|good) resistance)\b`,
      String.raw`\b(?:you (?:recover(?:ed)?|shake off)|recovery (?:is|was) faster|recovers? quickly|recovered quickly)\b`,
      String.raw`\bcomplaints? (?:eases?|leaves?|left|fades?|faded|disappears?|disappeared)\b`,
      String.raw`\b(?:complaints?|weakness(?:es)?) (?:keep quiet|are quiet|loosens|gives way|are forgotten)\b`,
      String.raw`\b(?:money|income|payment|sum|gains?|savings|profit) (?:comes? (?:in|back|through|from)|came (?:in|back|through|from))\b`,
      String.raw`\b(?:income|salary|savings|gains) (?:rises?|rose|grows?|grew)\b`,
      String.raw`\b(?:payment|money|sum)(?: \w+)* (?:arrives?|arrived|turns? up|turned up)\b`,
      String.raw`\b(?:brings?|brought) (?:in money|money|a gain|gains?|profit|luck)\b`,
      String.raw`\b(?:pays? off|paid off|luck in|luck brings|lucky|stakes?|sudden money)\b(?! a loan)`,
    ].join("|"),
    "iu",
  ),
  te: new RegExp(
    [
      "కుదుటపడ|బాగుపడుతుంది|బాగుపడింది|మెరుగవుతుంది|మెరుగైంది|పుంజుకుం|తగ్గుముఖం|మాయమవు|బాధించవు|నయమవు|కోలుకుంటారు",
      "ఆరోగ్యం (?:చక్కగా |నిలకడగా )?(?:ఉంటుంది|బాగుంటుంది|సహకరి|నిలుస్తుంది|నిలిచింది)",
      "(?:నొప్పి|నొప్పులు|జబ్బులు|జ్వరం|గాయాలు)(?: [\u0c00-\u0c7f]+){0,3} (?:తగ్గుతుంది|తగ్గుతాయి|తగ్గింది|తగ్గాయి|మానతాయి|మానాయి)",
      "జబ్బులేవీ|మందు కన్నా|దానంతటదే (?:తగ్గు|తగ్గి)",
      "ధన లాభం|లాభిస్త|లాభించ|లాభాన్నిస్త",
      "లాభం (?:వస్తుంది|వచ్చింది|కలుగుతుంది|కలిగింది|కనిపిస్తుంది|కనిపించింది|ఉంటుంది)",
      "ఆదాయ(?:ం|మూ) (?:బాగా |సులభంగా )?(?:పెరుగు|పెరిగి|వస్తుంది|వచ్చింది|కలుగుతుంది)",
      "(?:డబ్బు|సొమ్ము|ధనం|మొత్తం)(?: [\u0c00-\u0c7f]+){0,3} (?:అందుతుంది|అందింది|సమకూరు|సమకూరి)",
      "(?:డబ్బు|సొమ్ము|బాకీ) తిరిగి వ|వసూలవు|వసూలై|చేతిలో (?:డబ్బు|కొంత) (?:నిలు|మిగులు)",
    ].join("|"),
    "u",
  ),
} as const;

/** Every string of words that say how something goes; those with a slot are given one. */
function strings(words: unknown): readonly string[] {
  if (typeof words === "string") return inBothTenses(words);
  if (typeof words === "function") return strings(words("…", "…"));
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(strings) : [];
}

describe.each(["en", "te"] as const)("texts of health and money: %s", (lang) => {
  const { daily, weekly, yearly } = CATALOGUES[lang];
  const { effect, plain, counsel, act } = daily.story;

  it.each(SUBJECTS)("promise none in the day, the week and the year: %s", (subject) => {
    const effects = Object.values(effect).flatMap((houses) => houses.map((house) => house[subject]));
    const { aspect, aspectDay } = weekly.story;
    const year = yearly.aspects[subject];
    // What to leave may name a promise: "do not believe talk of quick profit".
    const told = [plain[subject], counsel[subject].good, act[subject], aspect[subject], aspectDay[subject].best];
    const texts = strings([effects, told, { ...year, advice: year.advice.go }]);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => PROMISES[lang].test(text))).toEqual([]);
  });
});
