import type { WireReason } from "@vedanga/contract";
import { type DayForSign, LIFE_ASPECTS } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireReasonsOfGrahas } from "../../wire/wire-reasons.ts";

/** Why every figure of a day is what it is: ten scores of thirteen reasons each, then colour and numbers. */
export function dayReasons({ total, aspects, luck }: DayForSign, isSplit: boolean, catalogue: Catalogue): WireReason[] {
  const path = (field: string): string => (isSplit ? `bot_response.${field}.score` : field);
  const of = (field: string, reasons: typeof total.reasons): WireReason[] =>
    wireReasonsOfGrahas(path(field), reasons, catalogue.daily.reasons, catalogue);
  return [
    ...of("total_score", total.reasons),
    ...LIFE_ASPECTS.flatMap((aspect) => of(aspect, aspects[aspect].reasons)),
    ...luck.reasons.flatMap((reason) =>
      wireReasonsOfGrahas(
        reason.rule === "luck.colour_of_helper" ? "lucky_color" : "lucky_number",
        [reason],
        catalogue.daily.reasons,
        catalogue,
      ),
    ),
  ];
}
