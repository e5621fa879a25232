import { type ConventionsUsed, REMAINING_API_CALLS, type WireReason } from "@vedanga/contract";
import type { Conventions } from "@vedanga/core";
import { conventionsUsed } from "../request/conventions.ts";

interface Envelope<T> {
  status: 200;
  response: T;
  remaining_api_calls: number;
  conventions: ConventionsUsed;
  reasons?: WireReason[];
}

/** An answer in the envelope of the wire, with the conventions it was calculated with and, if requested, its reasons. */
export const answered = <T>(response: T, conventions: Conventions, reasons?: WireReason[]): Envelope<T> => ({
  status: 200,
  response,
  remaining_api_calls: REMAINING_API_CALLS,
  conventions: conventionsUsed(conventions),
  ...(reasons && { reasons }),
});
