import { isDeepStrictEqual } from "node:util";
import { AppError, isPlainText, refusalOf } from "@vedanga/contract";
import type { FastifySchemaCompiler } from "fastify";
import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { App } from "./app-instance.ts";

/**
 * Requests are always checked against the contract's schemas. Answers have their types from the same schemas; with `checkAnswers`,
 * as in every test, each is checked against its schema at run time too, and an extra field is a fault.
 */
export function validateByContract(app: App, { checkAnswers }: { readonly checkAnswers: boolean }): void {
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler(checkAnswers ? checkingSerializer : () => JSON.stringify);
}

const checkingSerializer: FastifySerializerCompiler<z.core.$ZodType> = (route) => {
  const serialize = serializerCompiler(route);
  return (answer) => {
    const text = serialize(answer);
    if (isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(answer)))) return text;
    throw new TypeError(`an answer of ${route.url} has more in it than its schema`);
  };
};

const validator: FastifySchemaCompiler<z.core.$ZodType> = ({ schema, httpPart }) =>
  judgedBy(schema, httpPart === "querystring");

/** Reads input by a schema, or says in our words what is wrong with it. */
export function judgedBy(schema: z.core.$ZodType, isQuery: boolean) {
  return (input: unknown) => {
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
