import { SKY_YEARS } from "@vedanga/contract";
import { useState } from "react";
import { MomentFields } from "#almanac/moment-fields/moment-fields.tsx";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";
import { declaredFault } from "#ui/form/catalogue-faults.ts";
import { fieldsToCorrect } from "#ui/form/fields-to-correct.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { ErrorSummary } from "#ui/message/error-summary.tsx";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import { Button } from "#ui/press/button.tsx";
import { ClockThere } from "./clock-there.tsx";
import styles from "./point-fields.module.css";
import { FIELDS, inputIdOf, type PointField } from "./point-form.ts";
import type { PointAnswerState } from "./use-point-answer.ts";
import { PLACE_INPUT_ID, usePointForm } from "./use-point-form.ts";

const LABELS = {
  latitude: "panchangCoordinates.latitude",
  longitude: "panchangCoordinates.longitude",
  offset: "panchangCoordinates.timezone",
} as const;

/** Date, time, point and clock; a place found by name fills in the point. */
export default function PointFieldsPiece({ state }: { readonly state: PointAnswerState }) {
  const t = useT();
  const point = usePointForm(state);
  const { form, draft, write } = point;
  const { errors, submitCount } = form.formState;
  const errorOf = (field: PointField): string | undefined => {
    const fault = declaredFault(errors[field]);
    return fault && t(fault, SKY_YEARS);
  };
  // The first point is asked about by itself.
  const [isSent, setSent] = useState(false);
  const toCorrect = fieldsToCorrect({ fields: FIELDS, inputIdOf, errorOf });
  const common = (field: keyof typeof LABELS) => ({
    id: inputIdOf(field),
    label: t(LABELS[field]),
    required: true,
    value: draft[field],
    error: errorOf(field),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => write(field, currentTarget.value),
  });
  // Not `decimal`: that keyboard of a phone has no minus for the south and the west.
  const number = { type: "text", inputMode: "text", autoComplete: "off", spellCheck: false } as const;
  return (
    <section className={`no-print oxford ${styles.section}`} aria-labelledby="point-title">
      <h2 id="point-title">{t("panchangCoordinates.form")}</h2>
      <form
        className={styles.form}
        noValidate
        aria-labelledby="point-title"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (!state.isBusy) void point.submit();
        }}
      >
        <ErrorSummary errors={toCorrect} attempt={submitCount} />
        <MomentFields className={styles.pair} moment={draft} inputIdOf={inputIdOf} errorOf={errorOf} onChange={write} />
        <PlaceCombobox
          id={PLACE_INPUT_ID}
          label={t("panchangCoordinates.search")}
          hint={t("panchangCoordinates.searchHint")}
          text={draft.place}
          onTextChange={point.writePlace}
          onPlaceChosen={point.choosePlace}
          named={point.named}
        />
        <div className={styles.pair}>
          <Field
            {...common("latitude")}
            {...number}
            onBlur={point.partPoint}
            hint={t("panchangCoordinates.latitudeHint")}
          />
          <Field
            {...common("longitude")}
            {...number}
            onBlur={point.partPoint}
            hint={t("panchangCoordinates.longitudeHint")}
          />
        </div>
        <div className={styles.clock}>
          <Field {...common("offset")} {...number} hint={t("panchangCoordinates.timezoneHint")} />
          <ClockThere point={point} />
        </div>
        <Button type="submit" isBusy={state.isBusy && state.answer !== null}>
          {t(state.isBusy && state.answer !== null ? "panchang.form.loading" : "panchang.form.submit")}
        </Button>
        {state.fault !== null && !state.isBusy && (
          <ErrorPanel isAnswer={isSent && state.isSendingFailed} error={state.fault} onRetry={state.retry}>
            {t("panchang.form.failed")}
          </ErrorPanel>
        )}
      </form>
    </section>
  );
}
