import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { isPlainText } from "./plain-text.ts";
import { refusalOf } from "./refusal.ts";

/** Input as a schema reads it, or what is wrong with it in our words. */
export type Judged = { readonly value: unknown; readonly error?: never } | { readonly error: AppError };

/** Reads input by a schema, or says in our words what is wrong with it. */
export function judgedBy(schema: z.core.$ZodType, isQuery: boolean) {
  return (input: unknown): Judged => {
    const crafted = craftedFault(input, isQuery);
    if (crafted) return { error: crafted };
    const result = z.safeParse(schema, input);
    return result.success ? { value: result.data } : { error: refusalOf(result.error.issues, input) };
  };
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
