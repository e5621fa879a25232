import type { AnswersKey } from "#platform/kept/kept-entries.ts";

/** The reports on a birth; without their calls, which only those that ask for one need. */
export const REPORT_KINDS = [
  "planetDetails",
  "ascendantReport",
  "mahadasha",
  "antardasha",
  "sadeSati",
  "mangalDosha",
  "kaalsarpDosha",
  "gemSuggestion",
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The prefix of its entries in the browser's store; all but the gem's are specified. */
export const reportPrefix = (kind: ReportKind): AnswersKey => `${kind}-`;
