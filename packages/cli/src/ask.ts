import type { SkyCall } from "@vedanga/answers";
import type { AnswerOf, calls } from "@vedanga/contract";
import type { Query } from "./ask-here.ts";

type Calls = typeof calls;

/**
 * The answer of a call, as a server gives it: the same reading of the query, the same refusals. What answers is loaded by
 * the first question, so that help and the search for a place do not wait for it.
 * @throws CliError
 */
export async function ask<K extends SkyCall>(name: K, query: Query): Promise<AnswerOf<Calls[K]>> {
  const { askHere } = await import("./ask-here.ts");
  return askHere(name, query);
}
