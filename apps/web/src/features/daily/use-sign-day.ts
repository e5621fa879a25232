import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateThere, NEVER } from "#almanac/date-there.ts";
import { type AlmanacPlaceInUse, useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { dateIn } from "#almanac/where.ts";
import { type DailyMoonAnswer, type DayOfSign, dailyMoon } from "#api/daily-moon.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
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
}

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

  return {
    date,
    today,
    isPresent: date === null || (today !== null && isSameDate(date, today)),
    isDateUnknown: isHydrated && search.has("date") && asked === null,
    place,
    question: isKnown ? question : null,
    answer,
    told: useUnhurried(answer.data),
  };
}
