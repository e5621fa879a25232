import { isoDate } from "@vedanga/contract";

/** `YYYY-MM-DD` of an instant (ms since 1970 UTC) by the visitor's clock. */
export function visitorsDay(instantMs: number): string {
  const date = new Date(instantMs);
  return isoDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
