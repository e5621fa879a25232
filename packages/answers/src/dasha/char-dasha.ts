import type {
  CharaMain,
  CharaRequest,
  CharDashaCurrentResponse,
  CharDashaMainResponse,
  CharDashaSubResponse,
  WireReason,
} from "@vedanga/contract";
import {
  addMonths,
  type CharaPeriod,
  type CharaReason,
  type CivilDate,
  charaDasha,
  charaOrderReason,
  charaParts,
  charaPartsReason,
  charaYearsReasons,
  isoDate,
  longitudesOf,
  unixMsToJdUt,
} from "@vedanga/core";
import { wallAt } from "../clock/wall-time.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireCivilDate, wireLongCivilDate } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/** The years of a sign on the calendar, from the date of birth on. */
interface DatedPeriod extends CharaPeriod {
  readonly fromMonths: number;
  readonly toMonths: number;
}

/**
 * GET /dashas/char-dasha-main: the twelve signs by the date on which the years of each END.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerCharDashaMain(request: CharaRequest, context: AnswerContext): CharDashaMainResponse {
  return refusingAs("dob", () => {
    const { dob } = request;
    const { periods, words, conventions, reasonsOf } = signsOf(request, context);
    const reasons = () =>
      periods.flatMap((period, index) => reasonsOf(period, index === 0, ["dasha_list", `dasha_end_dates.${index}`]));
    return charaAnswer(
      request,
      {
        dasha_list: periods.map(({ rasi }) => words.names.rasi[rasi]),
        start_date: wireLongCivilDate(dob),
        dasha_end_dates: periods.map(({ toMonths }) => wireLongCivilDate(addMonths(dob, toMonths))),
      },
      conventions,
      request.explain ? reasons() : undefined,
    );
  });
}

/**
 * GET /dashas/char-dasha-sub: the twelve parts of each sign's years.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerCharDashaSub(request: CharaRequest, context: AnswerContext): CharDashaSubResponse {
  return refusingAs("dob", () => {
    const { periods, mainOf, conventions, reasonsOf, partsReason } = signsOf(request, context);
    const reasons = () =>
      periods.flatMap((period, index) => [
        ...reasonsOf(period, index === 0, [`${index}.main_dasha`, `${index}.sub_dasha_end_dates`]),
        ...partsReason(period, `${index}.sub_dasha_list`),
      ]);
    return charaAnswer(request, periods.map(mainOf), conventions, request.explain ? reasons() : undefined);
  });
}

/**
 * GET /dashas/char-dasha-current: the sign whose years run on the day of the call, with its parts. After the twelfth sign
 * the first comes again.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerCharDashaCurrent(request: CharaRequest, context: AnswerContext): CharDashaCurrentResponse {
  return refusingAs("dob", () => {
    const { clock, periods, mainOf, conventions, reasonsOf, partsReason } = signsOf(request, context);
    const period = runningOn(periods, request.dob, wallAt(clock, unixMsToJdUt(context.nowUnixMs)));
    const reasons = () => [
      ...reasonsOf(period, true, ["main_dasha", "sub_dasha_end_dates"]),
      ...partsReason(period, "sub_dasha_list"),
    ];
    return charaAnswer(request, mainOf(period), conventions, request.explain ? reasons() : undefined);
  });
}

/** An answer that says beside its response by which lords it was counted. */
const charaAnswer = <T>({ chara_lords }: CharaRequest, ...answer: Parameters<typeof answered<T>>) => ({
  ...answered(...answer),
  chara_lords,
});

function signsOf(request: CharaRequest, context: AnswerContext) {
  const { dob, chara_lords: lords } = request;
  const { sky, clock, chart } = birthChart(request, context);
  const words = wireWords(request.lang);
  const lagna = chart.lagna.rasi;
  const longitudes = longitudesOf(chart);
  const wired = (about: string, reasons: readonly CharaReason[]): WireReason[] =>
    wireReasons(about, reasons, words.moreDasha.charaReasons, words);
  return {
    clock,
    words,
    conventions: sky.conventions,
    periods: dated(charaDasha(lagna, longitudes, lords)),
    mainOf: ({ rasi, lord, fromMonths, toMonths, years }: DatedPeriod): CharaMain => ({
      main_dasha: words.names.rasi[rasi],
      main_dasha_lord: words.names.graha[lord].name,
      sub_dasha_list: charaParts(rasi).map((part) => words.names.rasi[part]),
      sub_dasha_start_date: wireCivilDate(addMonths(dob, fromMonths)),
      // A twelfth of a sign's years is as many months.
      sub_dasha_end_dates: charaParts(rasi).map((_, index, { length }) =>
        wireLongCivilDate(addMonths(dob, index === length - 1 ? toMonths : fromMonths + (index + 1) * years)),
      ),
    }),
    reasonsOf: (period: CharaPeriod, withOrder: boolean, [order, ends]: readonly [string, string]): WireReason[] => [
      ...(withOrder ? wired(order, [charaOrderReason(lagna)]) : []),
      ...wired(ends, charaYearsReasons(period, longitudes, lords)),
    ],
    partsReason: ({ rasi }: CharaPeriod, about: string): WireReason[] => wired(about, [charaPartsReason(rasi)]),
  };
}

const MONTHS = 12;

/** The periods one after another, `fromMonths` after birth. */
function dated(periods: readonly CharaPeriod[], fromMonths = 0): readonly DatedPeriod[] {
  let toMonths = fromMonths;
  return periods.map((period) => {
    const start = toMonths;
    toMonths += period.years * MONTHS;
    return { ...period, fromMonths: start, toMonths };
  });
}

/** The first period that ends after a date, in as many cycles as it takes. */
function runningOn(periods: readonly DatedPeriod[], birth: CivilDate, today: CivilDate): DatedPeriod {
  const found = periods.find(({ toMonths }) => isoDate(addMonths(birth, toMonths)) > isoDate(today));
  return found ?? runningOn(dated(periods, nth(periods, MONTHS).toMonths), birth, today);
}
