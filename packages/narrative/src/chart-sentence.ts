import type { Graha, Rasi } from "@vedanga/core";
import type { Catalogue } from "./catalogue/catalogue.ts";

/** An entry of a chart, as a sentence needs it. */
export interface ChartFact {
  readonly who: Graha | "ascendant";
  readonly rasi: Rasi;
  /** Whole-sign house, 1 to 12. */
  readonly house: number;
  /** Degrees and minutes as drawn, where the chart has them. */
  readonly degreeText?: string;
  readonly isRetrograde: boolean;
}

/** A chart in words, one clause for each entry: "Sun: Taurus 2°08′, house 1." */
export function chartSentence({ names, chart }: Catalogue, facts: readonly ChartFact[]): string {
  return facts
    .map(({ who, rasi, house, degreeText, isRetrograde }) => {
      const place = degreeText === undefined ? names.rasi[rasi] : `${names.rasi[rasi]} ${degreeText}`;
      const clauses = [place, chart.house(house), ...(isRetrograde ? [chart.retrograde] : [])];
      return `${names.graha[who].name}: ${clauses.join(", ")}.`;
    })
    .join(" ");
}
