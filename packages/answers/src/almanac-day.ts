import type { CivilDate } from "@vedanga/contract";
import {
  type JulianDayUt,
  jdUt,
  type Place,
  risingTrack,
  type Sky,
  type Span,
  type SunriseDay,
  solarNoon,
  sunRiseSet,
  unixMsToJdUt,
  type Vara,
  varaAt,
} from "@vedanga/core";
import { addDays, type LocalClock } from "./wall-time.ts";

/** A civil date at a place, and the sunrises and sunsets that bound its days. */
export interface AlmanacDay {
  readonly date: CivilDate;
  /** From the date's first instant to that of the next. */
  readonly civil: Span;
  /** The first sunrise of the date; undefined where the Sun does not rise on it, and so are the next two. */
  readonly sunriseJdUt: JulianDayUt | undefined;
  /** The sunset that ends that daylight. */
  readonly sunsetJdUt: JulianDayUt | undefined;
  readonly nextSunriseJdUt: JulianDayUt | undefined;
  /** The day before, where it has them. */
  readonly previous: { readonly sunriseJdUt: JulianDayUt; readonly sunsetJdUt: JulianDayUt } | undefined;
  readonly solarNoonJdUt: JulianDayUt;
}

/**
 * How far about a date its sunrises are looked for. Near the polar circles a day from sunrise to sunrise can be an
 * hour longer or shorter than 24.
 */
const LOOK_BACK_DAYS = 1.2;
const LOOK_AHEAD_DAYS = 1.2;

export function almanacDay(sky: Sky, clock: LocalClock, date: CivilDate, place: Place): AlmanacDay {
  const civil = {
    startJdUt: unixMsToJdUt(clock.startOfDay(date)),
    endJdUt: unixMsToJdUt(clock.startOfDay(addDays(date, 1))),
  };
  const from = jdUt(civil.startJdUt - LOOK_BACK_DAYS);
  const track = risingTrack(sky, "sun", place);
  const { rises, sets } = sunRiseSet(sky, from, jdUt(civil.endJdUt + LOOK_AHEAD_DAYS), place, track);
  const sunriseJdUt = rises.find((jd) => jd >= civil.startJdUt && jd < civil.endJdUt);
  const after = (list: readonly JulianDayUt[], jd: JulianDayUt | undefined) =>
    jd === undefined ? undefined : list.find((later) => later > jd);
  const sunsetJdUt = after(sets, sunriseJdUt);
  return {
    date,
    civil,
    sunriseJdUt,
    sunsetJdUt,
    nextSunriseJdUt: after(rises, sunsetJdUt),
    previous: previousDay(rises, sets, sunriseJdUt ?? civil.startJdUt),
    solarNoonJdUt: solarNoon(sky, jdUt((civil.startJdUt + civil.endJdUt) / 2), place, track),
  };
}

function previousDay(
  rises: readonly JulianDayUt[],
  sets: readonly JulianDayUt[],
  before: JulianDayUt,
): AlmanacDay["previous"] {
  const sunriseJdUt = rises.findLast((jd) => jd < before);
  const sunsetJdUt = sets.find((jd) => sunriseJdUt !== undefined && jd > sunriseJdUt && jd < before);
  return sunriseJdUt === undefined || sunsetJdUt === undefined ? undefined : { sunriseJdUt, sunsetJdUt };
}

/** The vara at an instant of the date. */
export const varaOf = ({ date, sunriseJdUt }: AlmanacDay, jd: JulianDayUt): Vara => varaAt(jd, date, sunriseJdUt);

/**
 * The day from sunrise to sunrise that holds an instant of the date; where sunrises are missing the civil day
 * stands for it.
 */
export function dayHolding({ civil, sunriseJdUt, nextSunriseJdUt, previous }: AlmanacDay, jd: JulianDayUt): Span {
  if (sunriseJdUt === undefined) return civil;
  if (jd >= sunriseJdUt) return { startJdUt: sunriseJdUt, endJdUt: nextSunriseJdUt ?? civil.endJdUt };
  return { startJdUt: previous?.sunriseJdUt ?? civil.startJdUt, endJdUt: sunriseJdUt };
}

/** The same day with its sunset and vara, for what is counted from them; undefined where one of them is missing. */
export function sunriseDayHolding(day: AlmanacDay, jd: JulianDayUt): SunriseDay | undefined {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, previous } = day;
  if (sunriseJdUt === undefined) return undefined;
  const vara = varaOf(day, jd);
  if (jd < sunriseJdUt) return previous && { vara, ...previous, nextSunriseJdUt: sunriseJdUt };
  if (sunsetJdUt === undefined || nextSunriseJdUt === undefined) return undefined;
  return { vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}
