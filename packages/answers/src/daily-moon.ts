import type { DailyMoonRequest, DailyMoonResponse, DailyMoonSplit, DailyMoonWhole } from "@vedanga/contract";
import { almanacDay, type DayForSign, dayForSign, LIFE_ASPECTS, type LifeAspect, RASIS, type Sky } from "@vedanga/core";
import { catalogueOf, type DayPrediction, dayPrediction } from "@vedanga/narrative";
import { answered } from "./answered.ts";
import type { AnswerContext } from "./context.ts";
import { conventionsOf } from "./conventions.ts";
import { refusingAs } from "./core-refusal.ts";
import { luckyFields } from "./daily-moon/lucky-fields.ts";
import { placeOfDay } from "./daily-moon/place-of-day.ts";
import { dayReasons } from "./daily-moon/reasons.ts";
import { nth } from "./nth.ts";
import { clockOf, wallToJdUt } from "./wall-time.ts";
import { wireWords } from "./wire-words.ts";

const NOON = { hour: 12, minute: 0, second: 0 };

/**
 * GET /prediction/daily-moon: the day of a Moon sign, reckoned for sunrise of the date at the place given, else at
 * Hyderabad. Flat without `split`, with it nested; the figures are the same.
 * @throws AppError "year_out_of_range" (date), "unknown_zone" (zone)
 */
export function answerDailyMoon(request: DailyMoonRequest, { ephemeris }: AnswerContext): DailyMoonResponse {
  return refusingAs("date", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const rasi = nth(RASIS, request.zodiac);
    const { latitudeDeg, longitudeDeg, ...clock } = placeOfDay(request);
    const noonJdUt = wallToJdUt(clockOf(clock), request.date, NOON);
    const day = dayForSign(sky, rasi, almanacDay(sky, request.date, noonJdUt, { latitudeDeg, longitudeDeg }));
    const catalogue = catalogueOf(request.lang);
    const told = dayPrediction(catalogue, rasi, day, request.type);
    const fields = { zodiac: wireWords(request.lang).names.rasi[rasi], ...luckyFields(day.luck, catalogue) };
    const response = request.split ? splitDay(day, told, fields) : wholeDay(day, told, fields);
    const reasons = request.explain ? dayReasons(day, request.split, catalogue) : undefined;
    return answered(response, sky.conventions, reasons);
  });
}

type SharedFields = Pick<DailyMoonWhole, "lucky_color" | "lucky_color_code" | "lucky_number" | "zodiac">;

const byAspect = <T>(make: (aspect: LifeAspect) => T): Record<LifeAspect, T> =>
  Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, make(aspect)])) as Record<LifeAspect, T>;

const wholeDay = (day: DayForSign, told: DayPrediction, shared: SharedFields): DailyMoonWhole => ({
  total_score: day.total.score,
  ...byAspect((aspect) => day.aspects[aspect].score),
  bot_response: told.total,
  ...shared,
});

const splitDay = (day: DayForSign, told: DayPrediction, shared: SharedFields): DailyMoonSplit => ({
  bot_response: {
    ...byAspect((aspect) => ({ score: day.aspects[aspect].score, split_response: told.aspects[aspect] })),
    total_score: { score: day.total.score, split_response: told.total },
  },
  ...shared,
});
