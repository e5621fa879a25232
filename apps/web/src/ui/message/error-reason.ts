import { failureOf } from "#api/api-error.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";

const TOO_MANY = 429;

/** Why a call came to nothing, as far as it helps the person to know; undefined if the screen has said it all. */
export function errorReason(error: unknown, isOnline: boolean): MessageId | undefined {
  const reason = failureOf(error);
  if (reason === undefined) return undefined;
  if (reason.beyond !== undefined) return `reason.beyond.${reason.beyond}`;
  if (reason.failure === "network") return isOnline ? "reason.unreachable" : "reason.offline";
  if (reason.failure === "timeout") return "reason.slow";
  if (reason.status === TOO_MANY) return "reason.tooMany";
  if (reason.code === "skipped_date") return "reason.skippedDate";
  return reason.status >= 500 ? "reason.server" : undefined;
}
