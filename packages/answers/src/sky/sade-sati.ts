import type { BirthRequest, SadeSatiResponse, SadeSatiWireRow, WireReason } from "@vedanga/contract";
import {
  type Dhaiya,
  type DhaiyaDirection,
  type JulianDayUt,
  type Rasi,
  type SadeSatiRow,
  type SaturnPeriod,
  sadeSati,
  sadeSatiReasons,
  saturnDignity,
} from "@vedanga/core";
import { type Catalogue, type SaturnStay, stayReading } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/** The periods as the wire names them, in every language. */
export const SADE_SATI_WIRE: Readonly<Record<SaturnPeriod, SadeSatiWireRow["type"]>> = {
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
        type: SADE_SATI_WIRE[period],
        dhaiya: DHAIYAS[dhaiya],
        direction: direction === undefined ? "N/A" : DIRECTIONS[direction],
        end_date: wireDate(clock, endJdUt),
      }),
    );
    const readings = toldStays(stays, moonRasi, chart.jdUt).map((stay) => ({
      past: stayReading(words.saturn, stay, "past"),
      now: stayReading(words.saturn, stay, "now"),
      to_come: stayReading(words.saturn, stay, "toCome"),
    }));
    const reasons = request.explain ? reasonsOf(stays, moonRasi, words) : undefined;
    return { ...answered(rows, sky.conventions, reasons), readings };
  });
}

const reasonsOf = (stays: readonly SadeSatiRow[], moonRasi: Rasi, words: Catalogue): WireReason[] =>
  stays.flatMap((stay, index) => {
    const [counted, inSign, cameBack] = sadeSatiReasons(moonRasi, stay);
    return [
      ...wireReasons(`${index}.type`, counted ? [counted] : [], words.gochara.saturn, words),
      ...wireReasons(`readings.${index}.now`, inSign ? [inSign] : [], words.gochara.saturn, words),
      ...wireReasons(`${index}.retro`, cameBack ? [cameBack] : [], words.gochara.saturn, words),
    ];
  });

const DAYS_PER_YEAR = 365.25;
const MONTHS_PER_YEAR = 12;
/** A stay of fewer months is not the long one of its round. */
const LONG_MONTHS = 10;
/** Saturn is away from a sign for more than twenty years, or for months while it turns back. */
const ROUND_YEARS = 15;

/** What the words of each stay look at, the ages by the day of birth. */
export function toldStays(
  stays: readonly SadeSatiRow[],
  moonRasi: Rasi,
  birthJdUt: JulianDayUt,
): readonly SaturnStay[] {
  const ageAt = (jd: number): number => Math.floor((jd - birthJdUt) / DAYS_PER_YEAR);
  return stays.map(({ rasi, house, retrograde, startJdUt, endJdUt }, index) => {
    const before = stays.slice(0, index).filter((stay) => stay.rasi === rasi);
    const round = before.filter(({ endJdUt: end }, at) => {
      const next = before[at + 1]?.startJdUt ?? startJdUt;
      return next - end > ROUND_YEARS * DAYS_PER_YEAR;
    }).length;
    const months = Math.max(1, Math.round(((endJdUt - startJdUt) / DAYS_PER_YEAR) * MONTHS_PER_YEAR));
    const time = { fromAge: ageAt(startJdUt), toAge: ageAt(endJdUt), months };
    const again = stays.slice(index + 1).find((stay) => stay.rasi === rasi && !stay.retrograde);
    const isFirst =
      !retrograde && months < LONG_MONTHS && again !== undefined && again.startJdUt - endJdUt < 2 * DAYS_PER_YEAR;
    return { rasi, house, moonRasi, dignity: saturnDignity(rasi), isBack: retrograde, isFirst, round, ...time };
  });
}
