import type { AnswerOf, Call } from "@vedanga/contract";
import * as z from "zod/mini";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** With the contents of a bare answer in their `response`. */
const enveloped = (given: unknown): unknown =>
  typeof given === "object" && given !== null && !("response" in given) ? { ...given, response: given } : given;

/** Undefined if the text does not fit the schema of the call. */
export function readAnswer<C extends Call>(call: C, text: string): AnswerOf<C> | undefined {
  const given = call.media ? text : parseJson(text);
  const answer = z.safeParse(call.response, call.mayBeBare ? enveloped(given) : given);
  return answer.success ? (answer.data as AnswerOf<C>) : undefined;
}
