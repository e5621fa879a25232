import { AppError, type PanchangRequest, type PanchangResponse } from "@vedanga/contract";
import type { AnswerContext } from "./context.ts";

export function answerPanchang(_request: PanchangRequest, _context: AnswerContext): PanchangResponse {
  throw new AppError("internal_error");
}
