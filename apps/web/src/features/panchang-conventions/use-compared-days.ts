import { useQueries } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { NEVER, NOWHERE } from "#almanac/date-there.ts";
import type { AlmanacPlace } from "#almanac/use-asked-place.ts";
import type { ConventionsInUse } from "#almanac/use-conventions.ts";
import { panchangDay } from "#api/panchang.ts";
import { skyAt } from "#api/sky-at.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { beginsAt, type CalculatedDay } from "./compared-day.ts";

const BY_DEFAULT = {};
const NOON_HOUR = 12;

export interface ComparedDays {
  readonly days: { readonly usual: CalculatedDay; readonly chosen: CalculatedDay } | null;
  readonly fault: unknown;
  retry(): void;
}

/** One day by the default rules and by the chosen ones; while another choice is fetched, the old one is not shown. */
export function useComparedDays(
  date: CivilDate | null,
  place: AlmanacPlace | null,
  chosen: ConventionsInUse["parameters"],
): ComparedDays {
  const { lang } = useLanguage();
  const { year, month, day } = date ?? NEVER;
  const where = place ?? NOWHERE;
  const tz = zoneOffsetHours(where.zone, Date.UTC(year, month - 1, day, NOON_HOUR));
  const enabled = date !== null && place !== null;
  const question = { ...where, tz, lang, date: toWireDate({ year, month, day }) };
  const days = useQueries({
    queries: [BY_DEFAULT, chosen].map((conventions) => ({ ...panchangDay({ ...question, conventions }), enabled })),
  });
  const [usualDay, chosenDay] = days.map(({ data }) => data?.response);
  const instantMs = usualDay ? beginsAt(usualDay).instantMs : 0;
  const skies = useQueries({
    queries: [BY_DEFAULT, chosen].map((conventions) => ({
      ...skyAt({ ...where, tz, lang, instantMs, conventions }),
      enabled: enabled && usualDay !== undefined,
    })),
  });
  const [usualSky, chosenSky] = skies.map(({ data }) => data);
  const failed = [...days, ...skies].filter(({ isError }) => isError);
  const fault = failed[0]?.error ?? null;
  return {
    days:
      usualDay && chosenDay && usualSky && chosenSky
        ? { usual: { day: usualDay, sky: usualSky }, chosen: { day: chosenDay, sky: chosenSky } }
        : null,
    fault,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
