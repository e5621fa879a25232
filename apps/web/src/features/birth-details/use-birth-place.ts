import type { Place, UserDetails } from "@vedanga/contract";
import { useState } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { type NamedPlace, useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import { type BirthForm, COORDINATES } from "./birth-form.ts";
import { sixDecimals } from "./six-decimals.ts";

export interface BirthPlaceState {
  readonly named: NamedPlace;
  /** It has coordinates. */
  readonly isSettled: boolean;
  typeText(text: string): void;
  choose(place: Place, text: string): void;
  /** A coordinate was written by hand: a zone that came with a chosen place may belong to another place. */
  writeByHand(): void;
}

/** The place of the form: typed, chosen or named in full; a place of the list brings its coordinates and its zone. */
export function useBirthPlace(form: UseFormReturn<BirthForm, unknown, UserDetails>): BirthPlaceState {
  const [isByHand, setIsByHand] = useState(false);
  const { field } = useController({ name: "location", control: form.control });
  const [latitude, longitude] = useWatch({ control: form.control, name: ["latitude", "longitude"] });
  const isSettled = latitude !== "" || longitude !== "";

  function put(location: string, coordinates: { latitude: string; longitude: string; zone: string | undefined }): void {
    form.setValue("latitude", coordinates.latitude);
    form.setValue("longitude", coordinates.longitude);
    form.setValue("zone", coordinates.zone);
    field.onChange(location);
    form.clearErrors(["location", ...COORDINATES]);
    forgetLeftOutDate();
  }

  /** Another place may have had the date. */
  function forgetLeftOutDate(): void {
    if (form.getFieldState("birthDate").error?.message === "skipped_date") form.clearErrors("birthDate");
  }

  function choose({ lat, lon, zone }: Place, text: string): void {
    setIsByHand(false);
    put(text, { latitude: sixDecimals(lat), longitude: sixDecimals(lon), zone });
  }

  return {
    named: useNamedPlace({ text: field.value, isSettled, onTaken: choose }),
    isSettled,
    choose,
    typeText(text) {
      // Coordinates written by hand belong to the person; those of a chosen place go with its name.
      if (isByHand) field.onChange(text);
      else put(text, { latitude: "", longitude: "", zone: undefined });
      form.clearErrors("location");
    },
    writeByHand() {
      setIsByHand(true);
      form.setValue("zone", undefined);
      forgetLeftOutDate();
    },
  };
}
