import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { FoundFestival } from "../festivals/found-festival.ts";
import type { TithiCourse } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { once } from "../kept.ts";
import { type LimbCourse, type Limbs, limbsIn } from "../panchanga/limbs.ts";
import { type NamedTithi, tithiOf } from "../panchanga/limbs-name.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { LunarMonth } from "../panchanga/masa.ts";
import type { Sky, Span } from "../sky.ts";
import { type DayCalendar, dayCalendar } from "./day-calendar.ts";
import type { MoonOfDay } from "./moon-days.ts";
import type { DaySpan } from "./spans/day-span.ts";
import { daySpans } from "./spans/day-spans.ts";
import type { SunDay } from "./sun-day.ts";

/** Everything an almanac says of a civil date at a place. Each part is worked out when it is first used. */
export interface AlmanacDay {
  readonly sun: SunDay;
  readonly moon: MoonOfDay;
  /** All that touch the day, sunrise to sunrise, with their whole spans. */
  readonly limbs: Limbs<readonly NumberedSpan[]>;
  readonly tithis: readonly DayTithi[];
  readonly moonSigns: readonly NumberedSpan[];
  readonly sunSigns: readonly NumberedSpan[];
  /** The tithi and the star of the day's anchor. */
  readonly tithi: DayTithi;
  readonly nakshatra: NumberedSpan;
  readonly spans: readonly DaySpan[];
  readonly calendar: DayCalendar;
  /** The new and the full Moon, and the sign the Sun enters, where they fall on the civil day. */
  readonly newMoonJdUt: JulianDayUt | undefined;
  readonly fullMoonJdUt: JulianDayUt | undefined;
  readonly sankranti: NumberedSpan | undefined;
  readonly festivals: readonly FoundFestival[];
}

/** What the days of a place have in common. */
export interface DaySources {
  readonly sky: Sky;
  readonly limbs: LimbCourse;
  readonly monthAt: (jd: JulianDayUt) => LunarMonth;
  readonly moonOf: (day: SunDay) => MoonOfDay;
}

const FULL_MOON_TITHI = 15;
const NEW_MOON_TITHI = 30;

const within = ({ startJdUt, endJdUt }: Span, jd: JulianDayUt): boolean => jd >= startJdUt && jd < endJdUt;

export function almanacDay(
  { sky, limbs: course, monthAt, moonOf }: DaySources,
  sun: SunDay,
  festivalsOf: () => readonly FoundFestival[],
): AlmanacDay {
  const { civil } = sun;
  const touching = <T>(between: (from: JulianDayUt, to: JulianDayUt) => T): (() => T) =>
    once(() => between(sun.span.startJdUt, sun.span.endJdUt));
  const limbs = touching((from, to) => limbsIn(course, from, to));
  const moonSigns = touching(course.moonSigns);
  const sunSigns = touching(course.sunSigns);
  const tithis = once(() => dayTithis(course, sun));
  const spans = once(() => daySpans(sky, sun, course));
  const calendar = once(() => dayCalendar(sky, sun, monthAt));
  const moon = once(() => moonOf(sun));
  const festivals = once(festivalsOf);
  const tithiEnd = (number: number): JulianDayUt | undefined =>
    course
      .tithis(civil.startJdUt, civil.endJdUt)
      .find((tithi) => tithi.number === number && within(civil, tithi.endJdUt))?.endJdUt;
  return {
    sun,
    get moon() {
      return moon();
    },
    get limbs() {
      return limbs();
    },
    get tithis() {
      return tithis();
    },
    get moonSigns() {
      return moonSigns();
    },
    get sunSigns() {
      return sunSigns();
    },
    get tithi() {
      return dayTithi(itemAt(course.tithis(sun.anchorJdUt, sun.anchorJdUt), 0), sun);
    },
    get nakshatra() {
      return itemAt(course.nakshatras(sun.anchorJdUt, sun.anchorJdUt), 0);
    },
    get spans() {
      return spans();
    },
    get calendar() {
      return calendar();
    },
    get newMoonJdUt() {
      return tithiEnd(NEW_MOON_TITHI);
    },
    get fullMoonJdUt() {
      return tithiEnd(FULL_MOON_TITHI);
    },
    get sankranti() {
      return course.sunSigns(civil.startJdUt, civil.endJdUt).find(({ startJdUt }) => within(civil, startJdUt));
    },
    get festivals() {
      return festivals();
    },
  };
}

/**
 * How many sunrises a tithi contains. "skipped" (kshaya): it begins after one and ends before the next, so no day
 * has it. "repeated" (vriddhi): it runs at two, so that two days have it, and the first is marked (Surya Siddhanta
 * 1.36-38 counts the lost ones). Undefined if one of the two sunrises does not occur.
 */
export interface DayTithi extends NumberedSpan, NamedTithi {
  readonly course: TithiCourse | undefined;
}

/** The tithis that touch a day, in order, each with its whole span. */
export const dayTithis = (limbs: LimbCourse, day: SunDay): readonly DayTithi[] =>
  limbs.tithis(day.span.startJdUt, day.span.endJdUt).map((tithi) => dayTithi(tithi, day));

/** One of them. */
const dayTithi = (tithi: NumberedSpan, day: SunDay): DayTithi => ({
  ...tithi,
  ...tithiOf(tithi.number),
  course: courseOf(tithi, day),
});

function courseOf({ startJdUt, endJdUt }: NumberedSpan, day: SunDay): TithiCourse | undefined {
  const { sunriseJdUt, nextSunriseJdUt } = day;
  if (sunriseJdUt === undefined || nextSunriseJdUt === undefined) return undefined;
  if (startJdUt > sunriseJdUt && endJdUt <= nextSunriseJdUt) return "skipped";
  return startJdUt <= sunriseJdUt && endJdUt > nextSunriseJdUt ? "repeated" : "ordinary";
}
