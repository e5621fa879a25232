import type { AnswerOf, Call, QueryOf } from "@vedanga/contract";
import { PATIENCE_MS } from "#platform/offline/patience.ts";
import { ApiError } from "./api-error.ts";
import { isDated } from "./offline/keeper-of.ts";
import { readAnswer } from "./read-answer.ts";
import { type Received, send } from "./send.ts";
import { type AlsoKept, type Instead, type StandIn, standInFor } from "./stand-in.ts";
import { noteStoodIn } from "./stood-in.ts";

const isUnreached = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.failure === "network" || error.failure === "timeout");

/** Why nothing came, where this device has nothing to say instead. */
function whyNothing(error: ApiError, { told }: Instead<Call>): ApiError {
  if (told?.kind === "refused") return new ApiError(`API error: ${told.status}`, { failure: "answered", ...told });
  const beyond = told?.kind === "beyond" ? told.beyond : undefined;
  return new ApiError(error.message, { failure: error.failure, beyond, cause: error.cause });
}

/**
 * The answer of the server; where it is not reached, or nothing has come after a while, that of this device if it has one.
 * What the server answers later is kept for the next time: nothing moves under the reader.
 */
async function received<C extends Call>(
  network: Promise<Received>,
  findInstead: () => Promise<Instead<C>>,
): Promise<Received | StandIn<C>> {
  let instead: Promise<Instead<C>> | undefined;
  const find = (): Promise<Instead<C>> => (instead ??= findInstead());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const insteadOrLater = async (): Promise<Received | StandIn<C>> => (await find()).standIn ?? network;
  const late = new Promise<Received | StandIn<C>>((resolve, reject) => {
    timer = setTimeout(() => void insteadOrLater().then(resolve, reject), PATIENCE_MS);
  });
  try {
    return await Promise.race([network, late]);
  } catch (error) {
    if (!isUnreached(error)) throw error;
    const found = await find();
    if (found.standIn === undefined) throw whyNothing(error, found);
    return found.standIn;
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a call. An answer that does not fit its schema is 'Invalid response from server'. */
export async function request<C extends Call>(
  call: C,
  asked: QueryOf<C>,
  signal?: AbortSignal | undefined,
  alsoKept?: AlsoKept<C>,
): Promise<AnswerOf<C>> {
  const got = await received(send(call, asked, signal), () => standInFor(call, asked, alsoKept));
  if ("answer" in got) {
    if (got.origin !== undefined) noteStoodIn(signal, got.origin);
    return got.answer;
  }
  // Without a network an answer comes from the browser's own store, which keeps some for an hour.
  if (navigator.onLine === false && got.sentAtMs !== undefined && isDated(call.path))
    noteStoodIn(signal, { keptAtMs: got.sentAtMs });
  const answer = readAnswer(call, got.text);
  if (answer !== undefined) return answer;
  throw new ApiError("Invalid response from server", { failure: "invalid", status: got.status });
}
