import { useQueries } from "@tanstack/react-query";
import type { WireReason } from "@vedanga/contract";
import { type ReactNode, useState } from "react";
import type { ReasonsQuery } from "#api/reasons-query.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "../message/error-panel.tsx";
import { Spinner } from "../waiting/spinner.tsx";
import { Reasons } from "./reasons.tsx";
import { Why } from "./why.tsx";

interface AskedReasonsProps {
  /** In the order in which their reasons are read. */
  readonly queries: readonly ReasonsQuery[];
  /** What is asked; 'Why?' where the place says the rest. */
  readonly question?: ReactNode;
  /** The subject of the question, if the question does not name it. */
  readonly about?: string | undefined;
  /** The answer, made of all reasons that came; a plain list if left out. */
  readonly children?: (reasons: readonly WireReason[]) => ReactNode;
}

/** A question whose reasons are requested when it is opened, and not before. */
export function AskedReasons({ queries, question, about, children }: AskedReasonsProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const answers = useQueries({ queries: queries.map((query) => ({ ...query, enabled: isAsked })) });
  const isFetching = answers.some((answer) => answer.isFetching);
  const failed = answers.filter(({ error }) => error);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const isComplete = answers.every(({ data }) => data !== undefined);
  const reasons = answers.flatMap(({ data }) => data ?? []);
  return (
    <Why question={question} about={about} onOpen={() => setAsked(true)}>
      {isFetching && (
        <div aria-busy="true">
          <Spinner />
        </div>
      )}
      {failed.length > 0 && !isFetching && (
        <ErrorPanel error={failed[0]?.error} onRetry={retry}>
          {t("ui.reasonsFailed")}
        </ErrorPanel>
      )}
      {isComplete && (children ? children(reasons) : <Reasons reasons={reasons} />)}
    </Why>
  );
}
