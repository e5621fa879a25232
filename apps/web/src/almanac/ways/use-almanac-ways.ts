import { useMemo } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { rememberedCity } from "../remembered-city.ts";
import { type AlmanacWays, almanacWays } from "./almanac-ways.ts";

/** The ways of the almanac from the screen that is shown. */
export function useAlmanacWays(): AlmanacWays {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const remembered = useKeptValue(rememberedCity);
  return useMemo(
    () => almanacWays(pathname, isHydrated ? search : "", remembered?.id ?? null),
    [pathname, isHydrated, search, remembered],
  );
}
