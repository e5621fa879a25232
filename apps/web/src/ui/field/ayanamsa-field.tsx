import type { ReactNode } from "react";
import { CONVENTION_VALUES, type ConventionChoice } from "#api/conventions/conventions.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { describedBy, FieldFrame } from "./field.tsx";
import { Select } from "./select.tsx";

interface AyanamsaFieldProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly value: ConventionChoice["ayanamsa"];
  onChosen(ayanamsa: ConventionChoice["ayanamsa"]): void;
}

/** The choice of an ayanamsa. */
export function AyanamsaField({ id, hint, value, onChosen }: AyanamsaFieldProps) {
  const t = useT();
  const { ayanamsas } = SCREEN_LANGUAGES[useLanguage().lang];
  return (
    <FieldFrame label={t("panchangConventions.ayanamsa")} inputId={id} hint={hint}>
      <Select
        id={id}
        aria-describedby={describedBy(id, hint, undefined)}
        value={value}
        onChange={({ currentTarget }) => {
          const ayanamsa = CONVENTION_VALUES.ayanamsa.find((known) => known === currentTarget.value);
          if (ayanamsa) onChosen(ayanamsa);
        }}
      >
        {CONVENTION_VALUES.ayanamsa.map((known) => (
          <option key={known} value={known}>
            {ayanamsas[known]}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
