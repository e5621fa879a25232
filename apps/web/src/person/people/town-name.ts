import type { FoundPlaces } from "#api/place/search-places.ts";

/**
 * What the places that have exactly this name are called; undefined if there are none, or they are called differently: a
 * list knows the town only by its name.
 */
export function townName({ places, exact = 0 }: FoundPlaces): string | undefined {
  const [name, ...others] = new Set(places.slice(0, exact).map((place) => place.name));
  return others.length === 0 ? name : undefined;
}
