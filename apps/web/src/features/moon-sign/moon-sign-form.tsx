import { type CivilDate, type Place, SKY_YEARS } from "@vedanga/contract";
import { useState } from "react";
import { dateIn } from "#almanac/where.ts";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import { useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import { Button } from "#ui/press/button.tsx";
import styles from "./moon-sign-form.module.css";

export interface Birth {
  readonly date: CivilDate;
  /** `HH:MM`; undefined if it is not known. */
  readonly time: string | undefined;
  readonly place: Place;
}

interface MoonSignFormProps {
  readonly isBusy: boolean;
  onFind(birth: Birth): void;
}

const DATE_ID = "moon-sign-date";
const PLACE_ID = "moon-sign-place";

/** Date, time and place of a birth. They are sent, and kept nowhere. */
export function MoonSignForm({ isBusy, onFind }: MoonSignFormProps) {
  const t = useT();
  const [dateText, setDateText] = useState("");
  const [time, setTime] = useState("");
  const [placeText, setPlaceText] = useState("");
  const [place, setPlace] = useState<Place | null>(null);
  const [isAsked, setAsked] = useState(false);
  const take = (chosen: Place, text: string): void => {
    setPlace(chosen);
    setPlaceText(text);
  };
  const named = useNamedPlace({ text: placeText, isSettled: place !== null, onTaken: take });
  const date = dateIn(dateText);

  async function send(): Promise<void> {
    setAsked(true);
    const standing = place === null ? await named.lookUp() : null;
    const where = place ?? (standing?.kind === "one" ? standing.place : null);
    if (date && where) onFind({ date, time: time === "" ? undefined : time, place: where });
    else document.getElementById(date ? PLACE_ID : DATE_ID)?.focus();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        id={DATE_ID}
        type="date"
        label={t("moonSign.date")}
        required
        autoComplete="bday"
        min={`${SKY_YEARS.first}-01-01`}
        max={`${SKY_YEARS.last}-12-31`}
        value={dateText}
        error={isAsked && !date ? t("moonSign.dateNeeded") : undefined}
        onChange={({ currentTarget }) => setDateText(currentTarget.value)}
      />
      <Field
        id="moon-sign-time"
        type="time"
        label={t("moonSign.time")}
        hint={t("moonSign.timeHint")}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <PlaceCombobox
        id={PLACE_ID}
        label={t("moonSign.place")}
        required
        text={placeText}
        isSettled={place !== null}
        named={named}
        error={isAsked && !place && named.standing === null ? t("moonSign.placeNeeded") : undefined}
        onTextChange={(text) => {
          setPlaceText(text);
          setPlace(null);
        }}
        onPlaceChosen={take}
      />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? "ui.loading" : "moonSign.find")}
      </Button>
    </form>
  );
}
