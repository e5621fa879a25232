import { type BirthQuestion, birthQuery } from "../birth/birth-query.ts";
import { request } from "../client.ts";
import type { ReasonsQuery } from "../reasons-query.ts";
import type { ReportKind } from "./report-kinds.ts";
import { REPORTS, type ReportCall } from "./reports.ts";

/** The reasons of all figures of a report; requested only when a person opens them, and never stored. */
export function reportReasons(kind: ReportKind, birth: BirthQuestion): ReasonsQuery {
  return {
    queryKey: ["report-reasons", kind, birth],
    queryFn: async ({ signal }) => {
      const call: ReportCall<ReportKind> = REPORTS[kind];
      const { reasons } = await request(call, { ...birthQuery(birth), explain: 1 }, signal);
      return reasons ?? [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}
