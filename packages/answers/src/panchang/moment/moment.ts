import type { PanchangRequest } from "@vedanga/contract";
import {
  type AlmanacDay,
  abhijit,
  type DayEighths,
  dayEighths,
  daysAt,
  type GeoPoint,
  type JulianDayUt,
  type Sky,
  type Span,
  type SunDay,
} from "@vedanga/core";
import { clockOf, type LocalClock, wallToJdUt } from "../../clock/wall-time.ts";
import type { AnswerContext } from "../../request/context.ts";
import { conventionsOf } from "../../request/conventions.ts";
import { existingDay } from "../../request/existing-day.ts";

/** The moment a request asks about, with the day and the sky about it. */
export interface AlmanacMoment {
  readonly sky: Sky;
  readonly clock: LocalClock;
  readonly place: GeoPoint;
  readonly day: AlmanacDay;
  /** The requested time; without one, sunrise, or local noon if the Sun does not rise. */
  readonly jdUt: JulianDayUt;
}

export function almanacMoment(request: PanchangRequest, { ephemeris }: AnswerContext): AlmanacMoment {
  const sky = { ephemeris, conventions: conventionsOf(request) };
  const clock = clockOf(request);
  const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
  const day = existingDay(daysAt(sky, place, clock), request.date);
  const jdUt = request.time === undefined ? day.sun.anchorJdUt : wallToJdUt(clock, request.date, request.time);
  return { sky, clock, place, day, jdUt };
}

/** The parts of a date's daylight that custom names. */
export interface DaylightParts extends DayEighths {
  readonly abhijit: Span;
}

/** Undefined if the Sun does not both rise and set. */
export function daylightParts({ vara, sunriseJdUt, sunsetJdUt }: SunDay): DaylightParts | undefined {
  if (sunriseJdUt === undefined || sunsetJdUt === undefined) return undefined;
  return {
    ...dayEighths(vara, sunriseJdUt, sunsetJdUt),
    abhijit: abhijit(sunriseJdUt, sunsetJdUt),
  };
}
