import type { Names } from "../names.ts";
import { DAY_NAMES_TE } from "./day-names.ts";
import { FESTIVALS_TE } from "./festivals.ts";
import { LIMB_NAMES_TE } from "./limbs.ts";
import { SKY_NAMES_TE } from "./sky.ts";
import { SYLLABLE_TE } from "./syllable.ts";
import { YEAR_NAMES_TE } from "./years.ts";

export const NAMES_TE: Names = {
  ...SKY_NAMES_TE,
  ...LIMB_NAMES_TE,
  ...YEAR_NAMES_TE,
  ...DAY_NAMES_TE,
  syllable: SYLLABLE_TE,
  festival: FESTIVALS_TE,
  tradition: { smarta: "స్మార్త", vaishnava: "వైష్ణవ" },
};
