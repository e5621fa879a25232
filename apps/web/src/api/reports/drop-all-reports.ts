import { removeAllAnswers } from "#platform/kept/browser-storage.ts";
import { REPORT_KINDS, reportPrefix } from "./report-kinds.ts";

/** Drops whatever was kept of anybody. */
export function dropAllReports(): void {
  for (const kind of REPORT_KINDS) removeAllAnswers(reportPrefix(kind));
}
