import * as z from "zod/mini";
import type { MessageId } from "#i18n/catalogue/en.ts";

/** What of a form cannot be sent, field by field. */
export type Faults<F extends string> = Partial<Record<F, MessageId>>;

/** A check of a schema that says what is wrong by a message of the catalogue. No check after it is made. */
export const check = (isRight: (text: string) => boolean, error: MessageId) =>
  z.refine<string>(isRight, { error, abort: true });

/** What a schema of such checks refuses. */
export function faultsIn<F extends string>(schema: z.ZodMiniType, entered: unknown): Faults<F> {
  const { error } = z.safeParse(schema, entered);
  const found = error?.issues.map(({ path: [field], message }) => [field, message]) ?? [];
  return Object.fromEntries(found);
}
