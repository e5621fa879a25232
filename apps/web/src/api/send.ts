import type { Call, QueryOf } from "@vedanga/contract";
import { addressOf } from "./address-of.ts";
import { ApiError, refusedAnswer } from "./api-error.ts";
import { keepAnswer } from "./offline/kept-answers.ts";
import { takenAhead } from "./person-ahead.ts";

const TIMEOUT_MS = 15_000;

/** What the server answered. */
export interface Received {
  readonly status: number;
  readonly text: string;
  /** When the server sent it, if it says so. */
  readonly sentAtMs: number | undefined;
}

const UNANSWERED = {
  timeout: "The server took too long to answer",
  network: "The server could not be reached",
} as const;

function sentAt({ headers }: Response): number | undefined {
  const ms = Date.parse(headers.get("date") ?? "");
  return Number.isFinite(ms) ? ms : undefined;
}

/** Sends a call to the server and keeps what it answers. The whole answer: one that is cut off on its way was not received. */
export async function send<C extends Call>(
  call: C,
  asked: QueryOf<C>,
  signal: AbortSignal | undefined,
): Promise<Received> {
  const { method, path } = call;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const address = method === "GET" ? addressOf(call, asked) : path;
    const response =
      (await takenAhead(address)) ??
      (await fetch(address, {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(method === "POST" && {
          method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(asked),
        }),
      }));
    if (!response.ok) throw await refusedAnswer(response);
    const text = await response.text();
    if (method === "GET") void keepAnswer(address, { text, cacheControl: response.headers.get("cache-control") });
    return { status: response.status, text, sentAtMs: sentAt(response) };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    const failure = timeout.aborted ? "timeout" : "network";
    throw new ApiError(UNANSWERED[failure], { failure, cause: error });
  }
}
