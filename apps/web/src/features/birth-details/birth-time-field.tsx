import type { UserDetails } from "@vedanga/contract";
import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { formatDuration } from "#i18n/format-duration.ts";
import { useT } from "#i18n/use-t.ts";
import { Field, FieldFrame } from "#ui/field/field.tsx";
import { Select } from "#ui/field/select.tsx";
import { ACCURACY_ID, type BirthForm, inputIdOf, LABELS } from "./birth-form.ts";
import styles from "./birth-time-field.module.css";
import { ascendantDoubtDeg, cautionOf, NOON, offeredMinutes, UNKNOWN_TIME_MINUTES } from "./time-accuracy.ts";
import { TimeEcho } from "./time-echo.tsx";
import { useBirthMoment } from "./use-birth-clock.ts";

interface BirthTimeFieldProps {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  readonly error: string | undefined;
}

/** The time, how well it is known, how we read it, and what then cannot be said. */
export function BirthTimeField({ form, error }: BirthTimeFieldProps) {
  const t = useT();
  const { field } = useController({ name: "timeAccuracyMinutes", control: form.control });
  const birth = useBirthMoment(form);
  // What was typed before 'not known' was chosen comes back when it is taken back.
  const [typedTime, setTypedTime] = useState("");
  const caution = cautionOf(field.value);
  const isUnknown = caution === "unknown";

  function choose(minutes: number): void {
    const isNowUnknown = minutes === UNKNOWN_TIME_MINUTES;
    if (isNowUnknown && !isUnknown) setTypedTime(birth.birthTime);
    if (isNowUnknown !== isUnknown) form.setValue("birthTime", isNowUnknown ? NOON : typedTime);
    form.clearErrors("birthTime");
    field.onChange(minutes === 0 ? undefined : minutes);
  }

  return (
    <>
      <Field
        {...form.register("birthTime", { onChange: () => form.clearErrors("birthTime") })}
        id={inputIdOf("birthTime")}
        type="time"
        autoComplete="off"
        label={t(LABELS.birthTime)}
        hint={t(isUnknown ? "birth.timeNoon" : "birth.timeHint")}
        error={error}
        readOnly={isUnknown}
        required
      />
      <FieldFrame label={t("birth.sure")} inputId={ACCURACY_ID}>
        <Select
          id={ACCURACY_ID}
          value={field.value ?? 0}
          onChange={(event) => choose(Number(event.currentTarget.value))}
          onBlur={field.onBlur}
        >
          <option value={0}>{t("birth.sureRecorded")}</option>
          {offeredMinutes(field.value).map((minutes) => (
            <option key={minutes} value={minutes}>
              {t("birth.sureWithin", { duration: formatDuration(minutes, t) })}
            </option>
          ))}
          <option value={UNKNOWN_TIME_MINUTES}>{t("birth.sureUnknown")}</option>
        </Select>
      </FieldFrame>
      <div className={styles.reading} aria-live="polite">
        {!isUnknown && <TimeEcho birth={birth} />}
        {caution && (
          <p className={styles.caution}>
            {t(`birth.caution.${caution}`, { degrees: ascendantDoubtDeg(field.value ?? 0) })}
          </p>
        )}
      </div>
    </>
  );
}
