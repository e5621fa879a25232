import type { CivilDate } from "@vedanga/contract";
import { dateThere } from "#almanac/date-there.ts";
import { type AlmanacPlaceInUse, useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import type { YearOfSign } from "#api/yearly.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useNow } from "#ui/use-now.ts";

interface YearAsked {
  /** What is asked beside sign and year; null while the place is still looked up. */
  readonly asked: Pick<YearOfSign, "lang" | "place" | "conventions"> | null;
  readonly place: AlmanacPlaceInUse;
  /** By the clock of the place; null until both are known. */
  readonly today: CivilDate | null;
}

/** The place of the almanac, whose clock dates the year's events and which sees its eclipses, with rules and language. */
export function useYearAsked(): YearAsked {
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const place = useAlmanacPlace();
  const nowMs = useNow();
  return {
    asked: place.place && { lang, place: place.isHyderabad ? undefined : place.place, conventions },
    place,
    today: dateThere(place.place, nowMs),
  };
}
