import * as z from "zod/mini";
import { described } from "./described.ts";

/** How clients send a missing value: an empty text, or the word their language prints for nothing. */
const NOTHING: readonly unknown[] = ["", "undefined", "null"];

export const saysNothing = (value: unknown): boolean => NOTHING.includes(value);

/** A text of a query, or undefined if it means nothing. */
const sent = z.transform((text: string | undefined) => (saysNothing(text) ? undefined : text));

type Parameter = z.core.$ZodType<unknown, string>;
/** One of the texts that its own schema accepts, or none. */
type SentTo<T extends Parameter> = z.ZodMiniTransform<string | undefined, z.input<T> | undefined>;

/** A parameter that may be left out. */
export const optionalParameter = <T extends Parameter>(schema: T) =>
  saidOf(schema, z.pipe(sent, z.optional(schema)) as z.ZodMiniPipe<SentTo<T>, z.ZodMiniOptional<T>>);

/** A parameter that may be left out, and its default. */
export const parameterOr = <T extends Parameter>(schema: T, leftOut: z.core.util.NoUndefined<z.output<T>>) =>
  saidOf(schema, z.pipe(sent, z._default(schema, leftOut)) as z.ZodMiniPipe<SentTo<T>, z.ZodMiniDefault<T>>);

/** With the sentence about the parameter itself. */
function saidOf<T extends z.ZodMiniType>(parameter: Parameter, optional: T): T {
  const sentence = z.globalRegistry.get(parameter)?.description;
  return sentence === undefined ? optional : described(optional, sentence);
}
