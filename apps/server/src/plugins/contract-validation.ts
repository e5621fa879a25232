import { isDeepStrictEqual } from "node:util";
import { judgedBy } from "@vedanga/contract";
import type { FastifySchemaCompiler } from "fastify";
import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { serializerCompiler } from "fastify-type-provider-zod";
import type * as z from "zod/mini";
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
