import type { HoraMuhurtaResponse, PanchangRequest } from "@vedanga/contract";
import { LUMINOUS_GRAHAS, spanReason } from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDateTime } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { almanacMoment } from "./moment/moment.ts";

/**
 * GET /panchang/hora-muhurta: the planetary hours from the sunrise of the date to the next. `time` has no effect.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerHoraMuhurta(
  { time: _, ...request }: PanchangRequest,
  context: AnswerContext,
): HoraMuhurtaResponse {
  return refusingAs("date", () => {
    const { sky, clock, day } = almanacMoment(request, context);
    const words = wireWords(request.lang);
    const { names } = words;
    const spans = day.spans.flatMap((span) => {
      const lord = span.kind === "hora" ? LUMINOUS_GRAHAS.find((graha) => graha === span.name) : undefined;
      return lord ? [{ span, lord }] : [];
    });
    const response = {
      horas: spans.map(({ span: { startJdUt, endJdUt }, lord }) => ({
        start: wireDateTime(clock, startJdUt),
        end: wireDateTime(clock, endJdUt),
        hora: names.graha[lord].name,
        benefits: words.sky.hora[lord].benefits,
        lucky_gem: words.sky.hora[lord].gem,
      })),
      day_of_week: names.vara[day.sun.vara].weekday,
    };
    const reasons = () =>
      spans.flatMap(({ span }, index) =>
        wireReasons(`horas.${index}`, [spanReason(span)], words.almanacReasons, words),
      );
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}
