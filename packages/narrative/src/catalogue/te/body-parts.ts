import type { BodyPart } from "@vedanga/core";

export const BODY_PART_TE: Readonly<Record<BodyPart, string>> = {
  bones: "ఎముకలు",
  heart: "గుండె",
  eyes: "కళ్ళు",
  skin: "చర్మం",
  blood: "రక్తం",
  sleep: "నిద్ర",
  digestion: "జీర్ణశక్తి",
  phlegm: "కఫం",
  marrow: "ఎముకల మజ్జ",
  throat: "గొంతు",
  nose: "ముక్కు",
  body_fat: "కొవ్వు",
  ears: "చెవులు",
  bowels: "పేగులు",
  reproduction: "ప్రజనన వ్యవస్థ",
  urinary_tract: "మూత్రకోశం",
  muscles: "కండరాలు",
  legs: "కాళ్ళు",
  stomach: "ఉదరం",
  tiredness: "అలసట",
};
