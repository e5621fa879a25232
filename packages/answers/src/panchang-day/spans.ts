import type { PanchangDay, SpanKind } from "@vedanga/contract";
import { type Span, varaOfDate } from "@vedanga/core";
import type { AlmanacDay } from "../almanac-day.ts";
import { daylightParts } from "../panchang/daylight-parts.ts";
import type { LocalClock } from "../wall-time.ts";
import { wireInstant } from "../wire-format.ts";

type NamedSpan = PanchangDay["spans"][number];

/** The parts of the day that custom seeks or avoids, in order of time. None where the Sun does not rise and set. */
export function spansOf(day: AlmanacDay, clock: LocalClock): NamedSpan[] {
  const parts = daylightParts(day);
  if (parts === undefined) return [];
  const isWednesday = varaOfDate(day.date) === "budha";
  const named: readonly (readonly [SpanKind, Span, NamedSpan["quality"]])[] = [
    ["rahu_kaal", parts.rahuKaal, "bad"],
    ["gulika", parts.gulika, "bad"],
    ["yamaganda", parts.yamaganda, "bad"],
    // Custom leaves Abhijit out on Wednesday.
    ["abhijit", parts.abhijit, isWednesday ? "neutral" : "good"],
  ];
  return named
    .toSorted(([, one], [, other]) => one.startJdUt - other.startJdUt)
    .map(([kind, { startJdUt, endJdUt }, quality]) => ({
      kind,
      start: wireInstant(clock, startJdUt),
      end: wireInstant(clock, endJdUt),
      quality,
    }));
}
