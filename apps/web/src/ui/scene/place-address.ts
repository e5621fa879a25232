import type { SacredPlaceId } from "@vedanga/sacred-places/ids";

/** The page of a sacred place. */
export const placeAddress = (id: SacredPlaceId): string => `/places/${id}`;
