import { type ConventionChoice, DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";

/**
 * Whole sets of rules by the program that uses them. Drik Panchang's printed figures are met by the default, those of
 * Jagannatha Hora by the second, on the days that docs/accuracy.md counts; it prints amanta months as we do.
 */
export const PRESETS = [
  { id: "ours", choice: DEFAULT_CONVENTIONS },
  {
    id: "jhora",
    choice: { ayanamsa: "true_chitra", node: "true", positions: "true", sunrise: "centre", months: "amanta" },
  },
] as const satisfies readonly { readonly id: string; readonly choice: ConventionChoice }[];
