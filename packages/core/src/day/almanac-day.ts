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
  const touching = <T>(between: (from: JulianDayUt, to: JulianDayUt) => T): (() => T) =>
    once(() => between(sun.span.startJdUt, sun.span.endJdUt));
  return new AlmanacDayOnDemand(sun, course, {
    moon: once(() => moonOf(sun)),
    limbs: touching((from, to) => limbsIn(course, from, to)),
    tithis: once(() => dayTithis(course, sun)),
    moonSigns: touching(course.moonSigns),
    sunSigns: touching(course.sunSigns),
    spans: once(() => daySpans(sky, sun, course)),
    calendar: once(() => dayCalendar(sky, sun, monthAt)),
    festivals: once(festivalsOf),
  });
}

/** What is found when it is first asked for, and then kept. */
type Found = {
  readonly [part in
    | "moon"
    | "limbs"
    | "tithis"
    | "moonSigns"
    | "sunSigns"
    | "spans"
    | "calendar"
    | "festivals"]: () => AlmanacDay[part];
};

/** A class for the reason told at SunDayOnDemand. */
class AlmanacDayOnDemand implements AlmanacDay {
  readonly sun: SunDay;
  readonly #course: LimbCourse;
  readonly #found: Found;

  constructor(sun: SunDay, course: LimbCourse, found: Found) {
    this.sun = sun;
    this.#course = course;
    this.#found = found;
  }

  get moon(): MoonOfDay {
    return this.#found.moon();
  }
  get limbs(): Limbs<readonly NumberedSpan[]> {
    return this.#found.limbs();
  }
  get tithis(): readonly DayTithi[] {
    return this.#found.tithis();
  }
  get moonSigns(): readonly NumberedSpan[] {
    return this.#found.moonSigns();
  }
  get sunSigns(): readonly NumberedSpan[] {
    return this.#found.sunSigns();
  }
  get spans(): readonly DaySpan[] {
    return this.#found.spans();
  }
  get calendar(): DayCalendar {
    return this.#found.calendar();
  }
  get festivals(): readonly FoundFestival[] {
    return this.#found.festivals();
  }
  get tithi(): DayTithi {
    const { anchorJdUt } = this.sun;
    return dayTithi(itemAt(this.#course.tithis(anchorJdUt, anchorJdUt), 0), this.sun);
  }
  get nakshatra(): NumberedSpan {
    const { anchorJdUt } = this.sun;
    return itemAt(this.#course.nakshatras(anchorJdUt, anchorJdUt), 0);
  }
  get newMoonJdUt(): JulianDayUt | undefined {
    return this.#tithiEnd(NEW_MOON_TITHI);
  }
  get fullMoonJdUt(): JulianDayUt | undefined {
    return this.#tithiEnd(FULL_MOON_TITHI);
  }
  get sankranti(): NumberedSpan | undefined {
    const { civil } = this.sun;
    const signs = this.#course.sunSigns(civil.startJdUt, civil.endJdUt);
    return signs.find(({ startJdUt }) => within(civil, startJdUt));
  }

  #tithiEnd(number: number): JulianDayUt | undefined {
    const { civil } = this.sun;
    const tithis = this.#course.tithis(civil.startJdUt, civil.endJdUt);
    return tithis.find((tithi) => tithi.number === number && within(civil, tithi.endJdUt))?.endJdUt;
  }
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
