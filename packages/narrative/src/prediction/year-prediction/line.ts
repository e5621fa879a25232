import type { Span } from "@vedanga/core";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { inTense } from "../../catalogue/in-tense.ts";
import type { MonthDay, Told, Tone, YearWhen } from "../../catalogue/yearly-words.ts";
import type { YearDateOf } from "./year-date-of.ts";

/** One sentence of a text, before its tense; it turns to a tone where those before it have the other. */
export type Line =
  | { readonly kind: "told"; readonly told: Told; readonly when?: YearWhen; readonly turns?: Tone }
  /** Not of a quarter that is over. */
  | { readonly kind: "advice"; readonly advice: string };

export function linesIn({ yearly }: Catalogue, lines: readonly Line[], tense: "present" | "past"): string {
  const past = tense === "past";
  const sentences = lines.flatMap((line): readonly string[] => {
    if (line.kind === "told") return [yearly.sentence(inTense(line.told, past), line.when, line.turns)];
    return past ? [] : [yearly.sentence(line.advice)];
  });
  return sentences.join(" ");
}

const MARGIN_DAYS = 1;

/** When a stretch holds within a quarter: each end only where something changes there, a day or more from the quarter's own. */
export function whenIn({ startJdUt, endJdUt }: Span, quarter: Span, dateOf: YearDateOf): YearWhen {
  return {
    ...(startJdUt > quarter.startJdUt + MARGIN_DAYS && { from: onlyDate(dateOf(startJdUt)) }),
    ...(endJdUt < quarter.endJdUt - MARGIN_DAYS && { until: onlyDate(dateOf(endJdUt)) }),
  };
}

const onlyDate = ({ month, day }: MonthDay): MonthDay => ({ month, day });
