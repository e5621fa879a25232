import type { PanchangMonthDay, WireFestival } from "@vedanga/contract";

/** What is kept on a day. An eclipse of which the place sees nothing is no event there: custom keeps none of it. */
export const shownFestivals = ({ festivals }: PanchangMonthDay): readonly WireFestival[] =>
  festivals.filter(({ eclipse }) => eclipse?.visible !== false);

/** A festival occurs twice on a day if two schools keep it then. */
export const festivalKey = ({ id, tradition }: WireFestival): string => `${id} ${tradition ?? ""}`;
