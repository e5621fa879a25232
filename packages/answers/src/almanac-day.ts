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

/** What lies before and after the date is looked for only when it is asked for: most births need neither. */
export function almanacDay(sky: Sky, clock: LocalClock, date: CivilDate, place: Place): AlmanacDay {
  const civil = {
    startJdUt: unixMsToJdUt(clock.startOfDay(date)),
    endJdUt: unixMsToJdUt(clock.startOfDay(addDays(date, 1))),
  };
  const track = risingTrack(sky, "sun", place);
  const { rises, sets } = sunRiseSet(sky, civil.startJdUt, civil.endJdUt, place, track);
  const after = once(() => sunRiseSet(sky, civil.endJdUt, jdUt(civil.endJdUt + LOOK_AHEAD_DAYS), place, track));
  const next = (event: "rises" | "sets", jd: JulianDayUt | undefined) =>
    jd === undefined
      ? undefined
      : ({ rises, sets }[event].find((later) => later > jd) ?? after()[event].find((later) => later > jd));
  const [sunriseJdUt] = rises;
  const sunsetJdUt = next("sets", sunriseJdUt);
  const previous = once(() => {
    const earlier = sunRiseSet(sky, jdUt(civil.startJdUt - LOOK_BACK_DAYS), civil.startJdUt, place, track);
    return previousDay([...earlier.rises, ...rises], [...earlier.sets, ...sets], sunriseJdUt ?? civil.startJdUt);
  });
  return {
    date,
    civil,
    sunriseJdUt,
    sunsetJdUt,
    get nextSunriseJdUt() {
      return next("rises", sunsetJdUt);
    },
    get previous() {
      return previous();
    },
    get solarNoonJdUt() {
      return solarNoon(sky, jdUt((civil.startJdUt + civil.endJdUt) / 2), place, track);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
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
export function dayHolding(day: AlmanacDay, jd: JulianDayUt): Span {
  const { civil, sunriseJdUt } = day;
  if (sunriseJdUt === undefined) return civil;
  if (jd >= sunriseJdUt) return { startJdUt: sunriseJdUt, endJdUt: day.nextSunriseJdUt ?? civil.endJdUt };
  return { startJdUt: day.previous?.sunriseJdUt ?? civil.startJdUt, endJdUt: sunriseJdUt };
}

/** The same day with its sunset and vara, for what is counted from them; undefined where one of them is missing. */
export function sunriseDayHolding(day: AlmanacDay, jd: JulianDayUt): SunriseDay | undefined {
  const { sunriseJdUt, sunsetJdUt } = day;
  if (sunriseJdUt === undefined) return undefined;
  const vara = varaOf(day, jd);
  if (jd < sunriseJdUt) return day.previous && { vara, ...day.previous, nextSunriseJdUt: sunriseJdUt };
  const { nextSunriseJdUt } = day;
  if (sunsetJdUt === undefined || nextSunriseJdUt === undefined) return undefined;
  return { vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}
