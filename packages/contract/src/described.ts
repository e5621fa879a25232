import * as z from "zod/mini";

/** A schema with a sentence about it, which the description of the calls shows. */
export const described = <T extends z.ZodMiniType>(schema: T, sentence: string): T =>
  schema.check(z.describe(sentence));
