import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type CivilDate, HYDERABAD } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateBeside } from "#almanac/date-beside.ts";
import { dateThere } from "#almanac/date-there.ts";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import { type AlmanacPlaceInUse, useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { dateIn } from "#almanac/where.ts";
import { type DailyMoonAnswer, type DayOfSign, dailyMoon } from "#api/daily-moon.ts";
import { joinedDays } from "#api/marked-spans.ts";
import { panchangDay } from "#api/panchang.ts";
import { type SkyAtQuestion, skyAt } from "#api/sky-at.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Sky } from "#api/wire/sky.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useUnhurried } from "#platform/use-unhurried.ts";
import type { Sign } from "#ui/sign/signs.ts";
import { useNow } from "#ui/use-now.ts";

export interface SignDay {
  /** Null until the clock is known. */
  readonly date: CivilDate | null;
  /** What the place has now, if that is known. */
  readonly today: CivilDate | null;
  /** Whether the address names no day: then it is the day the place has now. */
  readonly isPresent: boolean;
  /** The address names a date that is not in the almanac; then it is the day the place has now. */
  readonly isDateUnknown: boolean;
  readonly place: AlmanacPlaceInUse;
  readonly question: DayOfSign | null;
  readonly answer: UseQueryResult<DailyMoonAnswer>;
  /** What it says, to draw. */
  readonly told: DailyMoonAnswer | undefined;
  /** The almanac of the date; undefined while it is on its way, and if it does not come. */
  readonly almanac: AlmanacDay | undefined;
  /** The same with what runs of the day before until sunrise; undefined until both are here. */
  readonly hours: AlmanacDay | undefined;
  /** The sky in which the day begins; the same. */
  readonly sky: Sky | undefined;
}

const NOWHERE = { lat: HYDERABAD.lat, lon: HYDERABAD.lon, zone: HYDERABAD.zone };
const NEVER: CivilDate = { year: 2000, month: 1, day: 1 };

/** The day of a sign that the address names, or the one its place has now. */
export function useSignDay(sign: Sign): SignDay {
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const nowMs = useNow();
  const place = useAlmanacPlace();
  const { parameters: conventions } = useConventions();

  const where = place.place;
  const today = dateThere(where, nowMs);
  const asked = isHydrated ? dateIn(search.get("date") ?? "") : null;
  const date = asked ?? today;
  const isKnown = date !== null && where !== null;

  const question: DayOfSign = {
    sign: sign.slug,
    date: date ?? NEVER,
    lang,
    place: where === null || place.isHyderabad ? undefined : where,
    conventions,
  };
  const answer = useQuery({ ...dailyMoon(question), enabled: isKnown });

  const { lat, lon, zone } = where ?? NOWHERE;
  const at = { lat, lon, zone, tz: zoneOffsetHours(zone, roughNoonMs(question.date)), lang, conventions };
  const almanac = useQuery({ ...panchangDay({ ...at, date: toWireDate(question.date) }), enabled: isKnown });
  const day = almanac.data?.response;
  const eveDate = dateBeside(question.date, -1);
  const { data: eve } = useQuery({
    ...panchangDay({ ...at, date: toWireDate(eveDate ?? question.date) }),
    enabled: isKnown && eveDate !== null,
  });
  const hours = day && eve && joinedDays(eve.response, day);
  const beginMs = (day?.sunrise ?? day?.solar_noon)?.instantMs;
  const moment: SkyAtQuestion = { ...at, instantMs: beginMs ?? 0 };
  const { data: sky } = useQuery({ ...skyAt(moment), enabled: isKnown && beginMs !== undefined });

  return {
    date,
    today,
    isPresent: date === null || (today !== null && isSameDate(date, today)),
    isDateUnknown: isHydrated && search.has("date") && asked === null,
    place,
    question: isKnown ? question : null,
    answer,
    told: useUnhurried(answer.data),
    almanac: day,
    hours: eveDate === null ? day : hours,
    sky,
  };
}
