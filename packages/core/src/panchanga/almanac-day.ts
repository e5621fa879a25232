import { risingTrack, sunRiseSet } from "../horizon/rise-set.ts";
import { solarNoon } from "../horizon/solar-noon.ts";
import type { Vara } from "../ids.ts";
import type { Place, Sky, Span } from "../sky.ts";
import type { CivilDate } from "../time/gregorian.ts";
import { type JulianDayUt, jdUt } from "../time/julian-day.ts";
import { varaOfDate } from "./day-vara.ts";

/** A day as almanacs count it, from sunrise to sunrise, and what the Sun makes of it. */
export interface AlmanacDay {
  readonly vara: Vara;
  /** Sunrise to the next; where one of them does not occur, the Sun's lower transit stands for it. */
  readonly span: Span;
  /** Sunrise to sunset; undefined in polar day and night. */
  readonly daylight: Span | undefined;
  /** Sunset to the next sunrise; undefined where one of them does not occur. */
  readonly night: Span | undefined;
  /** The night that ends with this day's sunrise. */
  readonly nightBefore: Span | undefined;
  /** When the Sun crosses the meridian: it does so every day. */
  readonly noonJdUt: JulianDayUt;
}

const spanOf = (startJdUt: JulianDayUt | undefined, endJdUt: JulianDayUt | undefined): Span | undefined =>
  startJdUt === undefined || endJdUt === undefined ? undefined : { startJdUt, endJdUt };

/** The almanac day of a civil date. `middayJdUt` is any instant within half a day of the date's noon at the place. */
export function almanacDay(sky: Sky, date: CivilDate, middayJdUt: JulianDayUt, place: Place): AlmanacDay {
  const track = risingTrack(sky, "sun", place);
  const noonJdUt = solarNoon(sky, middayJdUt, place, track);
  const { rises, sets } = sunRiseSet(sky, jdUt(noonJdUt - 1), jdUt(noonJdUt + 1), place, track);
  const within = (list: readonly JulianDayUt[], from: number, to: number): JulianDayUt | undefined =>
    list.find((jd) => jd >= noonJdUt + from && jd < noonJdUt + to);
  const sunrise = within(rises, -0.5, 0);
  const sunset = within(sets, 0, 0.5);
  const nextSunrise = within(rises, 0.5, 1);
  return {
    vara: varaOfDate(date),
    span: { startJdUt: sunrise ?? jdUt(noonJdUt - 0.5), endJdUt: nextSunrise ?? jdUt(noonJdUt + 0.5) },
    daylight: spanOf(sunrise, sunset),
    night: spanOf(sunset, nextSunrise),
    nightBefore: spanOf(within(sets, -1, -0.5), sunrise),
    noonJdUt,
  };
}
