import type { UserDetails } from "@vedanga/contract";
import { type UseFormReturn, useController } from "react-hook-form";
import { useT } from "#i18n/use-t.ts";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import { type BirthField, type BirthForm, inputIdOf, LABELS } from "./birth-form.ts";
import { CoordinateFields } from "./coordinate-fields.tsx";
import { PlaceStanding } from "./place-standing.tsx";
import { useBirthMoment } from "./use-birth-clock.ts";
import type { BirthPlaceState } from "./use-birth-place.ts";

interface BirthPlaceFieldProps {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  readonly place: BirthPlaceState;
  errorOf(field: BirthField): string | undefined;
}

/** Typed freely or chosen from what is found; a chosen place brings its coordinates and its zone. */
export function BirthPlaceField({ form, place, errorOf }: BirthPlaceFieldProps) {
  const t = useT();
  const { field } = useController({ name: "location", control: form.control });
  const birth = useBirthMoment(form);
  return (
    <div>
      <PlaceCombobox
        id={inputIdOf("location")}
        name={field.name}
        label={t(LABELS.location)}
        text={field.value}
        onTextChange={place.typeText}
        onPlaceChosen={place.choose}
        named={place.named}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={errorOf("location")}
        required
      />
      <PlaceStanding named={place.named} birth={birth} />
      <CoordinateFields form={form} errorOf={errorOf} onEdited={place.writeByHand} />
    </div>
  );
}
