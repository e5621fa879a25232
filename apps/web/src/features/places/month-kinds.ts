import type { MonthRange, SacredPlaceFacts } from "@vedanga/sacred-places";

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What a month is to a visitor; in two of them the temple closes and opens. */
export type MonthKind = "best" | "closed" | "closing" | "opening" | "other";

const isIn = (month: number, [from, to]: MonthRange): boolean =>
  from <= to ? from <= month && month <= to : from <= month || month <= to;

/**
 * January to December. A month in which the temple is closed is not among the best, whatever the weather; it closes within
 * the first month of that range and opens within the last.
 */
export function monthKinds({
  bestMonths,
  closedMonths,
}: Pick<SacredPlaceFacts, "bestMonths" | "closedMonths">): readonly MonthKind[] {
  return MONTHS.map((month) => {
    if (month === closedMonths?.[0]) return "closing";
    if (month === closedMonths?.[1]) return "opening";
    if (closedMonths && isIn(month, closedMonths)) return "closed";
    return bestMonths.some((range) => isIn(month, range)) ? "best" : "other";
  });
}
