import type { PanchangComingRequest, PanchangComingResponse } from "@vedanga/contract";
import { addDays, daysAt, isoDate } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { clockOf } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { festivalReasons, wireFestival } from "../wire/wire-festival.ts";

/**
 * GET /panchang/coming: what is kept at a place from a date on, the same days as those of `panchang/month`.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerPanchangComing(
  request: PanchangComingRequest,
  { ephemeris }: AnswerContext,
): PanchangComingResponse {
  return refusingAs("date", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const words = catalogueOf(request.lang);
    const from = request.date;
    const to = addDays(from, request.days - 1);
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const found = daysAt(sky, place, clock).festivalsBetween(from, to);
    return answered(
      {
        from: isoDate(from),
        to: isoDate(to),
        festivals: found.map((festival) => ({
          date: isoDate(festival.date),
          ...wireFestival(festival, clock, words),
        })),
      },
      sky.conventions,
      request.explain
        ? found.flatMap((festival, index) => festivalReasons(festival, `festivals.${index}`, words))
        : undefined,
    );
  });
}
