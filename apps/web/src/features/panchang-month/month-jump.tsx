import { SKY_YEARS } from "@vedanga/contract";
import { useState } from "react";
import { type AlmanacSubject, monthAddress } from "#almanac/almanac-address.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import { Field, FieldFrame } from "#ui/field/field.tsx";
import { Select } from "#ui/field/select.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./month-jump.module.css";
import type { CivilMonth } from "./shown-month.ts";

interface MonthJumpProps {
  readonly month: CivilMonth | null;
  readonly subject: AlmanacSubject;
  onShown(): void;
}

/** Any month of the almanac, by name and year. */
export function MonthJump({ month, subject, onShown }: MonthJumpProps) {
  const t = useT();
  const { lang } = useLanguage();
  const navigate = useAppNavigate();
  const [chosen, setChosen] = useState(month?.month ?? 1);
  const [yearText, setYearText] = useState(month ? String(month.year) : "");
  const [isRefused, setRefused] = useState(false);

  function show(): void {
    const year = /^\s*\d{4}\s*$/.test(yearText) ? Number(yearText) : 0;
    const isKnown = year >= SKY_YEARS.first && year <= SKY_YEARS.last;
    setRefused(!isKnown);
    if (isKnown) {
      navigate(monthAddress({ year, month: chosen }, subject), { preventScrollReset: true });
      onShown();
    } else document.getElementById("month-year")?.focus();
  }

  return (
    <form
      className={styles.jump}
      noValidate
      aria-label={t("panchangMonth.goTo")}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <FieldFrame label={t("panchangMonth.month")} inputId="month-month">
        <Select
          id="month-month"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {SCREEN_LANGUAGES[lang].months.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <Field
        id="month-year"
        label={t("panchangMonth.year")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={yearText}
        onChange={({ currentTarget }) => {
          setYearText(currentTarget.value);
          setRefused(false);
        }}
        error={isRefused ? t("panchangMonth.yearOutOfRange", SKY_YEARS) : undefined}
      />
      <Button type="submit" look="outline">
        {t("panchangMonth.show")}
      </Button>
    </form>
  );
}
