import type { UserDetails } from "@vedanga/contract";
import { useState } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useT } from "#i18n/use-t.ts";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import { type BirthField, type BirthForm, COORDINATES, inputIdOf } from "./birth-form.ts";
import { CoordinateFields } from "./coordinate-fields.tsx";
import { PlaceStanding } from "./place-standing.tsx";
import { toSixDecimals } from "./six-decimals.ts";

interface BirthPlaceFieldProps {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  errorOf(field: BirthField): string | undefined;
}

/** Typed freely or chosen from what is found; a chosen place brings its coordinates and its zone. */
export function BirthPlaceField({ form, errorOf }: BirthPlaceFieldProps) {
  const t = useT();
  const [isByHand, setIsByHand] = useState(false);
  const { field } = useController({ name: "location", control: form.control });
  const [latitude, longitude, birthDate, birthTime] = useWatch({
    control: form.control,
    name: ["latitude", "longitude", "birthDate", "birthTime"],
  });

  function put(location: string, coordinates: { latitude: string; longitude: string; zone: string | undefined }): void {
    form.setValue("latitude", coordinates.latitude);
    form.setValue("longitude", coordinates.longitude);
    form.setValue("zone", coordinates.zone);
    field.onChange(location);
    form.clearErrors(["location", ...COORDINATES]);
  }

  function typeText(text: string): void {
    // Coordinates written by hand belong to the person; those of a chosen place go with its name.
    if (isByHand) field.onChange(text);
    else put(text, { latitude: "", longitude: "", zone: undefined });
    form.clearErrors("location");
  }

  return (
    <div>
      <PlaceCombobox
        id={inputIdOf("location")}
        name={field.name}
        label={t("birth.place")}
        text={field.value}
        onTextChange={typeText}
        onPlaceChosen={({ lat, lon, zone }, text) => {
          setIsByHand(false);
          put(text, { latitude: toSixDecimals(String(lat)), longitude: toSixDecimals(String(lon)), zone });
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={errorOf("location")}
        required
      />
      <PlaceStanding text={field.value} birth={{ latitude, longitude, birthDate, birthTime }} />
      <CoordinateFields
        form={form}
        errorOf={errorOf}
        onEdited={() => {
          setIsByHand(true);
          form.setValue("zone", undefined);
        }}
      />
    </div>
  );
}
