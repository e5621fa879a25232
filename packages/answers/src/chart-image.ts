import { AppError, type ChartImageRequest } from "@vedanga/contract";
import type { AnswerContext } from "./context.ts";

export function answerChartImage(_request: ChartImageRequest, _context: AnswerContext): string {
  throw new AppError("internal_error");
}
