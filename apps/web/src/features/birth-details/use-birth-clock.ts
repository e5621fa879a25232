import { useQuery } from "@tanstack/react-query";
import { BIRTH_YEARS, type UserDetails } from "@vedanga/contract";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type BirthClock, type BirthMoment, clockOf, clockQuestion } from "#api/birth/birth-clock.ts";
import { getTimezone } from "#api/place/get-timezone.ts";
import { useDebounced } from "#ui/use-debounced.ts";
import type { BirthForm } from "./birth-form.ts";

const SETTLE_MS = 300;
const COORDINATE = /^[+-]?\d{1,3}(\.\d*)?$/;

/** Moment and place of the birth as they are in the form. */
export function useBirthMoment({ control }: UseFormReturn<BirthForm, unknown, UserDetails>): BirthMoment {
  const [latitude, longitude, birthDate, birthTime, zone] = useWatch({
    control,
    name: ["latitude", "longitude", "birthDate", "birthTime", "zone"],
  });
  return { latitude, longitude, birthDate, birthTime, zone };
}

/** A date field passes through the years 0001, 0019 and 0199 on its way to 1990, a coordinate through a lone sign. */
function isWhole({ birthDate, birthTime, latitude, longitude }: BirthMoment): boolean {
  const year = Number(birthDate.slice(0, 4));
  return (
    birthTime !== "" &&
    year >= BIRTH_YEARS.first &&
    year <= BIRTH_YEARS.last &&
    COORDINATE.test(latitude) &&
    COORDINATE.test(longitude)
  );
}

/** The clock of a birth that is still being typed; undefined until place, date and time no longer change. */
export function useBirthClock(birth: BirthMoment): BirthClock | undefined {
  const moment = Object.values(birth).join(" ");
  const isStill = useDebounced(moment, SETTLE_MS) === moment;
  const asked = isWhole(birth) ? clockQuestion(birth) : null;
  const { data } = useQuery({ ...getTimezone(asked ?? { lat: 0, lon: 0 }), enabled: asked !== null && isStill });
  return asked === null ? undefined : data && clockOf(data);
}
