import { SKY_YEARS } from "@vedanga/contract";
import { useState } from "react";
import { type AlmanacSubject, festivalsAddress } from "#almanac/almanac-address.ts";
import type { AlmanacPlaceInUse } from "#almanac/use-almanac-place.ts";
import { useT } from "#i18n/use-t.ts";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import { CityField } from "#ui/city-field/city-field.tsx";
import { Field } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import type { FestivalList } from "./festival-kinds.ts";
import styles from "./place-and-year.module.css";
import { isInAlmanac } from "./shown-year.ts";

const loadCity = pieceOfScreen(() => import("#ui/city-field/city-field-piece.tsx"));

interface PlaceAndYearProps {
  readonly at: AlmanacPlaceInUse;
  /** Of the first date on the page. */
  readonly year: number | null;
  readonly kind: FestivalList | undefined;
  readonly subject: AlmanacSubject;
}

const YEAR_ID = "festivals-year";
/** Keeps the room of a name that is on its way. */
const BLANK = "\u2007";

/** The city, and behind it another one or any other year. */
export function PlaceAndYear({ at, year, kind, subject }: PlaceAndYearProps) {
  const t = useT();
  const navigate = useAppNavigate();
  const [yearText, setYearText] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const text = yearText ?? String(year ?? "");

  function show(): void {
    const asked = /^\s*\d{4}\s*$/.test(text) ? Number(text) : 0;
    const isKnown = isInAlmanac(asked);
    setRefused(!isKnown);
    if (isKnown) {
      setYearText(null);
      navigate(festivalsAddress({ year: asked, ...(kind && { kind }) }, subject), { preventScrollReset: true });
    } else document.getElementById(YEAR_ID)?.focus();
  }

  return (
    <details className={`no-print ${styles.change}`}>
      <summary>
        {at.name || BLANK}
        <span className="unseen">{t("festivals.change")}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.fields}>
        <CityField
          load={loadCity}
          id="festivals-city"
          label={t("festivals.city")}
          name={at.name}
          onChosen={at.choosePlace}
        />
        <form
          className={styles.year}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <Field
            id={YEAR_ID}
            label={t("festivals.year")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={text}
            onChange={({ currentTarget }) => {
              setYearText(currentTarget.value);
              setRefused(false);
            }}
            error={isRefused ? t("festivals.yearOutOfRange", SKY_YEARS) : undefined}
          />
          <Button type="submit" look="outline">
            {t("festivals.show")}
          </Button>
        </form>
      </div>
    </details>
  );
}
