import { queryOptions } from "@tanstack/react-query";
import { type ChartDivision, type ChartStyle, calls } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import { chartDrawing } from "./wire/chart-drawing.ts";

/** Which chart of a birth. */
export interface DivisionQuestion extends BirthQuestion {
  readonly div: ChartDivision;
  /** Of a birth without a time no ascendant is known: it is marked in no house. */
  readonly isWithoutAscendant: boolean;
}

export interface ChartQuestion extends DivisionQuestion {
  readonly style: ChartStyle;
  /** Side of the square, CSS pixels. */
  readonly size: number;
}

/** How the product asks for its charts, as specified. On the page the style sheet has the last word on colours. */
const LOOK = { color: "orange", font_size: 20 } as const;

/** The parameters of a division. What is usual is not sent. */
export const divisionQuery = ({ div, isWithoutAscendant, ...birth }: DivisionQuestion) => ({
  ...birthQuery(birth),
  div,
  ...(isWithoutAscendant && { ascendant: 0 as const }),
});

const CALL = { ...calls.chartImage, response: chartDrawing };

/** The chart as SVG text, not yet sanitised. */
export function chartImage({ style, size, ...division }: ChartQuestion) {
  return queryOptions({
    queryKey: ["chart-image", { ...division, style, size }],
    queryFn: ({ signal }) => request(CALL, { ...divisionQuery(division), style, ...LOOK, size }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
