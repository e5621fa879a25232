import { AppError, refusalOf } from "@vedanga/contract";
import type { FastifySchemaCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { App } from "./app-instance.ts";

/** Requests are judged by the contract's schemas, answers leave only in their shape. */
export function validateByContract(app: App): void {
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler(serializerCompiler);
}

const validator: FastifySchemaCompiler<z.core.$ZodType> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    const crafted = craftedFault(input, httpPart === "querystring");
    if (crafted) return { error: crafted };
    const result = z.safeParse(schema, input);
    return result.success ? { value: result.data } : { error: refusalOf(result.error.issues, input) };
  };
};

const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype"];

/** What no form and no client of ours sends, wherever it stands: also in fields that a schema would pass over. */
function craftedFault(input: unknown, isQuery: boolean): AppError | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  for (const [field, value] of Object.entries(input)) {
    if (PROTOTYPE_KEYS.includes(field) || field.includes("\0")) return new AppError("malformed_request");
    if (isQuery && Array.isArray(value)) return new AppError("repeated_parameter", { field });
    if (typeof value === "string" && value.includes("\0")) return new AppError("invalid_text", { field });
  }
  return undefined;
}
