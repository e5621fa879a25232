import type { Graha } from "@vedanga/core";
import { called, toGraha } from "@vedanga/names/te/forms";
import type { PlanetReportWords, Strains } from "../planet-report-words.ts";
import { allOf, mattersOf, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";
import { PLANETS_IN_HOUSES_TE } from "./planets-in-houses.ts";

const BRINGS: Readonly<Record<Graha, string>> = {
  sun: "లక్ష్యం, హుందాతనం",
  moon: "భావుకత, ఆదరణ",
  mars: "శక్తి, ధైర్యం",
  mercury: "తెలివి, నేర్పు",
  jupiter: "వివేకం, ఔదార్యం",
  venus: "ఆకర్షణ, సామరస్యం",
  saturn: "ఓర్పు, శ్రద్ధ",
  rahu: "పెద్ద ఆశయం, కొత్త పద్ధతులు",
  ketu: "అంతర్దృష్టి, నిర్లిప్తత",
};

const SIGN = { enemy: "శత్రు రాశి", debilitated: "నీచ రాశి" } as const;

const strainsOf = ({ sign, isCombust, hardHouse, joined, seenBy }: Strains): readonly string[] => [
  ...(sign === undefined ? [] : [SIGN[sign]]),
  ...(isCombust ? ["సూర్యునికి దగ్గరగా ఉండడం"] : []),
  ...(hardHouse === undefined ? [] : [`${ordinalWord(hardHouse)} భావం`]),
  ...(joined.length === 0 ? [] : [`${allOf(joined)} సాంగత్యం`]),
  ...(seenBy.length === 0 ? [] : [`${allOf(seenBy)} పూర్ణ దృష్టి`]),
];

function strained(strains: Strains): string {
  const list = strainsOf(strains);
  const what = list.length === 1 ? "ఇబ్బంది కలిగించేది" : "ఇబ్బంది కలిగించేవి";
  return `ఈ జాతకంలో ${toGraha(strains.graha)} కాస్త ${what}: ${list.join("; ")}.`;
}

export const PLANET_REPORT_TE: PlanetReportWords = {
  location: (graha, rules, house) => {
    if (rules.length === 0) return `${house}వ భావంలో ${called(graha)}`;
    return rules.length === 1
      ? `${house}వ భావంలో ${rules[0]}వ భావాధిపతి`
      : `${house}వ భావంలో ${listed(rules.map((ruled) => `${ruled}వ`))} భావాల అధిపతి`;
  },
  inHouse: PLANETS_IN_HOUSES_TE,
  short: (graha, house) => `${mattersOf(house)} వంటి విషయాల్లో మీరు చూపే గుణాలు: ${BRINGS[graha]}.`,
  strained,
  unstrained: (graha) => `ఈ జాతకంలో ${toGraha(graha)} ఇబ్బంది కలిగించేది ఏదీ లేదు.`,
  keywords: {
    sun: { positive: ["గాంభీర్యం", "నాయకత్వం"], negative: ["అహం", "బెట్టు"] },
    moon: { positive: ["భావుకత", "సానుభూతి"], negative: ["మనసు నిలవకపోవడం", "త్వరగా నొచ్చుకోవడం"] },
    mars: { positive: ["పరాక్రమం", "చురుకుదనం"], negative: ["తగవులాడే గుణం", "ఆవేశం"] },
    mercury: { positive: ["తెలివి", "నేర్పు"], negative: ["కంగారు", "ఏకాగ్రత లేకపోవడం"] },
    jupiter: { positive: ["వివేకం", "దయ"], negative: ["అతివిశ్వాసం", "అతిగా బోధించడం"] },
    venus: { positive: ["ఆకర్షణ", "కళాభిరుచి"], negative: ["విలాసం", "కాదనలేకపోవడం"] },
    saturn: { positive: ["నిలకడ", "ధర్మనిష్ఠ"], negative: ["నిరుత్సాహం", "కాఠిన్యం"] },
    rahu: { positive: ["కొత్త ఆలోచనలు", "తెగువ"], negative: ["తీరని కోరిక", "అలజడి"] },
    ketu: { positive: ["అంతర్దృష్టి", "నిరాడంబరత"], negative: ["ముభావం", "తెంపరితనం"] },
  },
};
