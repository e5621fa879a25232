import { BIRTH_YEARS, type CivilDate, type Place } from "@vedanga/contract";
import { useLayoutEffect, useState } from "react";
import { dateIn } from "#almanac/where.ts";
import { useT } from "#i18n/use-t.ts";
import { loadEveryZone } from "#i18n/zone-clock.ts";
import { type Future, futureOf, isZoneWanted } from "#person/details/future-birth.ts";
import { logFault } from "#platform/log-fault.ts";
import { Field } from "#ui/field/field.tsx";
import { isHalfTyped } from "#ui/form/half-typed.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
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
  /** What was found before is no answer any more: a field changed, or the form was refused. */
  onStale(): void;
}

const DATE_ID = "moon-sign-date";
const TIME_ID = "moon-sign-time";
const PLACE_ID = "moon-sign-place";

const isBirthYear = (year: number): boolean => year >= BIRTH_YEARS.first && year <= BIRTH_YEARS.last;
const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** Date, time and place of a birth. They are sent, and kept nowhere. */
export default function MoonSignFormPiece({ isBusy, onFind, onStale }: MoonSignFormProps) {
  const t = useT();
  const [dateText, setDateText] = useState("");
  const [time, setTime] = useState("");
  const [placeText, setPlaceText] = useState("");
  const [place, setPlace] = useState<Place | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isDateHalf, setDateHalf] = useState(false);
  const [isTimeHalf, setTimeHalf] = useState(false);
  const [ahead, setAhead] = useState<Future>();
  // What was typed before the page was hydrated is only in the fields; in the layout phase, before they are drawn again.
  useLayoutEffect(() => {
    const early = (id: string): string => typedEarly(id, (text) => text === "") ?? "";
    setDateText(early(DATE_ID));
    setTime(early(TIME_ID));
    setPlaceText(early(PLACE_ID));
  }, []);
  const changed = (): void => {
    setAhead(undefined);
    onStale();
  };
  const take = (chosen: Place, text: string): void => {
    setPlace(chosen);
    setPlaceText(text);
    setAhead(undefined);
  };
  const named = useNamedPlace({ text: placeText, isSettled: place !== null, onTaken: take });
  const given = dateIn(dateText);
  const isYearPossible = !/^\d{4,}-/.test(dateText) || isBirthYear(Number.parseInt(dateText, 10));
  const date = isYearPossible ? given : null;

  async function send(): Promise<void> {
    setAsked(true);
    onStale();
    const isHalf = isHalfTyped(TIME_ID);
    setTimeHalf(isHalf);
    setDateHalf(isHalfTyped(DATE_ID));
    const standing = place === null ? await named.lookUp() : null;
    const where = place ?? (standing?.kind === "one" ? standing.place : null);
    if (!date) return focusOn(DATE_ID);
    if (isHalf) return focusOn(TIME_ID);
    if (!where) return focusOn(PLACE_ID);
    const born = { birthDate: dateText, birthTime: time || "00:00", zone: where.zone };
    if (isZoneWanted(born, Date.now())) await loadEveryZone().catch(logFault);
    const future = futureOf(born, Date.now());
    setAhead(future);
    if (future) return focusOn(future === "date" ? DATE_ID : TIME_ID);
    onFind({ date, time: time === "" ? undefined : time, place: where });
  }

  function dateError(): string | undefined {
    if (!isAsked) return;
    if (!isYearPossible) {
      return t("birth.yearOutOfRange", { first: String(BIRTH_YEARS.first), last: String(BIRTH_YEARS.last) });
    }
    if (!date) return t(isDateHalf ? "birth.dateInvalid" : "moonSign.dateNeeded");
    return ahead === "date" ? t("moonSign.future", { what: "date" }) : undefined;
  }

  function timeError(): string | undefined {
    if (isTimeHalf) return t("moonSign.timeHalf");
    return ahead === "time" ? t("moonSign.future", { what: "time" }) : undefined;
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
        min={`${BIRTH_YEARS.first}-01-01`}
        max={`${BIRTH_YEARS.last}-12-31`}
        value={dateText}
        error={dateError()}
        onChange={({ currentTarget }) => {
          setDateText(currentTarget.value);
          setDateHalf(false);
          changed();
        }}
      />
      <Field
        id={TIME_ID}
        type="time"
        label={t("moonSign.time")}
        hint={t("moonSign.timeHint")}
        value={time}
        error={timeError()}
        onBlur={({ currentTarget }) => {
          if (!currentTarget.validity.badInput) setTimeHalf(false);
        }}
        onChange={({ currentTarget }) => {
          setTime(currentTarget.value);
          setTimeHalf(false);
          changed();
        }}
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
          changed();
        }}
        onPlaceChosen={take}
      />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? "ui.loading" : "moonSign.find")}
      </Button>
    </form>
  );
}
