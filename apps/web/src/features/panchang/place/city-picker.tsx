import type { Place } from "@vedanga/contract";
import { useLayoutEffect, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import { PlaceForm } from "#ui/place-combobox/place-form.tsx";
import { useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import type { CityText } from "./city-text.ts";

interface CityPickerProps extends CityText {
  onChosen(place: Place): void;
}

/** The field that searches: the city chosen, or named in full, is remembered on this device. */
export default function CityPicker({ text, onTextChange, onChosen }: CityPickerProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const named = useNamedPlace({ text, isSettled: false, onTaken: onChosen });
  // It was opened by a press to type into it; typing continues after what was typed before it came.
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <PlaceForm
      id="city"
      inputRef={field}
      label={t("panchang.bar.cityLabel")}
      hint={t("panchang.bar.cityHint")}
      text={text}
      onTextChange={onTextChange}
      onPlaceChosen={onChosen}
      named={named}
      isOpenAtFirst={text !== ""}
    />
  );
}
