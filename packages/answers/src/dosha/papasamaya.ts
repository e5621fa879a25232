import type { BirthRequest, PapaReport, PapasamayaResponse, WireReason } from "@vedanga/contract";
import { type Papa, type PapaGraha, papaOf } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dosha/papasamaya: what the four malefics of a birth weigh on marriage.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPapasamaya(request: BirthRequest, context: AnswerContext): PapasamayaResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const papa = papaOf(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? papaReasons(papa, "", words) : undefined;
    return answered(papaReport(papa), sky.conventions, reasons);
  });
}

export const papaReport = ({ units }: Papa): PapaReport => ({
  rahu_papa: units.rahu,
  sun_papa: units.sun,
  saturn_papa: units.saturn,
  mars_papa: units.mars,
});

const FIELD: Readonly<Record<PapaGraha, keyof PapaReport>> = {
  rahu: "rahu_papa",
  sun: "sun_papa",
  saturn: "saturn_papa",
  mars: "mars_papa",
};

/**
 * The units of each malefic, whose points add up to its figure, and what another school counts. `under` is the path to
 * the figures, with its dot.
 */
export const papaReasons = ({ reasons, school }: Papa, under: string, words: Catalogue): WireReason[] =>
  [...reasons, ...school].flatMap((reason) =>
    wireReasons(`${under}${FIELD[reason.about]}`, [reason], words.papa.reasons, words),
  );
