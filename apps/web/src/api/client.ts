import * as z from "zod/mini";
import { ApiError, refusedAnswer } from "./api-error.ts";

const TIMEOUT_MS = 15_000;

/** What is undefined is not sent. */
export type Query = Readonly<Record<string, string | number | undefined>>;

interface Call {
  readonly query?: Query;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The calls take twelve decimals; offsets of old clocks, such as 19270 s in hours, never end. A billionth of an hour is 4 µs. */
const MOST_DECIMALS = 9;
const asText = (value: string | number): string =>
  typeof value === "number" ? value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, "") : value;

export function withQuery(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, asText(value));
  }
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
}

async function send(path: string, { query, body, signal }: Call): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(withQuery(path, query), {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await refusedAnswer(response);
    return response;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError("The server took too long to answer", { failure: "timeout", cause: error });
    throw new ApiError("The server could not be reached", { failure: "network", cause: error });
  }
}

/** One call whose answer the contract knows. Anything else is 'Invalid response from server'. */
export async function requestJson<T extends z.core.$ZodType>(
  path: string,
  schema: T,
  call: Call = {},
): Promise<z.output<T>> {
  const response = await send(path, call);
  const answer = z.safeParse(schema, await response.json().catch(() => undefined));
  if (answer.success) return answer.data;
  throw new ApiError("Invalid response from server", { failure: "invalid", status: response.status });
}

/** One call whose answer is a drawing. */
export async function requestSvg(path: string, call: Call = {}): Promise<string> {
  const response = await send(path, call);
  const text = await response.text();
  if (text.includes("<svg")) return text;
  throw new ApiError("Invalid response from server", { failure: "invalid", status: response.status });
}
