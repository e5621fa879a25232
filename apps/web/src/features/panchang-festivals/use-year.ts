import { useQuery } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateThere, NOWHERE } from "#almanac/date-there.ts";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import { type AlmanacPlaceInUse, useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { type ConventionsInUse, useConventions } from "#almanac/use-conventions.ts";
import { festivalsOfYear } from "#api/festivals-of-year.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useUnhurried } from "#platform/use-unhurried.ts";
import { useNow } from "#ui/use-now.ts";
import { type FestivalList, kindIn } from "./festival-kinds.ts";
import { type ShownYear, wholeYear, yearFrom, yearIn } from "./shown-year.ts";

export interface YearOnScreen {
  /** Null until the page is hydrated. */
  readonly shown: ShownYear | null;
  /** The date at the place. */
  readonly today: CivilDate | null;
  /** The one kind that is chosen. */
  readonly kind: FestivalList | undefined;
  readonly isYearUnknown: boolean;
  readonly isKindUnknown: boolean;
  readonly at: AlmanacPlaceInUse;
  readonly by: ConventionsInUse;
  readonly festivals: readonly YearFestival[] | undefined;
  readonly fault: unknown;
  retry(): void;
}

const NOT_YET = wholeYear(2000);

/** The year the address names, or twelve months from today at the place, and what is kept in it. */
export function useYear(): YearOnScreen {
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const nowMs = useNow();
  const at = useAlmanacPlace();
  const by = useConventions();
  const today = dateThere(at.place, nowMs);
  const named = isHydrated ? yearIn(search) : undefined;
  const kind = isHydrated ? kindIn(search) : undefined;
  const shown = named ? wholeYear(named) : today && yearFrom(today);
  const { lat, lon, zone } = at.place ?? NOWHERE;
  const { from, days } = shown ?? NOT_YET;
  const { data, error, refetch } = useQuery({
    ...festivalsOfYear({
      ...{ from, days, lat, lon, zone },
      tz: zoneOffsetHours(zone, roughNoonMs(from)),
      lang,
      conventions: by.parameters,
    }),
    enabled: shown !== null && at.place !== null,
  });
  const festivals = useUnhurried(data);
  return {
    ...{ shown, today, at, by },
    kind: kind ?? undefined,
    isYearUnknown: named === null,
    isKindUnknown: kind === null,
    festivals,
    fault: at.failure?.fault ?? error,
    retry: at.failure?.retry ?? (() => void refetch()),
  };
}
