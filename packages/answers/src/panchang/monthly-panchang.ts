import type { MonthlyPanchangDay, MonthlyPanchangResponse, PanchangRequest, WireReason } from "@vedanga/contract";
import {
  type AlmanacDay,
  addDays,
  dayMuhurtas,
  daysAt,
  isSkipped,
  type JulianDayUt,
  KARANAS,
  karanaOf,
  type Limbs,
  limbReason,
  limbsAt,
  moonAngleDeg,
  NAKSHATRAS,
  type NumberedSpan,
  purnimantaDate,
  type Reason,
  rasiIndex,
  rasiOf,
  type Sky,
  spanReason,
  sunriseSide,
  tithiOf,
  varaHolding,
  varaReason,
  YOGAS,
} from "@vedanga/core";
import type { AlmanacFacts, Catalogue } from "@vedanga/narrative";
import { clockOf, type LocalClock, wallToJdUt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireCivilDate, wireClock, wireDateTime, wireMinuteSpan } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { daylightParts } from "./moment/moment.ts";

const DAYS = 31;

/** A day at the instant that was asked about. */
interface DayMoment {
  readonly day: AlmanacDay;
  readonly jdUt: JulianDayUt;
  readonly limbs: Limbs<NumberedSpan>;
  readonly moonDeg: number;
}

/**
 * GET /panchang/monthly-panchang: the panchang of 31 days, each at the requested time, else at its sunrise, else (no
 * sunrise) at its noon.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerMonthlyPanchang(request: PanchangRequest, { ephemeris }: AnswerContext): MonthlyPanchangResponse {
  return refusingAs("date", () => {
    const sky = { ephemeris, conventions: conventionsOf(request) };
    const clock = clockOf(request);
    const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
    const words = wireWords(request.lang);
    const { date, time } = request;
    const days = daysAt(sky, place, clock).between(addDays(date, -1), addDays(date, DAYS - 1));
    const moments = days
      .map((day, index): DayMoment => {
        const jdUt = time === undefined ? day.sun.anchorJdUt : wallToJdUt(clock, day.sun.date, time);
        const limbs = limbsOf(sky, jdUt, [days[index - 1], day]);
        return { day, jdUt, limbs, moonDeg: moonAngleDeg(sky, jdUt) };
      })
      .slice(1)
      .filter(({ day }) => !isSkipped(day.sun));
    return answered(
      moments.map((moment) => monthlyDay(moment, clock, words)),
      sky.conventions,
      request.explain ? moments.flatMap((moment, index) => whyDay(moment, index, words)) : undefined,
    );
  });
}

/** The limbs of an instant, from those of its day and, before sunrise, of the day before. */
function limbsOf(sky: Sky, jdUt: JulianDayUt, days: readonly (AlmanacDay | undefined)[]): Limbs<NumberedSpan> {
  const known = days.flatMap((day) => (day === undefined ? [] : [day.limbs]));
  const at = (limb: keyof Limbs<unknown>) =>
    known.flatMap((limbs) => limbs[limb]).find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
  const [tithi, nakshatra, karana, yoga] = [at("tithi"), at("nakshatra"), at("karana"), at("yoga")];
  return tithi && nakshatra && karana && yoga ? { tithi, nakshatra, karana, yoga } : limbsAt(sky, jdUt);
}

function monthlyDay({ day, jdUt, limbs, moonDeg }: DayMoment, clock: LocalClock, words: Catalogue): MonthlyPanchangDay {
  const { names } = words;
  const { sun } = day;
  const parts = daylightParts(sun);
  const karana = karanaOf(limbs.karana.number);
  const limb = (name: string, number: number, { startJdUt, endJdUt }: NumberedSpan) => ({
    name,
    number,
    start: wireDateTime(clock, startJdUt),
    end: wireDateTime(clock, endJdUt),
  });
  const { tithi, nakshatra, yoga } = limbs;
  return {
    day: { name: names.vara[varaHolding(sun, jdUt)].weekday },
    tithi: limb(names.tithi[tithiOf(tithi.number).tithi], tithi.number, tithi),
    nakshatra: limb(names.nakshatra[nth(NAKSHATRAS, nakshatra.number)], nakshatra.number, nakshatra),
    karana: limb(names.karana[karana], KARANAS.indexOf(karana) + 1, limbs.karana),
    yoga: limb(names.yoga[nth(YOGAS, yoga.number)], yoga.number, yoga),
    rasi: names.rasi[rasiOf(moonDeg)],
    advanced_details: {
      sun_rise: wireClock(clock, sun.sunriseJdUt),
      sun_set: wireClock(clock, sun.sunsetJdUt),
      purnimata_date: purnimantaDate(tithi.number),
    },
    rahukaal: wireMinuteSpan(clock, parts?.rahuKaal),
    gulika: wireMinuteSpan(clock, parts?.gulika),
    yamakanta: wireMinuteSpan(clock, parts?.yamaganda),
    date: wireCivilDate(sun.date),
  };
}

const SPAN_FIELD = { rahu_kaal: "rahukaal", gulika: "gulika", yamaganda: "yamakanta" } as const;
const isField = (kind: string): kind is keyof typeof SPAN_FIELD => kind in SPAN_FIELD;

function whyDay({ day: { sun }, jdUt, limbs, moonDeg }: DayMoment, index: number, words: Catalogue): WireReason[] {
  const why = (field: string, reason: Reason<AlmanacFacts, "day">): WireReason[] =>
    wireReasons(`${index}.${field}`, [reason], words.almanacReasons, words);
  return [
    ...why("day.name", varaReason(varaHolding(sun, jdUt), sunriseSide(sun, jdUt))),
    ...why("tithi", limbReason("tithi_of_elongation", limbs.tithi.number)),
    ...why("nakshatra", limbReason("nakshatra_of_moon", limbs.nakshatra.number, moonDeg)),
    ...why("karana", limbReason("karana_of_elongation", limbs.karana.number)),
    ...why("yoga", limbReason("yoga_of_sum", limbs.yoga.number)),
    ...why("rasi", limbReason("rasi_of_moon", rasiIndex(rasiOf(moonDeg)) + 1, moonDeg)),
    ...dayMuhurtas(sun).flatMap((span) => (isField(span.kind) ? why(SPAN_FIELD[span.kind], spanReason(span)) : [])),
  ];
}
