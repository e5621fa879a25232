import { SKY_YEARS } from "@vedanga/contract";
import { useEffect } from "react";
import { MomentFields } from "#almanac/moment-fields/moment-fields.tsx";
import { callParameters, conventionParameters } from "#api/conventions/conventions.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { formatOffsetHours } from "#i18n/format-offset.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { loadWhenIdle } from "#platform/when-idle.ts";
import { declaredFault } from "#ui/form/catalogue-faults.ts";
import { fieldsToCorrect } from "#ui/form/fields-to-correct.ts";
import { Icon } from "#ui/icon.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { ErrorSummary } from "#ui/message/error-summary.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import { Button } from "#ui/press/button.tsx";
import { RulesLine } from "#ui/rules-line.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./calculator.module.css";
import { type CalculatorField, FIELDS, inputIdOf, type LocatedPlace } from "./calculator-form.ts";
import { CALCULATOR_ID } from "./calculator-id.ts";
import { useCalculator } from "./use-calculator.ts";
import { useClockThere } from "./use-clock-there.ts";
import { type CustomPanchangState, useCustomPanchang } from "./use-custom-panchang.ts";

const loadResult = () => import("./custom-panchang.tsx");

/** Custom Panchang Calculator: any date, time and place, and its answer. */
export default function CalculatorPiece() {
  const custom = useCustomPanchang();
  // An answer that has come must not wait for the script that shows it. A request that fails now is repeated then.
  useEffect(() => loadWhenIdle(loadResult), []);
  return (
    <>
      <Calculator custom={custom} />
      {custom.answered && <LatePiece load={loadResult} given={{ answered: custom.answered }} waiting={<Spinner />} />}
    </>
  );
}

function Calculator({ custom }: { readonly custom: CustomPanchangState }) {
  const t = useT();
  const { lang } = useLanguage();
  const calculator = useCalculator(custom);
  const { form, draft, isBusy, conventions, here, named, lookUpFault } = calculator;
  const { errors, submitCount } = form.formState;
  const clock = useClockThere(draft);

  function errorOf(field: CalculatorField): string | undefined {
    const fault = declaredFault(errors[field]);
    return fault && t(fault, { first: SKY_YEARS.first, last: SKY_YEARS.last });
  }

  /** The exact place and clock of the panchang, as soon as that is known. */
  function exactly({ lat, lon, offsetHours }: LocatedPlace): string {
    const coordinates = formatCoordinates(lat, lon, lang);
    if (clock.state === "known") return `${coordinates}, ${formatOffsetHours(clock.offsetHours, lang)}`;
    if (clock.state !== "unknown" || offsetHours === undefined) return coordinates;
    return t("panchang.form.deviceClock", { coordinates, offset: formatOffsetHours(offsetHours, lang) });
  }

  const fault = lookUpFault ?? custom.fault;
  const toCorrect = fieldsToCorrect({ fields: FIELDS, inputIdOf, errorOf });

  return (
    <section className={`${styles.calculator} oxford`} data-below-screen aria-labelledby={CALCULATOR_ID}>
      <h2 id={CALCULATOR_ID} className={styles.title} tabIndex={-1}>
        {t("panchang.form.title")}
      </h2>
      <p className={styles.lede}>{t("panchang.form.lede", { first: SKY_YEARS.first, last: SKY_YEARS.last })}</p>
      <NeedsScript />
      <form
        className={styles.form}
        noValidate
        aria-labelledby={CALCULATOR_ID}
        onSubmit={(event) => {
          event.preventDefault();
          calculator.submit();
        }}
      >
        <ErrorSummary errors={toCorrect} attempt={submitCount} />
        <MomentFields
          className={styles.moment}
          moment={draft}
          inputIdOf={inputIdOf}
          errorOf={errorOf}
          // Some browsers add seconds.
          onChange={(field, text) => calculator.writeMoment({ [field]: field === "time" ? text.slice(0, 5) : text })}
        />
        <PlaceCombobox
          id={inputIdOf("location")}
          label={t("panchang.form.location")}
          text={draft.location}
          onTextChange={(location) => calculator.putPlace(location, null)}
          onPlaceChosen={(place, location) => calculator.putPlace(location, place)}
          isSettled={draft.place !== null}
          named={named}
          hint={draft.place ? exactly(draft.place) : undefined}
          error={errorOf("location")}
          required
        />
        {Object.keys(callParameters(conventions)).length > 0 && (
          <p className={styles.rules}>
            <RulesLine conventions={conventions} />{" "}
            <AppLink to={`/panchang/conventions?${new URLSearchParams(conventionParameters(conventions))}`}>
              {t("panchang.form.changeRules")}
            </AppLink>
          </p>
        )}
        <div className={styles.actions}>
          <Button look="quiet" isBusy={here.isDetecting} onClick={() => void here.detect()}>
            <Icon name="target" />
            {t(here.isDetecting ? "panchang.location.detecting" : "panchang.location.current")}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? "panchang.form.loading" : "panchang.form.submit")}
          </Button>
        </div>
        {here.fault !== null && <ErrorPanel isAnswer>{t(`panchang.location.${here.fault}`)}</ErrorPanel>}
        {fault !== null && (
          <ErrorPanel isAnswer error={fault} onRetry={lookUpFault === null ? calculator.submit : undefined}>
            {t("panchang.form.failed")}
          </ErrorPanel>
        )}
      </form>
    </section>
  );
}
