import { type ConventionsUsed, REMAINING_API_CALLS } from "@vedanga/contract";
import type { Conventions } from "@vedanga/core";
import { conventionsUsed } from "./conventions.ts";

interface Envelope<T> {
  status: 200;
  response: T;
  remaining_api_calls: number;
  conventions: ConventionsUsed;
}

/** An answer in the envelope of the wire, with the conventions it was reckoned by. */
export const answered = <T>(response: T, conventions: Conventions): Envelope<T> => ({
  status: 200,
  response,
  remaining_api_calls: REMAINING_API_CALLS,
  conventions: conventionsUsed(conventions),
});
