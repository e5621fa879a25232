import { queryOptions } from "@tanstack/react-query";
import { type BirthQuestion, birthQuery } from "../birth/birth-query.ts";
import { request } from "../client.ts";
import { visitorsDay } from "../visitors-day.ts";
import { decodeReport, type Report } from "./decode-report.ts";
import type { ReportKind } from "./report-kinds.ts";
import { keepReport, readReport } from "./report-store.ts";
import { REPORTS, type ReportCall } from "./reports.ts";

/** A report, without its reasons: from the browser's store where today's answer to this very question lies there. */
export function report<K extends ReportKind>(kind: K, birth: BirthQuestion) {
  return queryOptions({
    queryKey: ["report", kind, birth],
    queryFn: async ({ signal }): Promise<Report<K>> => {
      const today = visitorsDay(Date.now());
      const kept = birth.isViewOnly ? undefined : readReport(kind, birth, today);
      if (kept !== undefined) return decodeReport(kind, kept);
      const call: ReportCall<K> = REPORTS[kind];
      const answer = await request(call, birthQuery(birth), signal);
      if (!birth.isViewOnly) keepReport(kind, birth, today, answer);
      return decodeReport(kind, answer);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
