import type { SignWeekRequest, SignWeekResponse, WireReason } from "@vedanga/contract";
import {
  type AlmanacDay,
  addDays,
  type CivilDate,
  type Days,
  daysAt,
  isSkipped,
  type JulianDayUt,
  RASIS,
  type Sky,
  type ToldDay,
  unixMsToJdUt,
  varaOfDate,
  WEEK_ASPECTS,
  type WeekAspect,
  type WeekForSign,
  type WeekStory,
  weekForSign,
  weekStory,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, type WeekPrediction, weekPrediction } from "@vedanga/narrative";
import { clockOf, wallAt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { placeOrHyderabad, wirePlace } from "../request/place-or-hyderabad.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDayFirst } from "../wire/wire-format.ts";
import { wireReasonsOfGrahas } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { sundayOf, weekNumberOf } from "./asked-week.ts";
import { luckPath, luckyFields } from "./wire-luck.ts";

const LAST = 6;

/**
 * GET /prediction/weekly-moon, and /prediction/weekly-sun, which takes the sign as it is given: the week of a sign, Sunday to
 * Saturday. This week is that of the present date at the place given, else at Hyderabad.
 * @throws AppError "unknown_zone" (zone)
 */
export function answerWeekly(request: SignWeekRequest, { ephemeris, nowUnixMs }: AnswerContext): SignWeekResponse {
  const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
  const moonRasi = nth(RASIS, request.zodiac);
  const place = placeOrHyderabad(request);
  const { latitudeDeg, longitudeDeg, ...clock } = place;
  const wallClock = clockOf(clock);
  const point = { latitudeDeg, longitudeDeg };
  const days = daysAt(sky, point, wallClock);
  const sunday = sundayOf(wallAt(wallClock, unixMsToJdUt(nowUnixMs)), request.week);
  const almanac = existingDays(days, sunday);
  const week = weekForSign(sky, moonRasi, almanac);
  const toldAt = (jd: JulianDayUt): ToldDay => {
    const { year, month, day } = wallAt(wallClock, jd);
    const date = { year, month, day };
    return { date, vara: varaOfDate(date) };
  };
  const before = days.on(addDays(sunday, -1)).sun.anchorJdUt;
  const after = days.on(addDays(sunday, LAST + 1)).sun.anchorJdUt;
  const story = weekStory(sky, moonRasi, { place: point, almanac, before, after, toldAt }, week);
  const catalogue = catalogueOf(request.lang);
  const texts = weekPrediction(catalogue, { moonRasi, week, story }, request.type);
  const fields = {
    ...luckyFields(week.luck, catalogue),
    zodiac: wireWords(request.lang).names.rasi[moonRasi],
    week_number: weekNumberOf(sunday),
  };
  const response = {
    ...fields,
    ...(request.split ? splitScores(week, texts) : { ...wholeScores(week), bot_response: texts.total }),
  };
  const reasons = request.explain ? weekReasons(week, story, request.split, catalogue) : undefined;
  return {
    ...answered(response, sky.conventions, reasons),
    place: wirePlace(place),
    week: { from: wireDayFirst(sunday), to: wireDayFirst(addDays(sunday, LAST)), ...wireWeek(week, story, texts) },
  };
}

/** The days from a Sunday that the place has: a change of the date line leaves one out. */
const existingDays = (days: Days, sunday: CivilDate): readonly AlmanacDay[] =>
  Array.from({ length: LAST + 1 }, (_, index) => days.on(addDays(sunday, index))).filter(({ sun }) => !isSkipped(sun));

const byAspect = <T>(make: (aspect: WeekAspect) => T): Record<WeekAspect, T> =>
  Object.fromEntries(WEEK_ASPECTS.map((aspect) => [aspect, make(aspect)])) as Record<WeekAspect, T>;

const wholeScores = ({ total, aspects }: WeekForSign) => ({
  total_score: total.score,
  ...byAspect((aspect) => aspects[aspect].score),
});

const splitScores = ({ total, aspects }: WeekForSign, texts: WeekPrediction) => ({
  bot_response: {
    ...byAspect((aspect) => ({ score: aspects[aspect].score, split_response: texts.aspects[aspect] })),
    total_score: { score: total.score, split_response: texts.total },
  },
});

/** The parts of the text, and the days with their scores. */
function wireWeek({ days }: WeekForSign, { whole }: WeekStory, texts: WeekPrediction) {
  const { headline, story, closing, aspects } = texts;
  const told = (day: ToldDay | undefined, text: string | undefined) =>
    day === undefined || text === undefined ? null : { date: wireDayFirst(day.date), text };
  return {
    days: days.map(({ date, day }) => ({ date: wireDayFirst(date), total_score: day.total.score })),
    headline,
    story,
    best: told(whole.best, texts.best),
    hardest: told(whole.hardest, texts.hardest),
    closing,
    aspects: { ...aspects },
  };
}

/** Why every figure of a week is what it is: nine scores of eight reasons each, colour and numbers, then its story. */
function weekReasons(
  { total, aspects, luck }: WeekForSign,
  story: WeekStory,
  isSplit: boolean,
  catalogue: Catalogue,
): WireReason[] {
  const { reasons, storyReasons } = catalogue.weekly;
  const path = (field: string): string => (isSplit ? `bot_response.${field}.score` : field);
  return [
    ...wireReasonsOfGrahas(path("total_score"), total.reasons, reasons, catalogue),
    ...WEEK_ASPECTS.flatMap((aspect) => wireReasonsOfGrahas(path(aspect), aspects[aspect].reasons, reasons, catalogue)),
    ...luck.reasons.flatMap((reason) => wireReasonsOfGrahas(luckPath(reason.rule), [reason], reasons, catalogue)),
    ...story.reasons.flatMap((reason) => {
      const about = "aspect" in reason.facts ? `week.aspects.${reason.facts.aspect}` : "week.story";
      return wireReasonsOfGrahas(about, [reason], storyReasons, catalogue);
    }),
  ];
}
