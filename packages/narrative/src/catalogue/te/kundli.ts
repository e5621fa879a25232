import type { Graha } from "@vedanga/core";
import { nakshatraStem, rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { KundliWords } from "../kundli-words.ts";
import { MATCH_NAMES_TE } from "./match-names.ts";

const { gana, yoni, nadi, varna, vasya } = MATCH_NAMES_TE;
const degrees = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;
const who = (about: Graha | "lagna"): string => NAMES_TE.graha[about === "lagna" ? "ascendant" : about].name;

const HALF = { shukla: "శుద్ధ", krishna: "బహుళ" } as const;
const MODALITY = { movable: "చర", fixed: "స్థిర", dual: "ద్విస్వభావ" } as const;

export const KUNDLI_TE: KundliWords = {
  stone: NAMES_TE.gem,
  tithi: (paksha, tithi) => `${HALF[paksha]} ${tithi}`,
  isMoonSign: (rasi) => `మీ జన్మ రాశి: ${NAMES_TE.rasi[rasi]}`,
  isSunSign: (rasi) => `మీ సాయన సూర్య రాశి: ${NAMES_TE.rasi[rasi]}`,
  isAscendant: (rasi) => `మీ లగ్నం: ${NAMES_TE.rasi[rasi]}`,
  reasons: {
    "moon.gana": (facts) => `చంద్రుడు ఉన్న ${nakshatraStem(facts.nakshatra)} నక్షత్రానిది ${gana[facts.gana]}.`,
    "moon.yoni": (facts) => `చంద్రుడు ఉన్న ${nakshatraStem(facts.nakshatra)} నక్షత్రానికి చెప్పిన యోని: ${yoni[facts.yoni]}.`,
    "moon.nadi": (facts) => `చంద్రుడు ఉన్న ${nakshatraStem(facts.nakshatra)} నక్షత్రానిది ${nadi[facts.nadi]}.`,
    "moon.varna": (facts) => `చంద్రుడు ఉన్న ${rasiStem(facts.rasi)} రాశిది ${varna[facts.varna]}.`,
    "moon.vasya": (facts) =>
      `చంద్రుడు ${rasiStem(facts.rasi)} రాశిలో ${degrees(facts.degreesInRasi)} వద్ద ఉన్నాడు; ఆ భాగానికి చెప్పిన వశ్యం: ${vasya[facts.vasya]}.`,
    "moon.tattva": ({ rasi, tattva }) => `చంద్రుడు ఉన్న ${rasiStem(rasi)} రాశి తత్త్వం: ${NAMES_TE.tattva[tattva]}.`,
    "sign.rising": ({ longitudeDeg, rasi, nakshatra, pada }) =>
      `తూర్పున ఉదయిస్తున్న బిందువు నిరయణ రాశి చక్రంలో ${degrees(longitudeDeg)} వద్ద ఉంది; అది ${rasiStem(rasi)} రాశి, ${nakshatraStem(nakshatra)} నక్షత్రం ${pada}వ పాదం.`,
    "sign.of_graha": ({ longitudeDeg, rasi }, about) =>
      `${who(about)} నిరయణ రాశి చక్రంలో ${degrees(longitudeDeg)} వద్ద, ${rasiStem(rasi)} రాశిలో ఉన్నాడు.`,
    "sign.of_sun_tropical": ({ tropicalDeg, rasi, ayanamsaDeg, siderealRasi }) =>
      `విషువత్తు నుండి మొదలయ్యే సాయన రాశి చక్రంలో సూర్యుడు ${degrees(tropicalDeg)} వద్ద, ${rasiStem(rasi)} రాశిలో ఉన్నాడు. ${degrees(ayanamsaDeg)} అయనాంశ తీసివేస్తే నిరయణ పద్ధతిలో అతడు ${rasiStem(siderealRasi)} రాశిలో ఉన్నాడు.`,
    "sign.lord": ({ rasi, lord }) => `${rasiStem(rasi)} రాశికి అధిపతి ${NAMES_TE.graha[lord].name}.`,
    "sign.character": ({ rasi, modality, tattva }) =>
      `${rasiStem(rasi)} రాశి ${MODALITY[modality]} రాశి; దాని తత్త్వం: ${NAMES_TE.tattva[tattva]}.`,
  },
};
