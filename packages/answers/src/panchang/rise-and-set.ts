import type {
  MoonriseResponse,
  MoonsetResponse,
  PanchangRequest,
  SolarNoonResponse,
  SunriseResponse,
  SunsetResponse,
} from "@vedanga/contract";
import type { Reason } from "@vedanga/core";
import { type JulianDayUt, moonOnHorizonReason, sunOnHorizonReason, sunOnMeridianReason } from "@vedanga/core";
import type { AlmanacFacts, SkyEvent } from "@vedanga/narrative";
import { catalogueOf } from "@vedanga/narrative";
import { wallAt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireHourAndMinute } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { type AlmanacMoment, almanacMoment } from "./moment/moment.ts";

interface Found {
  readonly jdUt: JulianDayUt | undefined;
  readonly reason: Reason<AlmanacFacts, "day">;
}

const NBSP = "\u00a0";

/**
 * GET /panchang/sunrise and its likes: one time of the civil day, and the same in a sentence. `time` has no effect.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
const answering =
  <Field extends string>(event: SkyEvent, field: Field, find: (moment: AlmanacMoment) => Found) =>
  ({ time: _, ...request }: PanchangRequest, context: AnswerContext) =>
    refusingAs("date", () => {
      const moment = almanacMoment(request, context);
      const { sky, clock } = moment;
      const words = catalogueOf(request.lang);
      const { jdUt, reason } = find(moment);
      // To the minute, as the field has it.
      const { hour, minute } = jdUt === undefined ? {} : wallAt(clock, jdUt);
      const at = hour === undefined || minute === undefined ? undefined : { hour, minute };
      const time = { [field]: wireHourAndMinute(clock, jdUt) } as Readonly<Record<Field, string>>;
      return answered(
        // A client may look for the field in its sentence, which has no line to break.
        { ...time, bot_response: words.sky.event(event, at).replaceAll(NBSP, " ") },
        sky.conventions,
        request.explain ? wireReasons(field, [reason], words.almanacReasons, words) : undefined,
      );
    });

type Answer<R> = (request: PanchangRequest, context: AnswerContext) => R;

export const answerSunrise: Answer<SunriseResponse> = answering("sunrise", "sun_rise", ({ sky, day }) => ({
  jdUt: day.sun.sunriseJdUt,
  reason: sunOnHorizonReason(sky.conventions.sunrise),
}));

export const answerSunset: Answer<SunsetResponse> = answering("sunset", "sun_set", ({ sky, day }) => ({
  jdUt: day.sun.sunsetJdUt,
  reason: sunOnHorizonReason(sky.conventions.sunrise),
}));

export const answerMoonrise: Answer<MoonriseResponse> = answering("moonrise", "moon_rise", ({ day }) => {
  const [jdUt] = day.moon.civil.rises;
  return { jdUt, reason: moonOnHorizonReason("rise", jdUt !== undefined) };
});

export const answerMoonset: Answer<MoonsetResponse> = answering("moonset", "moon_set", ({ day }) => {
  const [jdUt] = day.moon.civil.sets;
  return { jdUt, reason: moonOnHorizonReason("set", jdUt !== undefined) };
});

export const answerSolarNoon: Answer<SolarNoonResponse> = answering("solar_noon", "sun_noon", ({ day }) => ({
  jdUt: day.sun.noonJdUt,
  reason: sunOnMeridianReason(day.sun.sunriseJdUt !== undefined),
}));
