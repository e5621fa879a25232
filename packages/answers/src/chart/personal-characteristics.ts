import type {
  BirthRequest,
  HouseCharacteristics,
  PersonalCharacteristicsResponse,
  WireReason,
} from "@vedanga/contract";
import { type Chart, houseLordReason, RASI_LORDS, rasiAt, rasiIndex } from "@vedanga/core";
import { type Catalogue, type HouseLord, houseLordReadings } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { dignityReasons } from "./graha-reasons.ts";
import { lordStrength } from "./lord-strength.ts";

/**
 * GET /horoscope/personal-characteristics: the lords of the twelve houses, each with a reading.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPersonalCharacteristics(
  request: BirthRequest,
  context: AnswerContext,
): PersonalCharacteristicsResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const reasons = request.explain ? characteristicsReasons(chart, words) : undefined;
    return answered(characteristics(chart, words), sky.conventions, reasons);
  });
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The lord of a house of a chart. */
function houseLord({ lagna, grahas }: Chart, house: number): HouseLord {
  const lord = RASI_LORDS[rasiAt(rasiIndex(lagna.rasi) + house - 1)];
  const { rasi, house: lordHouse, dignity } = grahas[lord];
  return { house, lord, rasi, lordHouse, dignity: dignity.verdict };
}

function characteristics(chart: Chart, words: Catalogue): HouseCharacteristics[] {
  const lords = HOUSES.map((house) => houseLord(chart, house));
  const readings = houseLordReadings(words, lords);
  return lords.map(({ house, lord, rasi, lordHouse, dignity }) => ({
    current_house: house,
    verbal_location: words.houseLord.location(house, lordHouse),
    current_zodiac: words.names.rasi[rasi],
    lord_of_zodiac: words.names.graha[lord].name,
    lord_zodiac_location: words.names.rasi[rasi],
    lord_house_location: lordHouse,
    personalised_prediction: nth(readings, house),
    lord_strength: lordStrength(dignity),
  }));
}

const characteristicsReasons = (chart: Chart, words: Catalogue): WireReason[] =>
  HOUSES.flatMap((house, index) => [
    ...wireReasons(`${index}.personalised_prediction`, [houseLordReason(chart, house)], words.houseLord.reasons, words),
    ...dignityReasons(`${index}.lord_strength`, chart.grahas[houseLord(chart, house).lord], words),
  ]);
