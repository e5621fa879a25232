import type { Place } from "@vedanga/contract";
import * as z from "zod/mini";

export const REMEMBERED_CITY_KEY = "panchangCity";

const rememberedCity = z.object({
  id: z.string(),
  name: z.string(),
  admin: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
});
/** The city whose almanac this device opens with. */
export type RememberedCity = z.infer<typeof rememberedCity>;

const listeners = new Set<() => void>();
/** Undefined until it is looked for; then what the page goes by, whether the device keeps it or not. */
let current: RememberedCity | null | undefined;

function read(): RememberedCity | null {
  try {
    const saved = z.safeParse(rememberedCity, JSON.parse(localStorage.getItem(REMEMBERED_CITY_KEY) ?? "null"));
    return saved.success ? saved.data : null;
  } catch {
    return null;
  }
}

function put(city: RememberedCity | null): void {
  current = city;
  try {
    if (city === null) localStorage.removeItem(REMEMBERED_CITY_KEY);
    else localStorage.setItem(REMEMBERED_CITY_KEY, JSON.stringify(city));
  } catch {
    // A device that is full or keeps nothing still shows the chosen city until the page is left.
  }
  for (const listener of listeners) listener();
}

export function readRememberedCity(): RememberedCity | null {
  if (current === undefined) current = read();
  return current;
}

export const cityOfAPageAsleep = (): null => null;

export function rememberCity({ id, name, admin, country, lat, lon, zone }: Omit<Place, "population">): void {
  put({ id, name, admin, country, lat, lon, zone });
}

export const forgetCity = (): void => put(null);

export function onCityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
