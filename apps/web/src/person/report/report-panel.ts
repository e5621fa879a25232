import type { UserDetails } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";

/** What the panel of a tab is given. */
export interface ReportPanelProps {
  readonly details: UserDetails;
  /** What to ask about the person, in the language of the screen. */
  readonly birth: BirthQuestion;
  /** The day of birth and the present one: their midnights in UTC (ms). */
  readonly birthDayMs: number;
  readonly todayMs: number;
}
