import type { Place } from "@vedanga/contract";

/** District, state and country, as far as they are known. */
export function whereabouts({ admin, country }: Pick<Place, "admin" | "country">): string {
  return [admin, country].filter((part) => part !== "").join(", ");
}

/** What a chosen place puts into the field. */
export function placeText(place: Pick<Place, "name" | "admin" | "country">): string {
  return [place.name, whereabouts(place)].filter((part) => part !== "").join(", ");
}
