import type { SaturnStay } from "#person/saturn/saturn-periods.ts";

/** What the reader may choose, as specified. */
export const STAY_FILTERS = ["all", "sade-sati", "kantaka", "ashtama", "ardhastama"] as const;
export type StayFilter = (typeof STAY_FILTERS)[number];

const TYPES: Readonly<Record<Exclude<StayFilter, "all">, SaturnStay["type"]>> = {
  "sade-sati": "Sade Sati",
  kantaka: "Kantaka Shani",
  ashtama: "Ashtama Shani",
  ardhastama: "Ardhastama Shani",
};

export const isKept = (filter: StayFilter, { type }: Pick<SaturnStay, "type">): boolean =>
  filter === "all" || TYPES[filter] === type;
