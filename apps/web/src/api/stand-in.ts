import type { AnswerOf, Call, QueryOf } from "@vedanga/contract";
import { addressOf, sentParameters } from "./address-of.ts";
import type { Told } from "./device/asked.ts";
import { askWithoutNetwork } from "./device/without-network.ts";
import { isDated } from "./offline/keeper-of.ts";
import { keptAnswer } from "./offline/kept-answers.ts";
import { readAnswer } from "./read-answer.ts";
import { MADE_HERE, type Origin } from "./stood-in.ts";

/** An answer that this device has in place of the server. */
export interface StandIn<C extends Call> {
  readonly answer: AnswerOf<C>;
  /** Undefined where nobody asks from when it is. */
  readonly origin: Origin | undefined;
}

/** What this device says in place of the server. */
export interface Instead<C extends Call> {
  readonly standIn: StandIn<C> | undefined;
  /** Why it could not calculate an answer, if it was asked. */
  readonly told: Told | undefined;
}

/** Another way to a kept answer than by its address. */
export type AlsoKept<C extends Call> = () => Promise<StandIn<C> | undefined>;

/** What is kept under an address; undefined if nothing is, or in the form of another build. */
async function keptUnder<C extends Call>(call: C, address: string): Promise<StandIn<C> | undefined> {
  const kept = await keptAnswer(address);
  const answer = kept && readAnswer(call, kept.text);
  return kept && answer !== undefined
    ? { answer, origin: isDated(call.path) ? { keptAtMs: kept.keptAtMs } : undefined }
    : undefined;
}

/** What this device answers in place of the server: what it calculates if it can, else what it has kept. */
export async function standInFor<C extends Call>(
  call: C,
  asked: QueryOf<C>,
  alsoKept: AlsoKept<C> | undefined,
): Promise<Instead<C>> {
  if (call.method !== "GET") return { standIn: undefined, told: undefined };
  const query = Object.fromEntries(sentParameters(asked));
  const told = await askWithoutNetwork({ path: call.path, query });
  if (told?.kind === "refused") return { standIn: undefined, told };
  const made = told?.kind === "answered" ? readAnswer(call, told.text) : undefined;
  if (made !== undefined) return { standIn: { answer: made, origin: MADE_HERE }, told };
  return { standIn: (await keptUnder(call, addressOf(call, asked))) ?? (await alsoKept?.()), told };
}
