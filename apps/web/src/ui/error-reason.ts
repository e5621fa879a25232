import { ApiError } from "#api/api-error.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";

const TOO_MANY = 429;

/** Why a call came to nothing, as far as it helps the person to know; undefined where the screen has said it all. */
export function errorReason(error: unknown, isOnline: boolean): MessageId | undefined {
  // A call's own error carries the reason as its cause.
  const reason = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  if (!(reason instanceof ApiError)) return undefined;
  if (reason.failure === "network") return isOnline ? "reason.unreachable" : "reason.offline";
  if (reason.failure === "timeout") return "reason.slow";
  if (reason.status === TOO_MANY) return "reason.tooMany";
  return reason.status >= 500 ? "reason.server" : undefined;
}
