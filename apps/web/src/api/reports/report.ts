import { queryOptions } from "@tanstack/react-query";
import { type BirthQuestion, birthQuery } from "../birth-query.ts";
import { requestJson } from "../client.ts";
import { keepReport, readReport } from "./report-store.ts";
import { REPORTS, type ReportAnswer, type ReportKind } from "./reports.ts";
import { visitorsDay } from "./visitors-day.ts";

/** A report with its reasons: from the browser's store where today's answer to this very question lies there. */
export function report<K extends ReportKind>(kind: K, birth: BirthQuestion) {
  return queryOptions({
    queryKey: ["report", kind, birth],
    queryFn: async ({ signal }): Promise<ReportAnswer<K>> => {
      const today = visitorsDay(Date.now());
      const kept = readReport(kind, birth, today);
      if (kept !== undefined) return kept;
      const { path, schema } = REPORTS[kind];
      const answer = await requestJson(path, schema, { query: { ...birthQuery(birth), explain: 1 }, signal });
      keepReport(kind, birth, today, answer);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
