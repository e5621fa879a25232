import { useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useIsAwake } from "../use-is-awake.ts";
import { type AlmanacPlace, isDefaultPlace, placeFrom, placeParameters } from "./almanac-place.ts";
import { onPlaceRemembered, placeOfAPageAsleep, rememberedPlace, rememberPlace } from "./remembered-place.ts";

export interface AlmanacPlaceInUse {
  readonly place: AlmanacPlace;
  /** What the screen calls it. */
  readonly name: string;
  /** Asks about this place from now on, here, in the address and at the next visit. */
  choosePlace(place: AlmanacPlace): void;
}

/** Where the almanac is asked for: as the address says, for it may be a shared one, or else as chosen on this device. */
export function useAlmanacPlace(): AlmanacPlaceInUse {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const isAwake = useIsAwake();
  const remembered = useSyncExternalStore(onPlaceRemembered, rememberedPlace, placeOfAPageAsleep);
  const inAddress = useMemo(() => (isAwake ? placeFrom((name) => search.get(name)) : null), [isAwake, search]);
  const place = inAddress ?? remembered;

  function choosePlace(chosen: AlmanacPlace): void {
    rememberPlace(chosen);
    const next = new URLSearchParams(search);
    next.delete("place");
    for (const [name, value] of Object.entries(placeParameters(chosen))) next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  }

  const named = place.text === "" ? `${place.lat}°, ${place.lon}°` : place.text;
  return { place, name: isDefaultPlace(place) ? t("panchang.hyderabad") : named, choosePlace };
}
