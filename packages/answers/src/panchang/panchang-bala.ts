import type { PanchangBalaRequest, PanchangBalaResponse, WireReason } from "@vedanga/contract";
import { chandraBala, isoDate, type NumberedSpan, RASIS, taraBala, tithiOf } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { almanacMoment } from "./moment/moment.ts";

/**
 * GET /panchang/bala: how the Moon's stars and signs of a day are for one born under a star and a sign. The half of the
 * month is that of the day's tithi.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerPanchangBala(request: PanchangBalaRequest, context: AnswerContext): PanchangBalaResponse {
  return refusingAs("date", () => {
    const { sky, clock, day } = almanacMoment(request, context);
    const words = catalogueOf(request.lang);
    const { tara: taraNames, balaName, balaReasons } = words.gochara;
    const moonRasi = nth(RASIS, request.zodiac);
    const { paksha } = tithiOf(day.tithi.number);
    const ends = ({ startJdUt, endJdUt }: NumberedSpan) => ({
      start: wireInstant(clock, startJdUt),
      end: wireInstant(clock, endJdUt),
    });
    const taras = day.limbs.nakshatra.map((span) => ({ span, reason: taraBala(request.star, span.number) }));
    const signs = day.moonSigns.map((span) => ({
      span,
      reason: chandraBala(moonRasi, nth(RASIS, span.number), paksha),
    }));
    const why = (about: string, reason: (typeof taras | typeof signs)[number]["reason"]): WireReason[] =>
      wireReasons(about, [reason], balaReasons, words);
    const textOf = (reason: (typeof taras | typeof signs)[number]["reason"]): string => why("", reason)[0]?.text ?? "";
    return answered(
      {
        date: isoDate(day.sun.date),
        tara: taras.map(({ span, reason }) => ({
          ...ends(span),
          tara: reason.facts.tara,
          name: taraNames[reason.facts.tara],
          bala: reason.facts.bala,
          bala_name: balaName[reason.facts.bala],
          text: textOf(reason),
        })),
        chandra: signs.map(({ span, reason }) => ({
          ...ends(span),
          house: reason.facts.house,
          sign_name: words.names.rasi[nth(RASIS, span.number)],
          bala: reason.facts.bala,
          bala_name: balaName[reason.facts.bala],
          text: textOf(reason),
        })),
      },
      sky.conventions,
      request.explain
        ? [
            ...taras.flatMap(({ reason }, index) => why(`tara.${index}`, reason)),
            ...signs.flatMap(({ reason }, index) => why(`chandra.${index}`, reason)),
          ]
        : undefined,
    );
  });
}
