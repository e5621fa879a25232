import { useQuery } from "@tanstack/react-query";
import type { CivilDate, PanchangMonthDay } from "@vedanga/contract";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { panchangMonth } from "#api/panchang-month.ts";
import { type AlmanacPlaceInUse, useAlmanacPlace } from "#app/almanac/use-almanac-place.ts";
import { type ConventionsInUse, useConventions } from "#app/almanac/use-conventions.ts";
import { logFault } from "#app/log-fault.ts";
import { useIsAwake } from "#app/use-is-awake.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { zoneClock, zoneOffsetHours } from "#i18n/zone-clock.ts";
import { useNow } from "#ui/use-now.ts";
import { type CivilMonth, midMonthMs, monthIn, monthOfDate } from "./shown-month.ts";

export interface ShownMonth {
  /** Null until the page is awake. */
  readonly month: CivilMonth | null;
  /** The date at the place. */
  readonly today: CivilDate | null;
  readonly isMonthUnknown: boolean;
  readonly at: AlmanacPlaceInUse;
  readonly by: ConventionsInUse;
  readonly days: readonly PanchangMonthDay[] | undefined;
  readonly fault: unknown;
  retry(): void;
}

const NOT_YET: CivilMonth = { year: 2000, month: 1 };
const NOWHERE = { lat: "0", lon: "0", zone: "UTC" };

/** The month the address names, or the running one at the place, and its days. */
export function useMonth(): ShownMonth {
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  const isAwake = useIsAwake();
  const nowMs = useNow();
  const at = useAlmanacPlace();
  const by = useConventions();
  const today = nowMs === null || at.place === null ? null : zoneClock(at.place.zone, nowMs).date;
  const named = isAwake ? monthIn(search) : undefined;
  const month = named ?? (today && monthOfDate(today));
  const { lat, lon, zone } = at.place ?? NOWHERE;
  const asked = month ?? NOT_YET;
  const { data, error, refetch } = useQuery({
    ...panchangMonth({
      ...asked,
      lat,
      lon,
      zone,
      tz: zoneOffsetHours(zone, midMonthMs(asked)),
      lang,
      conventions: by.parameters,
    }),
    enabled: month !== null && at.place !== null,
  });
  useEffect(() => {
    if (error) logFault(error);
  }, [error]);
  return {
    month,
    today,
    isMonthUnknown: named === null,
    at,
    by,
    days: data?.response.days,
    fault: error,
    retry: () => void refetch(),
  };
}
