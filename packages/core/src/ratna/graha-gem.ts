import type { Gem, Graha } from "../ids.ts";

/** The stone of each graha: Jataka Parijata ch. 2, v. 21; the verse is also in Mani-mala (S. M. Tagore, 1879), v. 79. */
export const GRAHA_GEM: Readonly<Record<Graha, Gem>> = {
  sun: "ruby",
  moon: "pearl",
  mars: "coral",
  mercury: "emerald",
  jupiter: "yellow_sapphire",
  venus: "diamond",
  saturn: "blue_sapphire",
  rahu: "gomedhaka",
  ketu: "cat_eye",
};
