import { SACRED_PLACE_FACTS } from "./facts.ts";
import { SACRED_PLACES, type SacredPlaceId } from "./ids.ts";

/** The places that keep a festival of our calendar, by its id. */
export const placesThatKeep = (festival: string): readonly SacredPlaceId[] =>
  SACRED_PLACES.filter((place) => SACRED_PLACE_FACTS[place].festivals.some((kept) => kept === festival));
