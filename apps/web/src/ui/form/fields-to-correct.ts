import type { FieldError } from "../message/error-summary.tsx";

interface FieldsOfForm<F extends string> {
  /** In the order of the form. */
  readonly fields: readonly F[];
  inputIdOf(field: F): string;
  errorOf(field: F): string | undefined;
}

/** What the summary above a form lists: the fields that have an error, in the order of the form. */
export function fieldsToCorrect<F extends string>({ fields, inputIdOf, errorOf }: FieldsOfForm<F>): FieldError[] {
  return fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ inputId: inputIdOf(field), message }];
  });
}
