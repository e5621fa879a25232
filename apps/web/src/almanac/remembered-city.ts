import { HYDERABAD, type Place, place } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** The city whose almanac this device opens with; null for the usual one. */
export const rememberedCity = keptValue({
  key: "panchangCity",
  schema: z.omit(place, { population: true }),
  fallback: null,
});

/** Whether the usual city was chosen, so that nobody is asked about it again. */
export const usualCityMeant = keptValue({
  key: "usualCityMeant",
  schema: z.literal("yes"),
  fallback: null,
  isText: true,
});

type City = Omit<Place, "population">;

/** Opens the almanac with the usual city from now on. */
export function keepUsualCity(): void {
  rememberedCity.set(null);
  usualCityMeant.set("yes");
}

/** Opens the almanac with this city from now on. */
export function openWithCity({ id, name, admin, country, lat, lon, zone }: City): void {
  if (id === HYDERABAD.id) {
    keepUsualCity();
    return;
  }
  rememberedCity.set({ id, name, admin, country, lat, lon, zone });
  usualCityMeant.set(null);
}
