import type { Panchang, PanchangDays, PanchangRequest, PanchangResponse } from "@vedanga/contract";
import {
  ayanamsaDeg,
  isoDate,
  type JulianDayUt,
  type Limbs,
  limbsAt,
  NAKSHATRAS,
  type NumberedSpan,
  nakshatraOf,
  RASIS,
  rasiOf,
  siderealLongitudeDeg,
  utToTt,
  varaHolding,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireAyanamsa, wireCivilDate, wireDegrees, wireInstant, wireMinuteSpan } from "../wire/wire-format.ts";
import { wireWords } from "../wire/wire-words.ts";
import { advancedFields } from "./moment/advanced.ts";
import { limbFields } from "./moment/limbs.ts";
import { type AlmanacMoment, almanacMoment, daylightParts } from "./moment/moment.ts";
import { panchangReasons } from "./moment/reasons.ts";

/**
 * GET /panchang/panchang: the state at the requested time, else at sunrise, else (no sunrise) at local noon. Rise, set
 * and the parts of the day are those of the day of the date, whatever the time.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerPanchang(request: PanchangRequest, context: AnswerContext): PanchangResponse {
  return refusingAs("date", () => {
    const moment = almanacMoment(request, context);
    const words = wireWords(request.lang);
    const limbs = limbsAt(moment.sky, moment.jdUt);
    const reasons = request.explain ? panchangReasons(moment, limbs, words) : undefined;
    return {
      ...answered(panchangOf(moment, limbs, words), moment.sky.conventions, reasons),
      days: panchangDays(moment),
    };
  });
}

function panchangOf(moment: AlmanacMoment, limbs: Limbs<NumberedSpan>, words: Catalogue): Panchang {
  const { sky, clock, day, jdUt } = moment;
  const { names } = words;
  const sunDeg = siderealLongitudeDeg(sky, "sun", jdUt);
  const moonDeg = siderealLongitudeDeg(sky, "moon", jdUt);
  const sunStar = nakshatraOf(sunDeg).nakshatra;
  const parts = daylightParts(day.sun);
  return {
    day: { name: names.vara[varaHolding(day.sun, jdUt)].weekday },
    ...limbFields(limbs, clock, words),
    ayanamsa: { name: wireAyanamsa(ayanamsaDeg(sky, utToTt(jdUt))) },
    rasi: { name: names.rasi[rasiOf(moonDeg)] },
    sun_position: {
      zodiac: names.rasi[rasiOf(sunDeg)],
      nakshatra: names.nakshatra[sunStar],
      rasi_no: RASIS.indexOf(rasiOf(sunDeg)) + 1,
      nakshatra_no: NAKSHATRAS.indexOf(sunStar) + 1,
      sun_degree_at_rise: wireDegrees(siderealLongitudeDeg(sky, "sun", day.sun.anchorJdUt)),
    },
    moon_position: { moon_degree: wireDegrees(moonDeg) },
    advanced_details: advancedFields(moment, limbs.tithi.number, words),
    rahukaal: wireMinuteSpan(clock, parts?.rahuKaal),
    gulika: wireMinuteSpan(clock, parts?.gulika),
    yamakanta: wireMinuteSpan(clock, parts?.yamaganda),
    date: wireCivilDate(day.sun.date),
  };
}

/** The day of the weekday and the day of the hours: before sunrise they differ. */
function panchangDays({ clock, day, jdUt }: AlmanacMoment): PanchangDays {
  const { date, sunriseJdUt, sunsetJdUt } = day.sun;
  const instant = (jd: JulianDayUt | undefined) => (jd === undefined ? null : wireInstant(clock, jd));
  const held = day.sun.holding(jdUt);
  return {
    weekday: { date: isoDate(held.date), sunrise: instant(held.sunriseJdUt) },
    hours: { date: isoDate(date), sunrise: instant(sunriseJdUt), sunset: instant(sunsetJdUt) },
  };
}
