import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth-query.ts";
import { request } from "./client.ts";

export interface ChartQuestion extends BirthQuestion {
  readonly div: "D1" | "D9";
  /** Side of the square, CSS pixels. */
  readonly size: number;
}

/** How the product asks for its charts, as specified. On the page the style sheet has the last word on colours. */
const LOOK = { style: "south", color: "orange", font_size: 20 } as const;

/** The chart as SVG text, not yet sanitised. */
export function chartImage(chart: ChartQuestion) {
  return queryOptions({
    queryKey: ["chart-image", chart],
    queryFn: ({ signal }) =>
      request(calls.chartImage, { ...birthQuery(chart), div: chart.div, ...LOOK, size: chart.size }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
