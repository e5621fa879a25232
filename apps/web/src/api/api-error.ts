import { type ErrorBody, type ErrorCode, errorBody } from "@vedanga/contract";
import * as z from "zod/mini";
import type { Beyond } from "./device/asked.ts";

/**
 * Why a call came to nothing: `answered` the server refused; `network` it was not reached;
 * `timeout` it was too slow; `invalid` it answered something the contract does not know.
 */
export type ApiFailure = "answered" | "network" | "timeout" | "invalid";

export class ApiError extends Error {
  readonly failure: ApiFailure;
  /** The HTTP status, 0 if there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly field: string | undefined;
  /** The server's own sentence, in English. */
  readonly said: string | undefined;
  /** What this device could not do in place of the server; undefined if it was not asked. */
  readonly beyond: Beyond | undefined;

  constructor(
    message: string,
    about: {
      failure: ApiFailure;
      status?: number;
      body?: Pick<ErrorBody, "response"> & Partial<Pick<ErrorBody, "code" | "field">>;
      beyond?: Beyond | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.name = "ApiError";
    this.failure = about.failure;
    this.status = about.status ?? 0;
    this.code = about.body?.code;
    this.field = about.body?.field;
    this.said = about.body?.response;
    this.beyond = about.beyond;
  }
}

/** What went wrong on the way: the error itself, or the cause of an error about a whole call. */
export function failureOf(error: unknown): ApiError | undefined {
  const reason = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return reason instanceof ApiError ? reason : undefined;
}

const TOO_MANY = 429;

/** The server has judged what was asked, and will judge it the same again; all else may pass. */
export function isRefusal(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.failure === "answered" && failure.status < 500 && failure.status !== TOO_MANY;
}

/** The place has no such date. */
export const isSkippedDate = (error: unknown): boolean => failureOf(error)?.code === "skipped_date";

/** What an answer that is not OK says at least. */
const said = z.object({ response: z.string() });

/** The error of an answer that is not OK: what it says, with the code and the field of our own envelope. */
export async function refusedAnswer(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const body = z.safeParse(errorBody, answer).data ?? z.safeParse(said, answer).data;
  return new ApiError(`API error: ${response.status}`, {
    failure: "answered",
    status: response.status,
    ...(body && { body }),
  });
}
