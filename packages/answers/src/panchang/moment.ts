import type { PanchangRequest } from "@vedanga/contract";
import type { JulianDayUt, Place, Sky } from "@vedanga/core";
import { type AlmanacDay, almanacDay } from "../almanac-day.ts";
import type { AnswerContext } from "../context.ts";
import { conventionsOf } from "../conventions.ts";
import { clockOf, type LocalClock, wallToJdUt } from "../wall-time.ts";

/** The moment a request asks about, with the day and the sky about it. */
export interface AlmanacMoment {
  readonly sky: Sky;
  readonly clock: LocalClock;
  readonly place: Place;
  readonly day: AlmanacDay;
  /** The time asked for; without one sunrise, and where the Sun does not rise the local noon. */
  readonly jdUt: JulianDayUt;
}

export function almanacMoment(request: PanchangRequest, { ephemeris }: AnswerContext): AlmanacMoment {
  const sky = { ephemeris, conventions: conventionsOf(request) };
  const clock = clockOf(request);
  const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
  const day = almanacDay(sky, clock, request.date, place);
  const jdUt =
    request.time === undefined ? (day.sunriseJdUt ?? day.solarNoonJdUt) : wallToJdUt(clock, request.date, request.time);
  return { sky, clock, place, day, jdUt };
}
