import type { ReactNode } from "react";
import { type DayQuestion, panchangDayReasons } from "#api/panchang.ts";
import { AskedReasons } from "./asked-reasons.tsx";
import { Reasons } from "./reasons.tsx";

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
  return (
    <AskedReasons queries={[panchangDayReasons(question)]} question={title} about={subject}>
      {(reasons) => {
        const explained = figures.flatMap(({ about, name }) =>
          reasons
            .filter((reason) => reason.about === about)
            .map((reason) => (name === undefined ? reason : { ...reason, text: `${name}: ${reason.text}` })),
        );
        return explained.length > 0 && <Reasons reasons={explained} />;
      }}
    </AskedReasons>
  );
}
