import { useQuery } from "@tanstack/react-query";
import { type CivilDate, HYDERABAD } from "@vedanga/contract";
import { dateBeside } from "#almanac/date-beside.ts";
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

interface AlmanacOfDay {
  /** The almanac of the date; undefined while it is on its way, and if it does not come. */
  readonly almanac: AlmanacDay | undefined;
  /** The same with what runs of the day before until sunrise; undefined until both are here. */
  readonly hours: AlmanacDay | undefined;
  /** The sky in which the day begins; the same. */
  readonly sky: Sky | undefined;
}

const NOWHERE = { lat: HYDERABAD.lat, lon: HYDERABAD.lon, zone: HYDERABAD.zone };
const NEVER: CivilDate = { year: 2000, month: 1, day: 1 };

/** The almanac and the sky of the day of a sign. */
export function useAlmanacOfDay({ date: shown, place }: Pick<SignDay, "date" | "place">): AlmanacOfDay {
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const where = place.place;
  const date = shown ?? NEVER;
  const isKnown = shown !== null && where !== null;

  const { lat, lon, zone } = where ?? NOWHERE;
  const at = { lat, lon, zone, tz: zoneOffsetHours(zone, roughNoonMs(date)), lang, conventions };
  const almanac = useQuery({ ...panchangDay({ ...at, date: toWireDate(date) }), enabled: isKnown });
  const day = almanac.data?.response;
  const eveDate = dateBeside(date, -1);
  const { data: eve } = useQuery({
    ...panchangDay({ ...at, date: toWireDate(eveDate ?? date) }),
    enabled: isKnown && eveDate !== null,
  });
  const hours = day && eve && joinedDays(eve.response, day);
  const beginMs = (day?.sunrise ?? day?.solar_noon)?.instantMs;
  const moment: SkyAtQuestion = { ...at, instantMs: beginMs ?? 0 };
  const { data: sky } = useQuery({ ...skyAt(moment), enabled: isKnown && beginMs !== undefined });

  return { almanac: day, hours: eveDate === null ? day : hours, sky };
}
