import { useQuery } from "@tanstack/react-query";
import { useUnhurried } from "#platform/use-unhurried.ts";
import type { BirthQuestion } from "../birth/birth-query.ts";
import type { Report } from "./decode-report.ts";
import { report } from "./report.ts";
import type { ReportKind } from "./report-kinds.ts";
import { dropReport } from "./report-store.ts";

export interface ReportState<K extends ReportKind> {
  /** Undefined until it is here. */
  readonly answer: Report<K> | undefined;
  readonly error: Error | null;
  /** A request is under way, the first or a later one. */
  readonly isAsking: boolean;
  /** Drops what the browser kept and asks again, as "Try Again" and "Refresh Data" do. */
  refresh(): void;
}

/** One report on a birth; nothing is asked twice at a time. */
export function useReport<K extends ReportKind>(kind: K, birth: BirthQuestion): ReportState<K> {
  const { data, error, isFetching, refetch } = useQuery(report(kind, birth));
  const answer = useUnhurried(data);
  return {
    answer,
    error,
    // Until it is drawn too: a panel without an answer that asks nothing offers to ask.
    isAsking: isFetching || answer !== data,
    refresh: () => {
      dropReport(kind, birth);
      void refetch();
    },
  };
}
