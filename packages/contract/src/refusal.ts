import type * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { isErrorCode } from "./error-codes.ts";

function acceptedBy(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === "custom") return typeof issue.params?.accepted === "string" ? issue.params.accepted : undefined;
  if (issue.code === "invalid_value") return issue.values.join(", ");
  if (issue.code === "too_big") return String(issue.maximum);
  return undefined;
}

/**
 * Converts the first issue of a schema into the error to answer with.
 * `input` is what was parsed: a value that is absent, or says nothing, is missing, whatever the schema calls it.
 */
export function refusalOf(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  saysNothing: (value: unknown) => boolean = () => false,
): AppError {
  const [issue] = issues;
  if (typeof input !== "object" || input === null || Array.isArray(input)) return new AppError("malformed_json");
  if (!issue) return new AppError("malformed_request");
  const [key] = issue.path;
  if (key === undefined) return new AppError("malformed_request");
  const field = String(key);
  const given: unknown = Reflect.get(input, field);
  if (!(field in input) || saysNothing(given)) return new AppError("missing_parameter", { field });
  const code = isErrorCode(issue.message) ? issue.message : "malformed_request";
  const accepted = acceptedBy(issue);
  return new AppError(code, accepted === undefined ? { field } : { field, accepted });
}
