/** The members of each group, in the order in which it is recited. */
export const SACRED_GROUPS = {
  sapta_puri: ["ayodhya", "mathura", "haridwar", "kasi", "kanchi", "avantika", "dwaraka"],
  jyotirlinga: [
    "somnath",
    "mallikarjuna",
    "mahakaleshwar",
    "omkareshwar",
    "kedarnath",
    "bhimashankar",
    "kasi",
    "trimbakeshwar",
    "vaidyanath",
    "dwaraka",
    "ramanathaswamy",
    "grishneshwar",
  ],
  char_dham: ["badrinath", "dwaraka", "puri", "ramanathaswamy"],
} as const;
export type SacredGroup = keyof typeof SACRED_GROUPS;

const GROUPS: readonly SacredGroup[] = ["sapta_puri", "jyotirlinga", "char_dham"];

export type SacredPlaceId = (typeof SACRED_GROUPS)[SacredGroup][number];

/** The places of the guide, in the order of the specification: its three lists, each place at its first mention. */
export const SACRED_PLACES: readonly SacredPlaceId[] = [...new Set(GROUPS.flatMap((group) => SACRED_GROUPS[group]))];

export const isSacredPlace = (id: string): id is SacredPlaceId => SACRED_PLACES.some((known) => known === id);

/** The groups that a place belongs to, at least one. */
export const groupsOf = (id: SacredPlaceId): readonly SacredGroup[] =>
  GROUPS.filter((group) => SACRED_GROUPS[group].some((member) => member === id));
