import type { ChoghadiyaMuhurtaResponse, PanchangRequest } from "@vedanga/contract";
import { type SpanQuality, spanReason } from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDateTime } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { almanacMoment } from "./moment/moment.ts";

const TYPE: Readonly<Record<SpanQuality, ChoghadiyaMuhurtaResponse["response"]["day"][number]["type"]>> = {
  good: "Auspicious",
  neutral: "Good",
  bad: "Inauspicious",
};

/**
 * GET /panchang/choghadiya-muhurta: the choghadiyas from the sunrise of the date to the next. `time` has no effect.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerChoghadiyaMuhurta(
  { time: _, ...request }: PanchangRequest,
  context: AnswerContext,
): ChoghadiyaMuhurtaResponse {
  return refusingAs("date", () => {
    const { sky, clock, day } = almanacMoment(request, context);
    const words = wireWords(request.lang);
    const { names } = words;
    const half = (which: "day" | "night") =>
      day.spans.flatMap((span) => (span.kind === "choghadiya" && span.facts.half === which ? [span] : []));
    const halves = { day: half("day"), night: half("night") };
    const parts = (which: "day" | "night") =>
      halves[which].map(({ name, quality, startJdUt, endJdUt }) => ({
        start: wireDateTime(clock, startJdUt),
        end: wireDateTime(clock, endJdUt),
        muhurat: names.choghadiya[name],
        type: TYPE[quality],
      }));
    const response = { day: parts("day"), night: parts("night"), day_of_week: names.vara[day.sun.vara].weekday };
    const reasons = (which: "day" | "night") =>
      halves[which].flatMap((span, index) =>
        wireReasons(`${which}.${index}`, [spanReason(span)], words.almanacReasons, words),
      );
    return answered(response, sky.conventions, request.explain ? [...reasons("day"), ...reasons("night")] : undefined);
  });
}
