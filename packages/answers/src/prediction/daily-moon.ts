import type {
  DailyMoonRequest,
  DailyMoonResponse,
  DailyMoonSplit,
  DailyMoonWhole,
  WireReason,
} from "@vedanga/contract";
import {
  type DayColour,
  type DayForSign,
  type DayLuck,
  type DayStory,
  type DayStoryReason,
  dayForSign,
  dayStory,
  daysAt,
  type JulianDayUt,
  LIFE_ASPECTS,
  type LifeAspect,
  RASIS,
  type Sky,
} from "@vedanga/core";
import { type Catalogue, catalogueOf, type DayPrediction, dayPrediction } from "@vedanga/narrative";
import { clockOf, type LocalClock, wallAt } from "../clock/wall-time.ts";
import type { AnswerContext } from "../request/context.ts";
import { conventionsOf } from "../request/conventions.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { existingDay } from "../request/existing-day.ts";
import { placeOrHyderabad } from "../request/place-or-hyderabad.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDayFirst, wireMinute } from "../wire/wire-format.ts";
import { wireReasonsOfGrahas } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /prediction/daily-moon: the day of a Moon sign, calculated for sunrise of the date at the place given, else at
 * Hyderabad. Flat without `split`, with it nested; the figures are the same.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerDailyMoon(request: DailyMoonRequest, { ephemeris }: AnswerContext): DailyMoonResponse {
  return refusingAs("date", () => {
    const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
    const rasi = nth(RASIS, request.zodiac);
    const place = placeOrHyderabad(request);
    const { latitudeDeg, longitudeDeg, ...clock } = place;
    const wallClock = clockOf(clock);
    const days = daysAt(sky, { latitudeDeg, longitudeDeg }, wallClock);
    const almanac = existingDay(days, request.date);
    const day = dayForSign(sky, rasi, almanac.sun);
    const story = dayStory(sky, { latitudeDeg, longitudeDeg }, rasi, days, request.date, day);
    const catalogue = catalogueOf(request.lang);
    const timeOf = timesOf(wallClock, request.date);
    const texts = dayPrediction(
      catalogue,
      { moonRasi: rasi, day, story, vara: almanac.sun.vara, timeOf },
      request.type,
    );
    const fields = { zodiac: wireWords(request.lang).names.rasi[rasi], ...luckyFields(day.luck, catalogue) };
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

type SharedFields = Pick<DailyMoonWhole, "lucky_color" | "lucky_color_code" | "lucky_number" | "zodiac">;

const byAspect = <T>(make: (aspect: LifeAspect) => T): Record<LifeAspect, T> =>
  Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, make(aspect)])) as Record<LifeAspect, T>;

const wholeDay = (day: DayForSign, texts: DayPrediction, shared: SharedFields): DailyMoonWhole => ({
  total_score: day.total.score,
  ...byAspect((aspect) => day.aspects[aspect].score),
  bot_response: texts.total,
  ...shared,
});

const splitDay = (day: DayForSign, texts: DayPrediction, shared: SharedFields): DailyMoonSplit => ({
  bot_response: {
    ...byAspect((aspect) => ({ score: day.aspects[aspect].score, split_response: texts.aspects[aspect] })),
    total_score: { score: day.total.score, split_response: texts.total },
  },
  ...shared,
});

/** A shade for each colour that a day can have. */
const SHADES: Readonly<Record<DayColour, string>> = {
  copper: "#B4532A",
  white: "#FFFFFF",
  red: "#C8102E",
  green: "#008200",
  yellow: "#F2C200",
  black: "#1A1A1A",
  smoky_blue: "#5B6B82",
};

const luckyFields = (
  { colour, numbers }: DayLuck,
  { names }: Catalogue,
): Pick<DailyMoonWhole, "lucky_color" | "lucky_color_code" | "lucky_number"> => ({
  lucky_color: names.colour[colour],
  lucky_color_code: SHADES[colour],
  lucky_number: [...numbers],
});

/** The place as the answer repeats it, its clock by whichever of the two it was named. */
const wirePlace = ({
  latitudeDeg,
  longitudeDeg,
  tz,
  zone,
}: ReturnType<typeof placeOrHyderabad>): DailyMoonResponse["place"] => ({
  lat: latitudeDeg,
  lon: longitudeDeg,
  ...(tz !== undefined && { tz }),
  ...(zone !== undefined && { zone }),
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
  (clock: LocalClock, { day }: DailyMoonRequest["date"]) =>
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
      : rule === "story.hour"
        ? "day.hour"
        : "day.story";

const storyReasons = ({ reasons }: DayStory, catalogue: Catalogue): WireReason[] =>
  reasons.flatMap((reason) =>
    wireReasonsOfGrahas(storyPath(reason.rule), [reason], catalogue.daily.storyReasons, catalogue),
  );

/** Why every figure of a day is what it is: ten scores of thirteen reasons each, then colour and numbers. */
function dayReasons({ total, aspects, luck }: DayForSign, isSplit: boolean, catalogue: Catalogue): WireReason[] {
  const path = (field: string): string => (isSplit ? `bot_response.${field}.score` : field);
  const of = (field: string, reasons: typeof total.reasons): WireReason[] =>
    wireReasonsOfGrahas(path(field), reasons, catalogue.daily.reasons, catalogue);
  return [
    ...of("total_score", total.reasons),
    ...LIFE_ASPECTS.flatMap((aspect) => of(aspect, aspects[aspect].reasons)),
    ...luck.reasons.flatMap((reason) =>
      wireReasonsOfGrahas(
        reason.rule === "luck.colour_of_helper" ? "lucky_color" : "lucky_number",
        [reason],
        catalogue.daily.reasons,
        catalogue,
      ),
    ),
  ];
}
