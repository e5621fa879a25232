import type { Place } from "@vedanga/contract";

/** District, state and country, as far as they are known. */
export function whereabouts({ admin, country }: Pick<Place, "admin" | "country">): string {
  return [admin, country].filter((part) => part !== "").join(", ");
}

/** What a chosen place puts into the field. */
export function placeText(place: Pick<Place, "name" | "admin" | "country">): string {
  return [place.name, whereabouts(place)].filter((part) => part !== "").join(", ");
}

/** The same in short: with its state, or where it has none with its country. */
export function shortPlaceText({ name, admin, country }: Pick<Place, "name" | "admin" | "country">): string {
  const state = admin.split(", ").at(-1) || country;
  return state === name ? name : `${name}, ${state}`;
}
