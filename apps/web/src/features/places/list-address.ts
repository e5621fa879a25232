import { CATEGORIES, type Category, withCategory } from "./categories.ts";

/** What the entry of the history of a place remembers of the list that led to it. */
export const fromList = (category: Category): unknown => ({ category });

/** The address of the list as it was left: narrowed to the category that such an entry names, else whole. */
export function listAddress(state: unknown): string {
  const named = typeof state === "object" && state !== null && "category" in state ? state.category : undefined;
  const category = CATEGORIES.find((one) => one === named) ?? "all";
  const search = withCategory(new URLSearchParams(), category);
  return search.size === 0 ? "/places" : `/places?${search}`;
}
