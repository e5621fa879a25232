import type { CivilDate } from "../time/gregorian.ts";

/** "2026-09-14": a date as a fact. */
export const civilText = ({ year, month, day }: CivilDate): string =>
  [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
