import { useQuery } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateThere, NOWHERE } from "#almanac/date-there.ts";
import { type AlmanacPlaceInUse, useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { type ConventionsInUse, useConventions } from "#almanac/use-conventions.ts";
import { panchangMonth } from "#api/panchang-month.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useUnhurried } from "#platform/use-unhurried.ts";
import { useNow } from "#ui/use-now.ts";
import { type CivilMonth, midMonthMs, monthIn, monthOfDate } from "./shown-month.ts";

export interface ShownMonth {
  /** Null until the page is hydrated. */
  readonly month: CivilMonth | null;
  /** The date at the place. */
  readonly today: CivilDate | null;
  readonly isMonthUnknown: boolean;
  readonly at: AlmanacPlaceInUse;
  readonly by: ConventionsInUse;
  readonly days: readonly AlmanacMonthDay[] | undefined;
  readonly fault: unknown;
  retry(): void;
}

const NOT_YET: CivilMonth = { year: 2000, month: 1 };

/** The month the address names, or the running one at the place, and its days. */
export function useMonth(): ShownMonth {
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const nowMs = useNow();
  const at = useAlmanacPlace();
  const by = useConventions();
  const today = dateThere(at.place, nowMs);
  const named = isHydrated ? monthIn(search) : undefined;
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
  const days = useUnhurried(data);
  return {
    month,
    today,
    isMonthUnknown: named === null,
    at,
    by,
    days,
    fault: at.failure?.fault ?? error,
    retry: at.failure?.retry ?? (() => void refetch()),
  };
}
