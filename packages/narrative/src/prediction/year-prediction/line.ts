import type { Span } from "@vedanga/core";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { inBothTenses } from "../../catalogue/in-tense.ts";
import type { MonthDay, Told, Turns, YearWhen } from "../../catalogue/yearly-words.ts";
import type { YearDateOf } from "./year-date-of.ts";

/** A clause or a few sentences, before their tense. */
export interface ToldLine {
  readonly kind: "told";
  readonly told: Told;
  readonly when?: YearWhen;
  readonly turns?: Turns;
}

export type Line =
  | ToldLine
  /** Not of a quarter that is over. */
  | { readonly kind: "advice"; readonly advice: string };

export type Paragraph = readonly Line[];

/** A text as it is told until the quarter is over, and after it. */
export interface Telling {
  readonly present: string;
  readonly past: string;
  /** Its sentences that are over within the quarter. */
  readonly ends: readonly EndingSentence[];
}

/** A sentence of the present text, and what takes its place from the day after its last one. */
export interface EndingSentence {
  readonly until: MonthDay;
  readonly present: string;
  readonly past: string;
}

/** Paragraphs stand on lines of their own. */
const BREAK = "\n";

export function tellingOf({ yearly }: Catalogue, paragraphs: readonly Paragraph[]): Telling {
  const ends: EndingSentence[] = [];
  const [present, past]: [string[], string[]] = [[], []];
  for (const paragraph of paragraphs) {
    const [now, then]: [string[], string[]] = [[], []];
    for (const line of paragraph) {
      if (line.kind === "advice") {
        now.push(yearly.sentence(line.advice));
        continue;
      }
      const { told, when, turns } = line;
      const [clause, clausePast] = inBothTenses(told);
      const running = yearly.sentence(clause, when, turns);
      const over = yearly.sentence(clausePast, when, turns);
      if (when?.until && running !== over) ends.push({ until: when.until, present: running, past: over });
      now.push(running);
      then.push(over);
    }
    if (now.length > 0) present.push(now.join(" "));
    if (then.length > 0) past.push(then.join(" "));
  }
  return { present: present.join(BREAK), past: past.join(BREAK), ends };
}

export const toldLine = (told: Told | undefined): readonly ToldLine[] =>
  told === undefined ? [] : [{ kind: "told", told }];

const STOP_AND_SPACE = 2;
const BRACES_AND_BAR = 3;

/** How many characters a clause comes to at least, whichever its tense; dates and joints come on top. */
export function leastLength(told: Told): number {
  let length = told.length + STOP_AND_SPACE;
  for (let open = told.indexOf("{"); open !== -1; open = told.indexOf("{", open + 1)) {
    const bar = told.indexOf("|", open);
    const close = told.indexOf("}", bar);
    length -= BRACES_AND_BAR + Math.max(bar - open, close - bar) - 1;
  }
  return length;
}

export const leastLengthOf = (clauses: readonly Told[]): number =>
  clauses.reduce((sum, told) => sum + leastLength(told), 0);

const MARGIN_DAYS = 1;

/** When a stretch holds within a quarter: each end only where something changes there, a day or more from the quarter's own. */
export function whenIn({ startJdUt, endJdUt }: Span, quarter: Span, dateOf: YearDateOf): YearWhen {
  return {
    ...(startJdUt > quarter.startJdUt + MARGIN_DAYS && { from: onlyDate(dateOf(startJdUt)) }),
    ...(endJdUt < quarter.endJdUt - MARGIN_DAYS && { until: onlyDate(dateOf(endJdUt)) }),
  };
}

const onlyDate = ({ month, day }: MonthDay): MonthDay => ({ month, day });
