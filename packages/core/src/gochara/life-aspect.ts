import type { Graha } from "../ids.ts";

export const LIFE_ASPECTS = [
  "physique",
  "status",
  "finances",
  "relationship",
  "career",
  "travel",
  "family",
  "friends",
  "health",
] as const;
export type LifeAspect = (typeof LIFE_ASPECTS)[number];

/** Those of a week: the format gives it no bodily strength. */
export const WEEK_ASPECTS = LIFE_ASPECTS.filter((aspect) => aspect !== "physique");
export type WeekAspect = Exclude<LifeAspect, "physique">;

/** The houses from the Moon sign that an aspect of life is read from, and the grahas that signify it. */
export interface Signifiers {
  readonly houses: readonly number[];
  readonly karakas: readonly Graha[];
}

/** All of life together: no house and no graha before another. */
export const WHOLE_LIFE: Signifiers = { houses: [], karakas: [] };

// Houses: BPHS 11.2-13; karakas: BPHS 32.22-34, Phaladeepika 15.
const SHARED: Readonly<Record<Exclude<LifeAspect, "status">, Signifiers>> = {
  physique: { houses: [1], karakas: ["sun", "mars"] },
  finances: { houses: [2, 11], karakas: ["jupiter", "venus"] },
  relationship: { houses: [7], karakas: ["venus", "moon"] },
  career: { houses: [10, 6], karakas: ["sun", "saturn", "mercury"] },
  travel: { houses: [3, 9, 12], karakas: ["moon", "rahu"] },
  family: { houses: [2, 4], karakas: ["moon", "jupiter"] },
  friends: { houses: [11, 3], karakas: ["mercury", "venus"] },
  health: { houses: [6, 8], karakas: ["sun", "saturn", "mars"] },
};

/** For a day "status" is the state of mind: the fourth and fifth houses, the Moon and Mercury. */
export const ASPECTS_OF_DAY: Readonly<Record<LifeAspect, Signifiers>> = {
  ...SHARED,
  status: { houses: [4, 5], karakas: ["moon", "mercury"] },
};

/** For a year "status" is a person's reputation: the tenth and ninth, the Sun and Jupiter. */
export const ASPECTS_OF_YEAR: Readonly<Record<LifeAspect, Signifiers>> = {
  ...SHARED,
  status: { houses: [10, 9], karakas: ["sun", "jupiter"] },
};
