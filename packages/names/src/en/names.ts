import type { Names } from "../names.ts";
import { DAY_NAMES_EN } from "./day-names.ts";
import { FESTIVALS_EN } from "./festivals.ts";
import { LIMB_NAMES_EN } from "./limbs.ts";
import { SKY_NAMES_EN } from "./sky.ts";
import { SYLLABLE_EN } from "./syllable.ts";
import { YEAR_NAMES_EN } from "./years.ts";

export const NAMES_EN: Names = {
  ...SKY_NAMES_EN,
  ...LIMB_NAMES_EN,
  ...YEAR_NAMES_EN,
  ...DAY_NAMES_EN,
  syllable: SYLLABLE_EN,
  festival: FESTIVALS_EN,
  tradition: { smarta: "Smarta", vaishnava: "Vaishnava" },
};
