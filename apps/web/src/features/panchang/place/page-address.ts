import type { CivilDate } from "@vedanga/contract";
import { isoDate } from "@vedanga/contract";
import { dateIn, type Where, whereIn, whereParameters } from "#almanac/where.ts";

/** What the address of /panchang asks for. */
export interface PageAddress {
  /** Null if it names no day: today. */
  readonly date: CivilDate | null;
  readonly where: Where;
  /** It says something that cannot be, and is shown without it. */
  readonly isUnreadable: boolean;
}

/** `date`, and `place` or `lat`, `lon` and `zone` of a query. */
export function readPageAddress(search: string): PageAddress {
  const query = new URLSearchParams(search);
  const dateText = query.get("date") ?? "";
  const date = dateIn(dateText);
  const where = whereIn(query);
  return {
    date,
    where: where ?? { kind: "unsaid" },
    isUnreadable: where === null || (date === null && dateText !== ""),
  };
}

/** The address of a day at a place; of today if no date is given. `others` come after them. */
export function pageAddress(date: CivilDate | null, where: Where, others: Readonly<Record<string, string>>): string {
  const parameters = { ...(date ? { date: isoDate(date) } : {}), ...whereParameters(where), ...others };
  const text = new URLSearchParams(parameters).toString();
  return text === "" ? "/panchang" : `/panchang?${text}`;
}
