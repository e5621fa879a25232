import { usePrefetchQuery } from "@tanstack/react-query";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { report } from "#api/reports/report.ts";
import type { ReportKind } from "#api/reports/report-kinds.ts";

interface ReportsAheadProps {
  readonly details: ShownDetails;
  readonly kinds: readonly ReportKind[];
}

/** Asks for reports once it is known on whom, while the page that shows them is drawn. */
export function ReportsAhead({ details, kinds }: ReportsAheadProps) {
  const birth = useBirthQuestion(details);
  return kinds.map((kind) => <ReportAhead key={kind} kind={kind} birth={birth} />);
}

function ReportAhead({ kind, birth }: { readonly kind: ReportKind; readonly birth: BirthQuestion }) {
  usePrefetchQuery(report(kind, birth));
  return null;
}
