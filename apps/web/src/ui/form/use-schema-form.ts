import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";

/** A form that its schema checks as it is sent. What was refused stays so until its field is corrected. */
export function useSchemaForm<Entered extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Entered>,
  defaultValues: DefaultValues<Entered>,
) {
  return useForm<Entered, unknown, Sent>({
    defaultValues,
    resolver: zodResolver(schema),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
}
