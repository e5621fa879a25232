import type { UserDetails } from "@vedanga/contract";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useT } from "#i18n/use-t.ts";
import { PlaceCombobox } from "#ui/place-combobox/place-combobox.tsx";
import { type BirthForm, inputIdOf } from "./birth-form.ts";
import { PlaceStanding } from "./place-standing.tsx";

const COORDINATE_DECIMALS = 6;

interface BirthPlaceFieldProps {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  readonly error: string | undefined;
}

/** Typed freely or chosen from what is found; only a chosen place has coordinates and a zone. */
export function BirthPlaceField({ form, error }: BirthPlaceFieldProps) {
  const t = useT();
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
    form.clearErrors("location");
  }

  return (
    <div>
      <PlaceCombobox
        id={inputIdOf("location")}
        name={field.name}
        label={t("birth.place")}
        text={field.value}
        onTextChange={(text) => put(text, { latitude: "", longitude: "", zone: undefined })}
        onPlaceChosen={({ lat, lon, zone }, text) =>
          put(text, {
            latitude: lat.toFixed(COORDINATE_DECIMALS),
            longitude: lon.toFixed(COORDINATE_DECIMALS),
            zone,
          })
        }
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error}
        required
      />
      <PlaceStanding text={field.value} birth={{ latitude, longitude, birthDate, birthTime }} />
    </div>
  );
}
