import type { AnswerOf, Call } from "@vedanga/contract";
import * as z from "zod/mini";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined if the text does not fit the schema of the call. */
export function readAnswer<C extends Call>(call: C, text: string): AnswerOf<C> | undefined {
  const answer = z.safeParse(call.response, call.media ? text : parseJson(text));
  return answer.success ? (answer.data as AnswerOf<C>) : undefined;
}
