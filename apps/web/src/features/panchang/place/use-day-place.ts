import { useQuery } from "@tanstack/react-query";
import { type CivilDate, HYDERABAD, type Place } from "@vedanga/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepUsualCity, openWithCity, rememberedCity } from "#almanac/remembered-city.ts";
import { type AskedPlace, useAskedPlace } from "#almanac/use-asked-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import type { Where } from "#almanac/where.ts";
import { conventionParameters } from "#api/conventions/conventions.ts";
import { reversePlace } from "#api/place/reverse-place.ts";
import { reverseText } from "#api/place/reverse-text.ts";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
import { type PageAddress, pageAddress, readPageAddress } from "./page-address.ts";

const SHOWN_DECIMALS = 4;

export interface ShownPlace extends Pick<AskedPlace, "place" | "where" | "isHyderabad" | "failure"> {
  readonly name: string;
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
const NOT_HYDRATED: PageAddress = { date: null, where: { kind: "unsaid" }, isUnreadable: false };

/**
 * The place and the date the page shows: those of the address, else the remembered city, else Hyderabad. A dated address is
 * a shared page: it means Hyderabad unless it says otherwise, for every reader.
 */
export function useDayPlace(): ShownPlace {
  const t = useT();
  const { lang } = useLanguage();
  const navigate = useAppNavigate();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const { conventions } = useConventions();
  const remembered = useKeptValue(rememberedCity);
  const address = isHydrated ? readPageAddress(search) : NOT_HYDRATED;
  const isBare = address.where.kind === "unsaid" && address.date === null;
  const said: Where = isBare && remembered ? { kind: "place", id: remembered.id } : address.where;
  const { place, listed, where, isLost, isHyderabad, failure } = useAskedPlace(said);
  const [pointLat, pointLon] = said.kind === "point" ? [Number(said.lat), Number(said.lon)] : [0, 0];
  const { data: near } = useQuery({ ...reversePlace(pointLat, pointLon, lang), enabled: said.kind === "point" });
  const deviations = conventionParameters(conventions);

  const bareId = isHydrated && isBare ? (remembered?.id ?? null) : null;
  useEffect(() => {
    // The address bar must show what another person would see with that address.
    if (bareId !== null) navigate(pageAddress(null, { kind: "place", id: bareId }, {}), { replace: true });
  }, [bareId, navigate]);

  function addressOf(date: CivilDate | null): string {
    const isPlain = isHyderabad && date === null && remembered === null;
    return pageAddress(date, isPlain ? { kind: "unsaid" } : where, deviations);
  }

  function name(): string {
    if (isHyderabad) return t("panchang.hyderabad");
    if (said.kind !== "point") return listed ? placeText(listed) : "";
    return near ? reverseText(near) : formatCoordinates(pointLat, pointLon, lang, SHOWN_DECIMALS);
  }

  /** Shows a city of the list on the day on screen. */
  const goTo = (cityId: string): void => {
    const isPlain = cityId === HYDERABAD.id && address.date === null;
    navigate(pageAddress(address.date, isPlain ? { kind: "unsaid" } : { kind: "place", id: cityId }, deviations));
  };

  return {
    place,
    where,
    isHyderabad,
    failure,
    name: name(),
    date: address.date,
    fault: address.isUnreadable || (isLost && said.kind === "point") ? "address" : isLost ? "place" : null,
    isToKeep: listed !== undefined && remembered?.id !== listed.id,
    addressOf,
    choose(city) {
      openWithCity(city);
      goTo(city.id);
    },
    keep() {
      if (listed) openWithCity(listed);
    },
    backToHyderabad() {
      keepUsualCity();
      goTo(HYDERABAD.id);
    },
  };
}
