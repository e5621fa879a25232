import type { Place } from "@vedanga/contract";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { formatCoordinates } from "#i18n/format-coordinates.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { placeText, shortPlaceText } from "#ui/place-combobox/place-words.ts";
import { openWithCity, rememberedCity } from "./remembered-city.ts";
import { type AskedPlace, useAskedPlace } from "./use-asked-place.ts";
import { type Where, whereIn, whereParameters } from "./where.ts";

const SHOWN_DECIMALS = 4;

export interface AlmanacPlaceInUse extends Pick<AskedPlace, "place" | "where" | "isHyderabad" | "failure"> {
  readonly name: string;
  /** A city with its state alone. */
  readonly shortName: string;
  /** The address names a place that cannot be, or that is not in the list: Hyderabad is shown instead. */
  readonly isUnknown: boolean;
  /** Asks about this place from now on: here, in the address and at the next visit. */
  choosePlace(place: Place): void;
}

/** The place of the almanac: the one in the address, because it may be shared, else as chosen on this device, else Hyderabad. */
export function useAlmanacPlace(): AlmanacPlaceInUse {
  const t = useT();
  const { lang } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const remembered = useKeptValue(rememberedCity);
  const inAddress = useMemo(() => (isHydrated ? whereIn(search) : { kind: "unsaid" as const }), [isHydrated, search]);
  const said: Where = inAddress ?? { kind: "unsaid" };
  const asked: Where = said.kind === "unsaid" && remembered ? { kind: "place", id: remembered.id } : said;
  const { place, listed, where, isLost, isHyderabad, failure } = useAskedPlace(asked);

  function name(): string {
    if (isHyderabad) return t("panchang.hyderabad");
    if (asked.kind !== "point") return listed ? placeText(listed) : "";
    return place ? formatCoordinates(Number(asked.lat), Number(asked.lon), lang, SHOWN_DECIMALS) : "";
  }

  return {
    place,
    where,
    isHyderabad,
    failure,
    name: name(),
    shortName: isHyderabad ? t("panchang.hyderabadShort") : listed ? shortPlaceText(listed) : name(),
    isUnknown: inAddress === null || isLost,
    choosePlace(chosen) {
      openWithCity(chosen);
      const next = new URLSearchParams(search);
      for (const parameter of ["place", "lat", "lon", "zone"]) next.delete(parameter);
      for (const [parameter, value] of Object.entries(whereParameters({ kind: "place", id: chosen.id })))
        next.set(parameter, value);
      setSearch(next, { preventScrollReset: true });
    },
  };
}
