import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";

/** What the panel of a tab is given. */
export interface ReportPanelProps {
  readonly details: ShownDetails;
  /** What to ask about the person, in the language of the screen. */
  readonly birth: BirthQuestion;
  /** The day of birth and the present one: their midnights in UTC (ms). */
  readonly birthDayMs: number;
  readonly todayMs: number;
}
