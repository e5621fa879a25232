import type { LordChoice } from "@vedanga/core";

/** Why one of the two lords of a sign is counted to, as the end of a sentence. */
export const CHOSEN_LORD_EN: Readonly<Record<LordChoice, string>> = {
  both_in_sign: "both are in the sign",
  other_in_sign: "the other is in the sign itself",
  more_company: "it has more planets with it",
  higher_degree: "both have as many planets with them, and it has the higher degree in its sign",
};
