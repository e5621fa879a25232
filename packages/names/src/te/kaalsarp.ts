import type { KaalsarpType } from "@vedanga/core";

export const KAALSARP_TYPE_TE: Readonly<Record<KaalsarpType, string>> = {
  anant: "అనంత",
  kulik: "కులిక",
  vasuki: "వాసుకి",
  shankpal: "శంఖపాల",
  padma: "పద్మ",
  mahapadma: "మహాపద్మ",
  takshak: "తక్షక",
  karkotak: "కర్కోటక",
  shankhchood: "శంఖచూడ",
  ghatak: "ఘాతక",
  vishdhar: "విషధర",
  sheshnag: "శేషనాగ",
};
