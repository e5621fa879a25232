import { AppError, type BirthRequest, type PlanetDetailsResponse } from "@vedanga/contract";
import type { AnswerContext } from "./context.ts";

export function answerPlanetDetails(_request: BirthRequest, _context: AnswerContext): PlanetDetailsResponse {
  throw new AppError("internal_error");
}
