import type { GemKey } from "#api/gem-details.ts";

/** The nine, in the order of their grahas. */
export const GEM_KEYS: readonly GemKey[] = [
  "ruby",
  "pearl",
  "coral",
  "emerald",
  "yellow_sapphire",
  "diamond",
  "blue_sapphire",
  "gomedhaka",
  "cat_eye",
];
