import { type AlmanacPlace, DEFAULT_PLACE, placeFrom, placeParameters } from "./almanac-place.ts";

export const PREFERRED_PLACE_KEY = "preferredPlace";

const listeners = new Set<() => void>();
let chosen: AlmanacPlace | undefined;

function saved(): AlmanacPlace | null {
  try {
    const parameters = new URLSearchParams(localStorage.getItem(PREFERRED_PLACE_KEY) ?? "");
    return placeFrom((name) => parameters.get(name));
  } catch {
    return null;
  }
}

/** The city this device asks about, until somebody chooses Hyderabad. */
export function rememberedPlace(): AlmanacPlace {
  chosen ??= saved() ?? DEFAULT_PLACE;
  return chosen;
}

export const placeOfAPageAsleep = (): AlmanacPlace => DEFAULT_PLACE;

export function rememberPlace(place: AlmanacPlace): void {
  chosen = place;
  try {
    localStorage.setItem(PREFERRED_PLACE_KEY, new URLSearchParams(placeParameters(place)).toString());
  } catch {
    // A device that keeps nothing still knows the city until the page is left.
  }
  for (const listener of listeners) listener();
}

export function onPlaceRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
