import type { RetrogradesRequest, RetrogradesResponse } from "@vedanga/contract";
import {
  type JulianDayUt,
  neverTurnsBack,
  neverTurnsForward,
  nextTurnBack,
  type Rasi,
  type Retrograde,
  retrogradeReason,
  retrogrades,
  type Sky,
  type Span,
  steadyReason,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import type { LocalClock } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { dateAt, spanOfYear, yearClock } from "./year-of-planet.ts";

/**
 * GET /panchang/retrogrades: when a planet moves backwards in a year, in words and beside them as instants.
 * @throws AppError "year_out_of_range" (year), "unknown_zone" (zone)
 */
export function answerRetrogrades(request: RetrogradesRequest, { ephemeris }: AnswerContext): RetrogradesResponse {
  return refusingAs("year", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = yearClock(request);
    const words = catalogueOf(request.lang);
    const { planet, year, explain } = request;
    const span = spanOfYear(clock, year);
    const periods = retrogrades(sky, planet, span.startJdUt, span.endJdUt);
    const steady = steadyReason(planet, sky.conventions.node);
    const reasons = () => [
      ...(steady ? wireReasons("bot_response", [steady], words.sky.reasons, words) : []),
      ...periods.flatMap((period, index) =>
        wireReasons(`periods.${index}`, [retrogradeReason(planet, period)], words.sky.reasons, words),
      ),
    ];
    const station = (jdUt: JulianDayUt, rasi: Rasi) => ({
      at: wireInstant(clock, jdUt),
      rasi,
      zodiac: words.names.rasi[rasi],
    });
    return {
      ...answered(
        { bot_response: yearInWords(sky, request, { clock, span, periods, words }), status: true },
        sky.conventions,
        explain ? reasons() : undefined,
      ),
      periods: periods.map(({ startJdUt, endJdUt, fromRasi, toRasi }) => ({
        start: station(startJdUt, fromRasi),
        end: station(endJdUt, toRasi),
      })),
    };
  });
}

interface YearFound {
  readonly clock: LocalClock;
  readonly span: Span;
  readonly periods: readonly Retrograde[];
  readonly words: Catalogue;
}

function yearInWords(
  sky: Sky,
  { planet, year }: RetrogradesRequest,
  { clock, span, periods, words: { sky: words } }: YearFound,
): string {
  if (neverTurnsBack(planet)) return words.neverTurnsBack;
  if (neverTurnsForward(planet, sky.conventions.node)) return words.neverTurnsForward(planet);
  // Of the nodes only the true one comes here.
  if (planet === "rahu" || planet === "ketu") {
    const forwards = periods.filter(({ endJdUt }) => endJdUt >= span.startJdUt && endJdUt < span.endJdUt);
    return words.turnsForward(planet, year, forwards.length);
  }
  const at = (jdUt: JulianDayUt, rasi: Rasi) => ({ date: dateAt(clock, jdUt), rasi });
  if (periods.length === 0) {
    const next = nextTurnBack(sky, planet, span.endJdUt);
    return words.noRetrograde(planet, year, next && at(next.jdUt, next.rasi));
  }
  return words.retrogrades(
    planet,
    year,
    periods.map(({ startJdUt, endJdUt, fromRasi, toRasi }) => ({
      from: at(startJdUt, fromRasi),
      to: at(endJdUt, toRasi),
    })),
  );
}
