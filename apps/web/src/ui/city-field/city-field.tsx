import type { Place } from "@vedanga/contract";
import { useEffect, useRef, useState } from "react";
import { PlaceCombobox } from "../place-combobox/place-combobox.tsx";

// A suggestion is pressed after the field has lost the focus.
const BLUR_SETTLES_MS = 250;

interface CityFieldProps {
  readonly id: string;
  readonly label: string;
  /** The city shown now. */
  readonly name: string;
  onChosen(place: Place): void;
}

/** Shows a city and takes another: only one that was chosen from the list, for a page needs its coordinates. */
export function CityField({ id, label, name, onChosen }: CityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PlaceCombobox
        id={id}
        label={label}
        text={typed ?? name}
        onTextChange={setTyped}
        onPlaceChosen={(place) => {
          setTyped(null);
          onChosen(place);
        }}
        onBlur={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setTyped(null), BLUR_SETTLES_MS);
        }}
      />
    </form>
  );
}
