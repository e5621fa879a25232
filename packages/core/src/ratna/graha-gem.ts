import type { Gem, Graha } from "../ids.ts";

/** The stone of each graha: Phaladeepika ch. 2, v. 29; Jataka Parijata ch. 2, v. 21. */
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
