import type { DailyMoonResponse, SignDayRequest, WireReason } from "@vedanga/contract";
import {
  type DayForSign,
  type DayStory,
  type DayStoryReason,
  dayForSign,
  dayStory,
  daysAt,
  type JulianDayUt,
  LIFE_ASPECTS,
  type LifeAspect,
  type Nakshatra,
  type Rasi,
  type Sky,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, type DayPrediction, dayPrediction } from "@vedanga/narrative";
import { clockOf, type LocalClock, wallAt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { existingDay } from "../request/existing-day.ts";
import { placeOrHyderabad, wirePlace } from "../request/place-or-hyderabad.ts";
import { answered } from "../wire/answered.ts";
import { wireDayFirst, wireMinute } from "../wire/wire-format.ts";
import { wireReasonsOfGrahas } from "../wire/wire-reasons.ts";
import { type LuckyFields, luckPath, luckyFields } from "./wire-luck.ts";

/** Whose day it is. */
export interface DayOwner {
  readonly moonRasi: Rasi;
  readonly birthStar?: Nakshatra;
  /** Which of the signs or stars it is, from 0. */
  readonly who: number;
}

/**
 * The day of a sign or a star, calculated for sunrise of the date at the place given, else at Hyderabad. Flat without
 * `split`, with it nested; the figures are the same. `named` says whose it is.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function dayAnswer<Named extends object>(
  request: Omit<SignDayRequest, "zodiac">,
  { moonRasi, birthStar, who }: DayOwner,
  named: Named,
  { ephemeris }: AnswerContext,
) {
  return refusingAs("date", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const place = placeOrHyderabad(request);
    const { latitudeDeg, longitudeDeg, ...clock } = place;
    const wallClock = clockOf(clock);
    const days = daysAt(sky, { latitudeDeg, longitudeDeg }, wallClock);
    const { sun } = existingDay(days, request.date);
    const day = dayForSign(sky, moonRasi, sun, birthStar);
    const story = dayStory(sky, { latitudeDeg, longitudeDeg }, moonRasi, days, request.date, day);
    const catalogue = catalogueOf(request.lang);
    const timeOf = timesOf(wallClock, request.date);
    const texts = dayPrediction(catalogue, { moonRasi, who, day, story, vara: sun.vara, timeOf }, request.type);
    const fields = { ...luckyFields(day.luck, catalogue), ...named };
    const response = request.split ? splitDay(day, texts, fields) : wholeDay(day, texts, fields);
    const reasons = request.explain
      ? [...dayReasons(day, request.split, catalogue), ...storyReasons(story, catalogue)]
      : undefined;
    return {
      ...answered(response, sky.conventions, reasons),
      date: wireDayFirst(request.date),
      place: wirePlace(place),
      day: wireStory(texts, story, day.standing, wallClock),
    };
  });
}

const byAspect = <T>(make: (aspect: LifeAspect) => T): Record<LifeAspect, T> =>
  Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, make(aspect)])) as Record<LifeAspect, T>;

const wholeDay = <F extends LuckyFields>(day: DayForSign, texts: DayPrediction, fields: F) => ({
  total_score: day.total.score,
  ...byAspect((aspect) => day.aspects[aspect].score),
  bot_response: texts.total,
  ...fields,
});

const splitDay = <F extends LuckyFields>(day: DayForSign, texts: DayPrediction, fields: F) => ({
  bot_response: {
    ...byAspect((aspect) => ({ score: day.aspects[aspect].score, split_response: texts.aspects[aspect] })),
    total_score: { score: day.total.score, split_response: texts.total },
  },
  ...fields,
});

/** The parts of the text, each for its place on a screen. */
const wireStory = (
  { headline, standing, story, act, caution, hour, closing, aspects }: DayPrediction,
  { hour: span }: DayStory,
  ofTen: number,
  clock: LocalClock,
): DailyMoonResponse["day"] => ({
  headline,
  standing: { of_ten: ofTen, text: standing },
  story,
  act,
  caution,
  hour:
    hour === undefined || span === undefined
      ? null
      : { from: wireMinute(clock, span.startJdUt), to: wireMinute(clock, span.endJdUt), text: hour },
  closing,
  aspects: { ...aspects },
});

/** The times of a date at its place, to the minute. */
const timesOf =
  (clock: LocalClock, { day }: SignDayRequest["date"]) =>
  (jd: JulianDayUt) => {
    const wall = wallAt(clock, jd, 60);
    return { hour: wall.hour, minute: wall.minute, isTomorrow: wall.day !== day };
  };

/** Which part of the text each fact of the story is told in. */
const storyPath = (rule: DayStoryReason["rule"]): string =>
  rule === "story.act"
    ? "day.act"
    : rule === "story.caution"
      ? "day.caution"
      : rule === "story.hour" || rule === "story.hour_of_star"
        ? "day.hour"
        : "day.story";

const storyReasons = ({ reasons }: DayStory, catalogue: Catalogue): WireReason[] =>
  reasons.flatMap((reason) =>
    wireReasonsOfGrahas(storyPath(reason.rule), [reason], catalogue.daily.storyReasons, catalogue),
  );

/** Why every figure of a day is what it is: ten scores of thirteen reasons each (with the tara of a star fourteen), then colour and numbers. */
function dayReasons({ total, aspects, luck }: DayForSign, isSplit: boolean, catalogue: Catalogue): WireReason[] {
  const path = (field: string): string => (isSplit ? `bot_response.${field}.score` : field);
  const of = (field: string, reasons: typeof total.reasons): WireReason[] =>
    wireReasonsOfGrahas(path(field), reasons, catalogue.daily.reasons, catalogue);
  return [
    ...of("total_score", total.reasons),
    ...LIFE_ASPECTS.flatMap((aspect) => of(aspect, aspects[aspect].reasons)),
    ...luck.reasons.flatMap((reason) =>
      wireReasonsOfGrahas(luckPath(reason.rule), [reason], catalogue.daily.reasons, catalogue),
    ),
  ];
}
