import type { Festival } from "#api/wire/festival.ts";

/** A phone has room for so many with what is said of them. */
const ROOM = 2;

/** It has hours to keep, which is what a reader looks for on its day. */
const hasHours = ({ rite_from, parana_from, moonrise, eclipse }: Festival): boolean =>
  [rite_from, parana_from, moonrise, eclipse].some((told) => told !== undefined);

/** The festivals of a day that are told at once on a phone too: of more than two only one, by its name the others. */
export function toldOnAPhone(festivals: readonly Festival[]): readonly Festival[] {
  if (festivals.length <= ROOM) return festivals;
  return [festivals.find(hasHours) ?? festivals[0]].filter((found) => found !== undefined);
}
