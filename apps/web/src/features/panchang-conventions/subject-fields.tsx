import { type CivilDate, isoDate, type Place, SKY_YEARS } from "@vedanga/contract";
import { useEffect, useState } from "react";
import { dateIn } from "#almanac/where.ts";
import { useT } from "#i18n/use-t.ts";
import { CityField } from "#ui/city-field/city-field.tsx";
import { Field } from "#ui/field/field.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import styles from "./subject-fields.module.css";

const loadCity = pieceOfScreen(() => import("#ui/city-field/city-field-piece.tsx"));

interface SubjectFieldsProps {
  readonly date: CivilDate | null;
  readonly placeName: string;
  onDate(date: CivilDate): void;
  onPlace(place: Place): void;
}

/** The day and the city. A date is used once it is within the almanac. */
export function SubjectFields({ date, placeName, onDate, onPlace }: SubjectFieldsProps) {
  const t = useT();
  const shown = date ? isoDate(date) : "";
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  return (
    <div className={styles.fields}>
      <Field
        id="compared-date"
        type="date"
        label={t("panchangConventions.date")}
        min={`${SKY_YEARS.first}-01-01`}
        max={`${SKY_YEARS.last}-12-31`}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          const chosen = dateIn(currentTarget.value);
          if (chosen) onDate(chosen);
        }}
      />
      <CityField
        load={loadCity}
        id="compared-city"
        label={t("panchangConventions.city")}
        name={placeName}
        onChosen={onPlace}
      />
    </div>
  );
}
