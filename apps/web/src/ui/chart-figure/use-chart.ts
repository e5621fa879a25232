import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { chartImage, type DivisionQuestion } from "#api/chart-image.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { chartSizePx } from "./chart-size.ts";
import { chartStyle } from "./chart-style.ts";

export interface ChartState {
  /** SVG text, not yet sanitised; undefined until it is here. */
  readonly svg: string | undefined;
  /** Why it could not be drawn; null while it is asked again. */
  readonly error: Error | null;
  /** Asks again. */
  retry(): void;
}

/**
 * Charts in the style of this device. Their size is taken from the window once: a drawing has no fixed size, so a window that
 * changes needs no other one.
 */
export function useCharts(divisions: readonly DivisionQuestion[]): readonly ChartState[] {
  const [size] = useState(() => (typeof innerWidth === "number" ? chartSizePx(innerWidth) : 0));
  const style = useKeptValue(chartStyle);
  const answers = useQueries({ queries: divisions.map((division) => chartImage({ ...division, style, size })) });
  return answers.map(({ data, error, isFetching, refetch }) => ({
    svg: data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  }));
}
