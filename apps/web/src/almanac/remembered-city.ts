import { HYDERABAD, type Place, place } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** The city whose almanac this device opens with; null for the usual one. */
export const rememberedCity = keptValue({
  key: "panchangCity",
  schema: z.omit(place, { population: true }),
  fallback: null,
});

type City = Omit<Place, "population">;

/** Opens the almanac with this city from now on. The usual one needs no remembering. */
export function openWithCity({ id, name, admin, country, lat, lon, zone }: City): void {
  rememberedCity.set(id === HYDERABAD.id ? null : { id, name, admin, country, lat, lon, zone });
}

export const forgetCity = (): void => rememberedCity.set(null);
