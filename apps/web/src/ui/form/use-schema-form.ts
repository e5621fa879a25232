import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { isHalfTyped } from "./half-typed.ts";

/** For the schema it is neither empty nor a date or time. */
const HALF_TYPED = "?";

/**
 * A form that its schema checks as it is sent. What was refused stays so until its field is corrected. Of the fields whose
 * input ids are given, what is typed and has no value is checked too.
 */
export function useSchemaForm<Entered extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Entered>,
  defaultValues: DefaultValues<Entered>,
  inputIds: Partial<Record<keyof Entered, string>> = {},
) {
  const check = zodResolver(schema);
  return useForm<Entered, unknown, Sent>({
    defaultValues,
    resolver(entered, context, options) {
      const half = Object.entries(inputIds).filter(([, inputId]) => inputId !== undefined && isHalfTyped(inputId));
      return check({ ...entered, ...Object.fromEntries(half.map(([field]) => [field, HALF_TYPED])) }, context, options);
    },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
}
