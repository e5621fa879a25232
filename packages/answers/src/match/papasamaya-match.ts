import type { MatchRequest, PapaMatchReport, PapasamayaMatchResponse } from "@vedanga/contract";
import { type Papa, papaOf } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { papaReasons, papaReport } from "../dosha/papasamaya.ts";
import type { AnswerContext } from "../request/context.ts";
import { answered } from "../wire/answered.ts";
import { wireWords } from "../wire/wire-words.ts";
import { twoBirths } from "./two-births.ts";

/**
 * GET /matching/papasamaya-match: what the malefics of two births weigh on marriage.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerPapasamayaMatch(request: MatchRequest, context: AnswerContext): PapasamayaMatchResponse {
  const { boy, girl } = twoBirths(request, context);
  const groom = papaOf(boy.chart);
  const bride = papaOf(girl.chart);
  const words = wireWords(request.lang);
  const reasons = request.explain
    ? [...papaReasons(groom, "boy_papa.", words), ...papaReasons(bride, "girl_papa.", words)]
    : undefined;
  return answered(papaMatchReport(groom, bride, words), boy.sky.conventions, reasons);
}

const papaMatchReport = (groom: Papa, bride: Papa, { papa }: Catalogue): PapaMatchReport => ({
  boy_papa: papaReport(groom),
  girl_papa: papaReport(bride),
  boy_total: groom.total,
  girl_total: bride.total,
  score: apartPercent(groom.total, bride.total),
  bot_response: papa.match({ groom: groom.total, bride: bride.total }),
});

function apartPercent(groom: number, bride: number): number {
  if (groom === 0) return bride === 0 ? 0 : 100;
  return (Math.abs(groom - bride) / groom) * 100;
}
