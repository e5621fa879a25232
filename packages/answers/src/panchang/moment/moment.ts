import type { PanchangRequest } from "@vedanga/contract";
import { type AlmanacDay, daysAt, type GeoPoint, type JulianDayUt, type Sky } from "@vedanga/core";
import { clockOf, type LocalClock, wallToJdUt } from "../../clock/wall-time.ts";
import type { AnswerContext } from "../../request/context.ts";
import { conventionsOf } from "../../request/conventions.ts";

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
  const day = daysAt(sky, place, clock).on(request.date);
  const jdUt = request.time === undefined ? day.sun.anchorJdUt : wallToJdUt(clock, request.date, request.time);
  return { sky, clock, place, day, jdUt };
}
