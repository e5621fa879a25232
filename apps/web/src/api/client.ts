import type { AnswerOf, Call, QueryOf } from "@vedanga/contract";
import * as z from "zod/mini";
import { ApiError, refusedAnswer } from "./api-error.ts";
import { noteMadeHere } from "./device/made-here.ts";
import { askWithoutNetwork } from "./device/without-network.ts";

const TIMEOUT_MS = 15_000;
const OK = 200;

/** The calls take twelve decimals; offsets of old clocks, such as 19270 s in hours, never end. A billionth of an hour is 4 µs. */
const MOST_DECIMALS = 9;
const asText = (value: unknown): string =>
  typeof value === "number" ? value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, "") : String(value);

/** The parameters that are sent. What is undefined is not. */
function sentParameters<C extends Call>(query: QueryOf<C>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, asText(value));
  }
  return parameters;
}

/** Where a call answers a question. */
export function addressOf<C extends Call>({ path }: C, query: QueryOf<C>): string {
  const text = sentParameters(query).toString();
  return text === "" ? path : `${path}?${text}`;
}

interface Received {
  readonly status: number;
  readonly text: string;
}

/** The whole answer: one that is cut off on its way was not received. */
async function send<C extends Call>(call: C, asked: QueryOf<C>, signal: AbortSignal | undefined): Promise<Received> {
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
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    return answeredHere(call, asked, signal, timeout.aborted ? "timeout" : "network", error);
  }
}

const UNANSWERED = {
  timeout: "The server took too long to answer",
  network: "The server could not be reached",
} as const;

/** What no server answered is answered on this device, if it can. */
async function answeredHere<C extends Call>(
  { method, path }: C,
  asked: QueryOf<C>,
  signal: AbortSignal | undefined,
  failure: keyof typeof UNANSWERED,
  cause: unknown,
): Promise<Received> {
  const query = Object.fromEntries(sentParameters(asked));
  const told = method === "GET" ? await askWithoutNetwork({ path, query }) : undefined;
  switch (told?.kind) {
    case "answered":
      noteMadeHere(signal);
      return { status: OK, text: told.text };
    case "refused":
      throw new ApiError(`API error: ${told.status}`, { failure: "answered", ...told });
    default:
      throw new ApiError(UNANSWERED[failure], { failure, beyond: told?.beyond, cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a call. An answer that does not fit its schema is 'Invalid response from server'. */
export async function request<C extends Call>(
  call: C,
  asked: QueryOf<C>,
  signal?: AbortSignal | undefined,
): Promise<AnswerOf<C>> {
  const { status, text } = await send(call, asked, signal);
  const answer = z.safeParse(call.response, call.media ? text : parseJson(text));
  if (answer.success) return answer.data as AnswerOf<C>;
  throw new ApiError("Invalid response from server", { failure: "invalid", status });
}
