import { useQuery } from "@tanstack/react-query";
import { dateBeside } from "#almanac/date-beside.ts";
import { NEVER, NOWHERE } from "#almanac/date-there.ts";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { joinedDays } from "#api/marked-spans.ts";
import { panchangDay } from "#api/panchang.ts";
import { type SkyAtQuestion, skyAt } from "#api/sky-at.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Sky } from "#api/wire/sky.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import type { SignDay } from "./use-sign-day.ts";

type DayThere = Pick<SignDay, "date" | "place">;

/** What is asked of a date at a place, and the almanac of that date once it is here. */
function useAlmanac({ date: shown, place }: DayThere) {
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const { lat, lon, zone } = place.place ?? NOWHERE;
  const date = shown ?? NEVER;
  const at = { lat, lon, zone, tz: zoneOffsetHours(zone, roughNoonMs(date)), lang, conventions };
  const enabled = shown !== null && place.place !== null;
  const { data } = useQuery({ ...panchangDay({ ...at, date: toWireDate(date) }), enabled });
  return { date, at, enabled, almanac: data?.response };
}

interface SkyOfDay {
  /** Undefined while it is on its way, and if it does not come. */
  readonly almanac: AlmanacDay | undefined;
  /** The sky in which the day begins; the same. */
  readonly sky: Sky | undefined;
}

/** The almanac and the sky of a day. */
export function useSkyOfDay(day: DayThere): SkyOfDay {
  const { at, enabled, almanac } = useAlmanac(day);
  const beginMs = (almanac?.sunrise ?? almanac?.solar_noon)?.instantMs;
  const moment: SkyAtQuestion = { ...at, instantMs: beginMs ?? 0 };
  const { data: sky } = useQuery({ ...skyAt(moment), enabled: enabled && beginMs !== undefined });
  return { almanac, sky };
}

/** The almanac of a day with what runs of the day before until sunrise; undefined until both are here. */
export function useHoursOfDay(day: DayThere): AlmanacDay | undefined {
  const { date, at, enabled, almanac } = useAlmanac(day);
  const eveDate = dateBeside(date, -1);
  const { data: eve } = useQuery({
    ...panchangDay({ ...at, date: toWireDate(eveDate ?? date) }),
    enabled: enabled && eveDate !== null,
  });
  if (eveDate === null) return almanac;
  return almanac && eve && joinedDays(eve.response, almanac);
}
