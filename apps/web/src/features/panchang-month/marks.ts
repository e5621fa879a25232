import type { Festival } from "#api/wire/festival.ts";

/** The marks of a cell, in the order in which they stand; they differ in shape. */
export const MARKS = ["festival", "ekadashi", "vrata", "eclipse"] as const;
export type Mark = (typeof MARKS)[number];

const MARK_OF: Readonly<Record<Festival["kind"], Mark>> = {
  festival: "festival",
  full_or_new_moon: "festival",
  sankranti: "festival",
  ekadashi: "ekadashi",
  vrata: "vrata",
  monthly_vrata: "vrata",
  eclipse: "eclipse",
};

/** What is kept on a day, each kind once. */
export function marksOf(festivals: readonly Pick<Festival, "kind">[]): readonly Mark[] {
  const found = new Set(festivals.map(({ kind }) => MARK_OF[kind]));
  return MARKS.filter((mark) => found.has(mark));
}

const TITHIS_OF_A_HALF = 15;
const NEW_MOON = 30;

/** As almanacs count: 1 to 15 to the full Moon, then 1 to 14 and 30 for the new. `tithi` counts from 1 to 30. */
export const tithiFigure = (tithi: number): number =>
  tithi === NEW_MOON || tithi <= TITHIS_OF_A_HALF ? tithi : tithi - TITHIS_OF_A_HALF;
