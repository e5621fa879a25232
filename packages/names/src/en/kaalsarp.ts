import type { KaalsarpType } from "@vedanga/core";

/** Kinds of kaalsarp dosha; the wire has the same. */
export const KAALSARP_TYPE_EN = {
  anant: "Anant",
  kulik: "Kulik",
  vasuki: "Vasuki",
  shankpal: "Shankpal",
  padma: "Padma",
  mahapadma: "Mahapadma",
  takshak: "Takshak",
  karkotak: "Karkotak",
  shankhchood: "Shankhchood",
  ghatak: "Ghatak",
  vishdhar: "Vishdhar",
  sheshnag: "Sheshnag",
} as const satisfies Record<KaalsarpType, string>;
