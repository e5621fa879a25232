import type { Place } from "@vedanga/contract";
import { useState } from "react";
import { PlaceForm } from "../place-combobox/place-form.tsx";
import { useNamedPlace } from "../place-combobox/use-named-place.ts";

interface CityFieldProps {
  readonly id: string;
  readonly label: string;
  /** The city shown now. */
  readonly name: string;
  onChosen(place: Place): void;
}

/** Shows a city and takes another, chosen from the list or named in full: a page needs its coordinates. */
export function CityField({ id, label, name, onChosen }: CityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? name;
  function take(place: Place): void {
    setTyped(null);
    onChosen(place);
  }
  const named = useNamedPlace({ text, isSettled: typed === null, onTaken: take });
  return (
    <PlaceForm
      id={id}
      label={label}
      text={text}
      onTextChange={setTyped}
      onPlaceChosen={take}
      named={named}
      isSettled={typed === null}
      onBlur={() => {
        // An emptied field names nothing: the shown city appears in it again.
        if (typed?.trim() === "") setTyped(null);
      }}
    />
  );
}
