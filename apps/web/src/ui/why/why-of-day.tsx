import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type DayQuestion, panchangDayReasons } from "#api/panchang.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "../error-panel.tsx";
import { Spinner } from "../spinner.tsx";
import { Reasons } from "./reasons.tsx";
import { Why } from "./why.tsx";

/** A figure of the day and its field in the answer, as reasons name it: `tithi.0`, `masa.amanta`. */
export interface ExplainedFigure {
  readonly about: string;
  /** It is before the reason if several figures are explained. */
  readonly name?: string;
}

interface WhyOfDayProps {
  readonly question: DayQuestion;
  readonly figures: readonly ExplainedFigure[];
  /** What is asked; 'Why?' where the place says the rest. */
  readonly title?: ReactNode;
  /** The subject of the question, if the title does not name it. */
  readonly about?: string;
}

/** Why figures of the day are what they are: the rule with its facts, and its books. */
export function WhyOfDay({ question, figures, title, about: subject }: WhyOfDayProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...panchangDayReasons(question), enabled: isAsked });
  const explained = figures.flatMap(({ about, name }) => {
    const reasons = data?.filter((reason) => reason.about === about) ?? [];
    return name === undefined ? reasons : reasons.map((reason) => ({ ...reason, text: `${name}: ${reason.text}` }));
  });
  return (
    <Why question={title} about={subject} onOpen={() => setAsked(true)}>
      {isFetching && <Spinner />}
      {error && !isFetching && (
        <ErrorPanel error={error} onRetry={() => void refetch()}>
          {t("panchang.why.failed")}
        </ErrorPanel>
      )}
      {explained.length > 0 && <Reasons reasons={explained} />}
    </Why>
  );
}
