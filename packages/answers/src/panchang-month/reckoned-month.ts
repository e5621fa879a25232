import { type CivilDate, daysInMonth } from "@vedanga/contract";
import {
  type JulianDayUt,
  jdUt,
  type LunarMonth,
  lunarMonthAt,
  moonRiseSet,
  type NumberedSpan,
  nakshatrasBetween,
  type Place,
  type Sky,
  type Span,
  solarNoon,
  sunRiseSet,
  sunSignsBetween,
  tithisBetween,
  unixMsToJdUt,
} from "@vedanga/core";
import type { LocalClock } from "../wall-time.ts";

/** One civil day of a month, with what runs at its sunrise (where there is none, at its noon). */
export interface ReckonedMonthDay {
  readonly date: CivilDate;
  readonly civil: Span;
  readonly sunriseJdUt: JulianDayUt | undefined;
  readonly sunsetJdUt: JulianDayUt | undefined;
  readonly moonrises: readonly JulianDayUt[];
  readonly moonsets: readonly JulianDayUt[];
  readonly tithi: NumberedSpan;
  readonly repeated: boolean;
  readonly skipped: readonly NumberedSpan[];
  readonly nakshatra: NumberedSpan;
  readonly month: LunarMonth;
  readonly newMoonJdUt: JulianDayUt | undefined;
  readonly fullMoonJdUt: JulianDayUt | undefined;
  /** The sign the Sun enters on the day, with the time it stays there. */
  readonly sankranti: NumberedSpan | undefined;
}

/** Sunrises are looked for this far about the month, as of a day. */
const LOOK_AROUND_DAYS = 1.2;
const FULL_MOON_TITHI = 15;
const NEW_MOON_TITHI = 30;

const within = ({ startJdUt, endJdUt }: Span, jd: JulianDayUt): boolean => jd >= startJdUt && jd < endJdUt;

/** Every search runs once over the whole month, so that a month costs little more than a few days. */
export function reckonedMonth(
  sky: Sky,
  clock: LocalClock,
  place: Place,
  { year, month }: { readonly year: number; readonly month: number },
): readonly ReckonedMonthDay[] {
  const dates = Array.from({ length: daysInMonth(year, month) + 1 }, (_, index) =>
    index < daysInMonth(year, month) ? { year, month, day: index + 1 } : firstOfNext(year, month),
  );
  const starts = dates.map((date) => unixMsToJdUt(clock.startOfDay(date)));
  const civils = starts
    .slice(0, -1)
    .map((startJdUt, index) => ({ startJdUt, endJdUt: starts[index + 1] ?? startJdUt }));
  const whole = { startJdUt: starts[0] ?? jdUt(0), endJdUt: starts.at(-1) ?? jdUt(0) };
  const [from, to] = [jdUt(whole.startJdUt - LOOK_AROUND_DAYS), jdUt(whole.endJdUt + LOOK_AROUND_DAYS)];
  const sun = sunRiseSet(sky, from, to, place);
  const moon = moonRiseSet(sky, whole.startJdUt, whole.endJdUt, place);
  const tithis = tithisBetween(sky, from, to);
  const stars = nakshatrasBetween(sky, whole.startJdUt, to);
  const signs = sunSignsBetween(sky, whole.startJdUt, whole.endJdUt);
  const monthOf = monthsByHalf(sky);
  const anchors = civils.map(
    (civil) =>
      sun.rises.find((jd) => within(civil, jd)) ?? solarNoon(sky, jdUt((civil.startJdUt + civil.endJdUt) / 2), place),
  );
  const moonAt = (number: number, civil: Span): JulianDayUt | undefined =>
    tithis.find((tithi) => tithi.number === number && within(civil, tithi.endJdUt))?.endJdUt;

  return civils.map((civil, index): ReckonedMonthDay => {
    const anchor = anchors[index] ?? civil.startJdUt;
    const sunriseJdUt = sun.rises.find((jd) => within(civil, jd));
    const sunsetJdUt = sunriseJdUt && sun.sets.find((jd) => jd > sunriseJdUt);
    const nextSunrise = sunsetJdUt && sun.rises.find((jd) => jd > sunsetJdUt);
    const tithi = running(tithis, anchor);
    return {
      date: dates[index] ?? { year, month, day: index + 1 },
      civil,
      sunriseJdUt,
      sunsetJdUt,
      moonrises: moon.rises.filter((jd) => within(civil, jd)),
      moonsets: moon.sets.filter((jd) => within(civil, jd)),
      tithi,
      repeated: nextSunrise !== undefined && tithi.endJdUt > nextSunrise,
      skipped:
        nextSunrise === undefined
          ? []
          : tithis.filter(({ startJdUt, endJdUt }) => startJdUt > anchor && endJdUt <= nextSunrise),
      nakshatra: running(stars, anchor),
      month: monthOf(anchor, tithi.number),
      newMoonJdUt: moonAt(NEW_MOON_TITHI, civil),
      fullMoonJdUt: moonAt(FULL_MOON_TITHI, civil),
      sankranti: signs.find(({ startJdUt }) => within(civil, startJdUt)),
    };
  });
}

const firstOfNext = (year: number, month: number): CivilDate =>
  month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };

function running(spans: readonly NumberedSpan[], jd: JulianDayUt): NumberedSpan {
  const span = spans.find((each) => within(each, jd));
  if (span === undefined) throw new RangeError("the instant lies outside the stretch that was searched");
  return span;
}

/** The lunar month changes its names only at new and full moons: it is reckoned once for each half. */
function monthsByHalf(sky: Sky): (jd: JulianDayUt, tithiNumber: number) => LunarMonth {
  let known: { readonly half: number; readonly month: LunarMonth } | undefined;
  return (jd, tithiNumber) => {
    const half = tithiNumber <= FULL_MOON_TITHI ? 1 : 2;
    if (known?.half !== half) known = { half, month: lunarMonthAt(sky, jd) };
    return known.month;
  };
}
