import type { UserDetails } from "@vedanga/contract";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";
import { type BirthForm, COORDINATES, inputIdOf, LABELS } from "./birth-form.ts";
import styles from "./coordinate-fields.module.css";
import { tidyCoordinates } from "./tidy-coordinates.ts";

interface CoordinateFieldsProps {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  errorOf(field: (typeof COORDINATES)[number]): string | undefined;
  /** A coordinate was written by hand: a zone that came with a chosen place may belong to another place. */
  onEdited(): void;
}

/** For a house far from its town, or a place that is in no list: the coordinates, to be corrected or written by hand. */
export function CoordinateFields({ form, errorOf, onEdited }: CoordinateFieldsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const hasError = COORDINATES.some((field) => errorOf(field) !== undefined);
  return (
    <details
      className={`no-print ${styles.coordinates}`}
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t("birth.byHand")}</summary>
      <div className={styles.fields}>
        {COORDINATES.map((field) => (
          <Field
            key={field}
            {...form.register(field, {
              onChange: () => {
                form.clearErrors([...COORDINATES]);
                onEdited();
              },
              onBlur: () => void tidyCoordinates(form),
            })}
            id={inputIdOf(field)}
            type="text"
            // Not `decimal`: that keyboard of a phone has no minus for the south and the west.
            inputMode="text"
            autoComplete="off"
            label={t(LABELS[field])}
            error={errorOf(field)}
          />
        ))}
        <p className={styles.hint}>{t("birth.byHandHint")}</p>
      </div>
    </details>
  );
}
