import type { PanchangFestivalsResponse, PanchangRequest } from "@vedanga/contract";
import {
  type AlmanacDay,
  type FoundFestival,
  panchakaOf,
  panchakaReason,
  type Reason,
  spanReason,
} from "@vedanga/core";
import { type AlmanacFacts, type Catalogue, catalogueOf } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { festivalReasons } from "../wire/wire-festival.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { almanacMoment } from "./moment/moment.ts";

/**
 * GET /panchang/festivals: what is kept on a date, and the special yogas of its day. `time` has no effect.
 * @throws AppError "year_out_of_range" and "skipped_date" (date), "unknown_zone" (zone)
 */
export function answerPanchangFestivals(
  { time: _, ...request }: PanchangRequest,
  context: AnswerContext,
): PanchangFestivalsResponse {
  return refusingAs("date", () => {
    const { sky, day } = almanacMoment(request, context);
    const words = catalogueOf(request.lang);
    const yogas = yogasOf(day);
    const response: PanchangFestivalsResponse["response"] = {
      festival_list: day.festivals.map((festival) => ({
        festival_name: words.names.festival[festival.id].name,
        significance: significanceOf(festival, words),
        type: typeOf(festival),
      })),
      yogas: yogas.map(({ id }) => ({
        yoga_name: words.sky.yogaOfDay[id].name,
        significance: words.sky.yogaOfDay[id].significance,
        type: "yoga",
      })),
    };
    const reasons = () => [
      ...day.festivals.flatMap((festival, index) => festivalReasons(festival, `festival_list.${index}`, words)),
      ...yogas.flatMap(({ reason }, index) => wireReasons(`yogas.${index}`, [reason], words.almanacReasons, words)),
    ];
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}

/** What people do; of an eclipse also whether the place sees it, and where schools keep two days why this is one of them. */
function significanceOf(festival: FoundFestival, words: Catalogue): string {
  const { special } = words.names.festival[festival.id];
  if (festival.eclipse === undefined && festival.tradition === undefined) return special;
  const [why] = festivalReasons(festival, "festival_list", words);
  return why === undefined ? special : `${special} ${why.text}`;
}

/** The Sun decides a day that keeps no tithi and is counted from his sign. */
const typeOf = ({ tithi, reasons }: FoundFestival): "Lunar" | "Solar" =>
  tithi === undefined && reasons.some(({ rule }) => rule.startsWith("sun.")) ? "Solar" : "Lunar";

interface YogaOfDay {
  readonly id: keyof Catalogue["sky"]["yogaOfDay"];
  readonly reason: Reason<AlmanacFacts, "day">;
}

/** The special yogas that touch the day, each once, and Panchaka. */
function yogasOf(day: AlmanacDay): readonly YogaOfDay[] {
  const special = day.spans.flatMap((span): readonly YogaOfDay[] =>
    span.kind === "special_yoga" ? [{ id: span.name, reason: spanReason(span) }] : [],
  );
  const once = special.filter(({ id }, index) => special.findIndex((other) => other.id === id) === index);
  return panchakaOf(day) ? [...once, { id: "panchaka", reason: panchakaReason }] : once;
}
