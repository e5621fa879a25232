import type { BirthRequest, SadeSatiResponse, SadeSatiWireRow } from "@vedanga/contract";
import { type Dhaiya, type DhaiyaDirection, type SaturnPeriod, sadeSati, sadeSatiReasons } from "@vedanga/core";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

const TYPES: Readonly<Record<SaturnPeriod, SadeSatiWireRow["type"]>> = {
  sade_sati: "Sade Sati",
  ardhastama: "Ardhastama Shani",
  kantaka: "Kantaka Shani",
  ashtama: "Ashtama Shani",
};

const DHAIYAS: Readonly<Record<Dhaiya, SadeSatiWireRow["dhaiya"]>> = {
  first: "1st Dhaiya",
  second: "2nd Dhaiya",
  third: "3rd Dhaiya",
  small_panoti: "Small Panoti",
};

const DIRECTIONS: Readonly<Record<DhaiyaDirection, SadeSatiWireRow["direction"]>> = {
  rising: "Rising",
  peak: "Peak",
  setting: "Setting",
};

/**
 * GET /extended-horoscope/sade-sati-table: Saturn's stays that count from the Moon's sign, from the one running at birth to
 * 120 years after.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerSadeSati(request: BirthRequest, context: AnswerContext): SadeSatiResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const { rasi: moonRasi } = chart.grahas.moon;
    const stays = sadeSati(sky, chart.jdUt, moonRasi);
    const rows = stays.map(
      ({ retrograde, startJdUt, endJdUt, rasi, period, dhaiya, direction }): SadeSatiWireRow => ({
        retro: retrograde,
        start_date: wireDate(clock, startJdUt),
        zodiac: words.names.rasi[rasi],
        type: TYPES[period],
        dhaiya: DHAIYAS[dhaiya],
        direction: direction === undefined ? "N/A" : DIRECTIONS[direction],
        end_date: wireDate(clock, endJdUt),
      }),
    );
    if (!request.explain) return answered(rows, sky.conventions);
    const reasons = stays.flatMap((stay, index) => {
      const [counted, cameBack] = sadeSatiReasons(moonRasi, stay);
      return [
        ...wireReasons(`${index}.type`, counted ? [counted] : [], words.gochara.saturn, words),
        ...wireReasons(`${index}.retro`, cameBack ? [cameBack] : [], words.gochara.saturn, words),
      ];
    });
    return answered(rows, sky.conventions, reasons);
  });
}
