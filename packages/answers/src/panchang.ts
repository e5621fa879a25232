import type { Panchang, PanchangRequest, PanchangResponse } from "@vedanga/contract";
import {
  ayanamsaDeg,
  type Limbs,
  limbsAt,
  NAKSHATRAS,
  type NumberedSpan,
  nakshatraOf,
  RASIS,
  rasiOf,
  siderealLongitudeDeg,
  utToTt,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { varaOf } from "./almanac-day.ts";
import { answered } from "./answered.ts";
import type { AnswerContext } from "./context.ts";
import { refusingAs } from "./core-refusal.ts";
import { advancedFields } from "./panchang/advanced.ts";
import { daylightParts } from "./panchang/daylight-parts.ts";
import { limbFields } from "./panchang/limbs.ts";
import { type AlmanacMoment, almanacMoment } from "./panchang/moment.ts";
import { panchangReasons } from "./panchang/reasons.ts";
import { wireAyanamsa, wireCivilDate, wireDegrees, wireMinuteSpan } from "./wire-format.ts";
import { wireWords } from "./wire-words.ts";

/**
 * GET /panchang/panchang: the state at the time asked for, else at sunrise, else (no sunrise) at local noon. Rise, set
 * and the parts of the day are those of the civil date, whatever the time.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerPanchang(request: PanchangRequest, context: AnswerContext): PanchangResponse {
  return refusingAs("date", () => {
    const moment = almanacMoment(request, context);
    const words = wireWords(request.lang);
    const limbs = limbsAt(moment.sky, moment.jdUt);
    return answered(
      panchangOf(moment, limbs, words),
      moment.sky.conventions,
      request.explain ? panchangReasons(moment, limbs, words) : undefined,
    );
  });
}

function panchangOf(moment: AlmanacMoment, limbs: Limbs<NumberedSpan>, words: Catalogue): Panchang {
  const { sky, clock, day, jdUt } = moment;
  const { names } = words;
  const sunDeg = siderealLongitudeDeg(sky, "sun", jdUt);
  const moonDeg = siderealLongitudeDeg(sky, "moon", jdUt);
  const sunStar = nakshatraOf(sunDeg).nakshatra;
  const parts = daylightParts(day);
  return {
    day: { name: names.vara[varaOf(day, jdUt)].weekday },
    ...limbFields(limbs, clock, words),
    ayanamsa: { name: wireAyanamsa(ayanamsaDeg(sky, utToTt(jdUt))) },
    rasi: { name: names.rasi[rasiOf(moonDeg)] },
    sun_position: {
      zodiac: names.rasi[rasiOf(sunDeg)],
      nakshatra: names.nakshatra[sunStar],
      rasi_no: RASIS.indexOf(rasiOf(sunDeg)) + 1,
      nakshatra_no: NAKSHATRAS.indexOf(sunStar) + 1,
      sun_degree_at_rise: wireDegrees(siderealLongitudeDeg(sky, "sun", day.sunriseJdUt ?? day.solarNoonJdUt)),
    },
    moon_position: { moon_degree: wireDegrees(moonDeg) },
    advanced_details: advancedFields(moment, limbs.tithi.number, words),
    rahukaal: wireMinuteSpan(clock, parts?.rahuKaal),
    gulika: wireMinuteSpan(clock, parts?.gulika),
    yamakanta: wireMinuteSpan(clock, parts?.yamaganda),
    date: wireCivilDate(day.date),
  };
}
