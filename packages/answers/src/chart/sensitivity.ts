import {
  type Sensitivity,
  type SensitivityRequest,
  type SensitivityResponse,
  UNCERTAIN_MINUTES,
  type WireReason,
} from "@vedanga/contract";
import {
  birthTimeSensitivity,
  NAKSHATRAS,
  RASIS,
  type SensitiveChange,
  type SensitiveValue,
  sensitivityReasons,
  unixMsToJdUt,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import type { LocalClock } from "../clock/wall-time.ts";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";

type WireChange = Sensitivity["changes"][number];
type WireValue = WireChange["before"];

/**
 * GET /horoscope/sensitivity: what would be different for a birth up to this many minutes earlier or later, including the
 * dashas running now, and what stays the same.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerSensitivity(request: SensitivityRequest, context: AnswerContext): SensitivityResponse {
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = catalogueOf(request.lang);
    const minutes = request.minutes ?? UNCERTAIN_MINUTES.usual;
    const birth = {
      birthJdUt: chart.jdUt,
      place: chart.place,
      uncertaintyMinutes: minutes,
      dashasAtJdUt: unixMsToJdUt(context.nowUnixMs),
    };
    const found = birthTimeSensitivity(sky, birth);
    const { changes, steady } = found;
    const response: Sensitivity = {
      minutes,
      changes: changes.map((change) => wireChange(change, clock, words)),
      steady: steady.map((quantity) => ({ quantity, name: words.sensitivity.quantity[quantity] })),
    };
    if (!request.explain) return answered(response, sky.conventions);
    const reasons = sensitivityReasons(sky, birth, found);
    const listReasons = (list: "changes" | "steady"): WireReason[] =>
      reasons[list].flatMap((reason, index) =>
        wireReasons(`${list}.${index}`, [reason], words.sensitivity.reasons, words),
      );
    return answered(response, sky.conventions, [...listReasons("changes"), ...listReasons("steady")]);
  });
}

function wireChange(change: SensitiveChange, clock: LocalClock, words: Catalogue): WireChange {
  const { quantity, birthJdUt, offsetMinutes } = change;
  const name = words.sensitivity.quantity[quantity];
  const before = wireValue(change.before, words);
  const after = wireValue(change.after, words);
  return {
    quantity,
    name,
    birth_time: wireInstant(clock, birthJdUt),
    // A zero of either sign is one zero.
    offset_minutes: Number(offsetMinutes.toFixed(2)) || 0,
    before,
    after,
    text: words.sensitivity.change({
      quantity: name,
      seconds: Math.round(Math.abs(offsetMinutes) * 60),
      isEarlier: offsetMinutes < 0,
      before: before.name,
      after: after.name,
    }),
  };
}

function wireValue(value: SensitiveValue, { names, sensitivity }: Catalogue): WireValue {
  if (typeof value === "number") return { id: value, name: String(value) };
  if (typeof value !== "string") {
    const lords = value.map((lord) => names.graha[lord].name);
    return { id: [...value], name: lords.length === 0 ? sensitivity.none : lords.join("/") };
  }
  const rasi = RASIS.find((id) => id === value);
  if (rasi !== undefined) return { id: rasi, name: names.rasi[rasi] };
  const nakshatra = NAKSHATRAS.find((id) => id === value);
  if (nakshatra === undefined) throw new TypeError(`no name for ${value}`);
  return { id: nakshatra, name: names.nakshatra[nakshatra] };
}
