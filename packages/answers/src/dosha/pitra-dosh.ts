import type { BirthRequest, PitraDoshResponse, PitraReport, WireReason } from "@vedanga/contract";
import { type PitraDosha, pitraDosha, pitraRemedies } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dosha/pitra-dosh: Saturn or Rahu with the Sun or the Moon, or looking at them.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPitraDosh(request: BirthRequest, context: AnswerContext): PitraDoshResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const dosha = pitraDosha(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? pitraReasons(dosha, words) : undefined;
    return answered(pitraReport(dosha, words), sky.conventions, reasons);
  });
}

function pitraReport({ present, contacts }: PitraDosha, { pitra }: Catalogue): PitraReport {
  if (!present) return { is_dosha_present: false, bot_response: pitra.absent };
  return {
    is_dosha_present: true,
    bot_response: pitra.present,
    effects: contacts.map(({ about, facts }) => pitra.effect[facts.light][about]),
    remedies: [...pitra.remedies],
  };
}

function pitraReasons({ present, contacts, others }: PitraDosha, words: Catalogue): WireReason[] {
  const { reasons } = words.pitra;
  return [
    ...wireReasons("is_dosha_present", [...contacts, ...others], reasons, words),
    ...(present
      ? pitraRemedies().flatMap((remedy, index) => wireReasons(`remedies.${index}`, [remedy], reasons, words))
      : []),
  ];
}
