import type { BhavaSystem, Graha, Nakshatra } from "@vedanga/core";
import { called, genitive, nakshatraStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { KpWords } from "../kp-words.ts";
import { ordinalWord } from "./forms.ts";

const degree = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;

interface Ruled {
  readonly nakshatra: Nakshatra;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
}
const ruled = ({ nakshatra, starLord, subLord, subSubLord }: Ruled): string =>
  `ఇది ${nakshatraStem(nakshatra)} నక్షత్రం; నక్షత్రాధిపతి ${called(starLord)}. నక్షత్రాన్ని వింశోత్తరి సంవత్సరాల నిష్పత్తిలో తొమ్మిది భాగాలు చేస్తారు; ఇది ${genitive(subLord)} భాగం. అందులో చేసిన తొమ్మిది ఉపభాగాల్లో ఇది ${genitive(subSubLord)} ఉపభాగం.`;

const BEGINS: Readonly<Record<BhavaSystem, string>> = {
  sripati: "రెండు భావ మధ్యాల నడుమ",
  placidus: "ప్లాసిడస్ పద్ధతి ప్రకారం",
  porphyry: "ధ్రువానికి ఇంత దగ్గరలో ప్లాసిడస్ భావాలు ఏర్పడనందున కేంద్రాల మధ్య చాపాన్ని మూడు సమ భాగాలు చేయగా",
};

export const KP_TE: KpWords = {
  "kp.sub_lords": ({ longitudeDeg, ...lords }, about) =>
    `రాశిచక్రంలో ${NAMES_TE.graha[about === "lagna" ? "ascendant" : about].name} ఉన్న స్థానం: ${degree(longitudeDeg)}. ${ruled(lords)}`,
  "kp.cusp": ({ house, system, startDeg, ...lords }) =>
    `${BEGINS[system]} ${ordinalWord(house)} భావం మొదలయ్యే స్థానం: ${degree(startDeg)}. ${ruled(lords)}`,
};
