import type { AnswerOf, calls } from "@vedanga/contract";
import type { Query } from "./ask-here.ts";

type Calls = typeof calls;

/** The call of each command, in a file of its own: the schemas of all calls take longer to make than the panchang of a day. */
const CALL_OF = {
  panchangDay: () => import("./calls/panchang-day.ts"),
  panchangMonth: () => import("./calls/panchang-month.ts"),
  panchangComing: () => import("./calls/panchang-coming.ts"),
  festivalsOfYear: () => import("./calls/festivals-of-year.ts"),
  planetDetails: () => import("./calls/planet-details.ts"),
  dashaLevels: () => import("./calls/dasha-levels.ts"),
} satisfies { readonly [K in keyof Calls]?: () => Promise<{ readonly call: Calls[K] }> };

/**
 * The answer of a call, as a server gives it: the same reading of the query, the same refusals. What answers is loaded by
 * the first question, so that help and the search for a place do not wait for it.
 * @throws CliError
 */
export async function ask<K extends keyof typeof CALL_OF>(name: K, query: Query): Promise<AnswerOf<Calls[K]>> {
  const [{ askHere }, { call }] = await Promise.all([import("./ask-here.ts"), CALL_OF[name]()]);
  return askHere(name, call, query);
}
