import { useQuery } from "@tanstack/react-query";
import type { Place } from "@vedanga/contract";
import { useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { getPlace } from "#api/get-place.ts";
import { HYDERABAD } from "#api/hyderabad.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
import { useIsAwake } from "../use-is-awake.ts";
import { cityOfAPageAsleep, forgetCity, onCityChange, readRememberedCity, rememberCity } from "./remembered-city.ts";
import { type Where, whereIn, whereParameters } from "./where.ts";

/** Hyderabad in the list of places: there it is the city as specified, to the last figure of its coordinates. */
export const HYDERABAD_ID = "1269843";
const COORDINATE_DECIMALS = 6;
const SHOWN_DECIMALS = 4;

/** A place as calls take it. */
export interface AlmanacPlace {
  readonly lat: string;
  readonly lon: string;
  readonly zone: string;
}

export interface AlmanacPlaceInUse {
  /** Null while a place is still looked up by its id. */
  readonly place: AlmanacPlace | null;
  readonly name: string;
  /** For links to other screens. */
  readonly where: Where;
  /** The address names a place that cannot be, or that is not in the list: Hyderabad is shown instead. */
  readonly isUnknown: boolean;
  /** Asks about this place from now on: here, in the address and at the next visit. */
  choosePlace(place: Place): void;
}

const asPlace = ({ lat, lon, zone }: Pick<Place, "lat" | "lon" | "zone">): AlmanacPlace => ({
  lat: lat.toFixed(COORDINATE_DECIMALS),
  lon: lon.toFixed(COORDINATE_DECIMALS),
  zone,
});

/** Where the almanac is asked for: as the address says, for it may be a shared one, else as chosen on this device, else Hyderabad. */
export function useAlmanacPlace(): AlmanacPlaceInUse {
  const t = useT();
  const { lang } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const isAwake = useIsAwake();
  const remembered = useSyncExternalStore(onCityChange, readRememberedCity, cityOfAPageAsleep);
  const inAddress = useMemo(() => (isAwake ? whereIn(search) : { kind: "unsaid" as const }), [isAwake, search]);
  const said: Where = inAddress ?? { kind: "unsaid" };
  const asked: Where = said.kind === "unsaid" && remembered ? { kind: "place", id: remembered.id } : said;
  const id = asked.kind === "place" && asked.id !== HYDERABAD_ID ? asked.id : "";
  const { data: found, isError } = useQuery({ ...getPlace(id, lang), enabled: id !== "" });
  const known = found ?? (remembered?.id === id ? remembered : undefined);
  const isLost = isError && known === undefined;
  const isHyderabad = isLost || (id === "" && asked.kind !== "point");
  const where: Where = isHyderabad ? { kind: "place", id: HYDERABAD_ID } : asked;

  function choosePlace(chosen: Place): void {
    if (chosen.id === HYDERABAD_ID) forgetCity();
    else rememberCity(chosen);
    const next = new URLSearchParams(search);
    for (const name of ["place", "lat", "lon", "zone"]) next.delete(name);
    for (const [name, value] of Object.entries(whereParameters({ kind: "place", id: chosen.id })))
      next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  }

  const about = { where, isUnknown: inAddress === null || isLost, choosePlace };
  if (isHyderabad) {
    const { lat, lon, zone } = HYDERABAD;
    return { ...about, place: { lat, lon, zone }, name: t("panchang.hyderabad") };
  }
  if (asked.kind === "point") {
    const name = formatCoordinates(Number(asked.lat), Number(asked.lon), lang, SHOWN_DECIMALS);
    return { ...about, place: { lat: asked.lat, lon: asked.lon, zone: asked.zone }, name };
  }
  return { ...about, place: known ? asPlace(known) : null, name: known ? placeText(known) : "" };
}
