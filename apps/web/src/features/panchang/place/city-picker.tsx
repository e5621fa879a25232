import type { Place } from "@vedanga/contract";
import { useEffect, useRef, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";

/** Any city for the page: the one chosen is remembered on this device. */
export default function CityPicker({ onChosen }: { onChosen(place: Place): void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  // It was opened by a press, to be typed into.
  useEffect(() => field.current?.focus(), []);
  return (
    <PlaceCombobox
      id="city"
      inputRef={field}
      label={t("panchang.bar.cityLabel")}
      hint={t("panchang.bar.cityHint")}
      text={text}
      onTextChange={setText}
      onPlaceChosen={onChosen}
    />
  );
}
