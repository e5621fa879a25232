import type { AnswerOf, Call, QueryOf } from "@vedanga/contract";
import * as z from "zod/mini";
import { noteAnswered, noteShown } from "#platform/offline/shown-kept.ts";
import { ApiError, refusedAnswer } from "./api-error.ts";
import { noteMadeHere } from "./device/made-here.ts";
import { askWithoutNetwork } from "./device/without-network.ts";
import { isDated } from "./offline/keeper-of.ts";
import { keepAnswer, keptAnswer } from "./offline/kept-answers.ts";

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

function noteKept({ path }: Call, keptAtMs: number): void {
  if (isDated(path)) noteShown(keptAtMs);
}

/** Without a network an answer comes from the browser's own store, which keeps some for an hour. */
function noteArrival(call: Call, { headers }: Response): void {
  const sentAtMs = Date.parse(headers.get("date") ?? "");
  if (navigator.onLine === false && Number.isFinite(sentAtMs)) noteKept(call, sentAtMs);
  else noteAnswered();
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
    const text = await response.text();
    if (method === "GET")
      void keepAnswer(addressOf(call, asked), { text, cacheControl: response.headers.get("cache-control") });
    noteArrival(call, response);
    return { status: response.status, text };
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

/** Undefined if the text does not fit the schema of the call. */
function readAnswer<C extends Call>(call: C, text: string): AnswerOf<C> | undefined {
  const answer = z.safeParse(call.response, call.media ? text : parseJson(text));
  return answer.success ? (answer.data as AnswerOf<C>) : undefined;
}

/** What is kept on this device of a call whose server was not reached; undefined if nothing is, or in the form of another build. */
async function keptOf<C extends Call>(call: C, asked: QueryOf<C>, error: unknown): Promise<AnswerOf<C> | undefined> {
  const isUnreached = error instanceof ApiError && (error.failure === "network" || error.failure === "timeout");
  if (call.method !== "GET" || !isUnreached) return undefined;
  const kept = await keptAnswer(addressOf(call, asked));
  const answer = kept && readAnswer(call, kept.text);
  if (kept && answer !== undefined) noteKept(call, kept.keptAtMs);
  return answer;
}

/** Sends a call. An answer that does not fit its schema is 'Invalid response from server'. */
export async function request<C extends Call>(
  call: C,
  asked: QueryOf<C>,
  signal?: AbortSignal | undefined,
): Promise<AnswerOf<C>> {
  let received: Received;
  try {
    received = await send(call, asked, signal);
  } catch (error) {
    const kept = await keptOf(call, asked, error);
    if (kept !== undefined) return kept;
    throw error;
  }
  const answer = readAnswer(call, received.text);
  if (answer !== undefined) return answer;
  throw new ApiError("Invalid response from server", { failure: "invalid", status: received.status });
}
