import type { SaturnStay } from "#person/saturn/saturn-periods.ts";

/** The three parts of Sade Sati and the three shorter periods, in the order of their signs from the Moon. */
export const SATURN_KINDS = [
  "1st Dhaiya",
  "2nd Dhaiya",
  "3rd Dhaiya",
  "Ardhastama Shani",
  "Kantaka Shani",
  "Ashtama Shani",
] as const;
export type SaturnKind = (typeof SATURN_KINDS)[number];

/** A stay within Sade Sati has the name of its part, the others their own. */
export function kindOf({ type, dhaiya }: Pick<SaturnStay, "type" | "dhaiya">): SaturnKind {
  if (dhaiya !== "Small Panoti") return dhaiya;
  return type === "Sade Sati" ? "1st Dhaiya" : type;
}
