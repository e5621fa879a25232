import type { Place } from "@vedanga/contract";
import { useLayoutEffect, useState } from "react";
import { typedEarly } from "../form/typed-early.ts";
import { PlaceForm } from "../place-combobox/place-form.tsx";
import { useNamedPlace } from "../place-combobox/use-named-place.ts";

export interface CityFieldPieceProps {
  readonly id: string;
  readonly label: string;
  /** The city shown now. */
  readonly name: string;
  onChosen(place: Place): void;
}

/** Shows a city and takes another, chosen from the list or named in full: a page needs its coordinates. */
export default function CityFieldPiece({ id, label, name, onChosen }: CityFieldPieceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? name;
  // What was typed before this script came is only in the field; in the layout phase, before it is drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the field is as it was written
  useLayoutEffect(() => setTyped(typedEarly(id, (written) => written === name) ?? null), []);
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
