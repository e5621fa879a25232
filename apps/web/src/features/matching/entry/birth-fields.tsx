import { BIRTH_YEARS } from "@vedanga/contract";
import { formatDate } from "#i18n/format-date.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useListedPeople } from "#person/people/use-listed-people.ts";
import { Field, FieldFrame } from "#ui/field/field.tsx";
import { Select } from "#ui/field/select.tsx";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import styles from "./birth-fields.module.css";
import { inputIdOf, OWN, type Side } from "./births-form.ts";
import type { SideForm } from "./use-births-form.ts";

interface BirthFieldsProps {
  readonly side: Side;
  readonly form: SideForm;
}

/** The birth of one side: one of the people who are known here, or entered. */
export function BirthFields({ side, form: { draft, named, errorOf, write, choosePlace } }: BirthFieldsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const people = useListedPeople();
  const whoId = inputIdOf(`${side}.who`);
  const whoError = errorOf("who");
  return (
    <fieldset className={styles.side}>
      <legend className={styles.legend}>{t(`matching.${side}`)}</legend>
      {people.length > 0 && (
        <FieldFrame label={t("matching.who")} inputId={whoId} error={whoError}>
          <Select
            id={whoId}
            value={draft.who}
            aria-invalid={whoError ? true : undefined}
            aria-describedby={whoError && `${whoId}-error`}
            onChange={({ currentTarget }) => write("who", currentTarget.value)}
          >
            <option value="">{t("matching.whoNew")}</option>
            {people.map(({ id, firstName, lastName, birthDate }) => (
              <option key={id} value={id ?? OWN}>
                {t("matching.whoKnown", {
                  name: `${firstName} ${lastName}`,
                  date: formatDate(typedDate(birthDate), lang),
                })}
              </option>
            ))}
          </Select>
        </FieldFrame>
      )}
      {draft.who === "" && (
        <>
          <Field
            id={inputIdOf(`${side}.name`)}
            label={t("matching.name")}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={100}
            value={draft.name}
            onChange={({ currentTarget }) => write("name", currentTarget.value)}
          />
          <Field
            id={inputIdOf(`${side}.date`)}
            type="date"
            label={t("moonSign.date")}
            required
            min={`${BIRTH_YEARS.first}-01-01`}
            max={`${BIRTH_YEARS.last}-12-31`}
            value={draft.date}
            error={errorOf("date")}
            onChange={({ currentTarget }) => write("date", currentTarget.value)}
          />
          <Field
            id={inputIdOf(`${side}.time`)}
            type="time"
            label={t("moonSign.time")}
            hint={t("moonSign.timeHint")}
            value={draft.time}
            error={errorOf("time")}
            onChange={({ currentTarget }) => write("time", currentTarget.value)}
          />
          <PlaceCombobox
            id={inputIdOf(`${side}.place`)}
            label={t("moonSign.place")}
            required
            text={draft.place}
            isSettled={draft.point !== null}
            named={named}
            error={named.standing === null ? errorOf("place") : undefined}
            onTextChange={(text) => write("place", text)}
            onPlaceChosen={choosePlace}
          />
        </>
      )}
    </fieldset>
  );
}
