import type { UserDetails } from "@vedanga/contract";
import { BIRTH_YEARS } from "@vedanga/contract";
import { Fragment, type HTMLInputTypeAttribute, type InputHTMLAttributes, useEffect } from "react";
import { useLocation } from "react-router";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { dropDraft } from "#person/details/birth-draft.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { loadWhenIdle } from "#platform/when-idle.ts";
import { bringDrawing } from "#ui/chart-figure/load-drawing.ts";
import { Field } from "#ui/field/field.tsx";
import { fieldsToCorrect } from "#ui/form/fields-to-correct.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { ErrorSummary } from "#ui/message/error-summary.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./birth-details-form.module.css";
import { type BirthField, CORRECTABLE, fieldFacts, fieldMessage, inputIdOf, LABELS } from "./birth-form.ts";
import { BirthPlaceField } from "./birth-place-field.tsx";
import { BirthTimeField } from "./birth-time-field.tsx";
import { FutureQuestion } from "./future-question.tsx";
import { useBirthForm } from "./use-birth-form.ts";

interface BirthDetailsFormProps {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
  onSaved(details: UserDetails): void;
}

interface InputField extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: Exclude<BirthField, "location" | "birthTime" | "latitude" | "longitude">;
  readonly type: HTMLInputTypeAttribute;
  /** A line below the row that ends with this field. */
  readonly noteId?: MessageId;
}

const INPUTS: readonly InputField[] = [
  { field: "firstName", type: "text", autoComplete: "given-name", autoCapitalize: "words" },
  { field: "lastName", type: "text", autoComplete: "family-name", autoCapitalize: "words" },
  { field: "email", type: "email", autoComplete: "email", inputMode: "email" },
  {
    field: "mobile",
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    noteId: "birth.contactUse",
  },
  {
    field: "birthDate",
    type: "date",
    autoComplete: "bday",
    min: `${BIRTH_YEARS.first}-01-01`,
    max: `${BIRTH_YEARS.last}-12-31`,
  },
];

/** 'Enter your birth details': every field required, everything typed kept, one submit at a time. */
export default function BirthDetailsFormPiece(props: BirthDetailsFormProps) {
  const t = useT();
  const { hash } = useLocation();
  useEffect(() => loadWhenIdle(bringDrawing), []);
  useEffect(() => {
    // A link to a field of the form, such as that of a place to be chosen.
    if (hash !== "") document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  const { form, place, saving, failure, future, hasReplaced, openUnsaved, submit, confirmFuture } = useBirthForm(props);
  const { errors, submitCount } = form.formState;

  function errorOf(field: BirthField): string | undefined {
    const error = errors[field];
    return error && t(fieldMessage(field, error.message), fieldFacts(field, t(LABELS[field])));
  }

  const toCorrect = fieldsToCorrect({ fields: CORRECTABLE, inputIdOf, errorOf });

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="birth-form-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="birth-form-title">{t("birth.formTitle")}</h2>
      <ErrorSummary errors={toCorrect} attempt={submitCount} />
      <div className={styles.fields}>
        {INPUTS.map(({ field, noteId, ...input }) => (
          <Fragment key={field}>
            <Field
              {...input}
              {...form.register(field, { onChange: () => form.clearErrors(field) })}
              id={inputIdOf(field)}
              label={t(LABELS[field])}
              error={errorOf(field)}
              required
            />
            {noteId && (
              <p className={styles.note}>
                {t(noteId)} <AppLink to="/privacy">{t("birth.privacyLink")}</AppLink>
              </p>
            )}
          </Fragment>
        ))}
        <BirthTimeField form={form} error={errorOf("birthTime")} />
        <BirthPlaceField form={form} place={place} errorOf={errorOf} />
      </div>
      {saving === "asked" && future && (
        <FutureQuestion
          future={future}
          onConfirmed={confirmFuture}
          onDenied={() => form.setFocus(future === "date" ? "birthDate" : "birthTime")}
        />
      )}
      {saving === "failed" && (
        <ErrorPanel isAnswer={submitCount > 0} error={failure}>
          <span>{t("birth.saveFailed")}</span> <span>{t("birth.allKept")}</span>
        </ErrorPanel>
      )}
      {openUnsaved && (
        <div className={styles.unsaved}>
          <p className={styles.note}>{t("device.openUnsavedSay")}</p>
          <Button look="outline" onClick={openUnsaved}>
            {t("device.openUnsaved")}
          </Button>
        </div>
      )}
      {props.recordId !== null && <p className={styles.note}>{t("birth.replaces")}</p>}
      <div className={styles.send}>
        <Button type="submit" isBusy={saving === "saving" || saving === "saved"} className={styles.submit}>
          {t("birth.submit")}
        </Button>
        {props.details && (
          <AppLink to="/calculator" onClick={dropDraft} className={styles.back}>
            {t("birth.leaveAsIs")}
          </AppLink>
        )}
        <p className={styles.status} role="status">
          {saving === "saving" && t("birth.saving")}
          {saving === "saved" && t("birth.saved")} {hasReplaced && t("birth.replaced")}
        </p>
      </div>
    </form>
  );
}
