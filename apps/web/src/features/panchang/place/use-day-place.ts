import { useQuery } from "@tanstack/react-query";
import type { CivilDate, Place } from "@vedanga/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { getPlace } from "#api/get-place.ts";
import { HYDERABAD } from "#api/hyderabad.ts";
import { reversePlace } from "#api/reverse-place.ts";
import { reverseText } from "#api/reverse-text.ts";
import { conventionParameters } from "#app/almanac/conventions.ts";
import {
  cityOfAPageAsleep,
  forgetCity,
  onCityChange,
  readRememberedCity,
  rememberCity,
} from "#app/almanac/remembered-city.ts";
import { type AlmanacPlace, HYDERABAD_ID } from "#app/almanac/use-almanac-place.ts";
import { useConventions } from "#app/almanac/use-conventions.ts";
import type { Where } from "#app/almanac/where.ts";
import { useAppNavigate } from "#app/navigation/use-app-navigate.ts";
import { useIsAwake } from "#app/use-is-awake.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { type PageAddress, pageAddress, readPageAddress } from "./page-address.ts";

const COORDINATE_DECIMALS = 6;
const SHOWN_DECIMALS = 4;
const HYDERABAD_IN_LIST: Where = { kind: "place", id: HYDERABAD_ID };

export interface ShownPlace {
  /** Null while a place is still looked up by its id. */
  readonly place: AlmanacPlace | null;
  readonly name: string;
  /** As addresses name it, of this page and of others. */
  readonly where: Where;
  readonly isHyderabad: boolean;
  /** The date of the address, null for today. */
  readonly date: CivilDate | null;
  /** What of the address could not be shown. */
  readonly fault: "address" | "place" | null;
  /** The city can be remembered and is not. */
  readonly isToKeep: boolean;
  /** The address of another day here; of today without a date. */
  addressOf(date: CivilDate | null): string;
  choose(place: Place): void;
  /** Remembers the city on screen. */
  keep(): void;
  /** Back to Hyderabad, and no city is remembered any more. */
  backToHyderabad(): void;
}

/** What the prerendered page shows, whatever its address will say. */
const ASLEEP: PageAddress = { date: null, where: { kind: "unsaid" }, isUnreadable: false };

const asPlace = ({ lat, lon, zone }: Pick<Place, "lat" | "lon" | "zone">): AlmanacPlace => ({
  lat: lat.toFixed(COORDINATE_DECIMALS),
  lon: lon.toFixed(COORDINATE_DECIMALS),
  zone,
});

/**
 * The place and the date the page shows: those of the address, else the remembered city, else Hyderabad. A dated address is
 * somebody's page: it means Hyderabad unless it says otherwise, whoever reads it.
 */
export function useDayPlace(): ShownPlace {
  const t = useT();
  const { lang } = useLanguage();
  const navigate = useAppNavigate();
  const { search } = useLocation();
  const isAwake = useIsAwake();
  const { conventions } = useConventions();
  const remembered = useSyncExternalStore(onCityChange, readRememberedCity, cityOfAPageAsleep);
  const address = isAwake ? readPageAddress(search) : ASLEEP;
  const isBare = address.where.kind === "unsaid" && address.date === null;
  const said: Where = isBare && remembered ? { kind: "place", id: remembered.id } : address.where;
  const id = said.kind === "place" && said.id !== HYDERABAD_ID ? said.id : "";
  const { data: found, isError } = useQuery({ ...getPlace(id, lang), enabled: id !== "" });
  const [pointLat, pointLon] = said.kind === "point" ? [Number(said.lat), Number(said.lon)] : [0, 0];
  const { data: near } = useQuery({ ...reversePlace(pointLat, pointLon, lang), enabled: said.kind === "point" });
  const known = id === "" ? undefined : (found ?? (remembered?.id === id ? remembered : undefined));
  const isLost = isError && known === undefined;
  const isHyderabad = isLost || (id === "" && said.kind !== "point");
  const where = isHyderabad ? HYDERABAD_IN_LIST : said;
  const deviations = conventionParameters(conventions);

  const bareId = isAwake && isBare ? (remembered?.id ?? null) : null;
  useEffect(() => {
    // What stands in the address bar is what somebody else would see by it.
    if (bareId !== null) navigate(pageAddress(null, { kind: "place", id: bareId }, {}), { replace: true });
  }, [bareId, navigate]);

  function addressOf(date: CivilDate | null): string {
    const isPlain = isHyderabad && date === null && remembered === null;
    return pageAddress(date, isPlain ? { kind: "unsaid" } : where, deviations);
  }

  /** A place as calls take it, and what it is called. */
  function answer(): Pick<ShownPlace, "place" | "name"> {
    if (isHyderabad) {
      const { lat, lon, zone } = HYDERABAD;
      return { place: { lat, lon, zone }, name: t("panchang.hyderabad") };
    }
    if (said.kind === "point") {
      const { lat, lon, zone } = said;
      const name = near ? reverseText(near) : formatCoordinates(pointLat, pointLon, lang, SHOWN_DECIMALS);
      return { place: { lat, lon, zone }, name };
    }
    return known ? { place: asPlace(known), name: `${known.name}, ${known.country}` } : { place: null, name: "" };
  }

  /** Shows a city of the list on the day on screen. */
  const goTo = (cityId: string): void => {
    const isPlain = cityId === HYDERABAD_ID && address.date === null;
    navigate(pageAddress(address.date, isPlain ? { kind: "unsaid" } : { kind: "place", id: cityId }, deviations));
  };

  return {
    ...answer(),
    where,
    isHyderabad,
    date: address.date,
    fault: address.isUnreadable ? "address" : isLost ? "place" : null,
    isToKeep: known !== undefined && remembered?.id !== id,
    addressOf,
    choose(city) {
      if (city.id === HYDERABAD_ID) forgetCity();
      else rememberCity(city);
      goTo(city.id);
    },
    keep() {
      if (known) rememberCity(known);
    },
    backToHyderabad() {
      forgetCity();
      goTo(HYDERABAD_ID);
    },
  };
}
