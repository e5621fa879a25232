import type {
  MoonCalendarResponse,
  MoonPhaseResponse,
  PanchangRequest,
  WireMoonPhase,
  WireReason,
} from "@vedanga/contract";
import {
  addDays,
  type CivilDate,
  daysAt,
  isSkipped,
  type JulianDayUt,
  type MoonPhase,
  moonPhase,
  moonPhaseReason,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { clockOf, wallToJdUt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireCivilDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { almanacMoment } from "./moment/moment.ts";

const DAYS = 31;

const STATE: Readonly<Record<MoonPhase["name"], WireMoonPhase["state"]>> = {
  new_moon: "newmoon",
  waxing_crescent: "waxing cresent",
  first_quarter: "quarter",
  waxing_gibbous: "waxing gibbous",
  full_moon: "fullmoon",
  waning_gibbous: "waning gibbous",
  last_quarter: "last quarter",
  waning_crescent: "waning cresent",
};

/**
 * GET /panchang/moon-phase: the Moon at the requested time, else at the sunrise of the date.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerMoonPhase(request: PanchangRequest, context: AnswerContext): MoonPhaseResponse {
  return refusingAs("date", () => {
    const { sky, jdUt } = almanacMoment(request, context);
    const words = catalogueOf(request.lang);
    const phase = moonPhase(sky, jdUt);
    return answered(
      wirePhase(request.date, phase, words),
      sky.conventions,
      request.explain ? whyState("state", phase, words) : undefined,
    );
  });
}

/**
 * GET /panchang/moon-calendar: the same on each of 31 days.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerMoonCalendar(request: PanchangRequest, { ephemeris }: AnswerContext): MoonCalendarResponse {
  return refusingAs("date", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const words = catalogueOf(request.lang);
    const { date: first, time } = request;
    const phases = daysAt(sky, place, clock)
      .between(first, addDays(first, DAYS - 1))
      .filter(({ sun }) => !isSkipped(sun))
      .map(({ sun: { date, anchorJdUt } }) => {
        const jdUt: JulianDayUt = time === undefined ? anchorJdUt : wallToJdUt(clock, date, time);
        return { date, phase: moonPhase(sky, jdUt) };
      });
    return answered(
      phases.map(({ date, phase }) => wirePhase(date, phase, words)),
      sky.conventions,
      request.explain ? phases.flatMap(({ phase }, index) => whyState(`${index}.state`, phase, words)) : undefined,
    );
  });
}

function wirePhase(date: CivilDate, { name, hundredth, litPart }: MoonPhase, words: Catalogue): WireMoonPhase {
  const litPercent = Math.round(litPart * 100);
  return {
    bot_response: words.sky.moonPhase(name, litPercent),
    luminance: `${litPercent}%`,
    phase: hundredth,
    paksha: pakshaOf(name, hundredth, words),
    state: STATE[name],
    date: wireCivilDate(date),
  };
}

const HALF_WAY = 50;

/** The half of the month, but about the new and the full moon their names. */
function pakshaOf(name: MoonPhase["name"], hundredth: number, { names, sky }: Catalogue): string {
  if (name === "full_moon") return names.tithi.purnima;
  if (name === "new_moon") return sky.newMoonHalf;
  return names.paksha[hundredth < HALF_WAY ? "shukla" : "krishna"].full;
}

const whyState = (about: string, phase: MoonPhase, words: Catalogue): WireReason[] =>
  wireReasons(about, [moonPhaseReason(phase)], words.almanacReasons, words);
