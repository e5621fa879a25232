import type { Graha } from "@vedanga/core";
import { SKY_NAMES_EN } from "./sky.ts";

export const sentenceStart = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "the Sun", "the Moon", "Mars": the name inside a sentence. */
export const named = (graha: Graha): string => {
  const { name } = SKY_NAMES_EN.graha[graha];
  return graha === "sun" || graha === "moon" ? `the ${name}` : name;
};

/** The name as a sentence begins with it. */
export const namedFirst = (graha: Graha): string => sentenceStart(named(graha));
