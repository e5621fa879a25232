import type { Festival } from "#api/wire/festival.ts";

/** The observances of a day. An eclipse that is not visible at the place is not an event there: custom observes nothing. */
export const shownFestivals = ({ festivals }: { readonly festivals: readonly Festival[] }): readonly Festival[] =>
  festivals.filter(({ eclipse }) => eclipse?.visible !== false);

/** A festival occurs twice on a day if two schools keep it then. */
export const festivalKey = ({ id, tradition }: Festival): string => `${id} ${tradition ?? ""}`;
