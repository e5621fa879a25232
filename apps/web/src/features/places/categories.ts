import { SACRED_GROUPS, SACRED_PLACES, type SacredGroup, type SacredPlaceId } from "@vedanga/sacred-places";

/** What the list can be narrowed to, in the order of the buttons. */
export const CATEGORIES = ["all", "sapta_puri", "jyotirlinga", "char_dham"] as const satisfies readonly (
  | "all"
  | SacredGroup
)[];
export type Category = (typeof CATEGORIES)[number];

const PARAMETER = "category";

/** The category that an address names: all places if it names none, undefined if there is no such category. */
export function categoryIn(search: URLSearchParams): Category | undefined {
  const named = search.get(PARAMETER) ?? "all";
  return CATEGORIES.find((category) => category === named);
}

/** The same address with another category; all places need no word. */
export function withCategory(search: URLSearchParams, category: Category): URLSearchParams {
  const next = new URLSearchParams(search);
  if (category === "all") next.delete(PARAMETER);
  else next.set(PARAMETER, category);
  return next;
}

/** The places of a category. */
export function placesIn(category: Category | undefined): readonly SacredPlaceId[] {
  if (category === undefined) return [];
  return category === "all" ? SACRED_PLACES : SACRED_GROUPS[category];
}
