import type {
  BirthRequest,
  FindAscendantResponse,
  FindMoonSignResponse,
  FindSunSignResponse,
  WireReason,
} from "@vedanga/contract";
import {
  characterReason,
  type Graha,
  type Rasi,
  risingReason,
  signLordReason,
  signReason,
  tropicalSunRasi,
  tropicalSunReason,
} from "@vedanga/core";
import { ascendantPrediction, type Catalogue, moonSignPrediction, sunSignPrediction } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dignityReasons } from "./graha-reasons.ts";

/**
 * GET /extended-horoscope/find-moon-sign: the sidereal sign of the Moon.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export const answerFindMoonSign = (request: BirthRequest, context: AnswerContext): FindMoonSignResponse =>
  refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const { moon } = chart.grahas;
    const response = {
      moon_sign: words.names.rasi[moon.rasi],
      bot_response: words.kundli.isMoonSign(moon.rasi),
      prediction: moonSignPrediction(words, moon.rasi, moon.dignity.verdict),
    };
    const reasons = () => [
      ...because("moon_sign", signReason(chart, "moon"), words),
      ...ofSign(moon.rasi, "moon", words),
      ...dignityReasons("prediction", moon, words),
    ];
    return inZodiac("sidereal", answered(response, sky.conventions, request.explain ? reasons() : undefined));
  });

/**
 * GET /extended-horoscope/find-ascendant: the sidereal sign that rises.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export const answerFindAscendant = (request: BirthRequest, context: AnswerContext): FindAscendantResponse =>
  refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const { rasi } = chart.lagna;
    const response = {
      ascendant: words.names.rasi[rasi],
      bot_response: words.kundli.isAscendant(rasi),
      prediction: ascendantPrediction(words, rasi),
    };
    const reasons = () => [...because("ascendant", risingReason(chart), words), ...ofSign(rasi, "lagna", words)];
    return inZodiac("sidereal", answered(response, sky.conventions, request.explain ? reasons() : undefined));
  });

/**
 * GET /extended-horoscope/find-sun-sign: the tropical sign of the Sun, and beside the response its sidereal one.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export const answerFindSunSign = (request: BirthRequest, context: AnswerContext): FindSunSignResponse =>
  refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const rasi = tropicalSunRasi(chart);
    const response = {
      sun_sign: words.names.rasi[rasi],
      prediction: sunSignPrediction(words, rasi),
      bot_response: words.kundli.isSunSign(rasi),
    };
    const reasons = () => [...because("sun_sign", tropicalSunReason(chart), words), ...ofSign(rasi, "sun", words)];
    return {
      ...inZodiac("tropical", answered(response, sky.conventions, request.explain ? reasons() : undefined)),
      sidereal_sun_sign: words.names.rasi[chart.grahas.sun.rasi],
    };
  });

/** The same answer with its zodiac among the conventions. */
const inZodiac = <A extends { readonly conventions: object }, Zodiac extends string>(zodiac: Zodiac, answer: A) => ({
  ...answer,
  conventions: { ...answer.conventions, zodiac },
});

const because = (about: string, reason: ReturnType<typeof risingReason>, words: Catalogue): WireReason[] =>
  wireReasons(about, [reason], words.kundli.reasons, words);

/** What the prediction says of a sign. */
const ofSign = (rasi: Rasi, about: Graha | "lagna", words: Catalogue): WireReason[] => [
  ...because("prediction", signLordReason(rasi, about), words),
  ...because("prediction", characterReason(rasi, about), words),
];
