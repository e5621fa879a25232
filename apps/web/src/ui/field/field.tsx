import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import styles from "./field.module.css";
import { Input } from "./input.tsx";

interface FieldFrameProps {
  readonly label: ReactNode;
  readonly inputId: string;
  /** A line below the field that is there before anything goes wrong. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const hintIdOf = (inputId: string) => `${inputId}-hint`;
const errorIdOf = (inputId: string) => `${inputId}-error`;

/** Ids of what describes a field, for `aria-describedby`. */
export function describedBy(inputId: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [error && errorIdOf(inputId), hint && hintIdOf(inputId)].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

interface FieldBoxProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The space of a field in a form. */
function FieldBox({ className, children }: FieldBoxProps) {
  return <div className={[styles.field, className].filter(Boolean).join(" ")}>{children}</div>;
}

/** Label above, field, then its error and its hint. */
export function FieldFrame({ label, inputId, hint, error, className, children }: FieldFrameProps) {
  return (
    <FieldBox className={className}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={errorIdOf(inputId)}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintIdOf(inputId)}>
          {hint}
        </p>
      )}
    </FieldBox>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One input with its label, hint and error. Everything an `<input>` takes, it takes (`register` of a form too). */
export function Field({ label, hint, error, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame label={label} inputId={inputId} hint={hint} error={error} className={className}>
      <Input
        {...input}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, hint, error)}
      />
    </FieldFrame>
  );
}
