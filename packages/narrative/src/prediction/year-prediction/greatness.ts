import type { YearEvent } from "@vedanga/core";
import type { SlowGraha } from "../../catalogue/yearly-words.ts";

export const SLOW_GRAHAS: readonly SlowGraha[] = ["jupiter", "saturn", "rahu", "ketu"];

/** From here on an event is one of those that the year cannot be told without. */
export const GREAT = 2;

/** What a drawn year and a quarter's text cannot leave out before what they can: 4 to 1; 0 is left out. */
export function greatness(event: YearEvent): number {
  if (event.kind === "eclipse") return event.local.visible ? (event.touches ? 4 : 3) : 0;
  const isSlow = SLOW_GRAHAS.some((slow) => slow === event.graha);
  if (event.kind === "ingress") {
    if (isSlow) return 4;
    return event.graha === "mars" && event.touches ? 1 : 0;
  }
  return isSlow || event.graha === "venus" || event.graha === "mars" ? 2 : 1;
}
