import { SKY_YEARS } from "@vedanga/contract";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatOffsetHours } from "#i18n/format-offset.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import styles from "./calculator.module.css";
import { type CalculatorField, FIELDS, inputIdOf, type LocatedPlace } from "./calculator-form.ts";
import { useCalculator } from "./use-calculator.ts";
import type { CustomPanchangState } from "./use-custom-panchang.ts";

/** Custom Panchang Calculator: any date, time and place. */
export default function Calculator({ custom }: { readonly custom: CustomPanchangState }) {
  const t = useT();
  const { lang } = useLanguage();
  const { draft, faults, attempt, isBusy, isAwake, here, put, submit } = useCalculator(custom);

  function errorOf(field: CalculatorField): string | undefined {
    const fault = faults[field];
    return fault && t(fault, { first: SKY_YEARS.first, last: SKY_YEARS.last });
  }

  /** Where exactly the panchang is asked for, as soon as it is known. */
  function exactly({ lat, lon, offsetHours }: LocatedPlace): string {
    const coordinates = formatCoordinates(lat, lon, lang);
    return offsetHours === undefined ? coordinates : `${coordinates}, ${formatOffsetHours(offsetHours)}`;
  }

  const toCorrect = FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ inputId: inputIdOf(field), message }];
  });

  return (
    <section className={`${styles.calculator} oxford`} aria-labelledby="calculator-title">
      <h2 id="calculator-title">{t("panchang.form.title")}</h2>
      <p className={styles.lede}>{t("panchang.form.lede", { first: SKY_YEARS.first, last: SKY_YEARS.last })}</p>
      <form
        className={styles.form}
        noValidate
        aria-labelledby="calculator-title"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary errors={toCorrect} attempt={attempt} />
        <div className={styles.moment}>
          <Field
            id={inputIdOf("date")}
            label={t("panchang.form.date")}
            type="date"
            min={`${SKY_YEARS.first}-01-01`}
            max={`${SKY_YEARS.last}-12-31`}
            required
            value={draft.date}
            onChange={({ currentTarget }) => put({ date: currentTarget.value })}
            error={errorOf("date")}
          />
          <Field
            id={inputIdOf("time")}
            label={t("panchang.form.time")}
            type="time"
            required
            value={draft.time}
            onChange={({ currentTarget }) => put({ time: currentTarget.value.slice(0, 5) })}
            error={errorOf("time")}
          />
        </div>
        <PlaceCombobox
          id={inputIdOf("location")}
          label={t("panchang.form.location")}
          text={draft.location}
          onTextChange={(location) => put({ location, place: null })}
          onPlaceChosen={(place, location) => put({ location, place })}
          isSettled={draft.place !== null}
          hint={draft.place ? exactly(draft.place) : undefined}
          error={errorOf("location")}
          required
        />
        <Button
          look="quiet"
          className={styles.here}
          disabled={!isAwake}
          isBusy={here.isDetecting}
          onClick={() => void here.detect()}
        >
          <Icon name="target" />
          {t(here.isDetecting ? "panchang.location.detecting" : "panchang.location.current")}
        </Button>
        {/* Before the page is awake a press would load it anew, without what was typed. */}
        <Button type="submit" disabled={!isAwake} isBusy={isBusy}>
          {t(isBusy ? "panchang.form.loading" : "panchang.form.submit")}
        </Button>
        {here.fault !== null && <ErrorPanel>{t(`panchang.location.${here.fault}`)}</ErrorPanel>}
        {custom.fault !== null && <ErrorPanel error={custom.fault}>{t("panchang.form.failed")}</ErrorPanel>}
      </form>
    </section>
  );
}
