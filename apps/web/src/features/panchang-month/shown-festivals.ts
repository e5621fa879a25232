import type { PanchangMonthDay, WireFestival } from "@vedanga/contract";

/** The observances of a day. An eclipse that is not visible at the place is not an event there: custom observes nothing. */
export const shownFestivals = ({ festivals }: PanchangMonthDay): readonly WireFestival[] =>
  festivals.filter(({ eclipse }) => eclipse?.visible !== false);

/** A festival occurs twice on a day if two schools keep it then. */
export const festivalKey = ({ id, tradition }: WireFestival): string => `${id} ${tradition ?? ""}`;
