import type { Place } from "@vedanga/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import type { CityText } from "./city-text.ts";
import { loadCityPicker } from "./load-city-picker.ts";

/** Any city for the page. A person can type at once: the field is there before the script that searches. */
export function CityChoice({ onChosen }: { onChosen(place: Place): void }) {
  const [text, setText] = useState("");
  const typed = { text, onTextChange: setText };
  return <LatePiece load={loadCityPicker} given={{ ...typed, onChosen }} waiting={<CityAwaited {...typed} />} />;
}

function CityAwaited({ text, onTextChange }: CityText) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  // Within the press that opened it: no letter falls beside the field, and a phone brings its keyboard.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <Field
      id="city"
      ref={field}
      label={t("panchang.bar.cityLabel")}
      hint={t("panchang.bar.cityHint")}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
    />
  );
}
