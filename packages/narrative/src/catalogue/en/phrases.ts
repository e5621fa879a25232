import { oneOf } from "../../one-of.ts";
import { NAMES_EN } from "./names.ts";

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], last: "and" | "or" = "and"): string {
  const [final = "", ...before] = items.toReversed();
  return before.length === 0 ? final : `${before.toReversed().join(", ")} ${last} ${final}`;
}

const ORDINALS = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th"];

/** "7th", of a house from 1 to 12. */
export function ordinal(house: number): string {
  const word = ORDINALS[house - 1];
  if (word === undefined) throw new RangeError(`no house ${house}`);
  return word;
}

/** "the Sun", "the Moon", "Mars": the name as it stands inside a sentence. */
export const named = (graha: string): string => {
  const { name } = oneOf(NAMES_EN.graha, graha);
  return graha === "sun" || graha === "moon" ? `the ${name}` : name;
};

/** The name as a sentence begins with it. */
export const namedFirst = (graha: string): string => sentenceStart(named(graha));

export const sentenceStart = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
