import {
  type Sensitivity,
  type SensitivityRequest,
  type SensitivityResponse,
  UNCERTAIN_MINUTES,
  type WireReason,
} from "@vedanga/contract";
import {
  type BirthTimeSensitivity,
  birthTimeSensitivity,
  SENSITIVE_QUANTITIES,
  type SensitiveChange,
  type SensitiveQuantity,
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
import { toldTimes } from "./sensitivity-times.ts";
import { possibleValues, toldValue, wireValue } from "./sensitivity-values.ts";

type WireChange = Sensitivity["changes"][number];

/** More changes of one quantity than these are no longer read. */
const MOST_CHANGES = 3;

/** The birth whose clock tells the times, and the words. */
interface Telling {
  readonly request: SensitivityRequest;
  readonly clock: LocalClock;
  readonly words: Catalogue;
  readonly minutes: number;
}

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
    const telling: Telling = { request, clock, words, minutes };
    const response: Sensitivity = {
      minutes,
      changes: found.changes.map((change) => wireChange(change, telling)),
      open: SENSITIVE_QUANTITIES.flatMap((quantity) => wireOpen(quantity, found, telling)),
      steady: found.steady.flatMap((quantity) => {
        const value = found.stated[quantity];
        if (value === undefined) return [];
        return [{ quantity, name: words.sensitivity.quantity[quantity], value: wireValue(value, words) }];
      }),
      dashas_move_days: Number(found.dashasMoveDays.toFixed(1)),
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

function wireChange(change: SensitiveChange, telling: Telling): WireChange {
  const { clock, words } = telling;
  const { quantity, birthJdUt, offsetMinutes } = change;
  return {
    quantity,
    name: words.sensitivity.quantity[quantity],
    birth_time: wireInstant(clock, birthJdUt),
    // A zero of either sign is one zero.
    offset_minutes: Number(offsetMinutes.toFixed(2)) || 0,
    before: wireValue(change.before, words),
    after: wireValue(change.after, words),
    text: sentence(quantity, [change], telling),
  };
}

/** A quantity that changes, in one sentence. */
function wireOpen(
  quantity: SensitiveQuantity,
  found: BirthTimeSensitivity,
  telling: Telling,
): readonly Sensitivity["open"][number][] {
  const changes = found.changes.filter((change) => change.quantity === quantity);
  if (changes.length === 0) return [];
  const { words, minutes } = telling;
  const times = changes.length;
  const values = [...changes.slice(0, 1).map(({ before }) => before), ...changes.map(({ after }) => after)];
  const text =
    times <= MOST_CHANGES
      ? sentence(quantity, changes, telling)
      : words.sensitivity.often({ quantity, times, minutes, ...possibleValues(quantity, values, words) });
  return [{ quantity, name: words.sensitivity.quantity[quantity], times, text }];
}

function sentence(quantity: SensitiveQuantity, changes: readonly SensitiveChange[], telling: Telling): string {
  const { request, clock, words } = telling;
  const [first] = changes;
  if (first === undefined) throw new RangeError("nothing changes");
  const times = toldTimes(changes, clock, { date: request.dob, second: request.tob.second });
  const next = times.flatMap((at, index) => {
    const change = changes[index];
    return change ? [{ at, value: toldValue(change.after, words) }] : [];
  });
  return words.sensitivity.change(quantity, toldValue(first.before, words), next);
}
