import { useQuery } from "@tanstack/react-query";
import { HYDERABAD, type Place } from "@vedanga/contract";
import { isRefusal } from "#api/api-error.ts";
import { getPlace } from "#api/place/get-place.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { rememberedCity } from "./remembered-city.ts";
import { useZone } from "./use-zone.ts";
import type { Where } from "./where.ts";

const COORDINATE_DECIMALS = 6;
const HYDERABAD_IN_LIST: Where = { kind: "place", id: HYDERABAD.id };

/** A place as calls take it. */
export interface AlmanacPlace {
  readonly lat: string;
  readonly lon: string;
  readonly zone: string;
}

export interface AskedPlace {
  /** Null while a place is still looked up by its id or the clocks of its zone are, and if that failed. */
  readonly place: AlmanacPlace | null;
  /** What the list says of it, as soon as it is here; of Hyderabad and of a point nothing. */
  readonly listed: Omit<Place, "population"> | undefined;
  /** For links to other screens. */
  readonly where: Where;
  /** It is not in the list, or its zone is invalid: Hyderabad is shown instead. */
  readonly isLost: boolean;
  readonly isHyderabad: boolean;
  /** Why the place could not be looked up, if that may pass; null otherwise. */
  readonly failure: { readonly fault: Error; retry(): void } | null;
}

/** A place of the list as calls take it. */
export const asPlace = ({ lat, lon, zone }: Pick<Place, "lat" | "lon" | "zone">): AlmanacPlace => ({
  lat: lat.toFixed(COORDINATE_DECIMALS),
  lon: lon.toFixed(COORDINATE_DECIMALS),
  zone,
});

/** Looks up the place of an almanac. By default it is Hyderabad. */
export function useAskedPlace(asked: Where): AskedPlace {
  const { lang } = useLanguage();
  const remembered = useKeptValue(rememberedCity);
  const id = asked.kind === "place" && asked.id !== HYDERABAD.id ? asked.id : "";
  const { data: found, error, refetch } = useQuery({ ...getPlace(id, lang), enabled: id !== "" });
  const listed = found ?? (remembered?.id === id ? remembered : undefined);
  const zone = useZone(asked.kind === "point" ? asked.zone : listed?.zone);
  const isLost = zone.state === "unknown" || (listed === undefined && isRefusal(error));
  const isHyderabad = isLost || (id === "" && asked.kind !== "point");

  function failure(): AskedPlace["failure"] {
    if (isLost) return null;
    if (zone.failure) return { fault: zone.failure, retry: zone.retry };
    return error && listed === undefined ? { fault: error, retry: () => void refetch() } : null;
  }

  function place(): AlmanacPlace | null {
    if (isHyderabad) return { lat: HYDERABAD.lat, lon: HYDERABAD.lon, zone: HYDERABAD.zone };
    if (zone.state !== "ready") return null;
    if (asked.kind === "point") return { lat: asked.lat, lon: asked.lon, zone: asked.zone };
    return listed ? asPlace(listed) : null;
  }

  return {
    place: place(),
    listed,
    where: isHyderabad ? HYDERABAD_IN_LIST : asked,
    isLost,
    isHyderabad,
    failure: failure(),
  };
}
