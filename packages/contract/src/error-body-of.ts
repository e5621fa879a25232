import type { AppError } from "./app-error.ts";
import { type ErrorBody, REMAINING_API_CALLS } from "./envelope.ts";

/** What a refusal says of itself; a fault of ours with the id of its request, where it has one. */
export function errorBodyOf(refusal: AppError, requestId?: string): ErrorBody {
  const { status, message, code, details } = refusal;
  return {
    status,
    response: message,
    remaining_api_calls: REMAINING_API_CALLS,
    code,
    ...(details.field === undefined ? {} : { field: details.field }),
    ...(status >= 500 && requestId !== undefined ? { request_id: requestId } : {}),
  };
}
