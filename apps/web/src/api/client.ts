import type { AnswerOf, Call, QueryOf } from "@vedanga/contract";
import * as z from "zod/mini";
import { ApiError, refusedAnswer } from "./api-error.ts";

const TIMEOUT_MS = 15_000;

/** The calls take twelve decimals; offsets of old clocks, such as 19270 s in hours, never end. A billionth of an hour is 4 µs. */
const MOST_DECIMALS = 9;
const asText = (value: unknown): string =>
  typeof value === "number" ? value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, "") : String(value);

/** Where a call answers a question. What is undefined is not sent. */
export function addressOf<C extends Call>({ path }: C, query: QueryOf<C>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, asText(value));
  }
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
}

async function send<C extends Call>(call: C, asked: QueryOf<C>, signal: AbortSignal | undefined): Promise<Response> {
  const { method, path } = call;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(method === "GET" ? addressOf(call, asked) : path, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(method === "POST" && {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(asked),
      }),
    });
    if (!response.ok) throw await refusedAnswer(response);
    return response;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError("The server took too long to answer", { failure: "timeout", cause: error });
    throw new ApiError("The server could not be reached", { failure: "network", cause: error });
  }
}

/** Sends a call. An answer that does not fit its schema is 'Invalid response from server'. */
export async function request<C extends Call>(
  call: C,
  asked: QueryOf<C>,
  signal?: AbortSignal | undefined,
): Promise<AnswerOf<C>> {
  const response = await send(call, asked, signal);
  const received: unknown = call.media ? await response.text() : await response.json().catch(() => undefined);
  const answer = z.safeParse(call.response, received);
  if (answer.success) return answer.data as AnswerOf<C>;
  throw new ApiError("Invalid response from server", { failure: "invalid", status: response.status });
}
