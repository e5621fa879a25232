import { createContext, use } from "react";

/** The id of the title of a report among several, whose parts may have the same names. */
export const ReportTitleContext = createContext<string | null>(null);

/** The ids that name a part: its title, after that of its report if there are several on the page. */
export function useNameIds(titleId: string): string {
  const reportTitleId = use(ReportTitleContext);
  return reportTitleId === null ? titleId : `${reportTitleId} ${titleId}`;
}
