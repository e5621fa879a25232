import type { LimbNames } from "../names.ts";

/** The days of the week, from Sunday. */
export const VARA_EN: LimbNames["vara"] = {
  ravi: { weekday: "Sunday", vaara: "Ravi vaara" },
  soma: { weekday: "Monday", vaara: "Soma vaara" },
  mangala: { weekday: "Tuesday", vaara: "Mangala vaara" },
  budha: { weekday: "Wednesday", vaara: "Budha vaara" },
  guru: { weekday: "Thursday", vaara: "Guru vaara" },
  shukra: { weekday: "Friday", vaara: "Shukra vaara" },
  shani: { weekday: "Saturday", vaara: "Shani vaara" },
};
