import type { SkyNames } from "../names.ts";

/** In a file of their own, because the settings screen needs them and no other name of the sky. */
export const AYANAMSA_EN: SkyNames["ayanamsa"] = {
  lahiri: "Lahiri",
  true_chitra: "True Chitra",
  raman: "Raman",
  krishnamurti: "Krishnamurti",
  yukteshwar: "Yukteshwar",
  fagan_bradley: "Fagan-Bradley",
  true_pushya: "True Pushya",
};
