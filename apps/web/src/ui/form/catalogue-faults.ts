import * as z from "zod/mini";
import type { MessageId } from "#i18n/catalogue/en.ts";

/** What of a form cannot be sent, field by field. */
export type Faults<F extends string> = Partial<Record<F, MessageId>>;

/** The messages of all faults, by the text that a schema's issue or a form's error carries. */
const declared = new Map<string, MessageId>();

/** A fault that is set on a field by hand, as `form.setError` takes it. */
export function declareFault(message: MessageId): { readonly message: MessageId } {
  declared.set(message, message);
  return { message };
}

/** A check of a schema that says what is wrong by a message of the catalogue. No check after it is made. */
export function check(isRight: (text: string) => boolean, error: MessageId) {
  declareFault(error);
  return z.refine<string>(isRight, { error, abort: true });
}

/** The message of the fault of a field; a text that is no declared message would be lost, so it is an error of the program. */
export function declaredFault(issue: { readonly message?: string | undefined } | undefined): MessageId | undefined {
  if (issue?.message === undefined) return undefined;
  const message = declared.get(issue.message);
  if (message === undefined) throw new TypeError(`a fault of a form is no message of the catalogue: ${issue.message}`);
  return message;
}

/** What a schema of such checks refuses of these fields. */
export function faultsIn<F extends string>(schema: z.ZodMiniType, fields: readonly F[], entered: unknown): Faults<F> {
  const issues = z.safeParse(schema, entered).error?.issues ?? [];
  const faults: Faults<F> = {};
  for (const field of fields) {
    const fault = declaredFault(issues.find(({ path }) => path[0] === field));
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}
