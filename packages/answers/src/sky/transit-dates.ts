import type { TransitDatesRequest, TransitDatesResponse, TransitStay } from "@vedanga/contract";
import { type Dignity, dignityInRasi, rasiIndex, stayReasons, wholeStays } from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { spanOfYear, yearClock } from "./year-of-planet.ts";

/** Unlike the ascendant's lord, a planet is strong here in a friend's sign. */
const STRENGTH: Readonly<Record<Dignity, TransitStay["strength"]>> = {
  exalted: "Exalted",
  moolatrikona: "Strong",
  own: "Strong",
  friend: "Strong",
  neutral: "Neutral",
  enemy: "Weak",
  debilitated: "Debilitated",
};

/**
 * GET /panchang/transit-dates: the signs through which a planet goes in a year.
 * @throws AppError "year_out_of_range" (year), "unknown_zone" (zone)
 */
export function answerTransitDates(request: TransitDatesRequest, { ephemeris }: AnswerContext): TransitDatesResponse {
  return refusingAs("year", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = yearClock(request);
    const words = wireWords(request.lang);
    const { planet, year } = request;
    const { startJdUt: from, endJdUt: to } = spanOfYear(clock, year);
    const stays = wholeStays(sky, planet, from, to);
    return answered(
      stays.map(({ rasi, entry, startJdUt, endJdUt }) => ({
        start_date: wireDate(clock, startJdUt),
        end_date: wireDate(clock, endJdUt),
        zodiac: words.names.rasi[rasi],
        rasi_no: rasiIndex(rasi) + 1,
        retro: entry.retrograde,
        strength: STRENGTH[dignityInRasi(planet, rasi).verdict],
      })),
      sky.conventions,
      request.explain
        ? stays.flatMap((stay, index) => {
            const [dignity, ...back] = stayReasons(planet, stay);
            return [
              ...wireReasons(`${index}.strength`, dignity ? [dignity] : [], words.sky.reasons, words),
              ...wireReasons(`${index}.retro`, back, words.sky.reasons, words),
            ];
          })
        : undefined,
    );
  });
}
