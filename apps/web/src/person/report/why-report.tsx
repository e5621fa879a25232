import type { WireReason } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { ReportKind } from "#api/reports/report-kinds.ts";
import { reportReasons } from "#api/reports/report-reasons.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { restsOnLagna } from "#person/certainty/rests-on-lagna.ts";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import { Reasons } from "#ui/why/reasons.tsx";

interface WhyReportProps {
  /** The report with the figures; several, in the order in which their reasons are read. */
  readonly kind: ReportKind | readonly ReportKind[];
  readonly birth: BirthQuestion;
  /** Which of its figures are explained, by their fields in the answer: `dashas.3.prediction`. All if left out. */
  readonly isMeant?: (field: string, kind: ReportKind) => boolean;
  /** What is asked; 'Why?' where the place says the rest. */
  readonly question?: ReactNode;
  /** The subject of the question, if the question does not name it. */
  readonly about?: string;
  /** The answer, made of the reasons that are meant; a plain list if left out. */
  readonly children?: (reasons: readonly WireReason[]) => ReactNode;
}

/**
 * Why figures of a report are what they are. The reasons are requested when this is opened; those that rest on the
 * ascendant are left out where the time of birth is not known.
 */
export function WhyReport({ kind, birth, isMeant = () => true, question, about, children }: WhyReportProps) {
  const isTimeUnknown = useIsTimeUnknown();
  const kinds = typeof kind === "string" ? [kind] : kind;
  const queries = kinds.map((each) => ({
    ...reportReasons(each, birth),
    select: (all: readonly WireReason[]) =>
      all.filter(({ about, rule }) => isMeant(about, each) && !(isTimeUnknown && restsOnLagna(rule))),
  }));
  return (
    <AskedReasons queries={queries} question={question} about={about}>
      {children ?? ((reasons) => <Reasons reasons={reasons} />)}
    </AskedReasons>
  );
}
