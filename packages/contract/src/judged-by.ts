import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { saysNothing } from "./optional-parameter.ts";
import { isPlainText } from "./plain-text.ts";
import { refusalOf } from "./refusal.ts";

/** Input as a schema reads it, or what is wrong with it in our words. */
export type Judged = { readonly value: unknown; readonly error?: never } | { readonly error: AppError };

/**
 * Reads input by a schema, or says in our words what is wrong with it. Space around a value of a query is not part of it,
 * and a value that is refused and says nothing is missing.
 */
export function judgedBy(schema: z.core.$ZodType, isQuery: boolean) {
  return (input: unknown): Judged => {
    const crafted = craftedFault(input, isQuery);
    if (crafted) return { error: crafted };
    const given = isQuery ? trimmed(input) : input;
    const result = z.safeParse(schema, given);
    if (result.success) return { value: result.data };
    return { error: refusalOf(result.error.issues, given, isQuery ? saysNothing : undefined) };
  };
}

function trimmed(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === "string" ? value.trim() : value]),
  );
}

const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype"];

/** A fault for input that no form or client of ours sends, anywhere: also in fields that a schema would ignore. */
function craftedFault(input: unknown, isQuery: boolean): AppError | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  for (const [field, value] of Object.entries(input)) {
    if (PROTOTYPE_KEYS.includes(field) || !isPlainText(field)) return new AppError("malformed_request");
    if (isQuery && Array.isArray(value)) return new AppError("repeated_parameter", { field });
    if (typeof value === "string" && !isPlainText(value)) return new AppError("invalid_text", { field });
  }
  return undefined;
}
