import { AppError, type PanchangDayResponse, type PanchangRequest } from "@vedanga/contract";
import type { AnswerContext } from "./context.ts";

export function answerPanchangDay(_request: PanchangRequest, _context: AnswerContext): PanchangDayResponse {
  throw new AppError("internal_error");
}
