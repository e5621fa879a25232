import type { BirthRequest, CurrentSadeSatiResponse, WireReason } from "@vedanga/contract";
import {
  type JulianDayUt,
  notCountedReason,
  type Rasi,
  remedyReason,
  type SaturnNow,
  sadeSati,
  sadeSatiReasons,
  saturnNow,
  saturnRemedies,
  unixMsToJdUt,
} from "@vedanga/core";
import { type Catalogue, stayReading } from "@vedanga/narrative";
import { type LocalClock, wallAt } from "../clock/wall-time.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireSpokenDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { SADE_SATI_WIRE, toldStays } from "./sade-sati.ts";

/**
 * GET /extended-horoscope/current-sade-sati: the row of the table of Saturn's stays that runs on the day of the call.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerCurrentSadeSati(request: BirthRequest, context: AnswerContext): CurrentSadeSatiResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const { rasi: moonRasi } = chart.grahas.moon;
    const nowJdUt = unixMsToJdUt(context.nowUnixMs);
    const stays = sadeSati(sky, chart.jdUt, moonRasi);
    const now = saturnNow(sky, moonRasi, stays, nowJdUt);
    const told = toldStays(stays, moonRasi, chart.jdUt).find((_, index) => stays[index] === now.stay);
    const today = wallAt(clock, nowJdUt);
    return answered(
      {
        date_considered: wireSpokenDate(today),
        shani_period_type: now.stay ? SADE_SATI_WIRE[now.stay.period] : false,
        bot_response: told ? stayReading(words.saturn, told, "now") : uncounted(words, now, moonRasi),
        description: descriptionOf(words, now, clock),
        saturn_retrograde: now.retrograde,
        age: today.year - request.dob.year,
        remedies: now.stay ? saturnRemedies(now.stay).map((remedy) => words.saturnNow.remedies[remedy]) : [],
        is_sade_sati_period: now.stay?.period === "sade_sati",
      },
      sky.conventions,
      request.explain ? reasonsOf(words, now, moonRasi) : undefined,
    );
  });
}

const GOOD_HOUSES: readonly number[] = [3, 6, 11];

function uncounted({ saturnNow: words }: Catalogue, { rasi, house, outsideLife }: SaturnNow, moonRasi: Rasi): string {
  if (outsideLife) return words.outsideLife(rasi, house, moonRasi);
  const where = words.none(rasi, house, moonRasi);
  return GOOD_HOUSES.includes(house) ? `${where} ${words.good}` : where;
}

function descriptionOf({ saturnNow: words }: Catalogue, now: SaturnNow, clock: LocalClock): string {
  const { stay, round, next } = now;
  const day = (jd: JulianDayUt) => wallAt(clock, jd);
  if (stay && round) {
    const whole = words.round[stay.period](day(round.startJdUt), day(round.endJdUt));
    return stay.endJdUt === round.endJdUt ? whole : `${whole} ${words.until(stay.rasi, day(stay.endJdUt))}`;
  }
  return next ? words.next(next.period, next.rasi, day(next.startJdUt)) : words.noneToCome;
}

function reasonsOf(words: Catalogue, now: SaturnNow, moonRasi: Rasi): WireReason[] {
  const { stay } = now;
  if (!stay) return wireReasons("shani_period_type", [notCountedReason(now, moonRasi)], words.saturnNow.reasons, words);
  const remedies = saturnRemedies(stay).flatMap((remedy, index) =>
    wireReasons(`remedies.${index}`, [remedyReason(remedy)], words.saturnNow.reasons, words),
  );
  const [counted, ...others] = sadeSatiReasons(moonRasi, stay);
  return [
    ...wireReasons("shani_period_type", counted ? [counted] : [], words.gochara.saturn, words),
    ...wireReasons("bot_response", others, words.gochara.saturn, words),
    ...remedies,
  ];
}
