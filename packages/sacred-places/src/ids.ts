/** The places of the guide, in the order of the specification: its three lists, each place at its first mention. */
export const SACRED_PLACES = [
  "ayodhya",
  "mathura",
  "haridwar",
  "kasi",
  "kanchi",
  "avantika",
  "dwaraka",
  "somnath",
  "mallikarjuna",
  "mahakaleshwar",
  "omkareshwar",
  "kedarnath",
  "bhimashankar",
  "trimbakeshwar",
  "vaidyanath",
  "ramanathaswamy",
  "grishneshwar",
  "badrinath",
  "puri",
] as const;
export type SacredPlaceId = (typeof SACRED_PLACES)[number];

/** Still to be written. Of every other place the types require facts, sources, and words in each language. */
const UNWRITTEN = ["ramanathaswamy"] as const satisfies readonly SacredPlaceId[];
export type WrittenPlace = Exclude<SacredPlaceId, (typeof UNWRITTEN)[number]>;

export const isWrittenPlace = (id: string): id is WrittenPlace => WRITTEN_PLACES.some((written) => written === id);

const unwritten: readonly SacredPlaceId[] = UNWRITTEN;
/** The places that a screen may show. */
export const WRITTEN_PLACES: readonly WrittenPlace[] = SACRED_PLACES.filter(
  (id): id is WrittenPlace => !unwritten.includes(id),
);

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
} as const satisfies Readonly<Record<string, readonly SacredPlaceId[]>>;
export type SacredGroup = keyof typeof SACRED_GROUPS;

const GROUPS: readonly SacredGroup[] = ["sapta_puri", "jyotirlinga", "char_dham"];

/** The groups that a place belongs to, at least one. */
export const groupsOf = (id: SacredPlaceId): readonly SacredGroup[] =>
  GROUPS.filter((group) => SACRED_GROUPS[group].some((member) => member === id));
