import type { SkyNames } from "../names.ts";

/** In a file of their own, because the settings screen needs them and no other name of the sky. */
export const AYANAMSA_TE: SkyNames["ayanamsa"] = {
  lahiri: "లాహిరి",
  true_chitra: "నిజ చిత్ర",
  raman: "రామన్",
  krishnamurti: "కృష్ణమూర్తి",
  yukteshwar: "యుక్తేశ్వర్",
  fagan_bradley: "ఫేగన్ బ్రాడ్లీ",
  true_pushya: "నిజ పుష్య",
};
